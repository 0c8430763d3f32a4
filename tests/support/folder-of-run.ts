import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Before all tests: what they put into the system's temporary folder goes into one, which is removed after them, and so does
 * what a site keeps with its data, such as mails.
 */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "ubunifu-run-"));
  process.env.TMPDIR = folder;
  process.env.DATA_DIR = mkdtempSync(join(folder, "data-"));
  // A site that has just been told to end may still write.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}
