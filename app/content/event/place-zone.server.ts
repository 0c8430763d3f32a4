import { countryWords } from "#app/lib/country-names.ts";
import { offsetAt } from "#app/lib/dates.ts";
import { fold } from "#app/lib/fold.ts";
import { zoneOfTime } from "#app/lib/written-dates.ts";
import { readChoice } from "#app/lib/written-values.ts";
import { timeZones, timeZoneWords, zoneOnceNamed } from "./every-time-zone.ts";
import { menuTimeZones } from "./time-zones.ts";

const otherNames: Record<string, string> = {
  US: "USA, U.S.A., US, United States of America",
  GB: "UK, Great Britain, England, Scotland, Wales",
  AE: "UAE",
  TR: "Turkey",
  NE: "Niger Republic",
  KR: "Republic of Korea, Korea",
  CZ: "Czech Republic",
  NL: "The Netherlands, Holland",
};

let codes: Map<string, string> | undefined;
/** By what a country is called, of the whole world in English. */
function countryCodes() {
  if (codes) return codes;
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const all = letters.flatMap((one) => letters.map((other) => one + other));
  const words = [
    ...all.map((code) => [code, names.of(code) ?? ""] as const),
    ...Object.entries(countryWords),
    ...Object.entries(otherNames),
  ];
  codes = new Map(
    words.flatMap(([code, text]) => text.split(",").map((word) => [fold(word).trim(), code] as const)),
  );
  codes.delete("");
  return codes;
}

// V8 has it since long; TypeScript's library does not know it yet.
type WithZones = Intl.Locale & { getTimeZones?(): string[] | undefined };
const known = (zone: string) => readChoice(zone, timeZones, timeZoneWords);

/** The zone of `Kigali, Rwanda` or `Athens`; null where a place tells of none, or of more than one. */
export function zoneOfPlace(place: string): string | null {
  const parts = place
    .split(/[,;/()|]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const country = parts.flatMap((part) => countryCodes().get(fold(part)) ?? []).at(-1);
  const locale: WithZones | null = country ? new Intl.Locale(`und-${country}`) : null;
  const zones = (locale?.getTimeZones?.() ?? []).flatMap((zone) => known(zone) ?? []);
  const ofCities = parts.flatMap((part) => known(part) ?? []);
  const ofCity = ofCities.find((zone) => zones.length === 0 || zones.includes(zone));
  // A London in Ontario is another.
  if (ofCity || ofCities.length > 0) return ofCity ?? null;
  if (zones.length === 1) return zones[0] ?? null;
  // Islands far away aside, a country on the menu has one there.
  const [first, ...others] = zones.filter((zone) => menuTimeZones.includes(zone));
  return others.length === 0 ? (first ?? null) : null;
}

/** The zone behind a time, as in `3pm EAT`, unless the place's has the same clocks; else the place's. */
export function zoneOf({ time, place }: { time: string; place: string }): string | null {
  const said = zoneOnceNamed(zoneOfTime(time) ?? "");
  const there = zoneOfPlace(place);
  const clockIn = (zone: string) => offsetAt(zone, Date.now());
  return said && !(there && clockIn(said) === clockIn(there)) ? said : there;
}
