import type { RowsInCell } from "#app/content/kind.server.ts";

/** A title may have bars; a line without one is a title without a time. */
const schedule: RowsInCell = {
  line: "time | title",
  read(line) {
    const bar = line.indexOf("|");
    return { time: line.slice(0, Math.max(bar, 0)), title: line.slice(bar + 1) };
  },
  write: ({ time = "", title = "" }) => (time || title.includes("|") ? `${time} | ${title}`.trim() : title),
};

const speakers: RowsInCell = {
  line: "name | role | picture on this site",
  read(line) {
    const [name = "", role = "", ...image] = line.split("|");
    return { name, role, image: image.join("|") };
  },
  write: ({ name = "", role = "", image }) =>
    (image ? [name, role, image] : role ? [name, role] : [name]).join(" | "),
};

export const eventCsvRows = { schedule, speakers };
