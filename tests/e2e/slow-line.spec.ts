import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, signIn, signInAsAdmin, signInAsOwnAdmin, submitJob, test, unique } from "./journey.ts";
import { markSvg } from "./sample-files.ts";

test("an upload on a slow line shows its progress and can be stopped", { tag: "@script" }, async ({
  page,
}) => {
  // Without script the file travels with the form.
  const heldBack = Promise.withResolvers<void>();
  await page.route("**/draft", async (route) => {
    await heldBack.promise;
    await route.abort();
  });
  await page.goto("/submit");
  await page.getByLabel("choose a file").setInputFiles(markSvg());
  await expect(page.getByText("Uploading.")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Uploading.")).toHaveCount(0);
  await expect(page.getByLabel("choose a file")).toHaveValue("");
  heldBack.resolve();
});

test("a picture that arrives moves nothing, and needs no connection anymore", { tag: "@script" }, async ({
  page,
}) => {
  // Without script the file travels with the form.
  const heldBack = Promise.withResolvers<void>();
  await page.route("**/draft", async (route) => {
    await heldBack.promise;
    await route.continue();
  });
  await page.route("**/submit.data*", (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/submit");
  await page.getByLabel("Title").fill("Kente Lines");
  await page.getByLabel("choose a file").setInputFiles(markSvg());
  await expect(page.getByText("Uploading.")).toBeVisible();
  const button = page.getByRole("button", { name: "Submit Logo" });
  const before = await button.boundingBox();
  heldBack.resolve();
  await expect(page.getByText("saved. Choose another file to replace it.")).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await expect(page.getByRole("button", { name: "Start over" })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Kente Lines");
});

test("a form whose script does not come keeps what is typed and can be sent", { tag: "@script" }, async ({
  page,
}) => {
  // Without script there is none to miss.
  let missed = 0;
  const ofEvents = globSync("build/client/assets/fields-*.js").filter((path) =>
    readFileSync(path, "utf8").includes("start_date"),
  );
  expect(ofEvents).toHaveLength(1);
  await page.route(`**/${basename(ofEvents[0] ?? "")}`, (route) => {
    missed += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto("/submit?tab=event");
  await expect.poll(() => missed).toBeGreaterThan(0);
  await page.getByLabel("Title", { exact: true }).fill("Weaving days");
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page.getByRole("alert")).toContainText("Please fill in all required fields");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Weaving days");
});

test("a list of the dashboard that lets wait shows rows to come, one that comes at once does not", {
  tag: "@script",
}, async ({ page }) => {
  // Without script the browser itself says that it waits.
  const heldBack = Promise.withResolvers<void>();
  await signInAsAdmin(page, "/dashboard/logos");
  await page.route("**/dashboard/jobs.data*", async (route) => {
    await heldBack.promise;
    await route.continue();
  });
  const rowsToCome = () =>
    page.locator("main").evaluate((main) => {
      const { content, visibility, animationDelay } = getComputedStyle(main, "::after");
      return content === "none" ? null : { visibility, animationDelay };
    });
  expect(await rowsToCome()).toBeNull();
  await page.getByRole("complementary").getByRole("link", { name: "Job Opportunities" }).click();
  await expect.poll(rowsToCome).toEqual({ visibility: "visible", animationDelay: "0.15s" });
  heldBack.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "Job Opportunities" })).toBeVisible();
  expect(await rowsToCome()).toBeNull();
});

test("what is chosen in a list before its scripts have come filters it, once they have", {
  tag: "@script",
}, async ({ page }) => {
  // Without script there is a button.
  await signInAsAdmin(page, "/dashboard/profile");
  for (const [list, menu, chosen] of [
    ["/dashboard/logos", "Missing", /without=country/],
    ["/logos", "Country", /country=\w/],
  ] as const) {
    const heldBack = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await heldBack.promise;
      await route.continue();
    });
    await page.goto(list, { waitUntil: "commit" });
    await page.getByLabel(menu).selectOption({ index: 1 });
    heldBack.resolve();
    await page.waitForURL(chosen);
    await page.unroute("**/*.js");
  }
});

test("what is chosen in a list while React takes it over filters it", { tag: "@script" }, async ({
  page,
}) => {
  // Without script there is a button.
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    let chosen = false;
    document.addEventListener = (type: string, ...rest: [never, never]) => {
      listen(type, ...rest);
      const menu = document.querySelector<HTMLSelectElement>("[name=without]");
      if (type !== "change" || !menu || menu.value || chosen) return;
      chosen = true;
      // React listens already, and has yet to look at the page.
      queueMicrotask(() => {
        menu.value = "country";
        menu.dispatchEvent(new Event("change", { bubbles: true }));
      });
    };
  });
  await signInAsAdmin(page, "/dashboard/profile");
  await page.goto("/dashboard/logos");
  await expect(page).toHaveURL(/without=country/);
});

test("an admin who goes on to search while a decision is on its way stays there", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  // Letters of a search would decide about the next item.
  const title = unique("Heddle");
  await signIn(page, account);
  await submitJob(page, title);
  const admin = await anotherPage();
  await signInAsOwnAdmin(admin, account, "/dashboard/moderation?type=job");
  await expect(admin.locator("#sidebar[data-closed]"), "hydrated").toBeVisible();
  const heldBack = Promise.withResolvers<void>();
  await admin.route("**/dashboard/moderation/**", async (route) => {
    await heldBack.promise;
    await route.continue();
  });
  await admin.getByRole("button", { name: `Approve ${title}` }).click();
  const search = admin.getByRole("banner").getByRole("searchbox");
  await search.focus();
  heldBack.resolve();
  await expect(admin.getByText("Content approved")).toBeVisible();
  await expect(search).toBeFocused();
});
