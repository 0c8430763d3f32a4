import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** A mail server that takes everything. */
export async function startMailServer() {
  const received: { to: string; text: string }[] = [];
  function serve(socket: Socket): void {
    let [pending, to, inText] = ["", "", false];
    const answers: [RegExp, (found: RegExpExecArray) => string][] = [
      [
        /^RCPT TO:<([^>]*)>.*\r\n/,
        ([, address = ""]) => {
          to = address;
          return "250 fine";
        },
      ],
      [
        /^DATA\r\n/,
        () => {
          inText = true;
          return "354 go on";
        },
      ],
      [/^.*\r\n/, () => "250 fine"],
    ];
    const text: (typeof answers)[number] = [
      /^[\s\S]*?\r\n\.\r\n/,
      ([whole]) => {
        inText = false;
        received.push({ to, text: decoded(whole) });
        return "250 kept";
      },
    ];
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      pending += chunk;
      for (;;) {
        const next = (inText ? [text] : answers)
          .map(([pattern, answer]) => ({ found: pattern.exec(pending), answer }))
          .find(({ found }) => found);
        if (!next?.found) return;
        pending = pending.slice(next.found[0].length);
        socket.write(`${next.answer(next.found)}\r\n`);
      }
    });
    socket.on("error", () => {});
    socket.unref();
  }
  const server = createServer(serve).listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Oldest first. */
    mailsTo: (email: string) => received.filter(({ to }) => to === email).map(({ text }) => text),
  };
}

/** From quoted-printable, or base64 as mails are that have few Latin letters. */
const decoded = (text: string) =>
  text
    .replace(/=\r\n/g, "")
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll("=", ""), "hex").toString())
    .replace(/(?<=Encoding: base64\r\n\r\n)[\w+/=\r\n]+/g, (coded) =>
      Buffer.from(coded, "base64").toString(),
    );
