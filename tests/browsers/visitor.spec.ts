import { expect, keys, test } from "./person.ts";

test("a visitor searches, opens a logo, and copies its drawing", async ({ person }) => {
  await person.open("/");
  await person.fill("Search", "sunbird");
  await person.press(keys.Enter);
  await person.comesTo(/^\/search\?/);
  await person.sees("Sunbird Solar");
  await person.click("link", "Sunbird Solar");
  await person.comesTo("/logos/sunbird-solar");
  await person.click("button", "Copy");
  await person.click("button", "SVG");
  await person.sees("SVG copied to clipboard");
  await person.open("/search");
  await person.fill("Search", "");
  await person.press("v", keys.Control);
  await expect.poll(() => person.valueOf("Search")).toMatch(/^<svg xmlns/);
});

test("a visitor narrows a list down and comes back to all of it", async ({ person }) => {
  await person.open("/jargon");
  await person.click("button", "Category");
  await person.click("link", "Design Theory");
  await person.comesTo(/category=/);
  await expect
    .poll(() =>
      person.run(() =>
        [...document.querySelectorAll("[aria-current=true]")].map((one) => one.textContent).join(),
      ),
    )
    .toContain("Design Theory");
  await person.run(() => history.back());
  await person.comesTo("/jargon");
});

test("a visitor stars a logo and finds it in their collection", async ({ person }) => {
  await person.open("/logos?search=sunbird+solar");
  await person.click("button", "Add Sunbird Solar to your collection");
  await expect
    .poll(() => person.run(() => document.querySelector("#star-sunbird-solar")?.getAttribute("name")))
    .toBe("remove");
  await person.open("/collection");
  await person.sees("Sunbird Solar");
});

test("a visitor's dark theme stays on the next page", async ({ person }) => {
  const background = () => person.run(() => getComputedStyle(document.body).backgroundColor);
  await person.open("/about");
  const light = await background();
  await person.click("button", "Dark mode");
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await person.open("/logos");
  expect(await background()).toBe(dark);
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("no page is wider than the screen", async ({ person }) => {
    await person.signIn({ email: "admin@example.com", password: "demo-password-1" }, "/dashboard/logos");
    const pages = [
      "/",
      "/logos",
      "/logos/sunbird-solar",
      "/jargon",
      "/events",
      "/jobs",
      "/submit",
      "/contact",
    ];
    const lists = ["logos", "jargon", "events", "jobs", "users", "moderation", "audit", "profile"];
    const wider: string[] = [];
    const all = [...pages, ...lists.map((list) => `/dashboard/${list}`)];
    for (const path of all) {
      await person.open(path);
      const { scrollWidth, clientWidth } = await person.run(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      if (scrollWidth > clientWidth) wider.push(`${path}: ${scrollWidth} px on ${clientWidth}`);
    }
    expect(wider).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a member is told what a form lacks, and sends it", async ({ person, account }) => {
    await person.signIn(account, "/submit?tab=job");
    await person.fill("Title", "Sign painter");
    await person.fill("Company", "Loom");
    await person.click("button", "Submit Job");
    await person.sees("Please fill in all required fields");
    expect(await person.valueOf("Title")).toBe("Sign painter");
    await person.fill("Location", "Dakar");
    await person.fill("Application link", "loom.example/apply");
    await person.click("button", "Submit Job");
    await person.comesTo("/jobs");
    await person.sees("Job listing submitted successfully!");
  });
});
