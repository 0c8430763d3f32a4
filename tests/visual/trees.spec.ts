import type { Page } from "@playwright/test";
import { stableId } from "#seeds/stable-id.ts";
import { expect, signInAsAdmin, test } from "../e2e/journey.ts";
import { type Item, readTree, written } from "../e2e/tree.ts";
import { expectOnly, pages } from "./pages.ts";

const { home, overview, moderation, editor, ...others } = pages;
const site = {
  ...others,
  term: "/jargon/kerning",
  search: "/search?search=logo",
  "submit-event": "/submit?tab=event",
  "submit-job": "/submit?tab=job",
  contact: "/contact",
};
const dashboard = {
  moderation,
  editor,
  review: `/dashboard/moderation/logo/${stableId("logo/chui-studio")}`,
  deletion: `/dashboard/logos/${stableId("logo/sahel-freight")}/delete`,
  library: "/dashboard/logos",
  table: "/dashboard/jobs?view=table",
  users: "/dashboard/users",
  audit: "/dashboard/audit",
  notifications: "/dashboard/notifications",
};

/** What is around every page; it is written down once for the site and once for the dashboard. */
const frame = /^(?:banner|contentinfo|complementary)$/;

/** The first of many of a kind stand for all: the sixth card of a list is like the fifth. */
function shorten(item: Item): Item {
  const many = /^(?:listitem|article|row)$/;
  const seen = new Map<string, number>();
  const children = item.children.filter(({ role }) => {
    const before = seen.get(role) ?? 0;
    seen.set(role, before + 1);
    return before < 5 || !many.test(role);
  });
  return { ...item, children: children.map(shorten) };
}

/** Compares how a page is told, name by name and in the order it is read, with the text of that name. */
async function expectTold(page: Page, name: string, path: string, { whole = false } = {}): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    // The script has the page: dialogs are modal, moments in the reader's form, and its own buttons are seen.
    await expect(page.locator("dialog:not(:modal), #sidebar:not([data-closed]), .invisible")).toHaveCount(0);
    // Where a line ends depends on the fonts of the machine.
    await page.addStyleTag({ content: "* { white-space: nowrap !important; }" });
    const root = await readTree(page);
    if (!whole) root.children = root.children.filter(({ role }) => !frame.test(role));
    // The site's clock stands still until it starts; what it does itself takes a moment.
    const text = `${written(shorten(root)).join("\n")}\n`
      .replace(/\b(?:just now|\d+ (?:second|minute)s? ago)\b/gi, "a moment ago")
      .replace(/\b1:[34]\d PM\b/g, "1:30 PM")
      .replace(/localhost:\d+/g, "localhost");
    expect.soft(text).toMatchSnapshot(["trees", `${name}.txt`]);
  });
}

test("the pages of the site are read out as they were", async ({ page }) => {
  await page.clock.setFixedTime("2026-03-11T10:30:00Z");
  await expectTold(page, "home", home, { whole: true });
  for (const [name, path] of Object.entries(site)) await expectTold(page, name, path);
});

test("so are the pages of the dashboard", async ({ page }) => {
  await page.clock.setFixedTime("2026-03-11T10:30:00Z");
  await signInAsAdmin(page);
  await expectTold(page, "overview", overview, { whole: true });
  for (const [name, path] of Object.entries(dashboard)) await expectTold(page, name, path);
});

test("every text is of a page", () => {
  const names = ["home", "overview", ...Object.keys(site), ...Object.keys(dashboard)];
  expectOnly(
    "trees",
    names.map((name) => `${name}.txt`),
  );
});
