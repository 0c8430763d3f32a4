import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { adminEmail, test as base, demoPassword, expect } from "../journey.ts";

type Fixtures = {
  /** The browser of somebody who is not signed in. */
  visitor: PlainBrowser;
  /** That of another person. Call it for each. */
  another: () => PlainBrowser;
};

/** Journeys without script that need nothing of a browser but pages, links and forms. */
export const test = base.extend<Fixtures>({
  visitor: ({ baseURL }, use) => use(new PlainBrowser(baseURL ?? "")),
  another: ({ baseURL }, use) => use(() => new PlainBrowser(baseURL ?? "")),
});
export { expect };

export const sharedAdmin = { email: adminEmail, password: demoPassword };

/** Gives the browser a session, and opens the page at `from`. */
export async function signIn(
  browser: PlainBrowser,
  { email, password }: { email: string; password: string },
  from: string,
): Promise<void> {
  expect((await browser.post("/login", { email, password })).status, "signed in").toBe(303);
  await browser.open(from);
}

/** Fills in the form of a job as a member, and sends it. */
export async function submitJob(browser: PlainBrowser, title: string): Promise<void> {
  await browser.open("/submit?tab=job");
  const { main } = browser;
  main.fill("Title", title);
  main.fill("Company", "Loom");
  main.fill("Location", "Dakar");
  main.fill("Application link", "loom.example/apply");
  await main.press("Submit Job");
  expect(browser.address).toBe("/jobs");
  expect(browser.page.text).toContain("Job listing submitted successfully!");
}

export const fileOf = ({ name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer }) =>
  new File([new Uint8Array(buffer)], name, { type: mimeType });
