import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { serverClient } from "#app/backend/clients.server.ts";
import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { checkImage } from "#app/images/image.server.ts";
import { ImageRefused } from "#app/images/image-refused.ts";
import { imageTooLarge } from "#app/images/limits.ts";
import { renderUpload } from "#app/images/renderer.server.ts";
import { storeImage } from "#app/images/storage.server.ts";
import { decodeText } from "#app/lib/csv.ts";
import { log } from "#app/lib/log.server.ts";
import { openZip, type ZippedFile, ZipRefused } from "#app/lib/zip.server.ts";
import { type FactRow, matchFields, readFacts } from "./facts.ts";
import { type CheckedPicture, planLogos } from "./groups.ts";

const maxPictures = 1_000;
const heartbeatMs = 2_000;
const isPicture = ({ path }: ZippedFile) => /\.(?:svg|png|jpe?g)$/i.test(path);

/** Begins to read a zip, whose file it takes over; the id of the import tells how far it is. Throws ZipRefused. */
export async function beginImport(
  supabase: Supabase,
  userId: string,
  upload: { file: number; name: string },
) {
  const zip = await openZip(upload.file);
  try {
    const pictures = zip.files.filter(isPicture);
    if (pictures.length === 0) throw new ZipRefused("There are no SVG, PNG or JPG files in this zip.");
    if (pictures.length > maxPictures)
      throw new ZipRefused(
        `Import at most ${maxPictures.toLocaleString("en")} pictures at a time. This zip has ${pictures.length.toLocaleString("en")}.`,
      );
    const row = { file_name: upload.name.slice(0, 200) || "collection.zip", pictures: pictures.length };
    const { data } = await supabase.from("picture_imports").insert(row).select("id").single().throwOnError();
    void work(data.id, userId, zip.files).finally(zip.close);
    return data.id;
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** It outlives the request, and the session may not: the server's own work, begun by an admin. */
async function work(id: string, userId: string, files: ZippedFile[]): Promise<void> {
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
    const facts = await findFacts(files);
    const pictures: CheckedPicture[] = [];
    let last = Date.now();
    for (const file of files.filter(isPicture)) {
      pictures.push(await check(server, userId, file));
      if (Date.now() - last < heartbeatMs) continue;
      last = Date.now();
      // Its admin may have thrown it away.
      if (!(await write({ pictures_read: pictures.length }))) return;
    }
    await write({
      status: "ready",
      pictures_read: pictures.length,
      logos: planLogos(pictures),
      facts,
      fields: matchFields(facts),
    });
  } catch (error) {
    if (!(error instanceof ZipRefused)) log.error({ err: error }, "a zip of pictures could not be read");
    const problem =
      error instanceof ZipRefused ? error.message : "This zip could not be read. Please upload it again.";
    await write({ status: "refused", problem }).catch(() => {});
  }
}

/** Of the first CSV or JSON file that has some, those beside the folders first. */
async function findFacts(files: ZippedFile[]): Promise<FactRow[]> {
  const depth = ({ path }: ZippedFile) => path.split("/").length;
  const candidates = files.filter(({ path }) => /\.(?:csv|json)$/i.test(path));
  for (const file of candidates.toSorted((one, other) => depth(one) - depth(other)).slice(0, 10)) {
    const bytes = await file.read();
    const rows = bytes ? readFacts(file.path, decodeText(bytes).text) : [];
    if (rows.length > 0) return rows;
  }
  return [];
}

async function check(server: Supabase, userId: string, file: ZippedFile): Promise<CheckedPicture> {
  const refused = (problem: string) => ({
    path: file.path,
    image: null,
    problem,
    hash: "",
    perceptualHash: new Uint8Array(),
  });
  const bytes = await file.read();
  if (!bytes) return refused(imageTooLarge);
  for (let attempt = 1; ; attempt++)
    try {
      const clean = await checkImage(new File([bytes], file.path.split("/").at(-1) ?? ""), userId);
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
      if (error.status !== 503 || attempt === 4) return refused(error.message);
      await wait(attempt * 1_000);
    }
}
