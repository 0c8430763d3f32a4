import { isKindName } from "#app/content/kinds.ts";
import { pageNumber, withQuery } from "#app/lib/list-url.ts";
import { isUuid } from "#app/lib/uuid.ts";

/** Also the most that one decision may be about. */
export const queuePageSize = 50;

/** The id of the form that the boxes in the cards belong to. */
export const selectionForm = "selection";

export type Choice = { type: string; id: string; version?: string };

export const choiceOf = ({ type, id }: Choice) => `${type}.${id}`;

export const readChoiceOf = (item: Choice & { version: string }) => `${choiceOf(item)}@${item.version}`;

/** The time of the last change, as the database writes it. */
const isVersion = (text: string) =>
  /^\d{4}-\d\d-\d\d[ T][\d:.]+(?:Z|[+-][\d:]+)$/.test(text) && !Number.isNaN(Date.parse(text));

/** Each item once, a page at most; what names no item is left out. */
export function chosenItems(values: (string | File)[]): Choice[] {
  const items = [...new Set(values)].flatMap((value): Choice[] => {
    const [choice = "", version = ""] = String(value).split("@");
    const [type, id] = choice.split(".");
    if (!isKindName(type) || !isUuid(id)) return [];
    return [{ type, id, ...(isVersion(version) && { version }) }];
  });
  return items.slice(0, queuePageSize);
}

type Place = { type: string; page?: number; chosen?: string[] };

export function queueAddress({ type, page = 1, chosen = [] }: Place): string {
  const query = new URLSearchParams({
    ...(type !== "all" && { type }),
    ...(page > 1 && { page: String(page) }),
  });
  for (const item of chosen) query.append("item", item);
  return withQuery("/dashboard/moderation", query);
}

export function placeIn(url: URL): { type: string; page: number } {
  const type = url.searchParams.get("type");
  return { type: isKindName(type) ? type : "all", page: pageNumber(url) };
}
