import { it } from "vitest";
import { z } from "zod";
import { jargonServerKind } from "./jargon/kind.server.ts";
import { jargonKind } from "./jargon/kind.ts";
import { jobKind } from "./job/kind.ts";
import { defineServerKind } from "./kind.server.ts";
import { defineKind } from "./kind.ts";

const { table: _, ...job } = jobKind;
const { dashboard } = job;

// The compiler is what is tested: each line below an "expect-error" has one mistake, which it must refuse.
it("a kind with a name misspelt does not compile", () => {
  // @ts-expect-error a table
  defineKind("job", job);
  // @ts-expect-error the column with an item's name
  defineKind("jobs", { ...job, titleColumn: "titel" });
  // @ts-expect-error a column
  defineKind("jobs", { ...job, columns: [{ name: "compny", label: "Company" }] });
  const filter = { name: "type", label: "Type", all: "All Types", options: [] };
  // @ts-expect-error a filter's column
  defineKind("jobs", { ...job, dashboard: { ...dashboard, filters: [{ ...filter, column: "type" }] } });
  // @ts-expect-error the class of the list
  defineKind("jobs", { ...job, dashboard: { ...dashboard, cards: "record" } });
  // @ts-expect-error the column with a link
  defineKind("jobs", { ...job, dashboard: { ...dashboard, link: { column: "url", text: "Apply" } } });
  // @ts-expect-error the icon of the menu
  defineKind("jobs", { ...job, menu: { ...job.menu, icon: "bags" } });
});

it("a kind whose half for the server has a name misspelt does not compile", () => {
  const { api, feed, preview, reportReasons } = jargonServerKind;
  const fields = z.object({ term: z.string(), category: z.string(), image: z.file() });
  const term = {
    ...{ api, feed, preview, reportReasons },
    schema: { normal: fields },
    formValues: (row: { term: string }) => ({ term: row.term }),
    identity: "name",
    results: async () => ({ total: 0, items: [] }),
    find: async () => ({ rows: [], total: 0, page: 1, pages: 1 }),
  };
  defineServerKind(jargonKind, term);
  const misspelt = fields.extend({ trem: z.string() });
  // @ts-expect-error a field, which the table could not take
  defineServerKind(jargonKind, { ...term, schema: { normal: misspelt } });
  // @ts-expect-error a column of a row that becomes a form
  defineServerKind(jargonKind, { ...term, formValues: (row) => ({ term: row.trem }) });
  const image = { bucket: "logos" as const, required: null };
  // @ts-expect-error the column with more pictures
  defineServerKind(jargonKind, { ...term, image: { ...image, more: "variants" } });
  // @ts-expect-error a column of a CSV file
  defineServerKind(jargonKind, { ...term, rowsInCells: { realted: undefined } });
  const found = { rows: [{ id: "1", user_id: null }], total: 1, page: 1, pages: 1 };
  // @ts-expect-error a column that the list does not read but its cards show
  defineServerKind(jargonKind, { ...term, find: async () => found });
  // @ts-expect-error a filter of the public list
  defineServerKind(jargonKind, { ...term, feed: { ...feed, readFilter: () => ({ leter: new Date() }) } });
});
