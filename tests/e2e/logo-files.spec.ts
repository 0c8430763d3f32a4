import { expect, expectAccessible, signIn, signInAsAdmin, test, unique } from "./journey.ts";
import { hostileSvg, markSvg } from "./sample-files.ts";

test("a member sends a logo with three files, of which one is refused first; an admin sees them all", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  const title = unique("Kora Strings");
  await signIn(page, account, "/submit");
  await page.getByLabel("choose a file").setInputFiles(markSvg());
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Company").fill("Zola Studio");
  const version = async (number: number, shows: string, ground: string, file: ReturnType<typeof markSvg>) => {
    await page.getByRole("button", { name: "Add a version" }).click();
    const row = page.getByRole("group", { name: `More versions, ${number}` });
    await row.getByRole("combobox", { name: "Version" }).selectOption(shows);
    await row.getByLabel("Made for").selectOption(ground);
    await row.getByLabel("Drop a file here").setInputFiles(file);
  };
  await version(1, "Wordmark", "For dark", markSvg());
  await version(2, "Lockup", "For light", hostileSvg());
  await page.getByRole("button", { name: "Submit Logo" }).click();
  const second = page.getByRole("group", { name: "More versions, 2" });
  await expect(second.getByText("This SVG contains “script”")).toBeVisible();
  await expect(page.getByRole("group", { name: "More versions, 1" }).locator("img")).toBeVisible();
  await expectAccessible(page);
  await second.getByLabel("Drop a file here").setInputFiles(markSvg());
  await page.getByRole("button", { name: "Submit Logo" }).click();
  await expect(page.getByText("Logo submitted successfully!")).toBeVisible();

  const admin = await anotherPage();
  await signInAsAdmin(admin, "/dashboard/moderation?type=logo");
  await admin.getByRole("link", { name: `View ${title}` }).click();
  const whole = admin.getByRole("dialog", { name: title });
  await expect(whole.getByRole("figure")).toHaveText(["Wordmark, for dark", "Lockup, for light"]);
  await whole.getByRole("button", { name: `Approve ${title}` }).click();
  // Above the next item, where one waits.
  await expect(admin.getByText("Content approved").last()).toBeVisible();

  await page.goto(`/logos?search=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title, exact: true }).click();
  const files = page.getByRole("figure").filter({ hasText: "Download" });
  await expect(files.filter({ hasText: "Wordmark, for dark" })).toBeVisible();
  await expect(files.filter({ hasText: "Lockup, for light" })).toBeVisible();
});
