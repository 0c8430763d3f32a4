import { expect, test } from "./journey.ts";

test("a visitor writes to the site: a mistake keeps every word, then the message goes", {
  tag: "@script",
}, async ({ page }) => {
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
