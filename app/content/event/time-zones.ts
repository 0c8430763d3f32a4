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
  America/Anchorage America/Argentina/Buenos_Aires America/Bogota America/Chicago America/Denver America/Edmonton
  America/Guyana America/Halifax America/Havana America/Jamaica America/Los_Angeles America/Martinique
  America/Mexico_City America/New_York America/Port-au-Prince America/Port_of_Spain America/Santiago
  America/Sao_Paulo America/Toronto America/Vancouver Asia/Baghdad Asia/Bangkok Asia/Beirut
  Asia/Dubai Asia/Hong_Kong Asia/Istanbul Asia/Jerusalem Asia/Kolkata
  Asia/Kuala_Lumpur Asia/Kuwait Asia/Manila Asia/Qatar Asia/Riyadh Asia/Seoul Asia/Shanghai Asia/Singapore Asia/Tokyo
  Australia/Melbourne Australia/Perth Australia/Sydney Europe/Amsterdam Europe/Athens Europe/Berlin Europe/Brussels
  Europe/Copenhagen Europe/Dublin Europe/Helsinki Europe/Lisbon Europe/London Europe/Luxembourg Europe/Madrid
  Europe/Moscow Europe/Oslo Europe/Paris Europe/Rome Europe/Stockholm Europe/Vienna Europe/Warsaw
  Europe/Zurich Pacific/Auckland`
  .trim()
  .split(/\s+/);

/** In the menu: those of Africa, then where many Africans live. */
export const menuTimeZones: readonly string[] = [...african, ...islands, "UTC", ...elsewhere];

export const defaultTimeZone = "Africa/Nairobi";

/** The place a zone is named for: `Africa/Addis_Ababa` -> `Addis Ababa`. */
export function timeZonePlace(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** For a menu, which has `chosen` too: `Addis Ababa`, and outside of Africa `Toronto (America)`. */
export function timeZoneOptions(chosen: string) {
  const zones = menuTimeZones.includes(chosen) ? menuTimeZones : [...menuTimeZones, chosen];
  return zones.map((value, at) => {
    const isNear = at <= menuTimeZones.indexOf("UTC");
    return {
      value,
      label: isNear ? timeZonePlace(value) : `${timeZonePlace(value)} (${value.split("/")[0]})`,
    };
  });
}
