import type { Locator, Page } from "@playwright/test";
import { faults } from "./faults.ts";
import { expect, signInAsAdmin, signInAsOwnAdmin, test, unique } from "./journey.ts";
import { markSvg } from "./sample-files.ts";
import { readTree } from "./tree.ts";

/** Goes on with Tab until it is there. */
async function reach(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  for (let keys = 0; keys < 120; keys++) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${what} cannot be reached with Tab.`);
}

async function press(page: Page, what: Locator): Promise<void> {
  await reach(page, what);
  await page.keyboard.press("Enter");
}

async function write(page: Page, what: Locator, text: string): Promise<void> {
  await reach(page, what);
  await page.keyboard.insertText(text);
}

const liveRegions = "[role=status], [role=alert], [aria-live]:not([aria-live=off])";

declare global {
  /** In a page that is listened to: what was put into a region that is read out, or came with it. */
  var said: string[];
}

/** Keeps what a screen reader is given to say. What is in a page from the start is not said. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript((regions) => {
    globalThis.said = [];
    new MutationObserver((changes) => {
      if (document.readyState === "loading") return;
      const changed = changes.filter(
        ({ addedNodes, type }) => type === "characterData" || addedNodes.length > 0,
      );
      const around = changed.map(
        ({ target }) => (target as Element).closest?.(regions) ?? target.parentElement?.closest(regions),
      );
      const come = changed.flatMap(({ addedNodes }) =>
        Array.from(addedNodes).flatMap((node) =>
          node instanceof Element
            ? [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)]
            : [],
        ),
      );
      for (const region of new Set([...around, ...come]))
        if (region?.textContent) said.push(region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, liveRegions);
}

/** A message is in one region that is read out, and in no other. */
async function expectSaidOnce(page: Page, text: string): Promise<void> {
  await expect(page.locator(liveRegions).filter({ hasText: text })).toHaveCount(1);
}

/** Since the page was opened these were read out, in this order, and nothing else. */
async function expectSaid(page: Page, ...texts: string[]): Promise<void> {
  if (!test.info().project.use.javaScriptEnabled) return;
  const saying = texts.map((text) => expect.stringContaining(text));
  await expect.poll(() => page.evaluate(() => said)).toEqual(saying);
}

test("without a mouse a visitor skips the header, finds a logo and downloads it, and opens the menu of a phone", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto("/logos");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  const main = page.getByRole("main");
  await expect(page).toHaveURL(/#/);
  await page.keyboard.press("Tab");
  expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await write(page, main.getByRole("searchbox"), "Sunbird Solar");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=Sunbird/);
  await press(page, main.getByRole("link", { name: "Sunbird Solar", exact: true }));
  await expect(main.getByRole("heading", { level: 1, name: "Sunbird Solar" })).toBeVisible();
  await press(page, main.locator("summary", { hasText: "Download Logo" }));
  const download = page.waitForEvent("download");
  await press(page, main.getByRole("link", { name: /^SVG/ }).first());
  expect((await download).suggestedFilename()).toBe("Sunbird_Solar.svg");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await press(page, page.locator("summary", { hasText: "Menu" }));
  await press(page, menu.getByRole("link", { name: "Jargon" }));
  await expect(page).toHaveURL("/jargon");
});

/** In the page: what stands before the element that has the focus, or that it is out of sight; undefined where none has it. */
function whatHidesFocus(): string | null | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { top, left, right, bottom } = element.getBoundingClientRect();
  // Of a large field one sees the line in which one writes.
  const end = element.tagName === "TEXTAREA" ? top + 44 : bottom;
  const name = `${element.tagName} ${element.getAttribute("name") ?? element.textContent?.trim().slice(0, 30)}`;
  const [low, high] = [Math.max(top, 0), Math.min(end, innerHeight)];
  if (high - low < Math.min(end - top, innerHeight / 3) - 1) return `${name} is out of sight, at ${top}`;
  for (const y of [low + 2, (low + high) / 2, high - 2]) {
    const bar = document.elementFromPoint((left + right) / 2, y)?.closest(".site-header, .tabbar");
    if (bar && !bar.contains(element)) return `${bar.className} stands before ${name}`;
  }
  return null;
}

test("nothing stands before what has the focus: on a phone, and enlarged four times", {
  tag: "@script",
}, async ({ page }) => {
  // The page is asked by a script.
  test.setTimeout(90_000);
  for (const [width, height] of [
    [390, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/", "/logos", "/submit"]) {
      await page.goto(path);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beyond, `pixels of ${path} beyond ${width}x${height}`).toBeLessThanOrEqual(0);
      for (const key of ["Tab", "Shift+Tab"]) {
        let steps = 0;
        let hidden: string | null | undefined;
        do {
          await page.keyboard.press(key);
          hidden = await page.evaluate(whatHidesFocus);
          expect.soft(hidden ?? null, `${path} at ${width}x${height}, ${key}`).toBeNull();
          steps += 1;
        } while (steps < 150 && hidden !== undefined);
        expect(steps, `keys on ${path}`).toBeGreaterThan(20);
      }
    }
  }
});

test("without a mouse a member signs in and sends a logo, and an admin looks at it and rejects it", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  test.setTimeout(90_000);
  const title = unique("Kanga");
  await listen(page);
  await page.goto("/login?from=/submit");
  await write(page, page.getByLabel("Email", { exact: true }), account.email);
  await write(page, page.getByLabel("Password", { exact: true }), account.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/submit");
  await write(page, page.getByLabel("Title"), title);
  await write(page, page.getByLabel("Company"), "Zola Studio");
  // Asked for well before the key: the browser must know by then that the test answers.
  const chooser = page.waitForEvent("filechooser");
  await reach(page, page.getByLabel("choose a file"));
  await page.keyboard.press("Space");
  await (await chooser).setFiles(markSvg());
  await press(page, page.getByRole("button", { name: "Submit Logo" }));
  await expect(page).toHaveURL("/logos");
  await expectSaidOnce(page, "Logo submitted successfully!");
  await expectSaid(page, "Logo submitted successfully!");

  const admin = await anotherPage();
  await listen(admin);
  await signInAsOwnAdmin(admin, account, "/dashboard/moderation?type=logo");
  const view = admin.getByRole("link", { name: `View ${title}` });
  await press(admin, view);
  const dialog = admin.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  // The focus goes round in it, and back to where it was.
  await reach(admin, dialog.getByRole("button", { name: `Approve ${title}` }));
  await admin.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(view).toBeFocused();
  await press(admin, admin.getByRole("button", { name: `Approve ${title}`, exact: true }));
  await expectSaidOnce(admin, "Content approved");
  await press(admin, admin.getByRole("button", { name: `Undo: ${title}` }));
  await expectSaidOnce(admin, "Decision undone");
  await press(admin, admin.getByRole("link", { name: `Reject ${title}`, exact: true }));
  await press(admin, admin.getByRole("button", { name: `Reject ${title} with` }));
  await expectSaidOnce(admin, "Content rejected");
  await expect(
    admin.getByRole("article", { name: title }).getByText("Rejected", { exact: true }),
  ).toBeVisible();
  await expectSaid(admin, "Content approved", "Decision undone", "Content rejected");
});

test("whoever sends a form that is not right is led to what is wrong with it", async ({
  page,
  javaScript,
}) => {
  /** The focus is on the list of what is wrong, or on the first such field, which says that it is meant. */
  async function expectLed(label: string, message: string): Promise<void> {
    const field = page.getByRole("textbox", { name: label, exact: true });
    await expect(field).toHaveAccessibleDescription(/(Write a message|Enter a term)\.$|current password$/);
    const list = page.getByRole("alert").filter({ hasText: message });
    await expect(list).toHaveCount(1);
    await expect(page.locator(":focus").and(list.or(field))).toBeInViewport();
    expect(faults(await readTree(page))).toEqual([]);
  }
  await page.goto("/contact");
  await write(page, page.getByLabel("Name"), "Zola");
  await page.keyboard.press("Enter");
  await expectLed("Message", "Write a message");
  await expect(page.getByRole("alert")).toBeFocused();
  await press(page, page.getByRole("link", { name: "Write a message" }));
  await page.keyboard.insertText("Good morning");
  await expect(page.getByLabel("Message")).toHaveValue("Good morning");

  await signInAsAdmin(page, "/dashboard/jargon/new");
  await expect(page.locator(javaScript ? "dialog:modal" : "dialog")).toHaveCount(1);
  await press(page, page.getByRole("button", { name: "Add Term" }));
  await expectLed("Term", "Term and definition are required.");
  await expect(javaScript ? page.getByLabel("Term", { exact: true }) : page.getByRole("alert")).toBeFocused();

  // What the dialog was opened from is not on the page below it.
  await page.goto("/dashboard");
  await press(page, page.getByRole("link", { name: "Upload New Logo" }));
  await expect(page.getByRole("dialog")).toBeVisible();
  if (javaScript) {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  }

  await page.goto("/dashboard/profile");
  await press(page, page.getByRole("button", { name: "Update Password" }));
  await expectLed("Current password", "Please enter your current password");
});
