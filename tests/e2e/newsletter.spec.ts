import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { linkIn, mailTo } from "./mail.ts";

const someone = () => `baraka-${randomUUID()}@example.com`;

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/newsletter");
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill(email);
  await main.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("This site doesn't send email yet", { exact: true })).toBeVisible();
}

test("a visitor signs up, confirms with a button and unsubscribes; opening the links changes nothing", {
  tag: "@plain",
}, async ({ page }) => {
  const email = someone();
  await signUp(page, email);
  const [mail] = await mailTo(email);
  const confirmation = linkIn(mail, "/newsletter/confirm/");
  const unsubscription = linkIn(mail, "/newsletter/unsubscribe/");

  // A mail scanner opens every link, more than once.
  for (const link of [unsubscription, confirmation, unsubscription]) {
    expect((await page.request.get(link)).status()).toBe(200);
  }
  await page.goto(confirmation);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("You're subscribed")).toBeVisible();

  await page.goto(unsubscription);
  await page.getByRole("main").getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You're unsubscribed")).toBeVisible();

  await page.goto(confirmation);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
});

test("a mail program unsubscribes with one click, and is not sent elsewhere", { tag: "@plain" }, async ({
  page,
}) => {
  const email = someone();
  await signUp(page, email);
  const [mail = ""] = await mailTo(email);
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const header = linkIn(mail.match(/^List-Unsubscribe: (.*)$/m)?.[1], "/newsletter/unsubscribe/");

  const answer = await page.request.post(header, {
    form: { "List-Unsubscribe": "One-Click" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  expect((await page.request.post(linkIn(mail, "/newsletter/confirm/"))).status()).toBe(410);
});

test("nobody learns who subscribes, and robots reach nobody", { tag: "@plain" }, async ({ page }) => {
  const email = someone();
  await signUp(page, email);
  await page.goto(linkIn((await mailTo(email))[0], "/newsletter/confirm/"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await signUp(page, email);

  const robot = someone();
  const dropped = await page.request.post("/newsletter", {
    form: { email: robot, website: "https://spam.example" },
    maxRedirects: 0,
  });
  expect(dropped.status()).toBe(303);
  expect(dropped.headers().location).toBe("/newsletter");
  expect(await mailTo(robot)).toEqual([]);
});

test("the box in the footer brings back to the page, a bad address to the form with what was typed", async ({
  page,
}) => {
  await page.goto("/about");
  const box = page.getByRole("contentinfo");
  await box.getByLabel("One letter a month").fill("ama@nowhere");
  await box.getByRole("button", { name: "Join" }).click();
  const field = page.getByRole("main").getByLabel("Email");
  await expect(field).toHaveValue("ama@nowhere");
  await expect(field).toHaveAccessibleDescription(/Enter an email address/);

  await page.goto("/about");
  await box.getByLabel("One letter a month").fill(someone());
  await box.getByRole("button", { name: "Join" }).click();
  await expect(page.getByText("This site doesn't send email yet", { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/about");
});

test("another site can neither sign anybody up nor be where one lands; R15 one address signs up ten times an hour", {
  tag: "@plain",
}, async ({ page }) => {
  const email = someone();
  const foreign = await page.request.post("/newsletter", {
    form: { email },
    headers: { Origin: "https://evil.example" },
    maxRedirects: 0,
  });
  expect(foreign.status()).toBe(403);
  expect(await mailTo(email)).toEqual([]);

  const post = () =>
    page.request.post("/newsletter", {
      form: { email: someone(), returnTo: "//evil.example" },
      maxRedirects: 0,
    });
  for (let turn = 0; turn < 10; turn += 1) {
    const answer = await post();
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe("/newsletter");
  }
  const refused = await post();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
});
