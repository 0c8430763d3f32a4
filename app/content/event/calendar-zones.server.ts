import ICAL from "ical.js";
import { findIana } from "windows-iana";
import { offsetAt } from "#app/lib/dates.ts";
import { timeZones, timeZoneWords, zoneOnceNamed } from "./every-time-zone.ts";

/** A property's first value; null where there is none, or none that can be read. */
export function valueIn(component: ICAL.Component | null | undefined, name: string): unknown {
  try {
    return component?.getFirstPropertyValue(name) ?? null;
  } catch {
    return null;
  }
}

const byName = new Map(
  timeZones.flatMap((zone) =>
    [zone, ...(timeZoneWords[zone] ?? "").split(",")].map((name) => [name.trim().toLowerCase(), zone]),
  ),
);

/** A zone as calendars call it: `Africa/Lagos`, `/mozilla.org/2007/Africa/Lagos`, `W. Central Africa Standard Time`; null for none that we know. */
export function zoneNamed(name: string): string | null {
  if (name.length > 200) return null;
  // Of `Etc/GMT+3` the sign is the other way round.
  const parts = /^Etc\//i.test(name) ? [name] : name.split("/");
  const paths = parts.map((_, at) => parts.slice(at).join("/"));
  // `(UTC+01:00) Amsterdam, Berlin, Rome`, `(UTC-05:00) Eastern Time (US & Canada)`
  const shown = name.replace(/\([^()]*\)/g, "").trim();
  const windows = findIana(name).concat(findIana(shown.replace(/(?<! Standard) Time$/, " Standard Time")));
  for (const written of [...paths, ...windows, ...shown.split(",")]) {
    const found = byName.get(written.trim().toLowerCase()) ?? zoneOnceNamed(written);
    if (found) return found;
  }
  return null;
}

/** The first zone of the menu that has the same clocks in `year` as a VTIMEZONE, whose rules are never carried out. */
export function zoneLike(vtimezone: ICAL.Component, year: number): string | null {
  const ahead = (observance: string) => {
    const offset: unknown = valueIn(vtimezone.getAllSubcomponents(observance).at(-1), "tzoffsetto");
    return offset instanceof ICAL.UtcOffset ? offset.toSeconds() * 1000 : null;
  };
  const [winter, summer] = [ahead("standard"), ahead("daylight")];
  if (winter === null && summer === null) return null;
  const wanted = [winter ?? summer, summer ?? winter].sort().join();
  const months = [Date.UTC(year, 0), Date.UTC(year, 6)];
  return (
    timeZones.find(
      (zone) =>
        months
          .map((at) => offsetAt(zone, at))
          .sort()
          .join() === wanted,
    ) ?? null
  );
}
