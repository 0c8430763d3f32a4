/** What XML 1.0 cannot carry, even escaped. */
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "\r": "&#13;",
};

/** Safe in an element or a quoted attribute. */
export function xmlText(text: string): string {
  return text.replace(notXml, "").replace(/[&<>"'\r]/g, (character) => entities[character] ?? "");
}

export function xmlTime(timestamp: string): string {
  return new Date(timestamp).toISOString();
}
