import { expect, test } from "./plain.ts";

test("a visitor finds a door to everything on the first page, and no logo twice", async ({ visitor }) => {
  await visitor.open("/");
  const { main } = visitor;
  const wall = main.part("nav", "Featured logos").links();
  const featured = main.part("section", "Featured Logos").parts("article");
  expect([wall.length, featured.length]).toEqual([9, 6]);
  const names = [...wall.map(({ name }) => name), ...featured.map((logo) => logo.part("h3").text)];
  expect(new Set(names).size).toBe(15);
  const doors = main.part("nav", "What’s here").links();
  for (const path of ["/logos", "/jargon", "/events", "/jobs"])
    expect(doors.find(({ href }) => href === path)?.text, path).toMatch(/^\d+/);
  expect(main.part("section", "Next events").parts("article")).toHaveLength(3);
  const jobs = main.part("section", "Paid work").texts("article");
  expect(jobs).toHaveLength(3);
  for (const job of jobs) expect(job).toMatch(/\d/);

  const term = main.part("section", "Term of the day");
  expect(term.parts("[role=img], img")).toHaveLength(1);
  const link = term.links().find(({ text }) => !text.includes("All"));
  await visitor.open(link?.href ?? "");
  expect(visitor.main.part("h1").text).toBe(link?.text);
  await visitor.open(wall[0]?.href ?? "");
  expect(visitor.main.part("h1").text).toBe(wall[0]?.name);
});

test("a visitor narrows the events, finds none, and clears the filters", async ({ visitor }) => {
  await visitor.open("/events");
  const card = (title: string) => visitor.main.around("article", title).text;
  expect(visitor.main.part("h1").text).toBe("Events & Workshops");
  expect(card("Lagos Brand Lab")).toContain("Ongoing");
  expect(card("Poster night")).toContain("Canceled");
  for (const hidden of ["UX breakfast", "Portfolio clinic"]) expect(visitor.main.text).not.toContain(hidden);

  visitor.main.fill("Time", "Past");
  await visitor.main.press("Apply");
  expect(visitor.address).toBe("/events?search=&time=past&country=&city=&month=");
  expect(card("UX breakfast")).toContain("Past");
  expect(visitor.main.text).not.toContain("Lagos Brand Lab");

  for (const link of ["Technology", "Webinar", /list/i]) await visitor.main.follow(link);
  expect(visitor.address).toMatch(/time=past&category=Technology&type=Webinar&view=list/);
  expect(visitor.main.parts("article")).toHaveLength(1);
  visitor.main.fill("Search events", "zzz unheard of");
  await visitor.main.press("Search");
  expect(visitor.main.text).toContain("No events found");
  expect(visitor.address).toMatch(/time=past.*category=Technology/);
  await visitor.main.follow("Clear filters");
  expect(visitor.address).toBe("/events?time=all&view=list");
  expect(card("UX breakfast")).toBeTruthy();
});

test("a visitor narrows the jobs, finds none, and clears the filters", async ({ visitor }) => {
  await visitor.open("/jobs");
  expect(visitor.main.part("h1").text).toBe("Creative Hookup");
  const six = visitor.main.around("article", "Brand designer, six weeks").text;
  for (const part of ["AS", "or remote", "$2,400"]) expect(six).toContain(part);
  expect(six).toMatch(/2 days left|1 day left/);
  expect(visitor.main.around("article", "Design editor").text).toContain("Salary not stated");
  for (const hidden of ["Design lead", "Web designer", "Product designer, check-in", "Icon designer"])
    expect(visitor.main.links(hidden)).toEqual([]);

  await visitor.main.follow("Remote Only");
  expect(visitor.address).toBe("/jobs?remote=yes");
  expect(visitor.main.text).not.toContain("Motion designer");
  visitor.main.fill("Category", "Animation");
  visitor.main.fill("Job type", "Contract");
  await visitor.main.press("Apply");
  expect(visitor.address).toMatch(/category=Animation&type=Contract&currency=&remote=yes/);
  await visitor.main.follow(/list/i);
  expect(visitor.main.part("article").text).toContain("Character animator");

  visitor.main.fill(/^Search/, "zzz unheard of");
  await visitor.main.press("Search");
  expect(visitor.main.text).toContain("No opportunities found");
  await visitor.main.follow("Clear filters");
  expect(visitor.address).toBe("/jobs?view=list");
  expect(visitor.main.valueOf("Category")).toBe("");
});

test("a visitor looks a word up: by search, letter and category, as a list and as cards", async ({
  visitor,
}) => {
  await visitor.open("/jargon");
  const letters = () => visitor.main.part("nav", "First letter");
  expect(visitor.main.part("h1").text).toBe("Design Jargon Buster");
  expect(visitor.main.texts("h3")).toContain("A");
  visitor.main.fill("Search terms", "kerning");
  await visitor.main.press("Search");
  expect(visitor.main.texts("dt")[0]).toContain("Kerning");

  await letters().follow("X");
  expect(visitor.address).toBe("/jargon?search=kerning&letter=X");
  expect(visitor.main.text).toContain("No terms found");
  await visitor.main.follow("Clear filters");
  expect(visitor.address).toBe("/jargon");
  expect(letters().text).toContain("Q (no terms)");
  expect(letters().links("Q")).toEqual([]);
  await letters().follow("K");
  expect(visitor.main.texts("dt")).toEqual(["Kerning"]);
  await letters().follow("All");
  expect(visitor.address).toBe("/jargon");

  await visitor.main.part("nav", "Categories").follow("Typography");
  await visitor.main.follow("Grid view");
  expect(visitor.address).toBe("/jargon?category=Typography&view=grid");
  expect(visitor.main.texts("article")[0]).toContain("Typography");
});

test("a section that may go on over the page says that it counts this page only", async ({ visitor }) => {
  await visitor.open("/jargon");
  const sections = () => visitor.main.texts("summary").filter((text) => /terms?/.test(text));
  expect(sections().at(0)).toMatch(/^A ?\d+ terms$/);
  expect(sections().at(-1)).toMatch(/^[A-Z] ?\d+ terms? on this page$/);
  await visitor.main.follow("Next");
  expect(sections().at(0)).toMatch(/^[A-Z] ?\d+ terms? on this page$/);
});

test("the library goes on over pages, and each page has an address", async ({ visitor }) => {
  const titles = () => visitor.main.parts("article").map((logo) => logo.part("h3").text);
  const beside = (rel: string) => visitor.page.parts(`head link[rel=${rel}]`).map(({ href }) => href);
  await visitor.open("/logos");
  const first = titles();
  expect(first).toHaveLength(25);
  expect(beside("next")).toEqual([expect.stringMatching(/\/logos\?page=after_/)]);
  expect(beside("prev")).toEqual([]);

  await visitor.main.follow("Next");
  expect(visitor.address).toMatch(/^\/logos\?page=after_/);
  const second = visitor.address;
  expect(beside("prev")).toHaveLength(1);
  expect(titles().length).toBeGreaterThan(0);
  expect(titles().filter((title) => first.includes(title))).toEqual([]);
  await visitor.main.follow("Previous");
  expect(visitor.main.links("Previous")).toEqual([]);
  await visitor.open(second);
  await visitor.main.follow("First page");
  expect(visitor.address).toBe("/logos");
  await visitor.open("/logos?page=after_1999-01-01T00:00:00Z_00000000-0000-4000-8000-000000000000");
  expect(beside("next")).toEqual([]);
  expect(titles().length).toBeGreaterThan(0);
  for (const number of ["0", "-1", "abc", "1e9", "after_x_y"])
    expect((await visitor.ask(`/logos?page=${number}`)).status).toBe(200);
});

test("one search finds all kinds and leads into the lists", async ({ visitor }) => {
  await visitor.open("/search");
  visitor.main.fill(/^Search/, "design");
  await visitor.main.press("Search");
  expect(visitor.address).toBe("/search?search=design");
  for (const group of ["Jargon", "Events", "Creative Hookup"])
    expect(visitor.main.part("section", group).links().length).toBeGreaterThan(0);
  expect(visitor.main.part("[role=status]").text).toMatch(/^More than \d+ results for “design”$/);
  await visitor.main.part("section", "Jargon").follow("All terms");
  expect(visitor.address).toBe("/jargon?search=design");
  expect(visitor.main.text).toMatch(/\d+ terms/);
});

test("accents, beginnings and misspellings are forgiven; signs are taken literally", async ({ visitor }) => {
  const search = (words: string) => visitor.open(`/search?search=${encodeURIComponent(words)}`);
  const status = () => visitor.main.part("[role=status]").text;
  for (const words of ["kerni", "KÉRNING", "kernning"]) {
    await search(words);
    expect(visitor.main.links("Kerning").length, words).toBeGreaterThan(0);
  }
  for (const words of ["x%,status.eq.pending", ')"(', "%%%", "\\", "<xq zq=1>"]) {
    await search(words);
    expect(visitor.status).toBe(200);
    expect(status()).toContain(`No matches for “${words}”`);
  }
  await visitor.main.follow("Logos");
  expect(visitor.address).toBe("/logos");
  await search("zzkern zzing");
  expect(status()).toContain("No matches");
  await visitor.main.part("section", "Closest matches").follow("Kerning Term");
  expect(visitor.address).toBe("/jargon/kerning");
});
