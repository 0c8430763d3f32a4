import { offsetAt } from "#app/lib/dates.ts";

const dayMs = 86_400_000;
/** Shorter than any summer time: Morocco's once ended for the month of Ramadan. */
const stepMs = 7 * dayMs;

/** The moments from `first` to `last` at which the clocks of a zone are changed. */
function changes(zone: string, first: number, last: number): number[] {
  const found: number[] = [];
  for (let at = first; at < last; at += stepMs) {
    const before = offsetAt(zone, at);
    let [low, high] = [at, Math.min(at + stepMs, last)];
    if (offsetAt(zone, high) === before) continue;
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (offsetAt(zone, middle) === before) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

/** `20270115T200000`, by a clock that is so far ahead of UTC */
const clock = (at: number, ahead: number) =>
  new Date(at + ahead).toISOString().slice(0, 19).replace(/[-:]/g, "");

/** `+0100` */
function utcOffset(ahead: number): string {
  const seconds = Math.abs(ahead) / 1000;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts.map((part) => String(part).padStart(2, "0"));
  return `${ahead < 0 ? "-" : "+"}${hours}${minutes}${rest === "00" ? "" : rest}`;
}

/**
 * The VTIMEZONE of a zone from one day to another, with each change of its clocks as the runtime knows it. Rules that go on
 * for ever, as calendars usually carry, put what is past at hours that it never had: in Casablanca, in Cairo.
 */
export function vtimezone(zone: string, firstDay: string, lastDay: string): string {
  const first = Date.parse(`${firstDay.slice(0, 4)}-01-01T00:00:00Z`) - dayMs;
  const observances = [first, ...changes(zone, first, Date.parse(lastDay) + 3 * dayMs)].map((at) => {
    const [from, to] = [offsetAt(zone, at === first ? at : at - 1000), offsetAt(zone, at)];
    const name = to > from ? "DAYLIGHT" : "STANDARD";
    return [
      `BEGIN:${name}`,
      `DTSTART:${clock(at, from)}`,
      `TZOFFSETFROM:${utcOffset(from)}`,
      `TZOFFSETTO:${utcOffset(to)}`,
      `END:${name}`,
    ];
  });
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...observances.flat(), "END:VTIMEZONE"].join("\r\n");
}
