import {
  expect,
  expectAccessible,
  signIn,
  signInAsAdmin,
  signInAsOwnAdmin,
  submitJob,
  test,
  unique,
} from "./journey.ts";

test("an admin sees how a member has done and what an item may repeat, and takes a decision back", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  test.setTimeout(90_000);
  const title = `${unique("Marimba")} poster`;
  const company = unique("Atelier");
  await signIn(page, account);
  for (const name of [title, `${title}s`]) await submitJob(page, name, company);

  const admin = await anotherPage();
  await signInAsOwnAdmin(admin, account, "/dashboard/moderation?type=job");
  const first = admin.getByRole("article", { name: title, exact: true });
  await expect(first.getByText("Nothing decided yet")).toBeVisible();
  await expect(first.getByText("1 look-alike")).toBeVisible();
  await first.getByRole("link", { name: "View" }).click();
  const opened = admin.getByRole("dialog", { name: title, exact: true });
  // An edit comes back to the item.
  await opened.getByRole("link", { name: "Edit" }).press("e");
  await admin.getByRole("dialog", { name: /^Edit/ }).getByRole("link", { name: "Cancel" }).click();
  await opened.getByRole("link", { name: "Close" }).click();
  await expect(opened).toHaveCount(0);
  // One press asks for the reason, and rejects nothing.
  await first.getByRole("link", { name: `Reject ${title}`, exact: true }).click();
  await expect(first.getByRole("radio", { name: "No reason" })).toBeFocused();
  await first.getByRole("button", { name: `Reject ${title} with` }).click();
  await expect(admin.getByText("Content rejected")).toBeVisible();
  const second = admin.getByRole("article", { name: `${title}s`, exact: true });
  await expect(second.getByText("Previously: 0 approved, 1 rejected")).toBeVisible();
  await expect(second.getByText("look-alike")).toHaveCount(0);

  const undo = admin.locator(".toast-action").getByRole("button", { name: "Undo" });
  const box = second.getByRole("checkbox");
  await expect(admin.getByRole("button", { name: "Approve 1" })).toHaveCount(0);
  await box.check();
  // Wherever one is in the list, and on a phone: the way back and the decision about a selection are in sight.
  const wide = admin.viewportSize() ?? { width: 1280, height: 720 };
  for (const size of [{ width: 390, height: 600 }, wide]) {
    await admin.setViewportSize(size);
    await second.scrollIntoViewIfNeeded();
    await expect(undo).toBeInViewport({ ratio: 1 });
    await expect(admin.getByRole("button", { name: "Approve 1" })).toBeInViewport({ ratio: 1 });
  }
  await admin.getByRole("link", { name: "Clear" }).click();
  await expect(box).not.toBeChecked();
  await undo.click();
  await expect(admin.getByText("Decision undone")).toBeVisible();
  await expect(first.getByText("Nothing decided yet")).toBeVisible();
  await expect(undo).toHaveCount(0);
  await page.goto("/dashboard/notifications");
  await expect(page.getByText(`was rejected: ${title}`)).toHaveCount(0);

  // Both at once. Nothing is decided before a page has asked.
  const boxes = [title, `${title}s`].map((name) =>
    admin.getByRole("checkbox", { name: `Select ${name}`, exact: true }),
  );
  // Single keys act on the item that has the focus. With a modifier they are what they always are.
  await first.focus();
  await admin.keyboard.press("Control+a");
  await admin.keyboard.press("x");
  // What other journeys have sent may stand between the two.
  const titles = await admin.getByRole("article").getByRole("heading").allTextContents();
  for (let at = titles.indexOf(title); at < titles.indexOf(`${title}s`); at += 1)
    await admin.keyboard.press("j");
  await expect(second).toBeFocused();
  await admin.keyboard.press("x");
  await admin.keyboard.press("?");
  await expect(admin.getByText("Keyboard shortcuts")).toBeFocused();
  await expect(admin.getByText("Approve the item", { exact: true })).toBeVisible();
  await admin.keyboard.press("r");
  // There the bar stands before no button.
  await admin.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessible(admin);
  for (const box of boxes) await expect(box).toBeChecked();
  await admin.getByRole("button", { name: "Approve 2" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Approve 2 items" }).click();
  await expect(admin.getByRole("status").filter({ hasText: "Content approved" })).toContainText("2 items.");
  await expect(first.getByText("Approved", { exact: true })).toBeVisible();
  await undo.click();
  await expect(admin.getByText("2 items are waiting for review again.")).toBeVisible();
  for (const box of boxes) await box.check();
  await admin.getByRole("button", { name: "Reject 2" }).click();
  const dialog = admin.getByRole("dialog", { name: "Reject 2 items" });
  await expect(dialog.getByRole("listitem").getByRole("link")).toHaveText([title, `${title}s`]);
  await dialog.getByLabel("Note to the senders").fill("One of them is enough.");
  // R2: meanwhile another admin is faster with one of them.
  const everybodys = await anotherPage();
  await signInAsAdmin(everybodys, "/dashboard/moderation?type=job");
  await everybodys.getByRole("button", { name: `Approve ${title}s`, exact: true }).click();
  await expect(everybodys.getByText("Content approved")).toBeVisible();
  await dialog.getByRole("button", { name: "Reject 2 items" }).click();
  const results = admin.getByRole("dialog", { name: "1 of 2 items rejected" });
  await expect(results.getByRole("listitem").filter({ hasText: `${title}:` })).toContainText("rejected.");
  await expect(results).toContainText(
    `Amina Diallo already approved “${title}s”. Your decision wasn’t saved.`,
  );
  await expectAccessible(admin);
  await expect(results.getByRole("link", { name: "Back to moderation" })).toBeVisible();
  // What this admin decided, and no more than that, is taken back from here too.
  await results.getByRole("button", { name: "Undo" }).click();
  await expect(admin).toHaveURL(/\/dashboard\/moderation\?type=job/);
  await expect(admin.getByText(`“${title}” is waiting for review again.`, { exact: true })).toBeVisible();
  await first.getByRole("link", { name: "View" }).click();
  const item = admin.getByRole("dialog", { name: title, exact: true });
  await item.getByLabel("Note to the sender").fill("One of them is enough.");
  await item.getByRole("button", { name: `Reject ${title}`, exact: true }).click();
  await expect(admin.getByText("Content rejected").filter({ visible: true })).toBeVisible();
  await page.goto("/dashboard/notifications");
  const news = page.getByRole("main").getByRole("listitem");
  await expect(news.filter({ hasText: `was rejected: ${title}` })).toContainText("One of them is enough.");
  await expect(news.filter({ hasText: `was approved: ${title}s` })).not.toContainText("One of them");

  // An edit of what is published says so, and what it changes.
  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: `Edit ${title}s` }).click();
  await page.getByLabel("Location").fill("Kano");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("Sent for review again")).toBeVisible();
  await admin.goto("/dashboard/moderation?type=job");
  await expect(second.getByText("Edit of a published item")).toBeVisible();
  await second.getByRole("link", { name: `View ${title}s`, exact: true }).click();
  const changes = admin.getByRole("dialog").getByRole("region", { name: "What this edit changes" });
  await expect(changes.getByRole("term")).toHaveText(["Location"]);
  await expect(changes.getByRole("deletion")).toHaveText("Dakar");
  await expect(changes.getByRole("insertion")).toHaveText("Kano");
  await expectAccessible(admin);
  await changes.getByRole("link", { name: "See the published page" }).click();
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText(`${title}s`);
  await admin.goto("/dashboard/moderation?type=job");
  await boxes[1]?.check();
  await admin.getByRole("button", { name: "Reject 1" }).click();
  const question = admin.getByRole("dialog", { name: "Reject 1 item" });
  const edit = question.getByRole("region", { name: `What the edit of “${title}s” changes` });
  await expect(edit.getByRole("insertion")).toHaveText("Kano");
  await question.getByRole("button", { name: "Reject 1 item" }).click();
  await expect(admin.getByText("Content rejected")).toBeVisible();
});

test("a member changes an item while an admin looks at it: nothing is decided that was not read", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  test.setTimeout(90_000);
  const titles = ["basket", "pattern"].map((word) => `${unique("Kente")} ${word}`);
  const [first = "", second = ""] = titles;
  await signIn(page, account);
  for (const title of titles) await submitJob(page, title, unique("Atelier"));
  const move = async (title: string, location: string) => {
    await page.goto("/dashboard/profile");
    await page.getByRole("link", { name: `Edit ${title}` }).click();
    await page.getByLabel("Location").fill(location);
    await page.getByRole("button", { name: "Send for review" }).click();
    await expect(page.getByText("Sent for review again")).toBeVisible();
  };
  const admin = await anotherPage();
  await signInAsAdmin(admin, "/dashboard/moderation?type=job");
  const card = admin.getByRole("article", { name: first, exact: true });
  await move(first, "Lagos");
  const answer = admin.waitForResponse((response) => response.request().method() === "POST");
  await card.getByRole("button", { name: `Approve ${first}`, exact: true }).click();
  expect((await answer).status()).toBe(409);
  const item = admin.getByRole("dialog", { name: first });
  await expect(item.getByRole("alert")).toHaveText(
    "This was just changed. Take another look before you decide.",
  );
  await expect(item.getByText("Lagos")).toBeVisible();
  await expectAccessible(admin);
  // And again, while the item itself is open.
  await move(first, "Accra");
  await item.getByLabel("Note to the sender").fill("Which yarn?");
  await item.getByRole("button", { name: `Reject ${first}` }).click();
  await expect(item.getByText("Accra")).toBeVisible();
  await expect(item.getByLabel("Note to the sender")).toHaveValue("Which yarn?");
  await item.getByRole("button", { name: `Reject ${first}` }).click();
  // The next item opens, and says what was decided about this one.
  const next = admin.getByRole("dialog");
  await expect(item).toHaveCount(0);
  await expect(next.getByText("Content rejected")).toBeVisible();
  await expect(next.getByRole("button", { name: "Undo" })).toBeVisible();
  await expectAccessible(admin);
  await next.getByRole("link", { name: "Close" }).click();
  await expect(next).toHaveCount(0);
  await expect(card.getByText("Rejected", { exact: true })).toBeVisible();

  await admin.getByRole("checkbox", { name: `Select ${second}`, exact: true }).check();
  await admin.getByRole("button", { name: "Approve 1" }).click();
  const dialog = admin.getByRole("dialog");
  await expect(dialog.getByRole("listitem").getByRole("link")).toHaveText([second]);
  const asked = admin.url();
  await move(second, "Kano");
  await dialog.getByRole("button", { name: "Approve 1 item" }).click();
  const results = admin.getByRole("dialog", { name: "0 of 1 item approved" });
  await expect(results.getByRole("listitem")).toHaveText(
    `${second}: This was just changed. Take another look before you decide.`,
  );
  await results.getByRole("link", { name: "Back to moderation" }).click();
  // The list below can be used before it has been read again.
  await expect(admin).toHaveURL(/\/dashboard\/moderation\?type=job/);
  const waiting = admin.getByRole("article", { name: second, exact: true });
  await waiting.getByRole("link", { name: `Reject ${second}`, exact: true }).click();
  await waiting.getByRole("button", { name: `Reject ${second} with` }).click();
  await expect(waiting.getByText("Rejected", { exact: true })).toBeVisible();
  // Whoever opens the question again finds that it is answered.
  await admin.goto(asked);
  const answered = admin.getByRole("dialog", { name: "Already decided" });
  await expect(answered).toContainText(`“${second}” was rejected in the meantime.`);
  await expect(answered.getByRole("textbox")).toHaveCount(0);
  await answered.getByRole("link", { name: "Back to moderation" }).click();
  await expect(admin).toHaveURL(/\/dashboard\/moderation\?type=job/);
  await page.goto("/dashboard/notifications");
  const news = page.getByRole("main").getByRole("listitem");
  await expect(news.filter({ hasText: `was rejected: ${first}` })).toContainText("Which yarn?");
  await expect(news.filter({ hasText: "was approved" })).toHaveCount(0);
});

test("an admin who has selected a page keeps the selection while they look at one item and decide another", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  const [one, two, three] = [unique("One"), unique("Two"), unique("Three")];
  await signIn(page, account);
  for (const title of [one, two, three]) await submitJob(page, title);
  const admin = await anotherPage();
  await signInAsOwnAdmin(admin, account, "/dashboard/moderation?type=job");
  const card = (title: string) => admin.getByRole("article", { name: title });
  const box = (title: string) => card(title).getByRole("checkbox");
  await admin.getByRole("link", { name: "Select all" }).click();
  await expect(box(one)).toBeChecked();
  await card(one).getByRole("link", { name: "View" }).click();
  await admin.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(admin.getByRole("dialog")).toHaveCount(0);
  await expect(box(two)).toBeChecked();
  await card(two)
    .getByRole("link", { name: `Reject ${two}` })
    .click();
  await card(two)
    .getByRole("button", { name: `Reject ${two}` })
    .click();
  await expect(admin.getByText("Content rejected")).toBeVisible();
  await expect(box(one)).toBeChecked();
  await expect(box(three)).toBeChecked();
});

test("an admin goes through the queue item by item, and answers the oldest from the dashboard", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  const [one, two] = [unique("Loom"), unique("Shuttle")];
  await signIn(page, account);
  for (const title of [one, two]) await submitJob(page, title);
  const admin = await anotherPage();
  await signInAsOwnAdmin(admin, account, "/dashboard/moderation?type=job");
  await admin.getByRole("link", { name: `View ${one}` }).click();
  const dialog = admin.getByRole("dialog");
  const name = dialog.getByRole("heading", { level: 2 });
  await expect(name).toHaveText(one);
  await expect(dialog.getByRole("region", { name: "Sent by" })).toContainText(account.email);
  await expect(admin.locator("dialog:modal")).toBeVisible();
  // In a field the keys are letters.
  await dialog.getByLabel("Note to the sender").pressSequentially("jk");
  await expect(dialog.getByLabel("Note to the sender")).toHaveValue("jk");
  await name.click();
  await admin.keyboard.press("j");
  await expect(name).not.toHaveText(one);
  await expect(dialog.getByLabel("Note to the sender")).toHaveValue("");
  await dialog.getByRole("link", { name: "Previous item" }).click();
  await expect(name).toHaveText(one);
  await dialog.getByRole("button", { name: `Approve ${one}` }).click();
  await expect(dialog.getByText("Content approved")).toBeVisible();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByText("Decision undone")).toBeVisible();

  await admin.goto("/dashboard");
  await expect(admin.getByText(/ items to review\. The oldest is /)).toBeVisible();
  const oldest = admin.getByRole("article").first();
  const title = await oldest.getByRole("heading").textContent();
  await oldest.getByRole("button", { name: `Approve ${title}`, exact: true }).click();
  await expect(admin).toHaveURL(/\/dashboard(#|$)/);
  await expect(admin.getByText("Content approved")).toBeVisible();
  await admin.getByRole("button", { name: "Undo" }).click();
  await expect(admin.getByText("Decision undone")).toBeVisible();
  await expect(oldest.getByRole("heading")).toHaveText(title ?? "");
});

test("an admin decides by keys: they approve, give a reason, take back, and go on to the next item", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  const titles = ["Warp", "Weft", "Selvage"].map(unique);
  await signIn(page, account);
  for (const title of titles) await submitJob(page, title);
  const admin = await anotherPage();
  await signInAsOwnAdmin(admin, account, "/dashboard/moderation?type=job");
  await expect(admin.locator("#sidebar[data-closed]"), "hydrated").toBeVisible();
  const cards = admin.getByRole("article");
  const [one, two, three] = titles.map((title) => admin.getByRole("article", { name: title }));
  if (!one || !two || !three) throw new Error("There are three.");
  await admin.keyboard.press("j");
  await expect(cards.first()).toBeFocused();
  // What other journeys have sent may stand before.
  while (!(await one.evaluate((card) => card === document.activeElement))) await admin.keyboard.press("j");
  await admin.keyboard.press("a");
  await expect(one.getByText("Approved", { exact: true })).toBeVisible();
  await expect(one).not.toBeFocused();
  await expect(admin.locator("article:focus")).toBeVisible();
  while (!(await two.evaluate((card) => card === document.activeElement))) await admin.keyboard.press("j");
  await admin.keyboard.press("r");
  await expect(two.getByRole("radio", { name: "No reason" })).toBeFocused();
  await admin.keyboard.press("ArrowDown");
  await expect(two.getByLabel("Note to the sender")).toHaveValue(/^The picture is too small/);
  await two.getByRole("radio", { name: "Not enough detail" }).check();
  await expect(two.getByLabel("Note to the sender")).toHaveValue(/^Please tell people more[^\n]*$/);
  await expectAccessible(admin);
  await admin.keyboard.press("r");
  await expect(two.getByText("Rejected", { exact: true })).toBeVisible();
  while (!(await three.evaluate((card) => card === document.activeElement))) await admin.keyboard.press("j");
  await admin.keyboard.press("r");
  await expect(three.getByRole("radio", { name: "No reason" })).toBeFocused();
  await admin.keyboard.press("Enter");
  await expect(three.getByText("Rejected", { exact: true })).toBeVisible();
  // The last three, one after the other.
  for (const card of [three, two, one]) {
    await admin.keyboard.press("u");
    await expect(card).toBeFocused();
    await expect(card.getByRole("button", { name: /^Approve/ })).toBeVisible();
  }
  // Whoever wants no keys switches them off.
  await admin.keyboard.press("?");
  await admin.getByLabel("Use these keys").uncheck();
  await one.focus();
  await admin.keyboard.press("r");
  await expect(one.getByRole("radio")).toHaveCount(0);
});
