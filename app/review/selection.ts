import { isKindName } from "#app/content/kinds.ts";
import { pageNumber, withQuery } from "#app/lib/list-url.ts";
import { isUuid } from "#app/lib/uuid.ts";

/** As many items as a page of the queue has, which is what one decision may be about. */
export const queuePageSize = 50;

/** The form whose boxes stand in the cards of the queue. */
export const selectionForm = "selection";

export type Choice = { type: string; id: string; version?: string };

/** An item as the value of a box or a parameter. */
export const choiceOf = ({ type, id }: Choice) => `${type}.${id}`;

/** The same with the version that was read. */
export const readChoiceOf = (item: Choice & { version: string }) => `${choiceOf(item)}@${item.version}`;

/** Whether `text` is a version of an item: the time of its last change, as the database writes it. */
const isVersion = (text: string) =>
  /^\d{4}-\d\d-\d\d[ T][\d:.]+(?:Z|[+-][\d:]+)$/.test(text) && !Number.isNaN(Date.parse(text));

/** The items that such values name, each once, a page of them at most; what names none is left out. */
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

/** The address of a page of the queue, with boxes that are checked. */
export function queueAddress({ type, page = 1, chosen = [] }: Place): string {
  const query = new URLSearchParams({
    ...(type !== "all" && { type }),
    ...(page > 1 && { page: String(page) }),
  });
  for (const item of chosen) query.append("item", item);
  return withQuery("/dashboard/moderation", query);
}

/** The page of the queue that an address is about. */
export function placeIn(url: URL): { type: string; page: number } {
  const type = url.searchParams.get("type");
  return { type: isKindName(type) ? type : "all", page: pageNumber(url) };
}
