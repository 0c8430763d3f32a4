import { expect, test } from "./journey.ts";

test("a visitor writes to the site: a mistake keeps every word, then the message goes", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Ama <b>Owusu</b>");
  await main.getByLabel("Email").fill("ama@nowhere");
  await main.getByLabel("Message").fill("Hello,\nthis logo is mine. <script>alert(1)</script>");
  await main.getByRole("button", { name: "Send message" }).click();

  await expect(page.getByRole("alert")).toContainText("Enter an email address");
  await expect(main.getByLabel("Email")).toHaveAccessibleDescription(/Enter an email address/);
  await expect(main.getByLabel("Name")).toHaveValue("Ama <b>Owusu</b>");
  await expect(main.getByLabel("Message")).toHaveValue(
    "Hello,\nthis logo is mine. <script>alert(1)</script>",
  );

  await main.getByLabel("Email").fill("ama@example.com");
  await main.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status")).toContainText("Message sent");
  await expect(main.getByLabel("Message")).toHaveValue("");
});

test("the server checks what a browser did not, and one address sends five messages an hour", {
  tag: "@plain",
}, async ({ page }) => {
  const send = (form: Record<string, string>) => page.request.post("/contact", { form, maxRedirects: 0 });
  expect((await send({})).status()).toBe(400);
  expect((await send({ name: "A", email: "a@example.com", message: " \u200b " })).status()).toBe(400);
  expect((await send({ name: "A", email: "a@example.com", message: "x".repeat(4001) })).status()).toBe(400);

  const message = { name: "Ama", email: "ama@example.com", message: "Habari" };
  expect((await send({ ...message, website: "https://spam.example" })).status()).toBe(303);
  for (let turn = 0; turn < 4; turn += 1) expect((await send(message)).status()).toBe(303);
  const refused = await send({ ...message, message: "Keep these words" });
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Keep these words");
});
