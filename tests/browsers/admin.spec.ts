import { randomUUID } from "node:crypto";
import { adminEmail, demoPassword, unique } from "../e2e/journey.ts";
import { expect, keys, test } from "./person.ts";

const admin = { email: adminEmail, password: demoPassword };

test("an admin approves one item by mouse and one by key", async ({ person, account, request }) => {
  const titles = [unique("Sign painter"), unique("Sign painter")];
  const signedIn = await request.post("/login", { form: account, maxRedirects: 0 });
  expect(signedIn.status()).toBe(303);
  for (const title of titles) {
    const sent = await request.post("/submit?tab=job", {
      form: {
        kind: "job",
        submission_id: randomUUID(),
        title,
        company: "Loom",
        location: "Dakar",
        job_type: "Full-time",
        category: "Design",
        application_url: "https://loom.example/apply",
      },
      maxRedirects: 0,
    });
    expect(sent.status(), title).toBe(303);
  }
  await person.signIn(admin, "/dashboard/moderation?type=job");
  const [byMouse = "", byKey = ""] = titles;
  await person.sees(byKey);
  await person.click("button", `Approve ${byMouse}`);
  await person.sees("Content approved");
  await expect
    .poll(() =>
      person.run((title) => {
        const item = [...document.querySelectorAll("article")].find((one) => one.textContent.includes(title));
        item?.focus();
        return item === document.activeElement;
      }, byKey),
    )
    .toBe(true);
  await person.press("a");
  for (const title of titles)
    await expect
      .poll(() => request.get(`/jobs?search=${encodeURIComponent(title)}`).then((answer) => answer.text()))
      .toContain(`>${title}<`);
});

test("Escape asks before text is lost, even after the page was loaded again", async ({ person }) => {
  const ask = () =>
    person.run(() => {
      Object.assign(window, { asked: 0 });
      window.confirm = () => {
        Object.assign(window, { asked: 1 });
        return false;
      };
    });
  const asked = () => person.run(() => Reflect.get(window, "asked"));
  await person.signIn(admin, "/dashboard/jargon/new");
  await expect.poll(() => person.run(() => document.querySelector("dialog:modal") !== null)).toBe(true);
  await person.fill("Term", "Typed with care");
  await ask();
  await person.press(keys.Escape);
  await expect.poll(asked).toBe(1);
  await person.run(() => location.reload());
  await expect.poll(() => person.run(() => Reflect.has(window, "asked")).catch(() => true)).toBe(false);
  await expect.poll(() => person.run(() => document.querySelector("dialog:modal") !== null)).toBe(true);
  await ask();
  // Firefox keeps what was typed, WebKit does not.
  const kept = (await person.valueOf("Term")) !== "";
  await person.press(keys.Escape);
  if (kept) await expect.poll(asked).toBe(1);
  else await person.comesTo("/dashboard/jargon");
});

test("an admin adds a term in a dialog", async ({ person }) => {
  const term = unique("Baseline");
  await person.signIn(admin, "/dashboard/jargon");
  await person.click("link", "Add Term");
  await person.comesTo("/dashboard/jargon/new");
  await expect.poll(() => person.run(() => document.querySelector("dialog:modal") !== null)).toBe(true);
  await person.fill("Term", term);
  await person.fill("Definition", "The line on which letters stand.");
  await person.click("button", "Add Term");
  await person.comesTo("/dashboard/jargon");
  await person.sees(term);
  expect(await person.run(() => document.querySelector("dialog:modal"))).toBeNull();
});

test("an admin sees what rows say before they are added", async ({ person }) => {
  const term = unique("Import");
  await person.signIn(admin, "/dashboard/import/jargon");
  await person.paste(
    "Or paste its rows",
    `term,definition,category\n${term},Read well,Print Design\nNowhere,Bad,Shoes\n`,
  );
  await person.click("button", "Check rows");
  await person.sees("To add: 1. With problems: 1.");
  await person.sees(term);
  await person.sees("Choose a category: Typography, Web Design");
});
