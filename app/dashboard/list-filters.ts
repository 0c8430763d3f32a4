import type { Kind, ListFilter } from "#app/content/kind.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { isUuid } from "#app/lib/uuid.ts";

const byReview: ListFilter = {
  name: "review",
  label: "Review",
  all: "All Reviews",
  options: Object.entries(statusLabels),
};

/** Of a kind's list, with the one that every list has. */
export const filtersOf = ({ dashboard }: Kind): ListFilter[] => [...dashboard.filters, byReview];

/** What an address asks for; malformed values become "". `importId` is of the file that brought the rows. `shared`
 * is what that means for columns that all kinds have. */
export function readFilters(kind: Kind, { searchParams }: URL) {
  const filters = Object.fromEntries(
    filtersOf(kind).map(({ name, options }) => {
      const wanted = searchParams.get(name);
      return [name, options.find(([value]) => value === wanted)?.[0] ?? ""];
    }),
  );
  const file = searchParams.get("import");
  const importId = isUuid(file) ? file : "";
  const { review: status } = filters;
  return {
    filters,
    importId,
    shared: { ...(status && { status }), ...(importId && { import_id: importId }) },
  };
}

/** The list of what a file brought. */
export const importAddress = ({ dashboard }: Kind, importId: string) =>
  `${dashboard.list}?import=${importId}`;
