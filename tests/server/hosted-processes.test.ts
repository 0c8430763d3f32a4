import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startHostedBackend } from "#tests/support/hosted-backend.ts";
import { password, people } from "#tests/support/people.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

/** Two built servers before one hosted backend, on machines a day apart. */
const token = "kente-and-clay-and-indigo-and-ochre";
const east = { TZ: "Pacific/Kiritimati", ADMIN_ACCESS_TOKEN: token };
let backend: Awaited<ReturnType<typeof startHostedBackend>>;
let sites: Awaited<ReturnType<typeof backend.startSite>>[];

beforeAll(async () => {
  backend = await startHostedBackend();
  sites = await Promise.all([
    backend.startSite(east),
    backend.startSite({ TZ: "America/Adak", ADMIN_ACCESS_TOKEN: token }),
  ]);
});
afterEach(() => backend.turnOff(null));
afterAll(async () => {
  for (const site of sites ?? []) site.child.kill("SIGKILL");
  await backend?.stop();
});

/** What the site numbered `at` answers to somebody who signs in from `address`. */
const signIn = (at: number, address: string, email: string, secret: string) =>
  visitor(sites[at]?.url ?? "", { address }).post("/login", { email, password: secret });

test("processes on one database share their limits, which outlive a process", async () => {
  const address = "198.51.100.7";
  const bad = [0, 1, 0, 1, 0].map((at, number) => signIn(at, address, `noa${number}@example.com`, "wrong"));
  expect((await Promise.all(bad)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  sites[0]?.child.kill("SIGTERM");
  expect((await sites[0]?.ended)?.code).toBe(0);
  sites[0] = await backend.startSite(east);
  for (const at of [0, 1]) {
    const sixth = await signIn(at, address, people.ama.email, password);
    expect([sixth.status, Number(sixth.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  }
  expect((await signIn(1, "198.51.100.8", people.ama.email, password)).status).toBe(303);
  const [kept] = await backend.query<{ text: string }>(
    "select string_agg(key, ' ') as text from private.tries",
  );
  expect(kept?.text).not.toMatch(/example|198\.51/);
});

test("while the database cannot count, each process counts by itself", async () => {
  backend.turnOff("/rest/v1/rpc/count_tries");
  const address = "198.51.100.9";
  const bad = [1, 2, 3, 4, 5].map((number) => signIn(0, address, `ola${number}@example.com`, "wrong"));
  expect((await Promise.all(bad)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect((await signIn(0, address, people.ben.email, password)).status).toBe(429);
  expect((await signIn(1, address, people.ben.email, password)).status).toBe(303);
});

test("signing in waits for three calls, one after the other: whether one may try, the password, who it is", async () => {
  let status = 0;
  const steps = await backend.stepsOf(async () => {
    status = (await signIn(0, "198.51.100.10", people.ben.email, password)).status;
  });
  expect([status, steps]).toEqual([303, 3]);
});

test("a temporary admin is one in every process", async () => {
  const browser = visitor(sites[0]?.url ?? "");
  expect((await browser.ask(`/about?admin_access_token=${token}`)).status).toBe(303);
  const elsewhere = visitor(sites[1]?.url ?? "", { cookie: browser.cookie() });
  expect((await elsewhere.ask("/dashboard")).status).toBe(200);
  await backend.query("update private.bypass_admins set expires_at = now()");
  for (const one of [browser, elsewhere]) expect((await one.ask("/dashboard")).status).toBe(302);
});

test("R5 with the storage down pages work, an upload answers 503, and nothing is half-written", async () => {
  const url = sites[0]?.url ?? "";
  const ama = await signedIn(url, "ama");
  const state = async () => ({
    rows: await backend.query("select id from public.logos union all select id from storage.objects"),
    files: await readdir(join(backend.folder, "storage"), { recursive: true }).catch(() => []),
  });
  const file = `/files/logos/${randomUUID()}/${randomUUID()}.svg`;
  const shown = `insert into public.logos (title, company, image_url, status) values ('Shown', 'C', '${file}', 'approved')`;
  await backend.query(shown);
  const before = await state();
  backend.turnOff("/storage/");
  for (const path of ["/", "/logos", "/submit", "/dashboard/profile"])
    expect([path, (await ama.ask(path)).status]).toEqual([path, 200]);
  const ready = await ama.ask("/readyz");
  expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining("The storage")]);
  const refused = await ama.post("/submit", submittedLogo({ image: drawing() }));
  expect(refused.status).toBe(503);
  expect(await refused.text()).toContain("Baobab Bank");
  expect(await state()).toEqual(before);
  expect((await ama.ask(file)).status).toBe(503);
  backend.turnOff(null);
  // The picture was kept with the form.
  expect((await ama.post("/submit", submittedLogo({}))).status).toBe(303);
  const [row] = await backend.query<{ image_url: string }>(
    "select image_url from public.logos where title <> 'Shown'",
  );
  expect((await ama.ask(row?.image_url ?? "")).status).toBe(200);
});

test("an admin's lists and searches ask for every column that they are ordered and narrowed by", async () => {
  await backend.query(
    "update public.user_roles set role = 'admin' where user_id = (select id from auth.users where email = 'adjoa@example.com')",
  );
  const adjoa = await signedIn(sites[0]?.url ?? "", "adjoa");
  for (const path of [
    "/dashboard/users",
    "/dashboard/users?search=ama",
    "/dashboard/logos?search=a",
    "/dashboard/jargon?search=a&initial=A",
    "/dashboard/events?search=a&category=Design&status=ongoing",
    "/dashboard/events?search=a&status=past",
    "/dashboard/jobs?search=a&status=Closed&type=Contract",
    "/dashboard/jobs?search=a&status=Open",
  ])
    expect([path, (await adjoa.ask(path)).status]).toEqual([path, 200]);
});

test("an admin's first look at what waits takes two calls one after the other, however much waits", async () => {
  const url = sites[0]?.url ?? "";
  const [ama, adjoa] = [await signedIn(url, "ama"), await signedIn(url, "adjoa")];
  const job = {
    kind: "job",
    title: "Waits",
    company: "Zuri",
    location: "Accra",
    contact_email: "jobs@example.com",
  };
  expect((await ama.post("/submit", submittedLogo({ image: drawing() }))).status).toBe(303);
  expect((await ama.post("/submit", { ...job, job_type: "Full-time", category: "Design" })).status).toBe(303);
  let text = "";
  const look = async () => {
    text = await (await adjoa.ask("/dashboard/moderation")).text();
  };
  expect(await backend.stepsOf(look)).toBe(2);
  expect(text).toContain("ama@example.com");
  expect(text).toContain("Baobab");
});

test("the machine's time zone changes no event's day and no state", async () => {
  await backend.query(
    `insert into public.events (title, start_date, end_date, start_time, location, time_zone, status)
     select name, (now() at time zone zone)::date + first, (now() at time zone zone)::date + last, start::time, 'Here', zone, 'approved'
     from (values ('Today east', 0, 0, null, 'Pacific/Auckland'), ('Today west', 0, 0, null, 'Pacific/Honolulu'),
       ('Tonight', 0, 0, '23:30', 'Africa/Nairobi'), ('Going on', -1, 1, null, 'Africa/Lagos'),
       ('Over', -3, -2, '18:00', 'Africa/Cairo'), ('To come', 2, 3, '09:00', 'Africa/Accra')) as event (name, first, last, start, zone)`,
  );
  await backend.query(
    `insert into public.jobs (title, company, location, contact_email, expires_at, status)
     select 'Until ' || day, 'Ashe', 'Kigali', 'jobs@example.com', (now() at time zone 'UTC')::date + day, 'approved' from generate_series(-1, 1) as day`,
  );
  const events = await backend.query<{ slug: string; title: string }>(
    "select slug, title from public.events",
  );
  const pages = events.flatMap(({ slug }) => [`/events/${slug}`, `/events/${slug}.ics`]);
  const lists = [
    "/events?time=all",
    "/events?time=past",
    "/events",
    "/events.ics?time=all",
    "/api/events?time=all",
  ];
  for (const path of [...pages, ...lists, "/jobs", "/", "/search?search=untill"]) {
    const answers = await Promise.all(sites.map(({ url }) => visitor(url).ask(path)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const [east, west] = texts.map((text) => text.replace(/DTSTAMP.*/g, ""));
    expect([path, answers[0]?.status, east === west]).toEqual([path, 200, true]);
  }
  const stateOf = async (title: string) => {
    const slug = events.find((event) => event.title === title)?.slug;
    const page = await (await visitor(sites[0]?.url ?? "").ask(`/events/${slug}`)).text();
    return /Ongoing|Past/.exec(page.split("Similar Events")[0] ?? "")?.[0];
  };
  expect(await Promise.all(["Going on", "Over", "To come"].map(stateOf))).toEqual([
    "Ongoing",
    "Past",
    undefined,
  ]);
  expect(await backend.query("select current_setting('timezone') as zone")).toEqual([{ zone: "UTC" }]);
});
