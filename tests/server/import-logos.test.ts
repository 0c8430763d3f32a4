import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSessionlessClient } from "#app/backend/clients.server.ts";
import { type EmbeddedBackend, openEmbedded } from "#app/backend/embedded.server.ts";
import { importLogos } from "#app/content/logo/import/import-zip.server.ts";
import { migratedFolder } from "#tests/support/data-folder.ts";

let data: Awaited<ReturnType<typeof migratedFolder>>;
let backend: EmbeddedBackend;

beforeAll(async () => {
  data = await migratedFolder();
  backend = await openEmbedded({ dataFolder: data.folder });
});
afterAll(async () => {
  await backend.close();
  await data.remove();
});

const mark = (d: string) =>
  strToU8(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${d}"/></svg>`);

test("an operator imports a zip with one command, and reads what becomes of each logo", async () => {
  const file = join(data.folder, "brands.zip");
  await writeFile(
    file,
    zipSync({
      "logos/zuri.svg": mark("M0 0h9v2z"),
      "logos/zuri-dark.svg": mark("M0 0h9v3z"),
      "logos/duka.svg": mark("M0 0h9v4z"),
      "logos/bad.svg": strToU8("<svg"),
      "logos.json": strToU8(
        '[{"slug": "zuri", "title": "Zuri Foods", "company": "Zuri", "country": "Atlantis"}]',
      ),
    }),
  );
  const server = createSessionlessClient(backend, backend.secretKey);
  const run = async (isPreview: boolean) => {
    const lines: string[] = [];
    await importLogos(server, file, { status: "pending", isPreview }, (line) => lines.push(line));
    return lines.filter((line) => !line.includes("pictures checked")).join("\n");
  };
  const logos = () => server.from("logos").select("title, company, status, variants").order("title");

  const seen = await run(true);
  expect(seen).toContain("brands.zip: 4 pictures\nFacts come from logos.json.");
  expect(seen).toContain("new       Zuri Foods, Zuri: logos/zuri.svg (mark, for light), logos/zuri-dark.svg");
  expect(seen).toContain("left out: Country: Atlantis");
  expect(seen).toContain("new       Duka: logos/duka.svg (mark, for light)");
  expect(seen).toContain("left out  logos/bad.svg: Please upload JPG, PNG, or SVG format");
  expect(seen).toMatch(/2 logos are new, 1 is left out\.$/);
  expect((await logos()).data).toEqual([]);

  expect(await run(false)).toMatch(/2 logos imported, to be reviewed\.$/);
  expect((await logos()).data).toMatchObject([
    { title: "Duka", status: "pending", variants: [] },
    { title: "Zuri Foods", company: "Zuri", variants: [{ layout: "mark", ground: "dark" }] },
  ]);
  const again = await run(false);
  expect(again).toContain("here      Zuri Foods, Zuri: Same picture as Zuri Foods");
  expect(again).toMatch(/There’s nothing new in this zip\.$/);

  // What was emptied since comes back, and what says something else stays.
  await server.from("logos").update({ designer: null, year: 1999 }).eq("title", "Zuri Foods");
  const more =
    '[{"slug": "zuri", "title": "Zuri Foods", "company": "Zuri", "designer": "Ada", "year": 2020}]';
  await writeFile(file, zipSync({ "logos/zuri.svg": mark("M0 0h9v2z"), "logos.json": strToU8(more) }));
  const told = "Designer: Ada\n          Year stays 1999; the zip says 2020";
  expect(await run(true)).toContain(told);
  expect(await run(false)).toMatch(/1 is here already, 1 of these with other facts\.\n1 logo changed\.$/);
  expect((await server.from("logos").select("designer, year").eq("title", "Zuri Foods")).data).toEqual([
    { designer: "Ada", year: 1999 },
  ]);
}, 60_000);
