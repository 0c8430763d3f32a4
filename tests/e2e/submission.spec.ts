import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, signIn, signInAsAdmin, submitJob, test, unique } from "./journey.ts";
import { hostileSvg, markSvg, pixelBomb, tooLarge } from "./sample-files.ts";

async function fillLogo(page: Page, title: string, file = markSvg()): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Company").fill("Zola Studio");
  await page.getByLabel("Tags").fill("geometric, bank , ");
  await chooseFile(page, file);
}

async function chooseFile(page: Page, file: ReturnType<typeof markSvg>): Promise<void> {
  await page.getByLabel("choose a file").setInputFiles(file);
}

test("a visitor fills in a logo, signs up on the way and sends it; an admin approves it; a visitor downloads it", async ({
  page,
  anotherPage,
}) => {
  const title = unique("Kente Lines");
  const email = `${unique("zola").replace(" ", ".")}@example.com`;
  const effort = { pages: 0, clicks: 0, fields: 0 };
  // Not "load", which a page that is left in a hurry never fires.
  page.on("request", (request) => {
    if (request.isNavigationRequest() && !request.redirectedFrom()) effort.pages += 1;
  });
  const click = (target: Locator) => {
    effort.clicks += 1;
    return target.click();
  };
  const type = (label: string, text: string) => {
    effort.fields += 1;
    return page.getByRole("main").getByLabel(label, { exact: true }).fill(text);
  };
  await page.goto("/submit");
  effort.clicks += 1;
  await chooseFile(page, markSvg());
  await type("Title", title);
  await type("Company", "Zola Studio");
  await click(page.getByRole("button", { name: "Submit Logo" }));

  const dialog = page.getByRole("dialog", { name: "Sign in to continue" });
  await expect(dialog.locator(".row a")).toHaveText(["Sign Up", "Sign In", "Cancel"]);
  await click(dialog.getByRole("link", { name: "Sign Up" }));
  await type("Full name", "Zola Dube");
  await type("Email", email);
  await type("Password", "kente-and-clay");
  await type("Confirm password", "kente-and-clay");
  await click(page.getByRole("main").getByRole("button", { name: "Sign Up" }));

  const restored = page.locator(".note", { hasText: "Continue with your logo submission" });
  await expect(page.getByText("Account created successfully!", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByText("kente.svg")).toBeVisible();
  await click(restored.getByRole("button", { name: "Submit Logo" }));
  await expect(page).toHaveURL("/logos");
  const sent = page.getByRole("status").filter({ hasText: "Logo submitted successfully!" });
  await expect(sent).toContainText(`“${title}” is waiting for review.`);
  const picture = sent.locator("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(sent.getByRole("link", { name: "Submit another" })).toHaveAttribute(
    "href",
    "/submit?tab=logo",
  );
  // The sixth page would be that of the code, where the site sends mail.
  await expect.poll(() => effort).toEqual({ pages: 5, clicks: 5, fields: 6 });
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  await sent.getByRole("link", { name: "See your submission" }).click();
  await expect(page.getByLabel("Title")).toHaveValue(title);

  const admin = await anotherPage();
  await signInAsAdmin(admin, "/dashboard/moderation?type=logo");
  const card = admin.getByRole("article", { name: title });
  await expect(card.getByText(email)).toBeVisible();
  await card.getByRole("link", { name: `View ${title}` }).click();
  const whole = admin.getByRole("dialog", { name: title });
  await expect(whole.getByText("Zola Studio")).toBeVisible();
  await whole.getByRole("button", { name: `Approve ${title}` }).click();
  await expect(admin.getByText("Content approved").first()).toBeVisible();

  const visitor = await anotherPage();
  await visitor.goto(`/logos?search=${encodeURIComponent(title)}`);
  await visitor.getByRole("link", { name: title, exact: true }).click();
  await expect(visitor.getByRole("heading", { name: title })).toBeVisible();
  await visitor.getByText("Download Logo").click();
  const [download] = await Promise.all([
    visitor.waitForEvent("download"),
    visitor.getByRole("main").getByRole("link", { name: /^SVG/ }).first().click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${title.replaceAll(" ", "_")}.svg`);
});

test("a chosen logo names itself, and shows on light and dark and on its card at once", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto("/submit");
  const look = page.getByRole("region", { name: "How it will look" });
  await expect(look.getByRole("heading", { name: "Title" })).toBeVisible();
  await expect(look.getByRole("img")).toHaveCount(0);
  await expect(page.locator("main form[novalidate]")).toBeVisible();
  await chooseFile(page, markSvg());
  await expect(page.getByLabel("Title")).toHaveValue("Kente");
  await expect(look.getByRole("heading", { name: "Kente" })).toBeVisible();
  await page.getByLabel("Title").fill("Kente Lines");
  await page.getByLabel("Designer").fill("Zola Test");
  for (const place of ["On a light background", "On a dark background", "On its card"]) {
    const picture = look.getByRole("img", { name: place });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(look.getByText("by Zola Test")).toBeVisible();
  await expect(look.getByRole("heading", { name: "Kente Lines" })).toBeVisible();
  await expect(page.getByText("File saved")).toBeVisible();
});

test("a file may be dropped anywhere on its zone", { tag: "@script" }, async ({ page }) => {
  // Without script it may be dropped on the button.
  await page.goto("/submit");
  await expect(page.locator("main form[novalidate]")).toBeVisible();
  const { name, mimeType, buffer } = markSvg();
  const files = await page.evaluateHandle(
    ([name, type, text]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([text], name, { type }));
      return carried;
    },
    [name, mimeType, buffer.toString()] as const,
  );
  await page.getByText("Drop an SVG here").dispatchEvent("drop", { dataTransfer: files });
  await expect(page.getByText("saved. Choose another file to replace it.")).toBeVisible();
  await expect(page.getByRole("img", { name: "On a dark background" })).toBeVisible();
});

test("more details stay folded until one of them is filled in or wrong", async ({ page, javaScript }) => {
  await page.goto("/submit?tab=event");
  const [more, schedule] = [page.getByText("More details"), page.getByRole("group", { name: /^Schedule/ })];
  await expect(schedule).toBeHidden();
  await more.click();
  await page.getByRole("button", { name: "Add a time" }).click();
  const time = schedule.getByRole("textbox", { name: "Time" });
  await expect(time).toBeFocused();
  await time.fill("10:00");
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page.getByRole("alert")).toContainText("Say what happens at this time.");
  await expect(time).toBeVisible();
  if (javaScript) {
    await expect(page.locator("main form[novalidate]"), "hydrated").toBeVisible();
    await more.click();
    await expect(time).toBeVisible();
  }
});

test("a member submits an event; an admin approves it; a visitor finds it", { tag: "@script" }, async ({
  page,
  account,
  anotherPage,
}) => {
  const title = unique("Ink evening");
  await signIn(page, account, "/submit?tab=event");
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page.getByRole("alert").getByText("Please fill in all required fields")).toBeVisible();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Start date").fill("2031-05-02");
  await page.getByLabel("End date").fill("2031-05-01");
  await page.getByLabel("Location").fill("Kigali, Rwanda");
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page.getByText("End date cannot be before start date.").first()).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByLabel("End date").fill("2031-05-03");
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByText("Event submitted successfully!")).toBeVisible();

  const admin = await anotherPage();
  await signInAsAdmin(admin, "/dashboard/moderation?type=event");
  await admin.getByRole("button", { name: `Approve ${title}` }).click();
  await expect(admin.getByText("Content approved")).toBeVisible();

  const visitor = await anotherPage();
  await visitor.goto(`/events?search=${encodeURIComponent(title)}`);
  await visitor.getByRole("link", { name: title }).first().click();
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("R2 two admins decide the same item: one wins, the other is told what has happened", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  const title = unique("Loom");
  await signIn(page, account);
  await submitJob(page, title);
  const [first, second] = [await anotherPage(), await anotherPage()];
  for (const admin of [first, second]) await signInAsAdmin(admin, "/dashboard/moderation?type=job");
  await first.getByRole("button", { name: `Approve ${title}` }).click();
  await expect(first.getByText("Content approved")).toBeVisible();
  await second.getByRole("link", { name: `Reject ${title}` }).click();
  await second.getByRole("button", { name: `Reject ${title}` }).click();
  await expect(second.getByText(`already approved “${title}”`)).toBeVisible();
  await second.goto(`/jobs?search=${encodeURIComponent(title)}`);
  await expect(second.getByRole("link", { name: title }).first()).toBeVisible();
});

test("bad files get a clear answer, everything typed stays, and nothing is stored", {
  tag: "@script",
}, async ({ page, account }) => {
  await signIn(page, account, "/submit");
  const bad = [
    { file: tooLarge(), message: "Image size exceeds 2MB limit" },
    {
      file: { name: "logo.png", mimeType: "image/png", buffer: Buffer.from("This is a letter.") },
      message: "Please upload JPG, PNG, or SVG format",
    },
    { file: hostileSvg(), message: /script/i },
    { file: pixelBomb(), message: /pixels/i },
  ];
  for (const { file, message } of bad) {
    await fillLogo(page, "Bad file", file);
    await expect(page.getByText(message).first()).toBeVisible();
    await page.getByRole("button", { name: "Submit Logo" }).click();
    await expect(page.getByRole("main").getByText(message).first()).toBeVisible();
    await expect(page).toHaveURL(/\/submit/);
    await expect(page.getByLabel("Title")).toHaveValue("Bad file");
    await expect(page.getByLabel("Company")).toHaveValue("Zola Studio");
  }
  await page.goto("/dashboard/profile");
  await expect(page.getByText("Nothing submitted yet")).toBeVisible();
});

test("a form without its image keeps what was typed, and a kept image can be removed", {
  tag: "@script",
}, async ({ page, account }) => {
  await signIn(page, account, "/submit");
  await page.getByLabel("Title").fill("Half a logo");
  await page.getByRole("button", { name: "Submit Logo" }).click();
  const wrong = ["Title and company name are required", "Please upload a logo image"];
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText(wrong);
  for (const sentence of wrong) await expect(page.getByText(sentence)).toHaveCount(1);
  await chooseFile(page, markSvg());
  await page.getByRole("button", { name: "Submit Logo" }).click();
  await expect(page.getByText("kente.svg")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Half a logo");
  await page.getByLabel("Company").fill("Half");
  await page.getByLabel("Remove this file").check();
  await page.getByRole("button", { name: "Submit Logo" }).click();
  await expect(page.getByRole("alert").getByText("Please upload a logo image")).toBeVisible();
  await expect(page.getByText("kente.svg")).toHaveCount(0);
});

test("a member edits a rejected job and sends it again; an edit of a published one waits while the old one stays", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  const title = unique("Weaver");
  await signIn(page, account);
  await submitJob(page, title);
  const admin = await anotherPage();
  await signInAsAdmin(admin, "/dashboard/moderation?type=job");
  await admin.getByRole("link", { name: `Reject ${title}` }).click();
  await admin.getByRole("button", { name: `Reject ${title}` }).click();
  await expect(admin.getByText("Content rejected")).toBeVisible();

  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(page.getByLabel("Location")).toHaveValue("Dakar");
  await page.getByLabel("Title").fill("");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByRole("alert").getByText("Please fill in all required fields")).toBeVisible();
  await page.getByLabel("Title").fill(`${title} two`);
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("Sent for review again")).toBeVisible();
  await admin.goto("/dashboard/moderation?type=job");
  await admin.getByRole("button", { name: `Approve ${title} two` }).click();
  await expect(admin.getByText("Content approved")).toBeVisible();

  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: `Edit ${title} two` }).click();
  await page.getByLabel("Title").fill(`${title} three`);
  // R3: meanwhile an admin changes the published one.
  await admin.goto(page.url().replace("profile/submissions/job", "jobs").concat("/edit"));
  await admin.getByLabel("Company", { exact: true }).fill("Loom and daughters");
  await admin.getByRole("button", { name: "Update Job" }).click();
  await expect(admin.getByText("Job opportunity updated successfully")).toBeVisible();
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing was overwritten");
  await expect(page.getByRole("region", { name: "Company" })).toContainText("Loom and daughters");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(`${title} three`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("The published version stays")).toBeVisible();
  await expect(page.getByText("Edit of a published item")).toBeVisible();
  const visitor = await anotherPage();
  await visitor.goto(`/jobs?search=${encodeURIComponent(title)}`);
  await expect(visitor.getByRole("link", { name: `${title} two` }).first()).toBeVisible();
  await admin.goto("/dashboard/moderation?type=job");
  await admin.getByRole("button", { name: `Approve ${title} three` }).click();
  await expect(admin.getByText("Content approved")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("link", { name: `${title} three` }).first()).toBeVisible();
  await expect(visitor.getByRole("link", { name: `${title} two` })).toHaveCount(0);
});

test("what was typed is there again after another form was opened, and nothing is kept of an empty one", {
  tag: "@script",
}, async ({ page }) => {
  // Without script a form is kept once it is sent.
  let kept = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/draft")) kept += 1;
  });
  const tab = async (name: string) => {
    const link = page.getByRole("link", { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "true");
    // The script has come: it checks the form itself from now on.
    await expect(page.locator("main form[novalidate]")).toBeVisible();
  };
  const title = page.getByLabel("Title", { exact: true });
  await page.goto("/submit?tab=job");
  await tab("Event");
  expect(kept).toBe(0);
  await title.fill("Weaving days");
  await page.getByText("More details").click();
  await page.getByLabel("Venue").fill("Loom house");
  await tab("Logo");
  await expect(title).toHaveValue("");
  await title.fill("Half a mark");
  await tab("Event");
  await expect(title).toHaveValue("Weaving days");
  await expect(page.getByLabel("Venue")).toHaveValue("Loom house");
  await tab("Logo");
  await expect(title).toHaveValue("Half a mark");
  expect(kept).toBe(2);
});
