const african = `
  Abidjan Accra Addis_Ababa Algiers Asmara Bamako Bangui Banjul Bissau Blantyre Brazzaville Bujumbura Cairo
  Casablanca Conakry Dakar Dar_es_Salaam Djibouti Douala El_Aaiun Freetown Gaborone Harare Johannesburg Juba
  Kampala Khartoum Kigali Kinshasa Lagos Libreville Lome Luanda Lubumbashi Lusaka Malabo Maputo Maseru Mbabane
  Mogadishu Monrovia Nairobi Ndjamena Niamey Nouakchott Ouagadougou Porto-Novo Sao_Tome Tripoli Tunis Windhoek`
  .trim()
  .split(/\s+/)
  .map((city) => `Africa/${city}`);

const islands = [
  "Atlantic/Cape_Verde",
  "Indian/Antananarivo",
  "Indian/Comoro",
  "Indian/Mahe",
  "Indian/Mauritius",
  "Indian/Mayotte",
  "Indian/Reunion",
];

const elsewhere = `
  America/Chicago America/Denver America/Los_Angeles America/New_York America/Sao_Paulo America/Toronto
  America/Vancouver Asia/Beirut Asia/Dubai Asia/Hong_Kong Asia/Istanbul Asia/Kolkata Asia/Riyadh Asia/Shanghai
  Asia/Singapore Asia/Tokyo Australia/Sydney Europe/Amsterdam Europe/Berlin Europe/Brussels Europe/Dublin Europe/Lisbon
  Europe/London Europe/Madrid Europe/Oslo Europe/Paris Europe/Rome Europe/Stockholm Europe/Zurich`
  .trim()
  .split(/\s+/);

export const menuTimeZones: readonly string[] = [...african, ...islands, "UTC", ...elsewhere];

export const defaultTimeZone = "Africa/Nairobi";

/** The place a zone is named for: `Africa/Addis_Ababa` -> `Addis Ababa`. */
export function timeZonePlace(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** For a menu, which has `chosen` too. */
export function timeZoneOptions(chosen: string) {
  const zones = menuTimeZones.includes(chosen) ? menuTimeZones : [...menuTimeZones, chosen];
  return zones.map((value) => ({ value, label: timeZonePlace(value) }));
}
