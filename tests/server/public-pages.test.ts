import { randomUUID } from "node:crypto";
import { HtmlValidate } from "html-validate";
import { beforeAll, describe, expect, test } from "vitest";
import { describedBy, typedInto } from "#tests/support/read-page.ts";
import { drawing, submittedJob, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

/** The built server with entries whose titles have every sign that some format takes for its own. */
const address: Record<"logo" | "term" | "event" | "past" | "job" | "closed", string> = {
  logo: "",
  term: "",
  event: "",
  past: "",
  job: "",
  closed: "",
};

const title = `A, B; C\\D "q" 'a' <b>&amp;</b> {x} --> 🎨 سلام שלום`;

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML: <br/>, autoComplete, empty values of boolean attributes, ids that begin with _.
    "void-style": "off",
    "attr-case": "off",
    "valid-id": ["error", { relaxed: true }],
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // The threads of a woven picture are properties of the element they belong to.
    "no-inline-style": "off",
    // What people wrote may be long, and stands in the title.
    "long-title": "off",
    "no-trailing-whitespace": "off",
  },
});

const site = await testSite();
const anybody = visitor(site.url);
/** The first page while there is nothing, with one logo and with many, for a member: theirs is always made anew. */
const firstPages: string[] = [];

beforeAll(async () => {
  const ama = await signedIn(site.url, "ama");
  const readFirstPage = async () => firstPages.push(await (await ama.ask("/")).text());
  await readFirstPage();
  const sent = await ama.post("/submit", submittedLogo({ image: drawing(), title, tags: "kente, سلام" }));
  expect(sent.status).toBe(303);
  const slug = async (text: string, ...values: unknown[]) =>
    encodeURIComponent(
      (await site.sql<{ slug: string }>(`${text} returning slug`, ...values))[0]?.slug ?? "",
    );
  address.logo = `/logos/${await slug("update logos set status = 'approved'")}`;
  await readFirstPage();
  await site.sql(
    `insert into logos (title, company, image_url, status)
     select 'Mark ' || n, 'Ashe', '/files/logos/a/' || n || '.png', 'approved' from generate_series(1, 26) as n`,
  );
  await readFirstPage();
  const [term] = await site.sql<{ slug: string }>(
    `insert into jargon (term, definition, category, related_terms, status)
     values ($1, $1, 'Typography', '{Kerning,Ghost}', 'approved') returning slug`,
    title,
  );
  address.term = `/jargon/${encodeURIComponent(term?.slug ?? "")}`;
  await site.sql(
    `insert into jargon (term, definition, category, status) values ('Kerning', 'Space.', 'Web Design', 'approved')`,
  );
  const event = (name: string, day: string) =>
    slug(
      `insert into events (title, start_date, end_date, start_time, end_time, location, venue, address, description,
         long_description, registration_url, organizer, schedule, speakers, format, tags, status, canceled)
       values ($1, $2::date, $2::date, '10:00', '12:00', 'Nairobi', 'Hall', 'Street 1', $1, $1 || E'\n\n' || $1, 'https://a.example/?a=1&b=2', $1,
         jsonb_build_array(jsonb_build_object('time', '10:00', 'title', $1)),
         jsonb_build_array(jsonb_build_object('name', $1, 'role', 'Host', 'image', null)),
         'hybrid', '{one,two,three,four}', 'approved', $2::date < '2026-01-01')`,
      name,
      day,
    );
  address.event = `/events/${await event(title, "2199-01-01")}`;
  address.past = `/events/${await event("Over", "2020-01-01")}`;
  const job = (name: string, state: string) =>
    slug(
      `insert into jobs (title, company, location, country, description, responsibilities, requirements, benefits,
         salary_minimum, salary_currency, salary_period, application_url, company_description, expires_at, tags, status, state)
       values ($1, $1, 'Kigali', 'RW', $1, array[$1], array[$1], array[$1], 10, 'USD', 'month', 'https://a.example/', $1,
         '2199-01-01', '{one,two,three,four}', 'approved', $2)`,
      name,
      state,
    );
  address.job = `/jobs/${await job(title, "Open")}`;
  address.closed = `/jobs/${await job("Taken", "Filled")}`;
});

test("while no logo is left to be featured, tiles say that some are to come", async () => {
  expect(firstPages.map((html) => html.split("Coming Soon").length - 1)).toEqual([6, 0, 0]);
});

test.each(Object.keys(address) as (keyof typeof address)[])(
  "the times on the page of a %s are written as every browser reads them",
  async (kind) => {
    const html = await (await anybody.ask(address[kind])).text();
    const times = Array.from(html.matchAll(/<time[^>]* datetime="([^"]*)"/gi), ([, time]) => time);
    if (kind !== "term") expect(times.length).toBeGreaterThan(0);
    for (const time of times)
      expect(time).toMatch(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?$/);
  },
);

/** What is wrong with a page, each fault with its rule and line. */
async function faultsOf(response: Response): Promise<string[]> {
  const { results } = await validator.validateString(await response.text());
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

describe("html-validate finds nothing wrong with", () => {
  const nothing = "search=zzzzqqq";
  test.each([
    ...[
      "/",
      "/about",
      "/contact",
      "/privacy",
      "/terms",
      "/api",
      "/newsletter",
      "/login?from=/submit",
      "/signup",
    ],
    ...[
      "/forgot-password",
      "/reset-password",
      "/submit",
      "/submit?tab=event",
      "/submit?tab=job",
      "/submit?sign-in",
    ],
    ...["/logos", "/logos?page=2", "/logos?view=list&company=Ashe", `/logos?${nothing}`, "/no/such/page"],
    ...["/jargon", "/jargon?view=grid", "/jargon?sort=category&letter=K", `/jargon?${nothing}`],
    ...["/events", "/events?time=all&view=list", "/events?time=past&category=Design", `/events?${nothing}`],
    ...["/jobs", "/jobs?view=list&remote=yes", `/jobs?${nothing}`, "/jobs?type=Full-time"],
    ...["/search", "/search?search=kerning", `/search?${nothing}`, "/search?search=%3Cb%3E%22'"],
    ...["/logos/1", "/jargon/none", "/events/1", "/jobs/1"],
  ])("%s", async (path) => {
    expect(await faultsOf(await anybody.ask(path))).toEqual([]);
  });

  test.each(Object.keys(address) as (keyof typeof address)[])("the page of a %s", async (kind) => {
    const page = await anybody.ask(address[kind]);
    expect(page.status).toBe(200);
    expect(await faultsOf(page)).toEqual([]);
  });

  test.each([
    ["/login", {}],
    ["/signup", { name: "<b>", email: "no", password: "1", confirmPassword: "2" }],
    ["/contact", { email: "no" }],
    ["/submit", { kind: "event", title: "" }],
  ])("the answer to an incomplete form at %s", async (path, fields) => {
    const answer = await anybody.post(path, fields);
    expect(answer.status).toBe(400);
    expect(await faultsOf(answer)).toEqual([]);
  });
});

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const readable = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => named[name] ?? whole);
type Data = { "@type": string; name?: string; title?: string; itemListElement?: { name: string }[] };

describe("a title with quotes, commas, markup, emoji and right-to-left letters is unharmed in", () => {
  test.each([
    ["logo", "logos", "ImageObject"],
    ["term", "jargon", "DefinedTerm"],
    ["event", "events", "Event"],
    ["job", "jobs", "JobPosting"],
  ] as const)("the page, the head, the structured data and the API of a %s", async (kind, list, type) => {
    const html = await (await anybody.ask(address[kind])).text();
    const text = (pattern: RegExp) => readable((pattern.exec(html)?.[1] ?? "").replace(/<\/?bdi>/g, ""));
    expect(text(/<h1[^>]*>(.*?)<\/h1>/s)).toBe(title);
    expect(text(/<title>(.*?)<\/title>/s).startsWith(title)).toBe(true);
    expect(text(/<meta property="og:title" content="([^"]*)"/).startsWith(title)).toBe(true);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const data = blocks.map(([, json = ""]) => JSON.parse(json) as Data);
    const marked = data.find((one) => one["@type"] === type);
    expect(marked?.name ?? marked?.title).toBe(title);
    const path = data.find((one) => one["@type"] === "BreadcrumbList");
    expect(path?.itemListElement?.at(-1)?.name).toBe(title);

    const answer = await anybody.ask(`/api/${list}?limit=100${list === "events" ? "&time=all" : ""}`);
    const { items } = (await answer.json()) as { items: { title?: string; term?: string; url: string }[] };
    const item = items.find(({ url }) => new URL(url).pathname === new URL(address[kind], url).pathname);
    expect(item?.title ?? item?.term).toBe(title);
  });

  test("the name of a download, as far as file systems take it", async () => {
    const picture = await anybody.ask(`${address.logo}.svg`);
    const name = /filename\*=UTF-8''(\S+)/.exec(picture.headers.get("Content-Disposition") ?? "")?.[1] ?? "";
    expect(decodeURIComponent(name)).toBe("A,_B_CD_q_'a'_b&ampb_{x}_--_🎨_سلام_שלום.svg");
  });
});

test("X6 links that members supplied vouch for nothing and hand nothing over", async () => {
  const pages = [address.logo, address.event, address.job, "/logos", "/logos?view=list", "/events", "/jobs"];
  const links: string[] = [];
  for (const path of pages) {
    const html = await (await anybody.ask(path)).text();
    links.push(...(html.match(/<a\b[^>]*href="https:\/\/a\.example[^>]*>/g) ?? []));
  }
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((link) => !link.includes('rel="nofollow ugc noopener"'))).toEqual([]);
  expect(links.filter((link) => /\/\?a=1|example\/"/.test(link))).toHaveLength(2);
});

test("a list has one address, whatever somebody has added to it or misspelled", async () => {
  const canonical = async (path: string) => {
    const html = await (await anybody.ask(path)).text();
    return new URL(readable(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "")).href.slice(
      site.url.length,
    );
  };
  const next = /rel="next" href="[^"]*(\?page=[^"]*)"/.exec(await (await anybody.ask("/logos")).text())?.[1];
  expect(next).toBeDefined();
  const addresses = {
    "/logos?utm_source=letter&fbclid=1": "/logos",
    "/LOGOS?pictures=show&page=9": "/logos",
    "/logos?view=list&search=%20mark&company=Ashe&x=1": "/logos?company=Ashe&search=mark&view=list",
    [`/logos${next}&x=1`]: `/logos${next}`,
    "/events?time=soon&type=Party&view=grid": "/events",
    "/events?time=past&category=Design": "/events?category=Design&time=past",
    "/jobs?remote=no&type=Full-time": "/jobs?type=Full-time",
    "/jobs?remote=yes": "/jobs?remote=yes",
    "/jargon?letter=k&sort=category&direction=up": "/jargon?letter=K&sort=category",
  };
  for (const [asked, told] of Object.entries(addresses)) expect(await canonical(asked), asked).toBe(told);
});

test("an event whose hall has the name of its town names it once", async () => {
  await site.sql("update events set venue = location, address = null where title = 'Over'");
  const html = await (await anybody.ask(address.past)).text();
  expect(/<address[^>]*>(.*?)<\/address>/s.exec(html)?.[1]).toBe("<div><bdi>Nairobi</bdi></div>");
});

test("a job that is taken is not marked up as one", async () => {
  expect(await (await anybody.ask(address.closed)).text()).not.toContain("JobPosting");
});

test("a job says with its pay for how long it is, what its figures don't and when it closes, also to a friend and in previews, and leaves out what was left out", async () => {
  const [job] = await site.sql<{ id: string }>(
    `insert into jobs (title, company, location, contact_email, status, salary_minimum, salary_currency, salary_period, salary_note, expires_at)
     values ('Dyer', 'Adire Works', 'Kano', 'dye@example.com', 'approved', 5, 'USD', 'hour', 'Negotiable', '2031-05-01') returning id`,
  );
  const page = async () => (await anybody.ask(`/jobs/${job?.id}`, { redirect: "follow" })).text();
  for (const way of [/href="https:\/\/wa\.me\/\?text=([^"]*)"/, /href="mailto:\?subject=([^"]*)"/]) {
    const sent = decodeURIComponent(way.exec(await page())?.[1] ?? "");
    expect(sent).toMatch(/From \$5 an hour · Negotiable\r?\nCloses Thu 1 May 2031.*\/jobs\//s);
  }
  const offer = "From $5 an hour · Negotiable. Closes Thu 1 May 2031";
  expect(await page()).toContain(`<meta property="og:description" content="${offer}. `);
  expect(await (await anybody.ask("/jobs.atom")).text()).toContain(offer);
  expect(await page()).toContain("<small>an hour · Negotiable</small>");
  expect(await page()).not.toContain("Experience");
  await site.sql("update jobs set salary_minimum = null, experience = '5+ years' where id = $1", job?.id);
  expect(await page()).toContain("<small><bdi>Negotiable</bdi></small>");
  expect(await page()).toContain("5+ years");
  await site.sql("delete from jobs where id = $1", job?.id);
});

test("a company and an organizer show the logo that was picked, else the library's own, and none that is gone", async () => {
  const ama = await signedIn(site.url, "ama");
  const logos = await site.sql<{ id: string }>(
    `insert into logos (title, company, image_url, status) select name, name, '/files/logos/a/' || n || '.png', status
     from (values ('Kola', 1, 'approved'), ('Other', 2, 'approved'), ('Waits', 3, 'pending')) as logo (name, n, status) returning id`,
  );
  const [own, other, waits] = logos.map(({ id }) => id);
  const job = (logo_id: string) =>
    submittedJob({ title: `Picks ${randomUUID()}`, company: "Kola", logo_id, submission_id: randomUUID() });
  const refused = await ama.post("/submit?tab=job", job(`/logos/${waits}`));
  const page = await refused.text();
  expect([refused.status, describedBy(page, "logo_id")[1]]).toEqual([
    400,
    "There is no published logo at this address. Copy it from the logo’s page.",
  ]);
  expect(typedInto(page, "logo_id")).toBe(`/logos/${waits}`);
  for (const address of [`/logos/${other}`, `${site.url}/logos/${other}?x`, ""])
    expect((await ama.post("/submit", job(address))).status).toBe(303);
  const event = { kind: "event", title: "Kola days", start_date: "2199-05-02", end_date: "2199-05-02" };
  expect((await ama.post("/submit", { ...event, location: "Accra", organizer: "KOLA" })).status).toBe(303);
  await site.sql("update jobs set status = 'approved', created_at = now() where title like 'Picks%'");
  const [{ id: eventId } = { id: "" }] = await site.sql<{ id: string }>(
    "update events set status = 'approved' where title = 'Kola days' returning id",
  );
  const jobs = await site.sql<{ id: string; logo_id: string | null }>(
    "select id, logo_id from jobs where title like 'Picks%'",
  );
  expect(jobs.map(({ logo_id }) => logo_id).sort()).toEqual([other, other, null].sort());
  const shown = async (path: string) => (await anybody.ask(path, { redirect: "follow" })).text();
  for (const { id, logo_id } of jobs)
    expect(await shown(`/jobs/${id}`)).toContain(`/files/logos/a/${logo_id ? 2 : 1}.png`);
  expect(await shown(`/events/${eventId}`)).toContain("/files/logos/a/1.png");
  const picked = jobs.find(({ logo_id }) => logo_id);
  await site.sql("delete from logos where id = $1", other);
  expect(await shown(`/jobs/${picked?.id}`)).toContain("/files/logos/a/1.png");
  await site.sql("delete from logos where id = any ($1::uuid[])", [own, waits]);
  await site.sql("delete from jobs where title like 'Picks%'");
  await site.sql("delete from events where title = 'Kola days'");
});

test("a browser that saves data is told of pictures that are left out of what was found, and may ask for them once", async () => {
  const ask = async (path: string) => (await anybody.ask(path, { headers: { "Save-Data": "on" } })).text();
  expect(await ask("/search?search=Mark")).toContain("larger pictures are off");
  const shown = await ask("/logos?pictures=show");
  expect(shown).toContain('<input type="hidden" name="pictures" value="show"');
  expect(await ask("/logos")).not.toContain('name="pictures"');
});
