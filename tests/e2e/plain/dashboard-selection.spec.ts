import { unique } from "../journey.ts";
import { markSvg } from "../sample-files.ts";
import { expect, fileOf, sharedAdmin, signIn, test } from "./plain.ts";

test("an admin gives several logos a country and a designer, takes it back, unpublishes and deletes them", async ({
  visitor,
  another,
}) => {
  const brand = unique("Kalahari");
  const titles = [`${brand} mark`, `${brand} sign`] as const;
  const [mark, sign] = titles;
  await signIn(visitor, sharedAdmin, "/dashboard/logos");
  for (const title of titles) {
    await visitor.main.follow(/Add Logo$/);
    visitor.dialog.fill("Title", title);
    visitor.dialog.fill("Company", brand);
    visitor.dialog.fill(/^Other names/, "KLHR, Kala");
    visitor.dialog.fill(/choose a file/, fileOf(markSvg()));
    visitor.dialog.fill("Status", "Approved");
    await visitor.dialog.press("Add Logo");
    expect(visitor.page.text).toContain("Logo created successfully!");
  }
  const list = `/dashboard/logos?search=${encodeURIComponent(brand)}`;
  const titlesOf = () => visitor.main.texts("article h2").sort();
  const lacking = async (what: string) => {
    await visitor.open(list);
    visitor.main.fill("Missing", what);
    await visitor.main.press("Apply");
    return visitor.main.texts("article h2").sort();
  };
  expect(await lacking("Without country")).toEqual(titles);
  await visitor.main.press("Publish");
  expect(visitor.page.text).toContain("Nothing is selected");

  visitor.main.fill(`Select ${mark}`, true);
  visitor.main.fill(`Select ${sign}`, true);
  await visitor.main.press("Set values");
  await visitor.dialog.press("Change 2 logos");
  expect(visitor.status).toBe(400);
  expect(visitor.dialog.part("[role=alert]").text).toContain("Choose a value, or what to empty.");
  visitor.dialog.fill(/^Designer/, "A".repeat(121));
  visitor.dialog.fill("Country", "Namibia");
  await visitor.dialog.press("Change 2 logos");
  expect(visitor.dialog.part("[role=alert]").text).toContain("Use at most 120 characters.");
  expect(visitor.dialog.valueOf("Country")).toBe("NA");
  visitor.dialog.fill(/^Designer/, "Zuri Studio");
  await visitor.dialog.press("Change 2 logos");
  expect(visitor.page.text).toContain("2 logos updated");
  expect(titlesOf(), "what has a country is in the list no more").toEqual([]);
  expect(await lacking("Without designer")).toEqual([]);
  expect(await lacking("Without license")).toEqual(titles);

  visitor.main.fill(`Select ${mark}`, true);
  await visitor.main.press("Set values");
  visitor.dialog.fill("Empty: Designer", true);
  await visitor.dialog.press("Change 1 logo");
  expect(visitor.page.text).toContain("1 logo updated");
  expect(await lacking("Without designer")).toEqual([mark]);
  await visitor.open("/dashboard/audit?type=logo&action=updated");
  expect(visitor.main.text).toContain(`changed the logo ${mark}`);

  await visitor.open(list);
  await visitor.main.follow(/^Select all/);
  await visitor.main.press("Unpublish");
  await visitor.dialog.follow("Cancel");
  expect(visitor.main.valueOf(`Select ${sign}`), "the selection is still there").toBe("on");
  await visitor.main.press("Unpublish");
  await visitor.dialog.press("Unpublish 2 logos");
  expect(visitor.page.text).toContain("2 logos unpublished");
  const anybody = another();
  const found = async (search: string) => {
    await anybody.open(`/logos?search=${encodeURIComponent(search)}`);
    return anybody.main.text.includes(mark);
  };
  expect(await found(brand)).toBe(false);
  await visitor.page.press("Undo");
  expect(visitor.page.text).toContain("2 logos as before");
  expect(await found("klhr"), "by another name of the brand").toBe(true);

  await visitor.main.follow(/^Select all/);
  await visitor.main.press("Delete");
  expect(visitor.dialog.text).toContain("This action cannot be undone.");
  await visitor.dialog.press("Delete 2 logos");
  expect(visitor.page.text).toContain("2 logos deleted");
  expect(titlesOf()).toEqual([]);
});
