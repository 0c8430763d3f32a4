import {
  expect,
  expectAccessible,
  signIn,
  signInAsAdmin,
  startSession,
  submitJob,
  test,
  unique,
} from "./journey.ts";

test("a visitor without connection who sends a form keeps it, and sends it when there is one", {
  tag: "@script",
}, async ({ page }) => {
  // Without script the browser says so, and sends the form again when it is asked to.
  await page.goto("/submit?tab=job");
  await page.getByLabel("Title").fill("Kente Lines");
  await page.getByLabel("Company", { exact: true }).fill("Loom");
  await page.getByLabel("Location").fill("Dakar");
  await page.getByLabel("Contact email").fill("jobs@example.com");
  await expect(page.locator("main form[novalidate]")).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Submit Job" }).click();
  await expect(page.getByRole("alert")).toContainText("You’re offline");
  await expect(page.getByLabel("Title")).toHaveValue("Kente Lines");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Submit Job" }).click();
  await expect(page).toHaveURL(/sign-in=1/);
});

test("so does whoever writes to the site", { tag: "@script" }, async ({ page }) => {
  // Without script the browser says so, and sends the form again when it is asked to.
  await page.goto("/contact");
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Zola Test");
  await main.getByLabel("Email").fill("zola@example.com");
  await main.getByLabel("Message").fill("Where do I find the dark mark?");
  await page.context().setOffline(true);
  await main.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toContainText("You’re offline");
  await page.context().setOffline(false);
  await main.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status")).toContainText("Message sent");
});

test("an admin whose line is lost keeps what they typed in a dialog and on a page, and saves it once when it is back", {
  tag: "@script",
}, async ({ page }) => {
  // Without script the browser itself says so, and goes back to the form.
  const term = unique("Selvedge");
  await signInAsAdmin(page, "/dashboard/jargon/new");
  const dialog = page.locator("dialog:modal");
  await dialog.getByLabel("Term", { exact: true }).fill(term);
  await dialog.getByLabel("Definition").fill("The edge of a cloth that does not fray.");
  const add = dialog.getByRole("button", { name: "Add Term" });
  await page.context().setOffline(true);
  await add.click();
  await expect(dialog.getByRole("alert")).toContainText(
    "The connection was lostWhat you typed is still here.",
  );
  await expect(dialog.getByLabel("Term", { exact: true })).toHaveValue(term);
  await expectAccessible(page);
  await page.context().setOffline(false);
  // This time it arrives, and the answer is lost.
  await page.route("**/dashboard/jargon/new.data*", async (route) => {
    await route.fetch();
    await route.abort("internetdisconnected");
  });
  await add.click();
  await expect(add).toBeEnabled();
  await expect(dialog.getByRole("alert")).toContainText("The connection was lost");
  await page.unrouteAll();
  await add.click();
  await expect(page.getByText("Term added successfully")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  const search = page.getByPlaceholder("Search terms");
  await search.fill(term);
  await page.context().setOffline(true);
  await search.press("Enter");
  await expect(page.getByText("We can’t reach the site. Check your connection and try again.")).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("link", { name: `Delete ${term}` }).click();
  await page.getByRole("button", { name: "Delete Term" }).click();
  await expect(page.getByText("Term deleted successfully")).toBeVisible();

  await page.goto("/dashboard/import/jargon");
  const rows = page.getByLabel("Or paste its rows");
  await expect(page.locator("#sidebar[data-closed]"), "hydrated").toBeVisible();
  await rows.fill(`term,definition\n${term},The edge of a cloth.`);
  await page.route("**/*", (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Check rows" }).click();
  await expect(page.getByRole("alert")).toContainText("What you typed is still here.");
  await expect(rows).toHaveValue(`term,definition\n${term},The edge of a cloth.`);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Check rows" }).click();
  await expect(page.getByRole("row", { name: term })).toBeVisible();
});

test("an admin whose decision does not get through keeps the item open with the note, and sends it again", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  // Without script the browser says so, and going back shows the form.
  const title = unique("Weaver");
  await signIn(page, account, "/submit");
  await submitJob(page, title);
  const admin = await anotherPage();
  const script = admin.waitForEvent("requestfinished", (request) =>
    /\._type\._id-.*\.js$/.test(request.url()),
  );
  await signInAsAdmin(admin, "/dashboard/moderation?type=job");
  await script;
  // Firefox holds what is fetched ahead against default-src, which allows nothing.
  await expect(admin.locator("link[rel=prefetch]")).toHaveCount(0);
  await expect(admin.locator("#sidebar[data-closed]"), "hydrated").toBeVisible();
  const card = admin.getByRole("article", { name: title });
  await card.getByRole("link", { name: "View" }).click();
  const item = admin.getByRole("dialog", { name: title });
  await item.getByLabel("Note to the sender").fill("Please name the pay.");
  await admin.route("**/*", (route) => route.abort("internetdisconnected"));
  await item.getByRole("button", { name: `Reject ${title}` }).click();
  await expect(admin.getByRole("alert")).toContainText("What you typed is still here.");
  await expect(item.getByLabel("Note to the sender")).toHaveValue("Please name the pay.");

  await admin.unroute("**/*");
  await item.getByRole("button", { name: `Reject ${title}` }).click();
  await expect(admin.getByText("Content rejected").filter({ visible: true })).toBeVisible();
  await page.goto("/dashboard/profile");
  await expect(page.getByText("Please name the pay.")).toBeVisible();
});

test("a visitor whose form does not get through goes back to it, as often as that happens", async ({
  anotherPage,
  javaScript,
}) => {
  const forms = [
    ["/contact", "Message", "One.\nTwo.", "Send message"],
    ["/newsletter", "Email", "ama@example", "Subscribe"],
    ["/signup", "Full name", "Ama Owusu", "Sign Up"],
    ["/login", "Email", "ama@example", "Sign In"],
    ["/forgot-password", "Email", "ama@example", "Send Email"],
    ["/submit?tab=job", "Title", "Kente House", "Submit Job"],
  ] as const;
  async function loseAndSend([path, field, text, name]: (typeof forms)[number]): Promise<void> {
    const hasFile = path.startsWith("/submit");
    // With script a form must be complete to be sent: see R1.
    if (hasFile && javaScript) return;
    const page = await anotherPage();
    const main = page.getByRole("main");
    const input = main.getByLabel(field, { exact: true }).first();
    const button = main.getByRole("button", { name });
    const cutOff = (url: URL) => url.pathname === path.split("?")[0];
    await page.goto("/about");
    await page.goto(path);
    for (const typed of [text, `New${text}`]) {
      await input.fill(typed);
      // Chrome notes for its history what is in the fields a second later; a person takes longer than a test.
      await page.waitForTimeout(1_200);
      await page.route(cutOff, (route) => route.abort("internetdisconnected"));
      await button.click({ noWaitAfter: true });
      await expect(page).toHaveURL(/^chrome-error:/);
      await page.unroute(cutOff);
      await page.goBack();
      await expect(input).toHaveValue(typed);
      // Of an answer to a form with files Chrome keeps nothing, and asks whether to send it again.
      if (hasFile) break;
      await button.click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(input).toHaveValue(typed);
    }
  }
  // Together, because each waits.
  await Promise.all(forms.map(loseAndSend));
});

test("an admin who is answered by a proxy keeps the form and sends it again, and reads nothing of the proxy's own page", {
  tag: "@script",
}, async ({ page }) => {
  // Without script the proxy's page shows, and going back shows the form.
  const term = unique("Selvedge");
  await signInAsAdmin(page, "/dashboard/jargon/new");
  const dialog = page.locator("dialog:modal");
  await dialog.getByLabel("Term", { exact: true }).fill(term);
  await dialog.getByLabel("Definition").fill("The edge of a cloth that does not fray.");
  const message = dialog.getByRole("alert");
  for (const [status, body, said] of [
    [502, "<html><body><h1>Bad Gateway</h1></body></html>", "Back in a moment"],
    [413, "<html><body><h1>Request Entity Too Large</h1></body></html>", "That’s too large"],
    [504, "upstream failure", "Back in a moment"],
  ] as const) {
    await page.route("**/*.data*", (route) => route.fulfill({ status, body, contentType: "text/html" }));
    await dialog.getByRole("button", { name: "Add Term" }).click();
    await expect(message).toContainText(`${said}What you typed is still here.`);
    await expect(message).not.toContainText("<");
    await expect(dialog.getByLabel("Term", { exact: true })).toHaveValue(term);
    await page.unrouteAll();
  }
  await dialog.getByRole("button", { name: "Add Term" }).click();
  await expect(page.getByText("Term added successfully")).toBeVisible();

  await page.route("**/dashboard/users.data*", (route) =>
    route.fulfill({ status: 502, body: "<html><h1>Bad Gateway</h1></html>", contentType: "text/html" }),
  );
  await page.getByRole("complementary").getByRole("link", { name: "User Management" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Back in a moment");
  await expect(page.getByRole("main")).not.toContainText("Bad Gateway");
});

test("a member whose changes to a submission do not get through goes back to them", {
  tag: "@script",
}, async ({ page, account }) => {
  await signIn(page, account, "/submit");
  await submitJob(page, unique("Weaver"));
  await page.goto("/dashboard/profile");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Edit Weaver/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit your submission" })).toBeVisible();
  await page.getByLabel("Company", { exact: true }).fill("Kente House");
  const cutOff = (url: URL) => url.pathname.startsWith("/dashboard/profile/submissions/");
  await page.route(cutOff, (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Send for review" }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.unroute(cutOff);
  await page.goBack();
  await expect(page.getByLabel("Company", { exact: true })).toHaveValue("Kente House");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile/);
});

test("a member who did not see the answer goes back, sends the form again, and has sent one job", {
  tag: "@script",
}, async ({ page, account }) => {
  // Without script the browser goes back to the page as it was, but not while a test listens.
  await startSession(page, account);
  // The page is opened by its address.
  await page.goto("/submit?tab=job");
  const title = unique("Weaver");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Company", { exact: true }).fill("Loom");
  await page.getByLabel("Location").fill("Dakar");
  await page.getByLabel("Contact email").fill("jobs@example.com");
  const send = () => page.getByRole("button", { name: "Submit Job" }).click({ noWaitAfter: true });
  await page.route("**/submit?**", async (route) => {
    if (route.request().method() === "POST") await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionreset");
  });
  await send();
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.unrouteAll();
  await page.goBack();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByLabel("Location")).toHaveValue("Dakar");
  await expect(page.locator("main form[novalidate]")).toBeVisible();
  await send();
  await expect(page.getByText("Job listing submitted successfully!")).toBeVisible();
  // Else the browser may take the next page for the one that it has yet to finish.
  await page.waitForLoadState();
  await page.goto("/dashboard/profile");
  await expect(page.getByRole("main").getByRole("link", { name: `Edit ${title}` })).toHaveCount(1);
});
