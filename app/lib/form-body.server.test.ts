import { describe, expect, test } from "vitest";
import { readForm, readSubmission } from "./form-body.server.ts";
import { maxFileBytes } from "./form-limits.ts";

const megabyte = 1024 * 1024;

function streamed(
  contentType: string,
  pieces: Iterable<string | Uint8Array>,
  headers: Record<string, string> = {},
) {
  const iterator = pieces[Symbol.iterator]();
  const read = { bytes: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { value, done } = iterator.next();
        if (done) return controller.close();
        const bytes = Buffer.from(value);
        read.bytes += bytes.length;
        controller.enqueue(new Uint8Array(bytes));
      },
      cancel() {
        read.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body, headers: { "Content-Type": contentType, ...headers }, duplex: "half" };
  return { request: new Request("http://localhost/submit", init as RequestInit), read };
}

const boundary = "----form";
const multipart = `multipart/form-data; boundary=${boundary}`;
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string, fileName: string, type = "image/png") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`;
const end = `--${boundary}--\r\n`;

function post(body: BodyInit, contentType?: string) {
  const headers = contentType ? { "Content-Type": contentType } : undefined;
  return new Request("http://localhost/submit", { method: "POST", body, headers });
}

async function statusOf(request: Request): Promise<number> {
  const answer = await readForm(request).then(
    () => 200,
    (error: unknown) => error,
  );
  if (answer instanceof Response) return answer.status;
  if (answer === 200) return 200;
  throw answer;
}

describe("reading a form", () => {
  test("keeps repeated keys, accents and a file, in a multipart post", async () => {
    const sent = new FormData();
    sent.append("tags", "identity");
    sent.append("tags", "Nairobi ✊🏾 é");
    sent.append("image", new File(["<svg/>"], "mark.svg", { type: "image/svg+xml" }));
    const form = await readForm(post(sent));
    expect(form.getAll("tags")).toEqual(["identity", "Nairobi ✊🏾 é"]);
    const file = form.get("image") as File;
    expect([file.name, file.type, await file.text()]).toEqual(["mark.svg", "image/svg+xml", "<svg/>"]);
  });

  test("keeps repeated keys and accents in an urlencoded post", async () => {
    const form = await readForm(
      post(
        new URLSearchParams([
          ["a", "1 & 2"],
          ["a", "é+ñ"],
        ]),
      ),
    );
    expect(form.getAll("a")).toEqual(["1 & 2", "é+ñ"]);
  });

  test("a file input left empty gives no entry", async () => {
    const sent = new FormData();
    sent.append("image", new File([], "", { type: "application/octet-stream" }));
    sent.append("title", "Mark");
    expect([...(await readForm(post(sent))).keys()]).toEqual(["title"]);
  });

  test("NUL is removed from a value", async () => {
    expect((await readForm(post("title=a%00b", "application/x-www-form-urlencoded"))).get("title")).toBe(
      "ab",
    );
    expect((await readForm(post(field("title", "a\0b") + end, multipart))).get("title")).toBe("ab");
  });

  test("a file name keeps no folder", async () => {
    const form = await readForm(post(`${fileHead("image", "../../etc/passwd.png")}x\r\n${end}`, multipart));
    expect((form.get("image") as File).name).toBe("passwd.png");
  });

  test("a post without a body is an empty form", async () => {
    expect([...(await readForm(new Request("http://localhost/", { method: "POST" })))]).toEqual([]);
  });
});

describe("limits hold while the body is read", () => {
  test("a file of 2 MB and one byte is cut there, and the fields after it still arrive", async () => {
    const sent = new FormData();
    sent.append("image", new File([new Uint8Array(3 * megabyte)], "large.png"));
    sent.append("title", "Mark");
    const form = await readForm(post(sent));
    expect((form.get("image") as File).size).toBe(maxFileBytes + 1);
    expect(form.get("title")).toBe("Mark");
  });

  test("a file of 2 MB arrives whole", async () => {
    const sent = new FormData();
    sent.append("image", new File([new Uint8Array(2 * megabyte)], "just.png"));
    expect(((await readForm(post(sent))).get("image") as File).size).toBe(maxFileBytes);
  });

  test("reading stops at 8 MB, with no, or a lying, Content-Length", async () => {
    function* endless() {
      yield fileHead("image", "a.png");
      for (;;) yield new Uint8Array(64 * 1024);
    }
    for (const headers of [{}, { "Content-Length": "100" }] as Record<string, string>[]) {
      const { request, read } = streamed(multipart, endless(), headers);
      expect(await statusOf(request)).toBe(413);
      expect(read.bytes).toBeLessThan(8.2 * megabyte);
      expect(read.cancelled).toBe(true);
    }
  });

  test("a Content-Length over the limit is refused before a byte is read", async () => {
    const { request, read } = streamed(multipart, ["x"], { "Content-Length": String(9 * megabyte) });
    expect(await statusOf(request)).toBe(413);
    expect(read.bytes).toBe(0);
  });

  test("text of more than 256 KB is refused, in one field or many, and reading stops", async () => {
    function* endless(piece: string) {
      for (;;) yield piece;
    }
    const large = streamed("application/x-www-form-urlencoded", endless(`a=${"x".repeat(8 * 1024)}&`));
    expect(await statusOf(large.request)).toBe(413);
    expect(large.read.bytes).toBeLessThan(300 * 1024);
    const many = streamed(multipart, endless(field("a", "x".repeat(8 * 1024))));
    expect(await statusOf(many.request)).toBe(413);
    expect(many.read.bytes).toBeLessThan(300 * 1024);
  });

  test("a submission is read up to 128 KB of text, beside its pictures", async () => {
    const image = `${fileHead("image", "a.png")}${"x".repeat(megabyte)}\r\n`;
    const fits = post(image + field("title", "\u1200".repeat(43_000)) + end, multipart);
    expect(String((await readSubmission(fits)).get("title"))).toHaveLength(43_000);
    const long = post(image + field("title", "\u1200".repeat(44_000)) + end, multipart);
    expect(await readSubmission(long).catch(({ status }) => status)).toBe(413);
  });
});

describe("a broken or oversized form is answered, never a crash", () => {
  test("1,001 fields are refused", async () => {
    const names = Array.from({ length: 1001 }, (_, index) => `f${index}`);
    expect(
      await statusOf(post(names.map((name) => `${name}=1`).join("&"), "application/x-www-form-urlencoded")),
    ).toBe(413);
    expect(await statusOf(post(names.map((name) => field(name, "1")).join("") + end, multipart))).toBe(413);
    expect(
      await statusOf(post(names.map((name) => `${fileHead(name, "a.png")}x\r\n`).join("") + end, multipart)),
    ).toBe(413);
  });

  const nameless = `--${boundary}\r\nContent-Disposition: form-data\r\n\r\n\r\n`;
  test.each([
    ["parts without a name", nameless],
    ["parts without headers", `--${boundary}\r\n\r\n\r\n`],
    ["parts with nothing at all", `--${boundary}\r\n`],
    ["parts of another kind", nameless.replace("form-data", "attachment")],
    ["names and none by turns", field("a", "1") + nameless],
  ])("R18 a form of %s, by the hundred thousand, is refused at the first few hundred", async (_, part) => {
    const body = part.repeat(Math.floor((7 * megabyte) / part.length)) + end;
    const pieces = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, at) =>
      body.slice(at * 65_536, (at + 1) * 65_536),
    );
    const { request, read } = streamed(multipart, pieces);
    const before = process.threadCpuUsage();
    expect(await statusOf(request)).toBe(400);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(50);
    expect(read.bytes).toBeLessThan(megabyte);
  });

  test("R18 a form with as many parts as a form may have is taken", async () => {
    const files = Array.from({ length: 8 }, () => `${fileHead("image", "a.png")}x\r\n`).join("");
    const form = await readForm(post(field("a", "1").repeat(200) + files + end, multipart));
    expect([form.getAll("a").length, form.getAll("image").length]).toEqual([200, 8]);
  });

  test.each([
    ["no boundary", "multipart/form-data", field("a", "1") + end],
    ["no end", multipart, field("a", "1")],
    ["cut inside a file", multipart, `${fileHead("image", "a.png")}abc`],
    ["no part at all", multipart, "hello"],
    ["nothing", multipart, " "],
    ["another boundary", "multipart/form-data; boundary=other", field("a", "1") + end],
    ["half a percent sequence", "application/x-www-form-urlencoded", "a=%E0%A4"],
    ["a lone percent", "application/x-www-form-urlencoded", "a=100%"],
    ["bytes that are no UTF-8", "application/x-www-form-urlencoded", "a=%ff"],
    ["a name that reaches a prototype", multipart, field("__proto__.admin", "1") + end],
    ["a name the form library throws on", "application/x-www-form-urlencoded", "a%5D=1"],
    ["an index that would make a huge list", "application/x-www-form-urlencoded", "tags%5B4294967294%5D=1"],
    ["a path of thousands of levels", "application/x-www-form-urlencoded", `${"a.".repeat(5000)}a=1`],
    [
      "a nameless file",
      multipart,
      `--${boundary}\r\nContent-Disposition: form-data; filename="a.png"\r\n\r\nx\r\n${end}`,
    ],
  ])("%s: 400", async (_name, contentType, body) => {
    expect(await statusOf(post(body, contentType))).toBe(400);
  });

  test.each([
    "garbage{",
    "null",
    '{"type":"zzz","payload":{}}',
    '{"type":"update","payload":{"name":"tags","index":900000000,"value":"x"}}',
    '{"type":"update","payload":{"name":"tags[900000000]","value":"x"}}',
    '{"type":"insert","payload":{"name":"tags","index":4294967290}}',
    '{"type":"reorder","payload":{"name":"tags","from":0,"to":900000000}}',
    '{"type":"update","payload":{"name":"__proto__.admin","value":true}}',
    '{"type":"remove","payload":{"name":"title","index":0}}',
  ])("the form library is not told %s: 400", async (intent) => {
    expect(await statusOf(post(new URLSearchParams({ title: "Mark", __intent__: intent })))).toBe(400);
    const asFile = `${fileHead("__intent__", "a")}${intent}\r\n${end}`;
    expect(await statusOf(post(asFile, multipart))).toBe(400);
    expect(await statusOf(post(new URLSearchParams({ __state__: intent })))).toBe(400);
  });

  test("a button that adds a line to a list still works", async () => {
    const intent = '{"type":"insert","payload":{"name":"schedule","defaultValue":{"time":"09:00"}}}';
    const sent = new URLSearchParams({ "schedule[0].time": "08:00", __intent__: intent });
    expect((await readForm(post(sent))).get("__intent__")).toBe(intent);
  });

  test("another kind of body: 415", async () => {
    expect(await statusOf(post("{}", "application/json"))).toBe(415);
    expect(await statusOf(post("a=1", "text/plain"))).toBe(415);
  });

  test("a connection lost in the middle: 400", async () => {
    function* lost() {
      yield field("a", "1");
      throw new Error("socket closed");
    }
    expect(await statusOf(streamed(multipart, lost()).request)).toBe(400);
  });
});
