import { setImmediate as others } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import pLimit from "p-limit";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { parseFileAddress } from "#app/images/address.ts";
import { renditionsOf, storedRendition } from "#app/images/rendition.server.ts";
import { imageAnalysisOf } from "#app/images/stored-image-analysis.server.ts";
import { csv } from "#app/lib/csv.ts";
import { formatDate } from "#app/lib/dates.ts";
import { log } from "#app/lib/log.server.ts";
import { logoFile } from "./downloads.server.ts";
import { licenseText } from "./license-text.ts";
import type { Logo } from "./queries.server.ts";
import { filesOf, variantName } from "./variants.ts";

/** In one archive: logos, and bytes of their files. */
export const maxInZip = 200;
const maxBytes = 16 * 1024 * 1024;

/** Archives are made whole: no more than two at a time. */
const inTurn = pLimit(2);
const atOnce = 8;

type PackedLogo = { logo: Logo; names: string[] };
type Packed = { name: string; bytes: Uint8Array; isText: boolean };

/** A folder for each logo, with its files and what one should know of them. Throws an Error. */
export const zipOf = (supabase: Supabase, logos: Logo[]): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn(() => pack(supabase, logos.slice(0, maxInZip)));

async function pack(supabase: Supabase, logos: Logo[]): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const leftOut: Logo[] = [];
  const packedLogos: PackedLogo[] = [];
  let bytes = 0;
  for (let at = 0; at < logos.length; at += atOnce) {
    const part = logos.slice(at, at + atOnce);
    const read = await Promise.all(part.map((logo) => filesIn(supabase, logo, logos.length === 1)));
    for (const [index, files] of read.entries()) {
      const size = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
      const logo = part[index] as Logo;
      if (bytes + size > maxBytes) {
        leftOut.push(logo);
        continue;
      }
      bytes += size;
      packedLogos.push({ logo, names: files.map(({ name }) => name) });
      for (const file of files) add(zip, file, new Date(logo.updated_at));
      // Compressing takes the processor.
      await others();
    }
  }
  if (logos.length > 1)
    add(zip, { name: "logos.csv", bytes: factsOf(packedLogos), isText: true }, new Date());
  if (leftOut.length > 0)
    add(zip, { name: "LEFT-OUT.txt", bytes: missing(leftOut), isText: true }, new Date());
  zip.end();
  return new Uint8Array(Buffer.concat(chunks));
}

/** `isWhole`: with what must be drawn first, which takes long for many. */
async function filesIn(supabase: Supabase, logo: Logo, isWhole: boolean): Promise<Packed[]> {
  const sent = filesOf(logo);
  const derived = variantName({ layout: sent[0]?.layout ?? "mark", ground: "one-color" });
  const isDerived = isWhole && !sent.some(({ ground }) => ground === "one-color");
  const files = await Promise.all([
    ...sent.map(async (one): Promise<Packed[]> => {
      const [file] = await packed(supabase, logo, variantName(one));
      const png = isWhole && file?.isText ? await pixelsOf(supabase, one.image) : null;
      if (!file || !png) return file ? [file] : [];
      return [file, { name: file.name.replace(/svg$/, "png"), bytes: png, isText: false }];
    }),
    ...(isDerived ? [packed(supabase, logo, derived)] : []),
  ]);
  const hasDerived = isDerived && files.at(-1)?.length === 1;
  const about = licenseText(logo, formatDate(new Date().toISOString()), hasDerived ? derived : null);
  return [...files.flat(), { name: `${logo.slug}/LICENSE.txt`, bytes: encoded(about), isText: true }];
}

async function packed(supabase: Supabase, logo: Logo, name: string): Promise<Packed[]> {
  const file = await logoFile(supabase, logo, name);
  if (!file) return [];
  const { bytes, extension } = file;
  return [{ name: `${logo.slug}/${name}.${extension}`, bytes, isText: extension === "svg" }];
}

async function pixelsOf(supabase: Supabase, image: string): Promise<Uint8Array | null> {
  const file = parseFileAddress(image);
  try {
    const analysis = file && (await imageAnalysisOf(supabase, file));
    const largest = analysis && renditionsOf(analysis, true).findLast(({ format }) => format === "png");
    return file && largest ? await storedRendition(supabase, file, largest) : null;
  } catch (error) {
    log.warn({ err: error }, "a drawing is in an archive without pixels");
    return null;
  }
}

function add(zip: Zip, { name, bytes, isText }: Packed, changed: Date): void {
  const file = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
  file.mtime = changed;
  zip.add(file);
  file.push(bytes, true);
}

const factColumns = [
  ...(["title", "company", "country", "sector", "tags", "description", "designer", "year"] as const),
  ...(["license", "source_url", "guidelines_url"] as const),
];

/** What is known of each, as an import of the archive reads it: its files, and its facts. */
function factsOf(logos: PackedLogo[]): Uint8Array {
  const rows = logos.map(({ logo, names }) => [
    names.filter((name) => !name.endsWith(".txt")).join(", "),
    ...factColumns.map((column) => (column === "tags" ? logo.tags.join(", ") : logo[column])),
  ]);
  return encoded(`\uFEFF${csv([["file", ...factColumns], ...rows])}`);
}

const encoded = (text: string) => new TextEncoder().encode(text);

const missing = (logos: Logo[]) =>
  encoded(
    [
      "Too large for one download. Take these from their own pages:",
      ...logos.map(({ title, slug }) => `${title}: /logos/${slug}`),
      "",
    ].join("\n"),
  );
