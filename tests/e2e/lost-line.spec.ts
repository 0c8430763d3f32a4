import { expect, signIn, signInAsAdmin, startSession, submitJob, test, unique } from "./journey.ts";

test("a visitor without connection who wants another theme keeps the form as it is", async ({
  page,
  javaScript,
}) => {
  test.skip(!javaScript, "without script the browser says so, and going back shows the form");
  await page.goto("/submit");
  await page.getByLabel("Title").fill("Kente Lines");
  await expect(page.locator("main form[novalidate]")).toBeVisible();
  await page.route("**/theme.data*", (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(page.getByRole("alert")).toContainText("The connection was lost");
  await expect(page.getByLabel("Title")).toHaveValue("Kente Lines");
});

test("a visitor without connection who sends a form keeps it, and sends it when there is one", async ({
  page,
  javaScript,
}) => {
  test.skip(!javaScript, "without script the browser says so, and sends the form again when it is asked to");
  await page.goto("/submit?tab=job");
  await page.getByLabel("Title").fill("Kente Lines");
  await page.getByLabel("Company", { exact: true }).fill("Loom");
  await page.getByLabel("Location").fill("Dakar");
  await expect(page.locator("main form[novalidate]")).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Submit Job" }).click();
  await expect(page.getByRole("alert")).toContainText("There is no connection");
  await expect(page.getByLabel("Title")).toHaveValue("Kente Lines");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Submit Job" }).click();
  await expect(page).toHaveURL(/sign-in=1/);
});

test("so does whoever writes to the site", async ({ page, javaScript }) => {
  test.skip(!javaScript, "without script the browser says so, and sends the form again when it is asked to");
  await page.goto("/contact");
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Zola Test");
  await main.getByLabel("Email").fill("zola@example.com");
  await main.getByLabel("Message").fill("Where do I find the dark mark?");
  await page.context().setOffline(true);
  await main.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toContainText("There is no connection");
  await page.context().setOffline(false);
  await main.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status")).toContainText("Message sent");
});

for (const saving of [false, true])
  test(`an admin${saving ? " who saves data, and" : ""} whose decision does not get through stays in the queue with the note, and sends it again`, async ({
    page,
    account,
    anotherPage,
    javaScript,
  }) => {
    test.skip(!javaScript, "without script the browser says so, and going back shows the form");
    const title = unique("Weaver");
    await signIn(page, account, "/submit");
    await submitJob(page, title);
    const admin = await anotherPage();
    if (saving)
      await admin.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
    let fetched = 0;
    admin.on("response", (response) => {
      if (/\/dashboard\.moderation\._type\._id-.*\.js$/.test(response.url())) fetched += 1;
    });
    await signInAsAdmin(admin, "/dashboard/moderation?type=job");
    const card = admin.getByRole("article", { name: title });
    await card.getByText("Add a note").click();
    await card.getByLabel("Note for the member").fill("Please name the pay.");
    // What the decision needs is there before it is sent.
    if (!saving) await expect.poll(() => fetched).toBe(1);
    await admin.route("**/*", (route) => route.abort("internetdisconnected"));
    await card.getByRole("button", { name: `Reject ${title}` }).click();
    await expect(admin.getByRole("alert")).toContainText("What you typed is still here.");
    await expect(admin).toHaveURL(/\/dashboard\/moderation\?type=job$/);
    await expect(card.getByLabel("Note for the member")).toHaveValue("Please name the pay.");
    expect(fetched).toBe(saving ? 0 : 1);

    await admin.unroute("**/*");
    await card.getByRole("button", { name: `Reject ${title}` }).click();
    await expect(admin.getByText("Content rejected")).toBeVisible();
    await page.goto("/dashboard/profile");
    await expect(page.getByText("Please name the pay.")).toBeVisible();
  });

test("an admin who is offline is told so where a row's button posts, and is not led away", async ({
  page,
  account,
  anotherPage,
  javaScript,
}) => {
  test.skip(!javaScript, "without script the browser says so");
  await signIn(page, account, "/dashboard/profile");
  const admin = await anotherPage();
  const script = admin.waitForEvent("response", (response) => /users\._id\.role-/.test(response.url()));
  await signInAsAdmin(admin, `/dashboard/users?q=${encodeURIComponent(account.email)}`);
  const makeAdmin = admin.getByRole("button", { name: "Make Admin" }).first();
  expect((await script).ok()).toBe(true);
  await admin.context().setOffline(true);
  await makeAdmin.click();
  await expect(admin.getByRole("alert")).toContainText("The connection was lost");
  await expect(makeAdmin).toBeVisible();
});

for (const [line, saysSo] of [
  ["no connection", true],
  ["a connection that brings nothing", false],
] as const)
  test(`an admin who goes elsewhere with ${line} reads so and keeps what is typed, and gets there when it is back`, async ({
    page,
    javaScript,
  }) => {
    test.skip(!javaScript, "without script the browser says so, and going back shows the form");
    await signInAsAdmin(page, "/dashboard/import/jargon");
    const rows = page.getByLabel("Or paste its rows");
    await expect(page.locator(".admin-main[aria-busy=false]")).toBeVisible();
    await rows.pressSequentially("term");
    const away = [
      page.getByRole("complementary").getByRole("link", { name: "Audit Log" }),
      page.getByRole("link", { name: "Back to the list" }),
    ] as const;
    if (saysSo) await page.context().setOffline(true);
    else await page.route("**/*", (route) => route.abort("internetdisconnected"));
    for (const link of away) {
      await link.click();
      await expect(page.getByRole("alert")).toContainText(
        "The connection was lostWhat you typed is still here.",
      );
      await expect(page).toHaveURL("/dashboard/import/jargon");
      await expect(rows).toHaveValue("term");
    }
    if (saysSo) await page.context().setOffline(false);
    else await page.unroute("**/*");
    await away[0].click();
    await expect(page.getByRole("heading", { level: 1, name: "Audit Log" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

for (const [path, field, text, button] of [
  ["/contact", "Message", "One.\nTwo.", "Send message"],
  ["/newsletter", "Email", "ama@example", "Subscribe"],
  ["/signup", "Full name", "Ama Owusu", "Sign Up"],
  ["/login", "Email", "ama@example", "Sign In"],
  ["/forgot-password", "Email", "ama@example", "Send Mail"],
  ["/submit?tab=job", "Title", "Kente House", "Submit Job"],
] as const)
  test(`a visitor whose form at ${path} does not get through goes back to it, as often as that happens`, async ({
    page,
    javaScript,
  }) => {
    test.skip(
      javaScript && path.startsWith("/submit"),
      "with script a form must be complete to be sent: see R1",
    );
    const main = page.getByRole("main");
    const input = main.getByLabel(field, { exact: true }).first();
    const send = main.getByRole("button", { name: button });
    const cutOff = (url: URL) => url.pathname === path.split("?")[0];
    await page.goto("/about");
    await page.goto(path);
    for (const typed of [text, `New${text}`]) {
      await input.fill(typed);
      await page.route(cutOff, (route) => route.abort("internetdisconnected"));
      await send.click({ noWaitAfter: true });
      await expect(page).toHaveURL(/^chrome-error:/);
      await page.unroute(cutOff);
      await page.goBack();
      await expect(input).toHaveValue(typed);
      // Of an answer to a form with files Chrome keeps nothing, and asks whether to send it again.
      if (path.startsWith("/submit")) break;
      await send.click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(input).toHaveValue(typed);
    }
  });

for (const [status, body, said] of [
  [502, "<html><body><h1>Bad Gateway</h1></body></html>", "Back in a moment"],
  [413, "<html><body><h1>Request Entity Too Large</h1></body></html>", "Too much at once"],
  [504, "upstream failure", "Back in a moment"],
] as const)
  test(`an admin whose form is answered by a proxy, with ${status}, keeps it and sends it again`, async ({
    page,
    javaScript,
  }) => {
    test.skip(!javaScript, "without script the proxy's page shows, and going back shows the form");
    const term = unique("Selvedge");
    await signInAsAdmin(page, "/dashboard/jargon/new");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Term", { exact: true }).fill(term);
    await dialog.getByLabel("Definition").fill("The edge of a cloth that does not fray.");
    await expect(page.locator("dialog:modal")).toBeVisible();
    const address = "**/dashboard/jargon/new.data*";
    await page.route(address, (route) => route.fulfill({ status, body, contentType: "text/html" }));
    await dialog.getByRole("button", { name: "Add Term" }).click();
    const message = dialog.getByRole("alert");
    await expect(message).toContainText(`${said}What you typed is still here.`);
    await expect(message).not.toContainText("<");
    await expect(dialog.getByLabel("Term", { exact: true })).toHaveValue(term);
    await page.unroute(address);
    await dialog.getByRole("button", { name: "Add Term" }).click();
    await expect(page.getByText("Term added successfully")).toBeVisible();
  });

test("an admin who goes on while a proxy has no server reads why, and nothing of the proxy's own page", async ({
  page,
  javaScript,
}) => {
  test.skip(!javaScript, "without script the proxy's page shows");
  await signInAsAdmin(page);
  await page.route("**/dashboard/users.data*", (route) =>
    route.fulfill({ status: 502, body: "<html><h1>Bad Gateway</h1></html>", contentType: "text/html" }),
  );
  await page.getByRole("complementary").getByRole("link", { name: "User Management" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Back in a moment");
  await expect(page.getByRole("main")).not.toContainText("Bad Gateway");
});

test("a member whose changes to a submission do not get through goes back to them", async ({
  page,
  account,
}) => {
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

test("R1 a member who did not see the answer goes back, sends the form again, and has sent one job", async ({
  page,
  account,
  javaScript,
}) => {
  test.skip(
    !javaScript,
    "without script the browser goes back to the page as it was, but not while a test listens",
  );
  await startSession(page, account);
  // The page is opened by its address.
  await page.goto("/submit?tab=job");
  const title = unique("Weaver");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Company", { exact: true }).fill("Loom");
  await page.getByLabel("Location").fill("Dakar");
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
  await page.goto("/dashboard/profile");
  await expect(page.getByRole("main").getByRole("link", { name: `Edit ${title}` })).toHaveCount(1);
});

test("an admin on a line that has brought half of the page reads that it is lost, where a link was not known yet", async ({
  page,
  javaScript,
}) => {
  test.skip(!javaScript, "without script the browser says so");
  await page.route("**/__manifest?*", (route) => route.abort("internetdisconnected"));
  await signInAsAdmin(page, "/dashboard/profile");
  await expect(page.locator(".admin-main[aria-busy=false]")).toBeVisible();
  const jobs = page.getByRole("complementary").getByRole("link", { name: "Job Opportunities" });
  await jobs.click();
  await expect(page.getByRole("alert")).toContainText("The connection was lost");
  await expect(page).toHaveURL("/dashboard/profile");
  await page.unroute("**/__manifest?*");
  await jobs.click();
  await expect(page.getByRole("heading", { level: 1, name: "Job Opportunities" })).toBeVisible();
});

test("a form whose rules were lost on the line has them with the next field", async ({
  page,
  javaScript,
}) => {
  test.skip(!javaScript, "without script the server alone has rules");
  await page.goto("/submit?tab=job");
  await expect(page.locator("main form[novalidate]")).toBeVisible();
  await page.context().setOffline(true);
  await page.getByLabel("Title").fill("Kente");
  await page.context().setOffline(false);
  const rules = page.waitForEvent("response", (response) => /check-/.test(response.url()));
  await page.getByLabel("Company", { exact: true }).focus();
  await rules;
  await expect(async () => {
    await page.getByLabel("Title").fill("");
    await page.getByLabel("Company", { exact: true }).focus();
    await expect(page.getByText("Please fill in all required fields").first()).toBeVisible({ timeout: 500 });
  }).toPass();
});
