import { createHash } from "node:crypto";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { serverClient } from "#app/backend/clients.server.ts";
import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { checkImage } from "#app/images/image.server.ts";
import { ImageRefused } from "#app/images/image-refused.ts";
import { imageTooLarge } from "#app/images/limits.ts";
import { renderUpload } from "#app/images/renderer.server.ts";
import { storeImage } from "#app/images/storage.server.ts";
import { decodeText } from "#app/lib/decode-text.ts";
import { maxFileBytes } from "#app/lib/form-limits.ts";
import { log } from "#app/lib/log.server.ts";
import { countOf, formatBytes, formatNumber } from "#app/lib/numbers.ts";
import { type OpenZip, openZip, type ZippedFile, ZipRefused } from "#app/lib/zip.server.ts";
import { sentenceIn } from "#app/words/sentence-in.server.ts";
import { readFactLists } from "./fact-lists.ts";
import { fitOf, matchFields, type RankedList, rankLists } from "./facts.ts";
import type { CheckedPicture, Choices } from "./groups.ts";
import { lookNumbers } from "./looks.ts";

const limits = { pictures: 5_000, lists: 40, listBytes: 16 * 1024 * 1024, listsBytes: 32 * 1024 * 1024 };
const heartbeatMs = 2_000;
const isPicture = ({ path }: ZippedFile) => /\.(?:svg|png|jpe?g)$/i.test(path);

/** What is to be checked of a zip, and what is to be said of the rest. Throws ZipRefused. */
export function picturesIn({ files, links }: OpenZip): { pictures: ZippedFile[]; notes: string[] } {
  const all = files.filter(isPicture);
  const hasWebP = files.some(({ path }) => /\.webp$/i.test(path));
  if (all.length === 0)
    throw new ZipRefused(
      `There are no SVG, PNG or JPG files in this zip.${hasWebP ? " Save its WebP files as one of these." : ""}`,
    );
  const notes = [];
  if (links.length > 0)
    notes.push(
      `${countOf(links.length, ["link was", "links were"])} skipped: ${links.slice(0, 3).join(", ")}${links.length > 3 ? " and more" : ""}. Put the files themselves into the zip if you miss them.`,
    );
  if (all.length > limits.pictures)
    notes.push(
      `Only the first ${formatNumber(limits.pictures)} of ${formatNumber(all.length)} pictures were read. Put the rest into another zip.`,
    );
  return { pictures: all.slice(0, limits.pictures), notes };
}

/** Begins to read a zip, whose file it takes over; the id of the import tells how far it is. Throws ZipRefused. */
export async function beginImport(
  supabase: Supabase,
  userId: string,
  upload: { file: number; name: string },
) {
  const zip = await openZip(upload.file);
  try {
    const { pictures, notes } = picturesIn(zip);
    const file_name = upload.name.slice(0, 200) || "collection.zip";
    const row = { file_name, pictures: pictures.length, notes };
    const { data } = await supabase.from("picture_imports").insert(row).select("id").single().throwOnError();
    void work(data.id, userId, { zip, pictures, notes }).finally(zip.close);
    return data.id;
  } catch (error) {
    zip.close();
    throw error;
  }
}

type Work = { zip: OpenZip; pictures: ZippedFile[]; notes: string[] };

/** It outlives the request, and the session may not: the server's own work, begun by an admin. */
async function work(id: string, userId: string, { zip, pictures, notes }: Work): Promise<void> {
  const server = await serverClient();
  const write = async (values: Partial<Tables<"picture_imports">>) => {
    const row = { beat_at: new Date().toISOString(), ...values };
    const { data } = await server
      .from("picture_imports")
      .update(row)
      .eq("id", id)
      .select("id")
      .throwOnError();
    return data.length === 1;
  };
  try {
    const checked = await checkPictures(server, userId, pictures, (read) => write({ pictures_read: read }));
    // Its admin may have thrown it away.
    if (!checked) return;
    const paths = pictures.map(({ path }) => path);
    const { facts, choices, notes: more } = await readFacts(zip.files, paths);
    await write({
      status: "ready",
      pictures_read: pictures.length,
      notes: [...notes, ...more],
      checked,
      facts,
      choices,
    });
  } catch (error) {
    if (!(error instanceof ZipRefused)) log.error({ err: error }, "a zip of pictures could not be read");
    const problem =
      error instanceof ZipRefused ? error.message : "This zip could not be read. Please upload it again.";
    await write({ status: "refused", problem }).catch(() => {});
  }
}

/** Checks and stores each. `beat` hears every few seconds how many are done, and says whether to go on; null if not. */
export async function checkPictures(
  server: Supabase,
  userId: string,
  files: ZippedFile[],
  beat: (read: number) => Promise<boolean>,
): Promise<CheckedPicture[] | null> {
  const found: Awaited<ReturnType<typeof check>>[] = [];
  let last = Date.now();
  for (const file of files) {
    found.push(await check(server, userId, file));
    if (Date.now() - last < heartbeatMs) continue;
    last = Date.now();
    if (!(await beat(found.length))) return null;
  }
  const looks = await lookNumbers(found.map(({ perceptualHash }) => perceptualHash));
  return found.map(({ perceptualHash: _, ...picture }, at) => ({ ...picture, look: looks[at] ?? at }));
}

/** The lists in the CSV and JSON files, and the one that most of the pictures are in as the first choice. */
export async function readFacts(
  files: ZippedFile[],
  paths: string[],
): Promise<{ facts: RankedList[]; choices: Choices; notes: string[] }> {
  const lists: RankedList[] = [];
  let left = limits.listsBytes;
  const found = files.filter(({ path }) => /\.(?:csv|json)$/i.test(path));
  const tooLarge = found.filter(({ size }) => size > limits.listBytes);
  const candidates = found
    .filter((file) => !tooLarge.includes(file))
    .toSorted((one, other) => other.size - one.size);
  for (const file of candidates.slice(0, limits.lists)) {
    if (file.size > left) continue;
    left -= file.size;
    // Others are served meanwhile.
    await nextTurn();
    const bytes = await file.read(limits.listBytes);
    if (!bytes) continue;
    const fits = readFactLists(file.path, decodeText(bytes).text).map((rows) =>
      fitOf({ file: file.path, rows }, paths),
    );
    const [best] = fits.toSorted((one, other) => other.fits - one.fits);
    if (best) lists.push(best);
  }
  const facts = rankLists(lists);
  const [best] = facts;
  const isFound = best !== undefined && best.fits > 0;
  return {
    facts,
    choices: isFound ? { list: best.file, fields: matchFields(best.rows, paths) } : {},
    notes: tooLarge
      .slice(0, 5)
      .map(
        ({ path }) => `${path} is larger than ${formatBytes(limits.listBytes)}, and was not read for facts.`,
      ),
  };
}

async function check(server: Supabase, userId: string, file: ZippedFile) {
  const refused = (problem: string) => ({
    path: file.path,
    image: null,
    problem,
    hash: "",
    perceptualHash: new Uint8Array(),
  });
  const bytes = await file.read(maxFileBytes);
  if (!bytes) return refused(sentenceIn("en", imageTooLarge));
  for (let attempt = 1; ; attempt++)
    try {
      // Without its name: the contents decide what it is.
      const clean = await checkImage(new File([bytes], ""), userId);
      const perceptualHash = await renderUpload(
        userId,
        "perceptualHash",
        new Uint8Array(clean.bytes).buffer,
      ).catch(() => new Uint8Array());
      return {
        path: file.path,
        image: await storeImage(server, "logos", userId, clean),
        problem: null,
        hash: createHash("sha256").update(clean.bytes).digest("hex"),
        perceptualHash,
      };
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error;
      if (error.status !== 503 || attempt === 4) return refused(sentenceIn("en", error.message));
      await wait(attempt * 1_000);
    }
}
