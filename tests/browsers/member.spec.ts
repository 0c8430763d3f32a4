import { unique } from "../e2e/journey.ts";
import { markSvg } from "../e2e/sample-files.ts";
import { expect, test } from "./person.ts";

test("a stranger signs up, logs out, and Back shows nothing of theirs", async ({ person }) => {
  const name = unique("Ama");
  await person.open("/signup?from=%2Fdashboard%2Fprofile");
  await person.fill("Full name", name);
  await person.fill("Email", `${name.replace(" ", ".")}@example.com`);
  await person.fill("Password", "kente-and-clay");
  await person.fill("Confirm password", "kente-and-cloth");
  await person.click("button", "Sign Up");
  await person.sees("Passwords do not match");
  expect(await person.valueOf("Full name")).toBe(name);
  await person.fill("Password", "kente-and-clay");
  await person.fill("Confirm password", "kente-and-clay");
  await person.click("button", "Sign Up");
  await person.comesTo("/dashboard/profile");
  await person.sees(name);
  await person.click("button", "Log out");
  await expect.poll(person.address, { timeout: 15_000 }).not.toContain("/dashboard");
  for (let steps = 1; steps <= 3; steps += 1) {
    await person.run(() => history.back());
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await person.read(), `${steps} steps back`).not.toContain(name);
  }
});

test("a member is told what a logo lacks, and sends it", async ({ person, account }) => {
  const title = unique("Kente Lines");
  await person.signIn(account, "/submit");
  await person.choose("choose a file", markSvg());
  await person.fill("Company", "Zola Studio");
  await person.click("button", "Submit Logo");
  await person.sees("Title and company name are required");
  expect(await person.valueOf("Company")).toBe("Zola Studio");
  await person.sees("kente.svg");
  await person.fill("Title", title);
  await person.click("button", "Submit Logo");
  await person.comesTo("/logos");
  await person.sees("Logo submitted successfully!");
});
