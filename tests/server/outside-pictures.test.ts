import { expect, test } from "vitest";
import { describedBy } from "#tests/support/read-page.ts";
import { drawing } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

const site = await testSite();
const outside = "https://pictures.example/face.png";
const event = {
  kind: "event",
  title: "Loom days",
  location: "Accra",
  start_date: "2199-05-02",
  end_date: "2199-05-02",
};

test("X12 a speaker's picture is uploaded; an address elsewhere is in no row and on no page", async () => {
  const ama = await signedIn(site.url, "ama");
  const sent = await ama.post("/submit", {
    ...event,
    "speakers[0].name": "Ada",
    "speakers[0].image": outside,
    "speakers[1].name": "Bo",
    "speakers[1].file": drawing("bo.svg"),
  });
  expect(sent.status).toBe(303);
  const [row] = await site.sql<{ slug: string; faces: (string | null)[] }>(
    `update events set status = 'approved' where title = 'Loom days'
     returning slug, jsonb_path_query_array(speakers, '$[*].image') as faces`,
  );
  expect(row?.faces).toEqual([null, expect.stringMatching(/^\/files\/images\/[\w-]+\/[\w-]+\.svg$/)]);
  const page = await (await visitor(site.url).ask(`/events/${row?.slug}`)).text();
  expect(page).not.toContain("pictures.example");
  expect(page).toContain(row?.faces[1]?.replace(".svg", ""));
});

test("X12 nor is it any other picture's, whoever sends it", async () => {
  const adjoa = await signedIn(site.url, "adjoa");
  for (const [section, fields] of [
    ["events", event],
    ["logos", { title: "Kora", company: "Kora" }],
  ] as const) {
    const refused = await adjoa.post(`/dashboard/${section}/new`, { ...fields, image_url: outside });
    expect([section, refused.status]).toEqual([section, 400]);
    expect(describedBy(await refused.text(), "image_url").join()).toContain("on another site");
  }
  const insert = (columns: string, values: string) =>
    site.sql(`insert into ${columns} values (${values})`).catch((error: Error) => error.message);
  expect(await insert("logos (title, company, image_url)", `'T', 'C', '${outside}'`)).toContain("image_url");
  const speakers = JSON.stringify([{ name: "Ada", image: outside }]);
  expect(
    await insert(
      "events (title, location, start_date, end_date, speakers)",
      `'T', 'L', now(), now(), '${speakers}'`,
    ),
  ).toContain("speakers");
});

test("X12 no page lets a browser load one", async () => {
  for (const path of ["/", "/events", "/submit", "/login"]) {
    const policy = (await visitor(site.url).ask(path)).headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("img-src 'self' data: blob:;");
  }
});
