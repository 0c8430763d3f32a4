import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addressOf, expect, linkOn, signIn, signInAsAdmin, test } from "./journey.ts";
import { dashboardPages, modals, publicPages } from "./pages.ts";

/** A dialog is on show, and the page bears its name. */
async function expectTitledDialog(page: Page): Promise<void> {
  const title = await page.getByRole("dialog").getByRole("heading", { level: 2 }).first().textContent();
  await expect(page).toHaveTitle(`${title} · Ubunifu`);
}

/** Opens every page of pages.ts, with JavaScript, and looks at it. The kinds of pages are a test each, called `what` and the kind. */
export function onEveryPage(what: string, look: (page: Page) => Promise<void>): void {
  async function open(page: Page, path: string): Promise<void> {
    await test.step(path, async () => {
      await page.goto(await addressOf(page, path));
      if (modals.includes(path)) await expectTitledDialog(page);
      // A script makes it a modal one.
      await expect(page.locator("dialog:not(:modal)")).toHaveCount(0);
      await look(page);
    });
  }
  const openAll = async (page: Page, paths: string[]) => {
    for (const path of paths) await open(page, path);
  };

  test(`${what}: public pages`, { tag: "@script" }, async ({ page }) => {
    await openAll(page, publicPages);
  });

  test(`${what}: the dashboard`, { tag: "@script" }, async ({ page }) => {
    await signInAsAdmin(page);
    await openAll(page, dashboardPages);
  });

  test(`${what}: dialogs`, { tag: "@script" }, async ({ page }) => {
    await signInAsAdmin(page);
    await openAll(page, modals);
  });

  test(`${what}: pages of a member with a submission, and of an admin who has chosen it`, {
    tag: "@script",
  }, async ({ page, account, anotherPage }) => {
    await signIn(page, account, "/dashboard/profile");
    const job = {
      title: `Dyer ${randomUUID()}`,
      company: "Indigo",
      location: "Kano",
      contact_email: "a@example.com",
    };
    await page.request.post("/submit", { form: { kind: "job", ...job } });
    const own = await linkOn(page, "/dashboard/profile", "/dashboard/profile/submissions/:type/:id");
    await openAll(page, ["/dashboard/profile", own, "/dashboard/profile/delete", "/dashboard/notifications"]);

    const admins = await anotherPage();
    await signInAsAdmin(admins);
    const chosen = `job.${own.split("/").at(-1)}`;
    await open(admins, `/dashboard/moderation/selection?decision=rejected&item=${chosen}`);
    await page.request.post(own, { form: { intent: "withdraw" } });
  });
}
