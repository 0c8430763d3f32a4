import { stableId } from "#seeds/stable-id.ts";
import { expect, test } from "./plain.ts";

const event = (key: string) => `/events/${stableId(`event/${key}`)}`;
const job = (key: string) => `/jobs/${stableId(`job/${key}`)}`;

test("an event's page says all about it and helps to come", async ({ visitor }) => {
  await visitor.open("/events");
  await visitor.main.follow("View Details: Type in Tifinagh and Ge’ez");
  expect(visitor.address).toBe("/events/type-in-tifinagh-and-ge-ez");
  const { main } = visitor;
  expect(main.texts("h2, h3")).toEqual(
    expect.arrayContaining(["About This Event", "Event Schedule", "Speakers", "Location", "Organizer"]),
  );
  expect(main.text).toMatch(/14:00–\d\d:\d\d EAT/);
  expect(main.link(/^Register Now/).attribute("rel")).toBe("nofollow ugc noopener");
  expect(main.link("View on Map (opens in a new tab)").href).toContain("openstreetmap");
  expect(main.link("Email to a Friend").href).toMatch(/^mailto:\?subject=Type/);
  expect(main.valueOf("Link to this page")).toMatch(/\/events\/type-in-tifinagh-and-ge-ez$/);
  expect(main.part("section", "Similar Events").parts("article").length).toBeGreaterThan(0);
  await main.follow("Back to Events");
  expect(visitor.address).toBe("/events");
});

test("an online event has no map, one that is over or canceled no registration", async ({ visitor }) => {
  await visitor.open(event("pricing-your-first-identity"));
  expect([visitor.main.links(/View on Map/).length, visitor.main.links(/Register Now/).length]).toEqual([
    0, 1,
  ]);
  for (const [key, text] of [
    ["maputo-poster-night", "This event was canceled."],
    ["tunis-ux-breakfast", "This event has ended."],
  ] as const) {
    await visitor.open(event(key));
    expect(visitor.main.text).toContain(text);
    expect(visitor.main.links(/Register Now/)).toEqual([]);
  }
});

test("an event that waits looks like one that never was", async ({ visitor }) => {
  for (const path of [
    event("harare-portfolio-clinic"),
    event("free-logo-contest"),
    `/events/${crypto.randomUUID()}`,
    "/events/1",
    "/events/%00",
  ]) {
    await visitor.open(path);
    expect([path, visitor.status, visitor.main.part("h1").text]).toEqual([path, 404, "Event Not Found"]);
    expect(visitor.main.text).toContain("The event you're looking for doesn't exist or has been removed.");
    expect(visitor.main.link("Back to Events").href).toBe("/events");
    expect((await visitor.ask(`${path}.ics`)).status, `${path}.ics`).toBe(404);
  }
});

test("a job's page says all about it and how to apply", async ({ visitor }) => {
  await visitor.open("/jobs");
  await visitor.main.follow("Brand designer, six weeks");
  const { main } = visitor;
  expect(main.part("h1").text).toBe("Brand designer, six weeks");
  expect(main.texts("h2, h3")).toEqual(
    expect.arrayContaining([
      "Job Description",
      "Responsibilities",
      "Requirements",
      "Benefits",
      "About Ashe Studio",
    ]),
  );
  expect(main.link(/^Apply Now/).attribute("rel")).toBe("nofollow ugc noopener");
  expect(main.link("Email to a Friend").href).toMatch(/^mailto:\?subject=Brand/);
  expect(main.part("section", "Similar Jobs").parts("article")).toHaveLength(3);
  await main.follow("Back to Job Opportunities");
  expect(visitor.address).toBe("/jobs");
  await visitor.open(job("textile-pattern-designer"));
  expect(visitor.main.link(/^Apply Now/).href).toMatch(/^mailto:studio\.wax@example\.com\?subject=/);
});

test("a job that is closed, filled or past its deadline says so and takes no one", async ({ visitor }) => {
  for (const [key, text] of [
    ["design-lead-tembo", "This job is closed."],
    ["web-designer-mchanga", "This job is closed."],
    ["diary-study-coordinator", "This job has been filled."],
  ] as const) {
    await visitor.open(job(key));
    expect(visitor.status).toBe(200);
    expect(visitor.main.text).toContain(text);
    expect(visitor.main.links(/Apply Now/)).toEqual([]);
    expect(await (await visitor.ask(job(key))).text()).not.toContain("JobPosting");
  }
});

test("a job that waits or is a draft looks like one that never was", async ({ visitor }) => {
  for (const path of [
    job("icon-designer-duka"),
    job("product-designer-ndege-draft"),
    `/jobs/${crypto.randomUUID()}`,
    "/jobs/1",
  ]) {
    await visitor.open(path);
    expect([path, visitor.status, visitor.main.part("h1").text]).toEqual([path, 404, "Job Not Found"]);
    expect(visitor.main.links("Back to Job Opportunities")).toHaveLength(1);
  }
});

test("a term has its neighbors from A to Z, and a way to its category and to a friend", async ({
  visitor,
}) => {
  await visitor.open("/jargon/leading");
  const order = () => visitor.main.part("nav", "Terms in order");
  expect(visitor.main.part("h1").text).toBe("Leading");
  expect(decodeURIComponent(visitor.main.link("Email to a Friend").href)).toMatch(
    /The distance.*\/jargon\/leading/s,
  );
  await order().follow(/^Previous ?Kerning$/);
  expect(visitor.address).toBe("/jargon/kerning");
  await order().follow(/^Next ?Leading$/);
  expect(visitor.address).toBe("/jargon/leading");
  await visitor.main.part("nav", "Breadcrumb").follow("Typography");
  expect(visitor.address).toBe("/jargon?category=Typography");
});

test("a term that is unknown or waits has no page", async ({ visitor }) => {
  for (const slug of ["never-heard", "dark-pattern", "%00", "a%2Fb"])
    expect((await visitor.ask(`/jargon/${slug}`)).status, slug).toBe(404);
});

test("a pending or rejected logo looks like one that was never there", async ({ visitor }) => {
  // The sample content has the same ids everywhere: an approved one shows that these are they.
  await visitor.open(`/logos/${stableId("logo/sunbird-solar")}`);
  expect(visitor.status).toBe(200);
  const bodies = new Set<string>();
  for (const key of [
    stableId("logo/lamu-dhow"),
    stableId("logo/baobab-night"),
    crypto.randomUUID(),
    "not-an-id",
  ]) {
    const answer = await visitor.ask(`/logos/${key}`);
    expect(answer.status).toBe(404);
    bodies.add((await answer.text()).replaceAll(key, "the-id"));
  }
  expect(bodies.size).toBe(1);
  await visitor.open("/logos/not-an-id");
  expect(visitor.main.part("h1").text).toBe("Logo Not Found");
  expect(visitor.main.text).toContain("The logo you're looking for doesn't exist or has been removed.");
  await visitor.main.follow("Back to Logos");
  expect(visitor.address).toBe("/logos");
});

test("what leads on from a logo: its designer, its company, its tags and others like it", async ({
  visitor,
}) => {
  await visitor.open(`/logos/${stableId("logo/sunbird-solar")}`);
  const more = visitor.main.part("section", "More by this company");
  const shown = visitor.main.parts("article article").map((logo) => logo.part("h3").text);
  expect(new Set([...shown, "Sunbird Solar"]).size).toBe(shown.length + 1);
  await more.follow("Nuru Lighting");
  expect(visitor.main.part("h1").text).toBe("Nuru Lighting");

  await visitor.main.part("ul", "Tags").follow("energy");
  expect(visitor.address).toBe("/logos?search=energy");
  await visitor.main.follow("Sunbird Solar");
  await visitor.main.follow("Njeri Kamau");
  expect(visitor.address).toBe("/logos?designer=Njeri+Kamau");
  await visitor.main.follow("Sunbird Solar");
  await visitor.main.part("h1 + p").follow("Sunbird");
  expect(visitor.address).toBe("/logos?company=Sunbird");
});

test("the code and the address of a logo are a link and a field away", async ({ visitor }) => {
  await visitor.open("/logos?search=sunbird+solar");
  await visitor.main.follow("Sunbird Solar");
  expect(visitor.main.valueOf("Link to this page")).toBe(visitor.origin + visitor.address);
  await visitor.main.follow("JSX");
  expect(visitor.page.text).toContain("export default function SunbirdSolar(props) {");
});

test("an unknown address says so and offers a way on", async ({ visitor }) => {
  await visitor.open("/no/such/page");
  expect(visitor.status).toBe(404);
  expect(visitor.main.part("h1").text).toBe("Page Not Found");
  expect(visitor.main.text).toContain("The page you are looking for doesn't exist or has been moved.");
  await visitor.main.follow("Return to Dashboard");
  expect(visitor.address).toBe("/");
});
