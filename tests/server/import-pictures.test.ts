import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { collection } from "#tests/support/collection.ts";
import { drawing } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn } from "#tests/support/visitor.ts";

const site = await testSite();
const admin = await signedIn(site.url, "adjoa");
const address = "/dashboard/import/logos/pictures";
const zipFile = (bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], "brands.zip", { type: "application/zip" });
const send = (bytes: Uint8Array<ArrayBuffer>) => admin.post(address, { file: zipFile(bytes) });

/** The address and the text of the preview, once all is read. */
async function previewOf(bytes: Uint8Array<ArrayBuffer>) {
  const taken = await send(bytes);
  expect(taken.status).toBe(303);
  const at = taken.headers.get("Location") ?? "";
  for (;;) {
    const html = await (await admin.ask(at)).text();
    if (!html.includes("pictures checked")) return { at, html };
    await wait(200);
  }
}

test("a collection is checked, its facts are corrected, and its logos are added once", async () => {
  const zip = await collection(8, "Moyo");
  const { at, html } = await previewOf(zip);
  expect(html).toContain("8 logos are new.");
  expect(html).toContain("Finance, Africa");
  expect(html).not.toContain("Nigeria, ");

  expect(
    (
      await admin.post(at, {
        intent: "match",
        title: "title",
        filename: "filename",
        country: "region",
        sector: "category",
        source_url: "url",
      })
    ).status,
  ).toBe(303);
  const corrected = await (await admin.ask(at)).text();
  expect(corrected).toContain("Nigeria, Finance, Africa");
  expect(corrected).toContain("Country: Atlantis");
  expect(await site.count("logos")).toBe(0);

  const add = () => admin.post(at, { intent: "import", status: "approved" });
  const [added, again] = [await add(), await add()];
  expect([added.status, again.status]).toEqual([303, 303]);
  expect(added.headers.get("Location")).toMatch(/^\/dashboard\/logos\?import=/);
  expect(
    await site.sql("select status, country, sector, count(*)::int from logos group by 1, 2, 3 order by 4"),
  ).toEqual([
    { status: "approved", country: null, sector: "Finance", count: 1 },
    { status: "approved", country: "NG", sector: "Finance", count: 7 },
  ]);
  expect(await site.sql("select item_title from audit_log where action = 'imported'")).toEqual([
    { item_title: "8 logos" },
  ]);

  const second = await previewOf(zip);
  expect(second.html).toContain("There’s nothing new in this zip.");
  expect(second.html).toContain("Same picture as Moyo 3");
  expect((await admin.post(second.at, { intent: "import" })).status).toBe(400);
  expect(await site.count("logos")).toBe(8);
  expect((await admin.post(second.at, { intent: "discard" })).status).toBe(303);
  expect(await site.count("picture_imports")).toBe(0);
}, 60_000);

test("a file that is refused is said beside the others", async () => {
  const good = new Uint8Array(await drawing().arrayBuffer());
  const { html } = await previewOf(
    zipSync({ "good.svg": good, "bad.svg": strToU8("<svg"), "good-2.svg": good }),
  );
  expect(html).toContain("1 logo is new, 1 is here already, 1 is left out.");
  expect(html).toContain("Same picture as good.svg");
  expect(html).toContain("Please upload JPG, PNG, or SVG format");
});

test.each<[string, Uint8Array<ArrayBuffer>, number, string]>([
  ["no zip", strToU8("hello") as Uint8Array<ArrayBuffer>, 400, "This isn’t a zip file"],
  [
    "one without pictures",
    zipSync({ "a.txt": strToU8("a") }),
    400,
    "There are no SVG, PNG or JPG files in this zip.",
  ],
  ["a parent path", zipSync({ "../a.svg": strToU8("a") }), 400, "“../a.svg” in this zip points outside"],
  ["more than 64 MB", new Uint8Array(64 * 1024 * 1024 + 1), 413, "larger than 64 MB"],
])("%s is refused beside the field", async (_, bytes, status, said) => {
  const answer = await send(bytes);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(said);
});

const mark = (d: string) =>
  strToU8(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${d}"/></svg>`);

test("an admin corrects titles, files and what is taken, with values for all, and what is left out waits", async () => {
  const zip = zipSync({
    "kit/zuri.svg": mark("M0 0h9v2z"),
    "kit/zuri-horizontal.svg": mark("M0 0h9v3z"),
    "kit/zuri-vertical.svg": mark("M0 0h9v4z"),
    "kit/zuri-2.svg": mark("M0 0h9v5z"),
    "kit/duka.svg": mark("M0 0h9v6z"),
  });
  const { at, html } = await previewOf(zip);
  expect(html).toContain("3 logos are new.");
  expect(html).toContain("Its name doesn’t tell it from another");
  expect(html).toContain("no list in this zip was taken for facts");
  const correct = {
    intent: "correct",
    "path.0": "kit/zuri.svg",
    "title.0": "Zuri Coffee",
    "company.0": "Zuri",
    "take.0": "on",
    "shows.0.1": "lockup",
    "shows.0.2": "own",
    "path.1": "kit/zuri-2.svg",
    "title.1": "Zuri Coffee",
    "company.1": "Zuri 2",
    "take.1": "on",
    "path.2": "kit/duka.svg",
    "title.2": "Duka",
    "company.2": "Duka",
  };
  expect((await admin.post(at, correct)).status).toBe(303);
  expect(
    (await admin.post(at, { intent: "match", "all.country": "KE", "all.company": "Zuri Group" })).status,
  ).toBe(303);
  const page = await (await admin.ask(at)).text();
  expect(page).toContain("Left out by you");
  expect(page).toContain("2 logos are new, 1 is left out.");
  expect(page).toContain('value="Zuri Vertical"');

  expect((await admin.post(at, { intent: "import", status: "pending" })).status).toBe(303);
  expect(
    await site.sql(
      "select title, company, country, jsonb_array_length(variants) as more from logos where company = 'Zuri Group' order by title",
    ),
  ).toEqual([
    { title: "Zuri Coffee", company: "Zuri Group", country: "KE", more: 2 },
    { title: "Zuri Vertical", company: "Zuri Group", country: "KE", more: 0 },
  ]);

  const left = await (await admin.ask(`${at}?show=left`)).text();
  expect(left).toContain("kit/duka.svg");
  expect(left).not.toContain("kit/zuri.svg");
  const again = { intent: "import", "path.0": "kit/duka.svg", "title.0": "Duka", "take.0": "on" };
  expect((await admin.post(at, again)).status).toBe(303);
  expect(await site.sql("select title from logos where title = 'Duka'")).toEqual([{ title: "Duka" }]);
});

test("links are skipped, and a JPEG called .png is taken as what it is", async () => {
  const jpeg = await sharp({ create: { width: 1_200, height: 600, channels: 3, background: "#625bf2" } })
    .jpeg()
    .toBuffer();
  const { html } = await previewOf(
    zipSync({
      "repo/link.svg": [strToU8("other.svg"), { os: 3, attrs: 0o120777 << 16 }],
      "repo/photo.png": new Uint8Array(jpeg),
    }),
  );
  expect(html).toContain("1 link was skipped: repo/link.svg.");
  expect(html).toContain("1 logo is new.");
});

test("another list of the zip can be chosen", async () => {
  const zip = zipSync({
    "logos/moja.svg": mark("M0 0h9v7z"),
    "authors.json": strToU8('[{"slug": "ann", "name": "Ann"}]'),
    "logos/list.json": strToU8('{"moja": {"title": "Moja Foods", "country": "Ghana"}}'),
  });
  const { at, html } = await previewOf(zip);
  expect(html).toContain("Facts come from logos/list.json, which names 1 picture of 1.");
  expect(html).toContain("Moja Foods");
  expect((await admin.post(at, { intent: "match", list: "authors.json" })).status).toBe(303);
  const other = await (await admin.ask(at)).text();
  expect(other).toContain("Facts come from authors.json");
  expect(other).not.toContain("Moja Foods");
});

test("facts in UTF-16 and Windows-1252 are read", async () => {
  const text = "file;title;country\nthies.svg;Thiès Café;Sénégal\n";
  const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");
  for (const bytes of [utf16, Buffer.from(text, "latin1")]) {
    const { html } = await previewOf(
      zipSync({ "thies.svg": mark("M0 0h9v8z"), "facts.csv": new Uint8Array(bytes) }),
    );
    expect(html).toContain("Thiès Café");
    expect(html).toContain("Senegal");
  }
});

test("a picture that is here brings facts, which are changed cell by cell and taken back", async () => {
  await site.sql("delete from logos");
  const pictures = { "logos/nuru.svg": mark("M0 0h8v1z"), "logos/pwani.svg": mark("M0 0h8v2z") };
  const first = await previewOf(zipSync(pictures));
  await admin.post(first.at, { intent: "import", status: "approved" });
  await site.sql("update logos set designer = 'Ada', tags = '{sea}' where title = 'Nuru'");
  const list = [
    { file: "nuru.svg", title: "NURU", country: "Kenya", designer: "Ben", tags: "Sea, sun" },
    { file: "pwani.svg", title: "Pwani", sector: "Finance" },
    { file: "zuri.svg", title: "Zuri" },
  ];
  const zip = zipSync({
    ...pictures,
    "logos/zuri.svg": mark("M0 0h8v3z"),
    "facts.json": strToU8(JSON.stringify(list)),
  });
  const { at, html } = await previewOf(zip);
  expect(html).toContain("1 logo is new, 2 are here already, 2 of these with other facts.");
  expect(html).toContain("Import 1 logo and 2 changes");
  const boxes = [...html.matchAll(/<input type="checkbox" name="facts\.\d"[^>]*>/g)].map(([box]) => [
    /value="(\w+)"/.exec(box)?.[1],
    box.includes("checked"),
  ]);
  expect(boxes).toEqual([
    ["title", false],
    ["country", true],
    ["tags", false],
    ["designer", false],
    ["sector", true],
  ]);
  expect(await (await admin.ask(`${at}?show=facts`)).text()).not.toContain("zuri.svg");

  const [, version = ""] = /name="version\.0" value="([^"]+)"/.exec(html) ?? [];
  const chosen = { "path.0": "logos/nuru.svg", "title.0": "NURU", "company.0": "NURU", "take.0": "on" };
  const fields = new FormData();
  for (const [name, value] of Object.entries({ ...chosen, "version.0": version, intent: "import" }))
    fields.append(name, value);
  for (const column of ["country", "tags", "designer"]) fields.append("facts.0", column);
  const send = () => admin.ask(at, { method: "POST", body: fields });
  const answer = await send();
  expect(answer.status).toBe(303);
  const facts =
    "select title, country, sector, designer, tags from logos where title in ('Nuru', 'Pwani') order by title";
  expect(await site.sql(facts)).toEqual([
    { title: "Nuru", country: "KE", sector: null, designer: "Ben", tags: ["sea", "sun"] },
    { title: "Pwani", country: null, sector: "Finance", designer: null, tags: [] },
  ]);
  expect((await send()).status).toBe(303);
  const [, id] = /import=([\w-]+)/.exec(answer.headers.get("Location") ?? "") ?? [];
  expect(await site.sql("select item_title from audit_log where item_id = $1 order by id", id)).toEqual([
    { item_title: "2 changes" },
    { item_title: "1 logo" },
  ]);
  expect((await admin.post(`/dashboard/import/logos/${id}/undo`, {})).status).toBe(303);
  expect(await site.sql(facts)).toEqual([
    { title: "Nuru", country: null, sector: null, designer: "Ada", tags: ["sea"] },
    { title: "Pwani", country: null, sector: null, designer: null, tags: [] },
  ]);
  expect(await site.sql("select from logos where title = 'Zuri'")).toEqual([]);
});

test("a picture that was taken down is said beside the others, and keeps none of them out", async () => {
  const zip = zipSync({ "kept-one.svg": mark("M0 0h9v1z"), "gone-one.svg": mark("M0 0h1v9z") });
  const first = await previewOf(zip);
  await admin.post(first.at, { status: "approved" });
  await site.sql(
    `insert into takedowns (logo_id, slug, content_hashes, former)
     select id, slug, private.content_hashes_of(logos), '{}' from logos where title = 'Gone One'`,
  );
  await site.sql("delete from logos where title in ('Kept One', 'Gone One')");
  const { at, html } = await previewOf(zip);
  expect(html).toContain("This picture was taken down at the request of its owner.");
  expect((await admin.post(at, { status: "approved" })).status).toBe(303);
  expect(await site.sql("select title from logos where title in ('Kept One', 'Gone One')")).toEqual([
    { title: "Kept One" },
  ]);
});

test("of more than a thousand logos the first are added, then the rest", async () => {
  const checked = Array.from({ length: 1_002 }, (_, number) => ({
    path: `logos/many-x${number}.svg`,
    image: `/files/logos/${randomUUID()}/${randomUUID()}.svg`,
    problem: null,
    hash: `${number}`,
    look: number,
  }));
  const [row] = await site.sql<{ id: string }>(
    "insert into picture_imports (user_id, file_name, pictures, status, checked) values ($1, 'a.zip', 1002, 'ready', $2) returning id",
    await site.idOf("adjoa"),
    JSON.stringify(checked),
  );
  const at = `${address}/${row?.id}`;
  expect(await (await admin.ask(at)).text()).toContain("Import the first 1,000 logos");
  const added = "select count(*)::int as logos from logos where title like 'Many %'";
  expect((await admin.post(at, { intent: "import" })).headers.get("Location")).toBe(at);
  expect(await site.sql(added)).toEqual([{ logos: 1_000 }]);
  await admin.post(at, { intent: "import" });
  expect(await site.sql(added)).toEqual([{ logos: 1_002 }]);
}, 120_000);

test("a form without a file is told so", async () => {
  const answer = await admin.ask(address, { method: "POST", body: new FormData() });
  expect(answer.status).toBe(400);
});

test("an import whose process has ended says so", async () => {
  const [row] = await site.sql<{ id: string }>(
    "insert into picture_imports (user_id, file_name, pictures, beat_at) values ($1, 'a.zip', 3, now() - interval '2 minutes') returning id",
    await site.idOf("adjoa"),
  );
  expect(await (await admin.ask(`${address}/${row?.id}`)).text()).toContain(
    "Reading this zip was interrupted.",
  );
});

test("nobody but an admin uploads one", async () => {
  const ama = await signedIn(site.url, "ama");
  for (const path of [address, `${address}/00000000-0000-4000-8000-000000000000`]) {
    const answer = await ama.post(path, { file: zipFile(await collection(1)) });
    expect(answer.headers.get("Location")).toBe("/dashboard/profile");
  }
  expect(await site.sql("select from picture_imports where user_id = $1", await site.idOf("ama"))).toEqual(
    [],
  );
});
