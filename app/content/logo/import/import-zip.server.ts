import { randomUUID } from "node:crypto";
import { openSync } from "node:fs";
import { basename } from "node:path";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { variantLabel } from "#app/content/logo/options.ts";
import { countOf } from "#app/lib/numbers.ts";
import { openZip } from "#app/lib/zip.server.ts";
import {
  addLogos,
  changedLogos,
  changeLogos,
  countResults,
  type Entry,
  maxAdded,
  previewOf,
} from "./preview.server.ts";
import { checkPictures, picturesIn, readFacts } from "./read.server.ts";
import { logoNouns, summaryOf } from "./summary.ts";

type Options = { status: "pending" | "approved"; isPreview: boolean };

/** Adds the logos of a zip as the dashboard does; `say` hears each answer as a line. Throws ZipRefused or an Error. */
export async function importLogos(
  server: Supabase,
  file: string,
  { status, isPreview }: Options,
  say: (line: string) => void,
): Promise<void> {
  const id = randomUUID();
  const zip = await openZip(openSync(file, "r"));
  try {
    const { pictures, notes } = picturesIn(zip);
    say(`${basename(file)}: ${countOf(pictures.length, ["picture", "pictures"])}`);
    const checked = await checkPictures(server, id, pictures, async (read) => {
      say(`${read} of ${pictures.length} pictures checked`);
      return true;
    });
    const paths = pictures.map(({ path }) => path);
    const { facts, choices, notes: more } = await readFacts(zip.files, paths);
    for (const note of [...notes, ...more]) say(note);
    say(choices.list ? `Facts come from ${choices.list}.` : "Files and folders name the logos.");
    const entries = await previewOf(server, { facts, choices, checked: checked ?? [] });
    for (const entry of entries) say(lineOf(entry));
    const counts = countResults(entries);
    say(summaryOf(counts));
    if (isPreview || counts.new + changedLogos(entries).length === 0) return;
    const changed = await changeLogos(server, id, entries);
    if (changed > 0) say(`${countOf(changed, logoNouns)} changed.`);
    const fresh = entries.filter(({ result }) => result.kind === "new");
    for (let at = 0; at < fresh.length; at += maxAdded)
      await addLogos(server, id, { entries: fresh.slice(at, at + maxAdded), status });
    if (fresh.length > 0)
      say(
        `${countOf(fresh.length, logoNouns)} imported, ${status === "approved" ? "published" : "to be reviewed"}.`,
      );
  } finally {
    zip.close();
  }
}

/** `new       Moyo, Moyo Foods: moyo.svg (mark, for light)` */
function lineOf({ result, columns, files, paths, dropped, leftOut, better }: Entry): string {
  const name = columns.company === columns.title ? columns.title : `${columns.title}, ${columns.company}`;
  const shown = files.map(
    (file) =>
      `${file.path} (${variantLabel(file).toLowerCase()}${file.isGuess ? "; its name doesn’t tell it from another" : ""})`,
  );
  const notes = [
    ...(dropped.length > 0 ? [`six files at most, left out: ${dropped.join(", ")}`] : []),
    ...leftOut.map((value) => `left out: ${value}`),
    ...(better?.cells ?? []).map(({ label, was, is, isTaken }) =>
      isTaken ? `${label}: ${is}` : `${label} stays ${was}; the zip says ${is}`,
    ),
  ];
  const answer = {
    new: `new       ${name}: ${shown.join(", ")}`,
    same: `here      ${name}: ${"text" in result ? result.text : ""}`,
    refused: `left out  ${paths.join(", ")}: ${"text" in result ? result.text : ""}`,
    out: `left out  ${name}`,
  }[result.kind];
  return [answer, ...notes.map((note) => `          ${note}`)].join("\n");
}
