import type { Kind, ListFilter } from "#app/content/kind.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { isUuid } from "#app/lib/uuid.ts";

const byReview: ListFilter = {
  name: "review",
  label: "Review",
  all: "All Reviews",
  column: "status",
  options: Object.entries(statusLabels),
};

export const filtersOf = ({ dashboard }: Kind): ListFilter[] => [...(dashboard.filters ?? []), byReview];

/** What an address asks for; malformed values become "". `importId` is of the file that brought the rows. `match`
 * is what that means for columns. */
export function readFilters(kind: Kind, { searchParams }: URL) {
  const filters = Object.fromEntries(
    filtersOf(kind).map(({ name, options }) => {
      const wanted = searchParams.get(name);
      return [name, options.find(([value]) => value === wanted)?.[0] ?? ""];
    }),
  );
  const file = searchParams.get("import");
  const importId = isUuid(file) ? file : "";
  const columns = filtersOf(kind).map(({ name, column }) => [column, filters[name]]);
  return {
    filters,
    importId,
    match: Object.fromEntries(
      [...columns, ["import_id", importId]].filter(([column, value]) => column && value),
    ),
  };
}

export const importAddress = ({ dashboard }: Kind, importId: string) =>
  `${dashboard.list}?import=${importId}`;

export const undoImportAddress = ({ table }: Kind, importId: string) =>
  `/dashboard/import/${table}/${importId}/undo`;
