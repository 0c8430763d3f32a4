import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mail-"));
  vi.resetModules();
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const load = async (smtpUrl: string) => {
  vi.stubEnv("SMTP_URL", smtpUrl);
  return (await import("./mail.server.ts")).sendMail;
};
const kept = async () => {
  const names = await readdir(join(folder, "mail")).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, "mail", name), "utf8")));
};

describe("without a mail server", () => {
  it("keeps each message as a file that a person can read, and only the owner", async () => {
    const sendMail = await load("");
    const sent = await Promise.all(
      ["Karibu", "Asante"].map((subject) =>
        sendMail({ to: "ama@example.com", subject, text: "Habari, ñandú ✏️\n\nhttps://example.com/a?b=c" }),
      ),
    );
    expect(sent).toEqual([true, true]);
    const messages = await kept();
    expect(messages).toHaveLength(2);
    expect(messages.join()).toContain(
      "To: ama@example.com\nSubject: Karibu\nAuto-Submitted: auto-generated\n\nHabari, ñandú ✏️\n\nhttps://",
    );
    const [name = ""] = await readdir(join(folder, "mail"));
    expect(name).not.toContain("ama");
    expect((await stat(join(folder, "mail", name))).mode & 0o077).toBe(0);
  });

  it("a line break in a subject or a header begins no header", async () => {
    const sendMail = await load("");
    await sendMail({
      to: "ama@example.com",
      subject: "Hello\r\nBcc: everybody@example.com",
      text: "Text",
      headers: { "List-Unsubscribe": "<https://example.com>\nX-Evil: 1" },
      replyTo: "kofi@example.com\r\nBcc: everybody@example.com",
    });
    const [message = ""] = await kept();
    expect(message).not.toMatch(/^(Bcc|X-Evil|Reply-To):/im);
  });

  it.each([
    "ama@example.com, everybody@example.com",
    "ama@example.com\nBcc: x@example.com",
    "Ama <ama@example.com>",
    "",
  ])("sends nothing to %j, which is not one address", async (to) => {
    const sendMail = await load("");
    expect(await sendMail({ to, subject: "Hello", text: "Text" })).toBe(false);
    expect(await kept()).toEqual([]);
  });

  it("says false when the message cannot be kept, and throws nothing", async () => {
    await writeFile(join(folder, "mail"), "in the way");
    const sendMail = await load("");
    expect(await sendMail({ to: "ama@example.com", subject: "Hello", text: "Text" })).toBe(false);
  });
});

describe("with a mail server", () => {
  let server: Server;
  let received = "";

  beforeEach(async () => {
    received = "";
    server = createServer((socket) => {
      let inText = false;
      socket.write("220 test\r\n");
      socket.on("data", (chunk) => {
        received += chunk;
        if (inText) {
          if (received.endsWith("\r\n.\r\n")) {
            inText = false;
            socket.write("250 kept\r\n");
          }
          return;
        }
        for (const line of String(chunk).split("\r\n").filter(Boolean)) {
          inText ||= line === "DATA";
          if (line === "DATA") socket.write("354 go on\r\n");
          else if (line.includes("refused@")) socket.write("550 no such person\r\n");
          else socket.write("250 fine\r\n");
        }
      });
      socket.on("error", () => {});
      socket.unref();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => {
    server.close();
  });

  it("sends there, keeps no file, and tells a refusal from a delivery", async () => {
    const { port } = server.address() as { port: number };
    const sendMail = await load(`smtp://127.0.0.1:${port}`);
    const headers = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
    const mail = { to: "ama@example.com", subject: "Karibu", text: "Habari", html: "<p>Habari</p>", headers };
    expect(await sendMail(mail)).toBe(true);
    expect(received).toContain("RCPT TO:<ama@example.com>");
    expect(received).toContain("Subject: Karibu");
    expect(received).toContain("Content-Type: multipart/alternative");
    expect(received).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(received).toContain("Auto-Submitted: auto-generated");
    expect(await sendMail({ to: "refused@example.com", subject: "Karibu", text: "Habari" })).toBe(false);
    expect(await kept()).toEqual([]);
  });

  it("says false when nobody answers there", async () => {
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const sendMail = await load(`smtp://127.0.0.1:${port}`);
    expect(await sendMail({ to: "ama@example.com", subject: "Karibu", text: "Habari" })).toBe(false);
  });
});
