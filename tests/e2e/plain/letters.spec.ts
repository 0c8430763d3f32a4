import { randomUUID } from "node:crypto";
import type { PlainBrowser } from "#tests/support/plain-browser.ts";
import { linkIn, mailTo } from "../mail.ts";
import { expect, test } from "./plain.ts";

const someone = () => `baraka-${randomUUID()}@example.com`;
const noMail = "This site doesn’t send email yet";

test("a visitor writes to the site: a mistake keeps every word, then the message goes", async ({
  visitor,
}) => {
  await visitor.open("/contact");
  const words = "Hello,\nthis logo is mine. <script>alert(1)</script>";
  visitor.main.fill("Name", "Ama <b>Owusu</b>");
  visitor.main.fill("Email", "ama@nowhere");
  visitor.main.fill("Message", words);
  await visitor.main.press("Send message");
  expect(visitor.main.part("[role=alert]").text).toContain("Enter an email address");
  expect(visitor.main.helpOf("Email")).toContain("Enter an email address");
  expect(visitor.main.valueOf("Name")).toBe("Ama <b>Owusu</b>");
  expect(visitor.main.valueOf("Message").replaceAll("\r", "")).toBe(words);
  visitor.main.fill("Email", "ama@example.com");
  await visitor.main.press("Send message");
  expect(visitor.page.part(".toast[role=status]").text).toContain("Message sent");
  expect(visitor.main.valueOf("Message")).toBe("");
});

test("the server checks what a browser did not, and one address sends five messages an hour", async ({
  visitor,
}) => {
  const send = (form: Record<string, string>) => visitor.post("/contact", form);
  expect((await send({})).status).toBe(400);
  expect((await send({ name: "A", email: "a@example.com", message: " \u200b " })).status).toBe(400);
  expect((await send({ name: "A", email: "a@example.com", message: "x".repeat(4001) })).status).toBe(400);

  const message = { name: "Ama", email: "ama@example.com", message: "Habari" };
  expect((await send({ ...message, website: "https://spam.example" })).status).toBe(303);
  for (let turn = 0; turn < 4; turn += 1) expect((await send(message)).status).toBe(303);
  const refused = await send({ ...message, message: "Keep these words" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Keep these words");
});

async function signUp(visitor: PlainBrowser, email: string): Promise<void> {
  await visitor.open("/newsletter");
  visitor.main.fill("Email", email);
  await visitor.main.press("Subscribe");
  expect(visitor.page.text).toContain(noMail);
}

test("a visitor signs up, confirms with a button and unsubscribes; opening the links changes nothing", async ({
  visitor,
}) => {
  const email = someone();
  await signUp(visitor, email);
  const [mail] = await mailTo(email);
  const confirmation = linkIn(mail, "/newsletter/confirm/");
  const unsubscription = linkIn(mail, "/newsletter/unsubscribe/");
  // A mail scanner opens every link, more than once.
  for (const link of [unsubscription, confirmation, unsubscription])
    expect((await visitor.ask(link)).status).toBe(200);
  await visitor.open(confirmation);
  await visitor.main.press("Confirm");
  expect(visitor.page.text).toContain("You’re subscribed");
  await visitor.open(unsubscription);
  await visitor.main.press("Unsubscribe");
  expect(visitor.page.text).toContain("You’re unsubscribed");
  await visitor.open(confirmation);
  await visitor.main.press("Confirm");
  expect(visitor.main.part("h1").text).toBe("This link has expired");
});

test("a mail program unsubscribes with one click, and is not sent elsewhere", async ({ visitor }) => {
  const email = someone();
  await signUp(visitor, email);
  const [mail = ""] = await mailTo(email);
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const header = linkIn(mail.match(/^List-Unsubscribe: (.*)$/m)?.[1], "/newsletter/unsubscribe/");
  expect((await visitor.post(header, { "List-Unsubscribe": "One-Click" })).status).toBe(200);
  expect((await visitor.post(linkIn(mail, "/newsletter/confirm/"), {})).status).toBe(410);
});

test("nobody learns who subscribes, and robots reach nobody", async ({ visitor }) => {
  const email = someone();
  await signUp(visitor, email);
  await visitor.open(linkIn((await mailTo(email))[0], "/newsletter/confirm/"));
  await visitor.main.press("Confirm");
  await signUp(visitor, email);
  const robot = someone();
  const dropped = await visitor.post("/newsletter", { email: robot, website: "https://spam.example" });
  expect([dropped.status, dropped.headers.get("location")]).toEqual([303, "/newsletter"]);
  expect(await mailTo(robot)).toEqual([]);
});

test("no box in the footer where no mail is sent; a bad address comes back to the form with what was typed", async ({
  visitor,
}) => {
  await visitor.open("/newsletter");
  expect(visitor.page.part("footer").text).not.toContain("One letter a month");
  visitor.main.fill("Email", "ama@nowhere");
  await visitor.main.press("Subscribe");
  expect(visitor.main.valueOf("Email")).toBe("ama@nowhere");
  expect(visitor.main.helpOf("Email")).toContain("Enter an email address");
  const answer = await visitor.post("/newsletter", { email: someone(), returnTo: "/about" });
  expect(answer.headers.get("location")).toBe("/about");
});

test("another site can neither sign anybody up nor be where one lands; R15 one address signs up ten times an hour", async ({
  visitor,
}) => {
  const email = someone();
  const foreign = await visitor.post("/newsletter", { email }, { Origin: "https://evil.example" });
  expect(foreign.status).toBe(403);
  expect(await mailTo(email)).toEqual([]);
  const post = () => visitor.post("/newsletter", { email: someone(), returnTo: "//evil.example" });
  for (let turn = 0; turn < 10; turn += 1) {
    const answer = await post();
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/newsletter"]);
  }
  const refused = await post();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
