import { expect, signIn, test } from "./plain.ts";

test("a stranger creates an account, is signed in, and goes on to where they wanted to be", async ({
  visitor,
  account,
}) => {
  await visitor.open("/signup?from=%2Fsubmit%3Ftab%3Djob");
  await visitor.main.press("Sign Up");
  expect(visitor.main.part("[role=alert]").text).toContain("Please fill in all fields");
  visitor.main.fill("Full name", "Ama Owusu");
  visitor.main.fill("Email", account.email);
  const choose = async (password: string, again = password) => {
    visitor.main.fill("Password", password);
    visitor.main.fill("Confirm password", again);
    await visitor.main.press("Sign Up");
  };
  await choose("kente-cloth", "kente-clothes");
  expect(visitor.main.text).toContain("Passwords do not match");
  expect(visitor.main.valueOf("Full name")).toBe("Ama Owusu");
  await choose("kente-cloth");
  expect(visitor.main.text).toContain(
    "There’s already an account with this address. Sign in, or use another.",
  );
  expect(visitor.main.links(/^Sign in/)[0]?.href).toBe("/login?from=%2Fsubmit%3Ftab%3Djob");
  visitor.main.fill("Email", `new-${account.email}`);
  await choose("kente-cloth");
  expect(visitor.address).toBe("/submit?tab=job");
  expect(visitor.page.text).toContain("Account created successfully!");
  await visitor.open("/dashboard/profile");
  expect(visitor.main.valueOf("Name")).toBe("Ama Owusu");
});

test("signing in asks for both, a wrong password signs nobody in, the right one does", async ({
  visitor,
  account,
}) => {
  await visitor.open("/login");
  await visitor.main.press("Sign In");
  expect(visitor.main.part("[role=alert]").text).toContain("Please enter both email and password");
  visitor.main.fill("Email", account.email);
  visitor.main.fill("Password", "kente-cloth");
  await visitor.main.press("Sign In");
  expect(visitor.main.text).toContain("Invalid login credentials");
  visitor.main.fill("Email", account.email);
  visitor.main.fill("Password", account.password);
  await visitor.main.press("Sign In");
  expect(visitor.address).toBe("/dashboard/profile");
});

test("a chosen theme stays", async ({ visitor }) => {
  const theme = () =>
    visitor.page
      .part("html")
      .attribute("class")
      ?.match(/\b(?:dark|light)\b/)?.[0];
  // They stand in the menu of a phone, too.
  const press = (name: string) =>
    visitor.page
      .parts("form")
      .find((form) => form.parts("button", name).length > 0)
      ?.press(name);
  await visitor.open("/about");
  await press("Dark mode");
  expect([visitor.address, theme()]).toEqual(["/about", "dark"]);
  for (const path of ["/no/such/page", "/logos"]) {
    await visitor.open(path);
    expect([path, theme()]).toEqual([path, "dark"]);
  }
  await press("Light mode");
  expect(theme()).toBe("light");
});

test("a member changes their name and their password", async ({ visitor, account }) => {
  await signIn(visitor, account, "/dashboard/profile");
  visitor.main.fill("Name", "Zola Mwangi");
  await visitor.main.press("Save Changes");
  expect(visitor.page.text).toContain("Profile updated successfully");
  expect(visitor.page.part("[aria-label=Dashboard]").text).toContain("Zola Mwangi");

  const security = () => visitor.main.part("section", "Security");
  const change = async (current: string, next: string, again = next) => {
    security().fill("Current password", current);
    security().fill("New password", next);
    security().fill("Confirm new password", again);
    await security().press("Update Password");
  };
  await change("not-my-password", "a-new-password");
  expect(visitor.main.text).toContain("That isn’t your current password");
  await change(account.password, "a-new-password", "another-one");
  expect(visitor.main.text).toContain("New passwords do not match");
  await change(account.password, "a-new-password");
  expect(visitor.page.text).toContain("Your password was changed");
  expect(visitor.main.text).not.toContain("New passwords do not match");
  expect(security().valueOf("Current password")).toBe("");

  await visitor.page.part("aside").press("Log out");
  expect(visitor.page.text).toContain("Logged out successfully");
  await signIn(visitor, { ...account, password: "a-new-password" }, "/dashboard");
  expect(visitor.address).toBe("/dashboard/profile");
});

test("a member moves their account to another address, with their password", async ({ visitor, account }) => {
  await signIn(visitor, account, "/dashboard/profile");
  const personal = () => visitor.main.part("section", "Personal Information");
  const email = `moved-${account.email}`;
  const move = async (password: string, to = email) => {
    personal().fill("Email", to);
    personal().fill("Current password", password);
    await personal().press("Save Changes");
  };
  await move("");
  expect(personal().text).toContain("Enter your current password to change your email.");
  expect(personal().valueOf("Email")).toBe(email);
  await move("not-my-password");
  expect(personal().text).toContain("That isn’t your current password. Try again.");
  await move(account.password, "admin@example.com");
  expect(personal().text).toContain("This email can’t be used here. Enter another one.");
  await move(account.password);
  expect(visitor.page.text).toContain(`You now sign in with ${email}.`);
  expect(personal().valueOf("Current password")).toBe("");
  await visitor.page.part("aside").press("Log out");
  await signIn(visitor, { ...account, email }, "/dashboard");
  expect(visitor.address).toBe("/dashboard/profile");
});

test("a member takes their data along and deletes their account", async ({ visitor, account }) => {
  await signIn(visitor, account, "/dashboard/profile");
  const download = await visitor.ask("/dashboard/profile/data");
  expect(download.headers.get("content-disposition")).toContain("attachment");
  expect(await download.json()).toMatchObject({ email: account.email, profile: { name: account.name } });

  await visitor.main.follow("Delete my account");
  expect(visitor.main.part("h1").text).toBe("Delete my account");
  visitor.main.fill("Current password", "not-the-password");
  await visitor.main.press("Delete Account");
  expect(visitor.main.text).toContain("That isn’t your current password");
  visitor.main.fill("Current password", account.password);
  await visitor.main.press("Delete Account");
  expect(visitor.page.text).toContain("Your account was deleted");
  await visitor.open("/dashboard/profile");
  expect(visitor.address).toMatch(/^\/login/);
});

test("what needs a mail server or a provider is neither offered nor there without one", async ({
  visitor,
}) => {
  for (const path of ["/login/link", "/auth/with/github", "/auth/callback?code=1"])
    expect((await visitor.ask(path)).status, path).toBe(404);
  await visitor.open("/login");
  expect(visitor.main.links("Forgot your password?")).toHaveLength(1);
  expect(visitor.main.links(/Email me|Continue with|again/)).toEqual([]);
});
