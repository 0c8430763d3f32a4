import { createHash } from "node:crypto";
import sheet from "./app.css?inline";

/** The whole style sheet, as it goes into pages without framework script. */
export const styles = sheet.trim();

/** What a Content-Security-Policy calls exactly this text. */
export const stylesHash = `'sha256-${createHash("sha256").update(styles).digest("base64")}'`;
