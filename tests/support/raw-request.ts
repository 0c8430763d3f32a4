import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** For what no client library would send. */
export async function rawConnection(port: number): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.setEncoding("latin1").on("data", (text: string) => {
    received += text;
  });
  // A server that hangs up resets the connection; what it said before counts.
  socket.on("error", () => {});
  const answer = new Promise<string>((resolve) => socket.once("close", () => resolve(received)));
  await once(socket, "connect");
  return { socket, answer };
}

export async function sendRaw(port: number, text: string): Promise<string> {
  const { socket, answer } = await rawConnection(port);
  socket.write(text, "latin1");
  return answer;
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
