/** What XML 1.0 cannot carry, escaped or not. */
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "\r": "&#13;",
};

/** Text for an element or a quoted attribute of XML: nothing in it is markup, and `]]>` cannot occur. */
export function xmlText(text: string): string {
  return text.replace(notXml, "").replace(/[&<>"'\r]/g, (character) => entities[character] ?? "");
}

/** A timestamp of the database as RFC 3339 has it. */
export function xmlTime(timestamp: string): string {
  return new Date(timestamp).toISOString();
}
