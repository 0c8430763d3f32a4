import { canonicalZone } from "#app/lib/dates.ts";
import { readChoice } from "#app/lib/written-values.ts";
import { menuTimeZones, timeZonePlace } from "./time-zones.ts";

/** By region; without those that browsers of 2021 do not know. */
const byRegion = {
  America: `
    Adak Anchorage Anguilla Antigua Araguaina Argentina/Buenos_Aires Argentina/Catamarca Argentina/Cordoba
    Argentina/Jujuy Argentina/La_Rioja Argentina/Mendoza Argentina/Rio_Gallegos Argentina/Salta
    Argentina/San_Juan Argentina/San_Luis Argentina/Tucuman Argentina/Ushuaia Aruba Asuncion Atikokan Bahia
    Bahia_Banderas Barbados Belem Belize Blanc-Sablon Boa_Vista Bogota Boise Cambridge_Bay Campo_Grande
    Cancun Caracas Cayenne Cayman Chicago Chihuahua Costa_Rica Creston Cuiaba Curacao Danmarkshavn Dawson
    Dawson_Creek Denver Detroit Dominica Edmonton Eirunepe El_Salvador Fort_Nelson Fortaleza Glace_Bay
    Goose_Bay Grand_Turk Grenada Guadeloupe Guatemala Guayaquil Guyana Halifax Havana Hermosillo
    Indiana/Indianapolis Indiana/Knox Indiana/Marengo Indiana/Petersburg Indiana/Tell_City Indiana/Vevay
    Indiana/Vincennes Indiana/Winamac Inuvik Iqaluit Jamaica Juneau Kentucky/Louisville Kentucky/Monticello
    Kralendijk La_Paz Lima Los_Angeles Lower_Princes Maceio Managua Manaus Marigot Martinique Matamoros
    Mazatlan Menominee Merida Metlakatla Mexico_City Miquelon Moncton Monterrey Montevideo Montserrat Nassau
    New_York Nome Noronha North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem Nuuk Ojinaga Panama
    Paramaribo Phoenix Port-au-Prince Port_of_Spain Porto_Velho Puerto_Rico Punta_Arenas Rankin_Inlet Recife
    Regina Resolute Rio_Branco Santarem Santiago Santo_Domingo Sao_Paulo Scoresbysund Sitka St_Barthelemy
    St_Johns St_Kitts St_Lucia St_Thomas St_Vincent Swift_Current Tegucigalpa Thule Tijuana Toronto Tortola
    Vancouver Whitehorse Winnipeg Yakutat`,
  Antarctica: `
    Casey Davis DumontDUrville Macquarie Mawson McMurdo Palmer Rothera Syowa Troll Vostok`,
  Arctic: `
    Longyearbyen`,
  Asia: `
    Aden Almaty Amman Anadyr Aqtau Aqtobe Ashgabat Atyrau Baghdad Bahrain Baku Bangkok Barnaul Beirut
    Bishkek Brunei Chita Colombo Damascus Dhaka Dili Dubai Dushanbe Famagusta Gaza Hebron Ho_Chi_Minh
    Hong_Kong Hovd Irkutsk Jakarta Jayapura Jerusalem Kabul Kamchatka Karachi Kathmandu Khandyga Kolkata
    Krasnoyarsk Kuala_Lumpur Kuching Kuwait Macau Magadan Makassar Manila Muscat Nicosia Novokuznetsk
    Novosibirsk Omsk Oral Phnom_Penh Pontianak Pyongyang Qatar Qostanay Qyzylorda Riyadh Sakhalin Samarkand
    Seoul Shanghai Singapore Srednekolymsk Taipei Tashkent Tbilisi Tehran Thimphu Tokyo Tomsk Ulaanbaatar
    Urumqi Ust-Nera Vientiane Vladivostok Yakutsk Yangon Yekaterinburg Yerevan`,
  Atlantic: `
    Azores Bermuda Canary Faroe Madeira Reykjavik South_Georgia St_Helena Stanley`,
  Australia: `
    Adelaide Brisbane Broken_Hill Darwin Eucla Hobart Lindeman Lord_Howe Melbourne Perth Sydney`,
  Europe: `
    Amsterdam Andorra Astrakhan Athens Belgrade Berlin Bratislava Brussels Bucharest Budapest Busingen
    Chisinau Copenhagen Dublin Gibraltar Guernsey Helsinki Isle_of_Man Istanbul Jersey Kaliningrad Kirov
    Kiev Lisbon Ljubljana London Luxembourg Madrid Malta Mariehamn Minsk Monaco Moscow Oslo Paris Podgorica
    Prague Riga Rome Samara San_Marino Sarajevo Saratov Simferopol Skopje Sofia Stockholm Tallinn Tirane
    Ulyanovsk Vaduz Vatican Vienna Vilnius Volgograd Warsaw Zagreb Zurich`,
  Indian: `
    Chagos Christmas Cocos Kerguelen Maldives`,
  Pacific: `
    Apia Auckland Bougainville Chatham Chuuk Easter Efate Fakaofo Fiji Funafuti Galapagos Gambier
    Guadalcanal Guam Honolulu Kiritimati Kosrae Kwajalein Majuro Marquesas Midway Nauru Niue Norfolk Noumea
    Pago_Pago Palau Pitcairn Pohnpei Port_Moresby Rarotonga Saipan Tahiti Tarawa Tongatapu Wake Wallis`,
};

const elsewhere = Object.entries(byRegion).flatMap(([region, cities]) =>
  cities
    .trim()
    .split(/\s+/)
    .map((city) => `${region}/${city}`),
);

/** What an event may stand in. Our own list: runtimes differ in theirs, and the browser must agree with the server. */
export const timeZones: readonly string[] = [...new Set([...menuTimeZones, ...elsewhere])];

/** What people call them: the place, or the letters of its clock. */
export const timeZoneWords: Record<string, string> = Object.fromEntries(
  timeZones.map((zone) => [zone, timeZonePlace(zone)]),
);
Object.assign(timeZoneWords, {
  "Africa/Accra": "Accra, Ghana, Ghana time, Greenwich Standard Time",
  "Africa/Nairobi": "Nairobi, EAT, East Africa Time, East African Time, Mogadishu time, Kenya, Kenya time",
  "Africa/Lagos":
    "Lagos, WAT, West Africa Time, West African Time, West Central Africa, Nigeria, Nigeria time, Abuja",
  "Africa/Harare": "Harare, CAT, Central Africa Time, Central African Time",
  "Africa/Johannesburg":
    "Johannesburg, SAST, South Africa, South African Standard Time, South Africa time, Cape Town, Durban, Pretoria",
  "Africa/Cairo": "Cairo, Egypt",
  "Europe/Kiev": "Kyiv, Europe/Kyiv, Kiev",
  "Europe/London": "London, BST, UK time",
  "Asia/Kolkata": "Kolkata, Asia/Calcutta, IST",
  UTC: "UTC, GMT, Z, Etc/UTC",
});

/** Of UTC and the hours ahead of it. */
const byHours = ["UTC", "Africa/Lagos", "Africa/Harare", "Africa/Nairobi"];

let byCanonical: Map<string, string> | undefined;

/** Of a name that it has had, or has in other lists: `US/Eastern`, `Africa/Asmera`, `(UTC+03:00) Nairobi`, `GMT+3`. */
export function zoneOnceNamed(text: string): string | null {
  const name = text.replace(/\([^()]*\)/g, "").trim();
  const [, ahead] = /^(?:UTC|GMT)?\s*([+-]\s*\d{1,2})(?::?00)?$/i.exec(name) ?? [];
  if (ahead) return byHours[Number(ahead.replace(/\s/g, ""))] ?? null;
  byCanonical ??= new Map(timeZones.map((zone) => [canonicalZone(zone), zone] as const).reverse());
  const places = name.split(/[,/]/).map((place) => readChoice(place, timeZones, timeZoneWords));
  const [place] = places.filter((zone) => zone !== null);
  // Others of three letters are without the summer of those who write so, or those of elsewhere.
  if (place || /^(?!CET|EET|MET|WET)[A-Z]{3}$/i.test(name)) return place ?? null;
  return byCanonical.get(canonicalZone(name)) ?? null;
}
