/** 5,000 invented logos, the same in every process, and the model of a list page of 24: what both peers show. */
let state = 42;
const random = (below: number) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return (state >>> 8) % below;
};
const pick = <Value>(values: Value[]) => values[random(values.length)] as Value;

const first =
  "Kente,Baobab,Savanna,Lagos,Nairobi,Accra,Kigali,Dakar,Sahel,Zuri,Amani,Tamu,Pesa,Jua,Umoja,Asili,Soko";
const second = "Pay,Labs,Bank,Studio,Foods,Health,Energy,Cloud,Farm,Media,Works,Transit,Design,Market,Learn";
export const tags = "finance,health,education,agriculture,energy,media,transport,retail,design,music".split(
  ",",
);
const color = () => `#${(0x1000000 + random(0xffffff)).toString(16).slice(1)}`;
const at = () => 2 + random(60);

const logos = Array.from({ length: 5000 }, (_, number) => {
  const title = `${pick(first.split(","))} ${pick(second.split(","))}`;
  return {
    id: `${title.toLowerCase().replace(" ", "-")}-${number}`,
    title,
    company: `${title} ${pick(["Ltd", "PLC", "Group"])} & Partners`,
    tags: [pick(tags.slice(0, 5)), pick(tags.slice(5))],
    fill: color(),
    stroke: color(),
    shape: `M${at()} ${at()}L${at()} ${at()}Q${at()} ${at()} ${at()} ${at()}T${at()} ${at()}H${at()}V${at()}Z`,
    line: `M${at()} ${at()}C${at()} ${at()} ${at()} ${at()} ${at()} ${at()}S${at()} ${at()} ${at()} ${at()}`,
  };
});
export type Logo = (typeof logos)[number];

/** The model of the page that a query string asks for: `search`, `tag`, `page`. */
export function listPage(parameters: URLSearchParams, pageSize = 24) {
  const search = (parameters.get("search") ?? "").trim().toLowerCase();
  const tag = parameters.get("tag") ?? "";
  const found =
    search || tag
      ? logos.filter(
          (logo) => logo.company.toLowerCase().includes(search) && (tag === "" || logo.tags.includes(tag)),
        )
      : logos;
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(pages, Math.max(1, Number(parameters.get("page")) || 1));
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return { search, tag, page, pages, total: found.length, shown };
}
