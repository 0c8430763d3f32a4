import { randomInt, randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import axeCore from "axe-core";

export const demoPassword = "demo-password-1";
export const adminEmail = "admin@example.com";

type Account = { name: string; email: string; password: string };

type Fixtures = {
  /** Whether the browser of this run has JavaScript. */
  javaScript: boolean;
  /** A new member's account, made for this test and not signed in. */
  account: Account;
  /** A page of another person: its own browser context. Call it for each. */
  anotherPage: () => Promise<Page>;
};

const visitorAddress = () => `10.${randomInt(255)}.${randomInt(255)}.${randomInt(1, 255)}`;

/** Chromium reports a page that answered 4xx or 5xx, or not at all, as an error; the journeys look at those on purpose. */
const expected =
  /Failed to load resource: (?:the server responded with a status of (?:4\d\d|50[234])|net::ERR_INTERNET_DISCONNECTED)/;

async function watch(page: Page, errors: string[]): Promise<void> {
  // Chromium says so only where the script asks; Firefox shows it to whoever looks.
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
      console.error(`The policy blocked ${blockedURI}: ${violatedDirective}`),
    ),
  );
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) errors.push(message.text());
  });
  page.on("pageerror", (error) => {
    // A page that is left while its transition runs says so; nothing is wrong with it.
    if (!/^Transition was (?:aborted|skipped)/.test(error.message)) errors.push(String(error));
  });
}

export const test = base.extend<Fixtures>({
  javaScript: ({ javaScriptEnabled }, use) => use(javaScriptEnabled ?? true),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  extraHTTPHeaders: ({}, use) => use({ "X-Forwarded-For": visitorAddress() }),
  /** Fails the test when it logs an error. */
  page: async ({ page }, use) => {
    const errors: string[] = [];
    await watch(page, errors);
    await use(page);
    expect(errors, "errors in the console").toEqual([]);
  },
  account: async ({ playwright, baseURL }, use) => {
    const account = {
      name: "Zola Test",
      email: `zola-${randomUUID()}@example.com`,
      password: "kente-and-clay",
    };
    const visitor = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { "X-Forwarded-For": visitorAddress() },
    });
    const response = await visitor.post("/signup", {
      form: { ...account, confirmPassword: account.password },
      maxRedirects: 0,
    });
    expect(response.status(), "a new account").toBe(303);
    await visitor.dispose();
    await use(account);
  },
  anotherPage: async ({ browser, javaScriptEnabled }, use) => {
    const errors: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({
        javaScriptEnabled: javaScriptEnabled ?? true,
        reducedMotion: "reduce",
        extraHTTPHeaders: { "X-Forwarded-For": visitorAddress() },
      });
      contexts.push(context);
      const page = await context.newPage();
      await watch(page, errors);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(errors, "errors in the console of another page").toEqual([]);
  },
});

export { expect };

type Credentials = { email: string; password: string };

/** Gives the browser of `page` a session without the sign-in page, which has journeys of its own. */
export async function startSession(page: Page, { email, password }: Credentials): Promise<void> {
  const answer = await page.request.post("/login", { form: { email, password }, maxRedirects: 0 });
  expect(answer.status(), "signed in").toBe(303);
}

/** Signs in and opens the page at `from`. */
export async function signIn(page: Page, account: Credentials, from = "/dashboard"): Promise<void> {
  await startSession(page, account);
  await page.goto(from);
}

/** Signs in on the sign-in page that one was sent to. */
export async function fillSignIn(page: Page, account: Credentials): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

const sharedAdmin = { email: adminEmail, password: demoPassword };

/** Signs in as the admin of the sample content, whom all journeys share. */
export const signInAsAdmin = (page: Page, from = "/dashboard") => signIn(page, sharedAdmin, from);

/**
 * Signs in as an admin of this journey's own, named after `account`: what one decides stays in one's list, and what the
 * admin that all journeys share decides is anybody's guess.
 */
export async function signInAsOwnAdmin(page: Page, account: Credentials, from: string): Promise<void> {
  const own = { email: `admin-${account.email}`, password: account.password };
  await startSession(page, sharedAdmin);
  const created = await page.request.post("/dashboard/users/new", {
    form: { ...own, name: "Rita Test", role: "admin", confirmPassword: own.password },
    maxRedirects: 0,
  });
  expect(created.status()).toBe(303);
  await page.context().clearCookies();
  await signIn(page, own, from);
}

/** A name that no other journey uses: they share one site. */
export const unique = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

/** Fills in the form of a job as a member, sends it, and waits until it has been taken. */
export async function submitJob(page: Page, title: string, company = "Loom"): Promise<void> {
  await page.goto("/submit?tab=job");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Company", { exact: true }).fill(company);
  await page.getByLabel("Location").fill("Dakar");
  await page.getByLabel("Application link").fill("loom.example/apply");
  await page.getByRole("button", { name: "Submit Job" }).click();
  await expect(page).toHaveURL("/jobs");
  await expect(page.getByText("Job listing submitted successfully!")).toBeVisible();
}

/** In the page, once its source was evaluated there. */
declare const axe: typeof axeCore;

/** What axe finds wrong: the names of rules, and where they are broken. Needs JavaScript. */
export async function askAxe(page: Page, rules: string[]): Promise<string[]> {
  // Axe's own package sends it in twice, for frames that are not there.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  const options = { runOnly: rules, resultTypes: ["violations" as const] };
  // Nobody reaches what is behind a modal dialog, and looking there takes longest.
  const { violations } = await page.evaluate(
    (options) => axe.run(document.querySelector("dialog:modal") ?? document, options),
    options,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ""}`).join(" | ")}`,
  );
}

/** The page has no fault that axe finds under WCAG 2.2 AA. Needs JavaScript. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that waits for its next one is dimmed.
  await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const found = await askAxe(page, ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  expect(found).toEqual([]);
}

/** The last address on a page that fits the pattern: the newest rows, which come first, are those of other journeys. */
export async function linkOn(page: Page, list: string, pattern: string): Promise<string> {
  const html = await (await page.request.get(list)).text();
  const address = pattern.replace(/:\w+/g, '[^/"?.]+');
  const links = Array.from(
    html.matchAll(new RegExp(`href="(${address})(?:\\?[^"]*)?"`, "g")),
    ([, link]) => link,
  );
  // The oldest comes first in the queue.
  const link = list.endsWith("/moderation") ? links[0] : links.findLast((one) => !one?.endsWith("/new"));
  if (!link) throw new Error(`${list} has no link like ${pattern}.`);
  return link;
}

/** The address of a page of pages.ts: in place of a parameter stands the last one that the list above links to. */
export async function addressOf(page: Page, path: string): Promise<string> {
  const [list = ""] = path.split("/:");
  return path.includes(":") ? linkOn(page, list, path) : path;
}
