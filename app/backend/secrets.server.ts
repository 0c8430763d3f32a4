import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const schema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().min(32),
  secretKey: z.string().min(32),
});
export type Secrets = z.infer<typeof schema>;

const random = () => randomBytes(32).toString("base64url");

/** Made at the first call. A damaged file throws: new secrets would silently end every session. */
export async function readSecrets(dataFolder: string): Promise<Secrets> {
  const file = join(dataFolder, "secrets.json");
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text !== null) {
    const kept = schema.safeParse(parseJson(text));
    if (kept.success) return kept.data;
    throw new Error(
      `${file} is damaged. Restore it from a backup, or remove it: everybody then signs in again.`,
    );
  }
  const secrets: Secrets = {
    jwtSecret: random(),
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
  };
  await mkdir(dataFolder, { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
  return secrets;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
