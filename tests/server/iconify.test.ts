import { expect, test } from "vitest";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

const site = await testSite();
const anybody = visitor(site.url);
const ama = await signedIn(site.url, "ama");
for (const title of ["Kora", "Waiting", "أحمر"])
  expect(
    (
      await ama.post(
        "/submit",
        submittedLogo({ title, image: drawing("a.svg", `<path d="M0 0h${title.length}v9z"/>`) }),
      )
    ).status,
  ).toBe(303);
await site.sql("update logos set status = 'approved' where title <> 'Waiting'");

const read = async (path: string) => {
  const answer = await anybody.ask(path);
  return { answer, body: answer.status === 200 ? await answer.json() : null };
};
const circle = '<circle cx="4" cy="4" r="3"/>';

test("gives icons by name to programs anywhere, and says which there are none of", async () => {
  const { answer, body } = await read(
    "/iconify/ubunifu.json?icons=kora%2Cwaiting,nothing,%D8%A3%D8%AD%D9%85%D8%B1,__proto__",
  );
  expect(body).toEqual({
    prefix: "ubunifu",
    icons: { kora: { body: expect.stringContaining(circle), width: 9, height: 9 } },
    not_found: ["waiting", "nothing", "أحمر", "__proto__"],
  });
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=60",
  });
  const known = await fetch(
    `${site.url}/iconify/ubunifu.json?icons=kora,waiting,nothing,%D8%A3%D8%AD%D9%85%D8%B1,__proto__`,
    {
      headers: { "If-None-Match": headers.etag ?? "" },
    },
  );
  expect(known.status).toBe(304);
});

test("takes no more names than it says", async () => {
  for (const names of ["", ",", Array.from({ length: 201 }, (_, n) => `a${n}`).join(",")]) {
    const { answer } = await read(`/iconify/ubunifu.json?icons=${names}`);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      "Ask for 1 to 200 icons, with commas between them.",
    ]);
  }
});

test("gives the whole set as one file", async () => {
  const { answer, body } = await read("/iconify/ubunifu.json");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="ubunifu.json"');
  expect(Object.keys(body.icons)).toEqual(["kora"]);
  const plain = await fetch(`${site.url}/iconify/ubunifu.json`, {
    headers: { "Accept-Encoding": "identity" },
  });
  expect([plain.headers.get("content-encoding"), await plain.json()]).toEqual([null, body]);
  expect(body.info).toMatchObject({ name: "Ubunifu", total: 1, samples: ["kora"], palette: true });
});

test("gives the last set while a changed one is made", async () => {
  const names = async () => Object.keys((await read("/iconify/ubunifu.json")).body.icons).sort();
  await site.sql("update logos set status = 'approved' where title = 'Waiting'");
  expect(await names()).toEqual(["kora"]);
  await expect.poll(names).toEqual(["kora", "waiting"]);
  await site.sql("update logos set status = 'pending' where title = 'Waiting'");
});

test("gives one icon as a file, until the logo is taken down", async () => {
  const one = await anybody.ask("/iconify/ubunifu/kora.svg?height=48&color=red");
  expect(await one.text()).toMatch(/^<svg [^>]*width="48" height="48" viewBox="0 0 9 9">/);
  expect(one.headers.get("access-control-allow-origin")).toBe("*");
  expect((await anybody.ask("/iconify/ubunifu/waiting.svg")).status).toBe(404);
  await site.sql("update logos set status = 'rejected' where title = 'Kora'");
  expect((await anybody.ask("/iconify/ubunifu/kora.svg")).status).toBe(404);
  expect((await read("/iconify/ubunifu.json?icons=kora")).body).toEqual({
    prefix: "ubunifu",
    icons: {},
    not_found: ["kora"],
  });
});

test("tells of one logo all files, what is drawn from each, and its colors", async () => {
  await site.sql("update logos set status = 'approved' where title = 'Kora'");
  const { body } = await read("/api/logos/kora");
  expect(body.colors).toEqual(["#000000"]);
  expect(body.variants[0]).toMatchObject({ name: "mark", layout: "mark", ground: "light", derived: false });
  for (const { format, width, url } of body.variants[0].renditions) {
    const drawn = await fetch(url.replace("http://localhost:3000", site.url));
    expect([url, drawn.status, drawn.headers.get("content-type"), width > 0]).toEqual([
      url,
      200,
      `image/${format}`,
      true,
    ]);
    expect(drawn.headers.get("access-control-allow-origin")).toBe("*");
  }
  expect(body.variants[0].renditions.length).toBe(4);
  const { body: list } = await read("/api/logos");
  expect(Object.keys(list.items[0].variants[0])).toEqual(["name", "layout", "ground", "image"]);
});
