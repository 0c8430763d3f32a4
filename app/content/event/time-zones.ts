const african = [
  "Abidjan",
  "Accra",
  "Addis_Ababa",
  "Algiers",
  "Asmara",
  "Bamako",
  "Bangui",
  "Banjul",
  "Bissau",
  "Blantyre",
  "Brazzaville",
  "Bujumbura",
  "Cairo",
  "Casablanca",
  "Conakry",
  "Dakar",
  "Dar_es_Salaam",
  "Djibouti",
  "Douala",
  "El_Aaiun",
  "Freetown",
  "Gaborone",
  "Harare",
  "Johannesburg",
  "Juba",
  "Kampala",
  "Khartoum",
  "Kigali",
  "Kinshasa",
  "Lagos",
  "Libreville",
  "Lome",
  "Luanda",
  "Lubumbashi",
  "Lusaka",
  "Malabo",
  "Maputo",
  "Maseru",
  "Mbabane",
  "Mogadishu",
  "Monrovia",
  "Nairobi",
  "Ndjamena",
  "Niamey",
  "Nouakchott",
  "Ouagadougou",
  "Porto-Novo",
  "Sao_Tome",
  "Tripoli",
  "Tunis",
  "Windhoek",
].map((city) => `Africa/${city}`);

const islands = [
  "Atlantic/Cape_Verde",
  "Indian/Antananarivo",
  "Indian/Comoro",
  "Indian/Mahe",
  "Indian/Mauritius",
  "Indian/Mayotte",
  "Indian/Reunion",
];

const elsewhere = [
  "America/Los_Angeles",
  "America/New_York",
  "America/Sao_Paulo",
  "Asia/Dubai",
  "Asia/Kolkata",
  "Europe/Berlin",
  "Europe/Lisbon",
  "Europe/London",
  "Europe/Paris",
];

/** Our own list: runtimes differ in theirs, and the browser must agree with the server. */
export const timeZones = [...african, ...islands, "UTC", ...elsewhere] as const;

/** What people call them: the place, or the letters of its clock. */
export const timeZoneWords: Record<string, string> = Object.fromEntries(
  timeZones.map((zone) => [zone, timeZonePlace(zone)]),
);
Object.assign(timeZoneWords, {
  "Africa/Nairobi": "Nairobi, EAT, UTC+3, GMT+3, Mogadishu time, Kenya, Kenya time",
  "Africa/Lagos": "Lagos, WAT, UTC+1, GMT+1, Nigeria, Nigeria time",
  "Africa/Harare": "Harare, CAT, UTC+2, GMT+2",
  "Africa/Johannesburg": "Johannesburg, SAST, South Africa",
  "Africa/Cairo": "Cairo, Egypt",
  UTC: "UTC, GMT, Z, UTC+0, GMT+0, Etc/UTC",
});

export const defaultTimeZone = "Africa/Nairobi";

/** The place a zone is named for: `Africa/Addis_Ababa` -> `Addis Ababa`. */
export function timeZonePlace(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
