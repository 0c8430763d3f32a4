const instant = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;

export function isTimestamp(value: string): boolean {
  const [, day] = instant.exec(value) ?? [];
  const time = Date.parse(value);
  return day !== undefined && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** A database timestamp (`2026-11-22T00:41:24.452+00:00`) in RFC 3339, microseconds kept. */
export function inUtc(timestamp: string): string {
  return timestamp.replace(/\+00:00$/, "Z");
}
