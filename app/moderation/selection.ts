import { isKindName } from "#app/content/kinds.ts";
import { pageNumber, withQuery } from "#app/lib/list-url.ts";
import { isUuid } from "#app/lib/uuid.ts";

/** Also the most that one decision may be about. */
export const queuePageSize = 50;

export const selectionForm = "selection";

export type Choice = { type: string; id: string; version?: string };

export const choiceOf = ({ type, id }: Choice) => `${type}.${id}`;

export const readChoiceOf = (item: Choice & { version: string }) => `${choiceOf(item)}@${item.version}`;

/** A moment, such as that of the last change, as the database writes it. */
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\d[ T][\d:.]+(?:Z|[+-][\d:]+)$/.test(text) && !Number.isNaN(Date.parse(text));

/** Each item once, a page at most; what names no item is left out. */
export function chosenItems(values: (string | File)[]): Choice[] {
  const items = [...new Set(values)].flatMap((value): Choice[] => {
    const [choice = "", version = ""] = String(value).split("@");
    const [type, id] = choice.split(".");
    if (!isKindName(type) || !isUuid(id)) return [];
    return [{ type, id, ...(isMoment(version) && { version }) }];
  });
  return items.slice(0, queuePageSize);
}

type Place = { type: string; page?: number; since?: string | undefined; search?: string; chosen?: string[] };

export function queueAddress({ type, page = 1, since, search, chosen = [] }: Place): string {
  const query = new URLSearchParams({
    ...(type !== "all" && { type }),
    ...(page > 1 && { page: String(page) }),
    ...(since && { since }),
    ...(search && { search }),
  });
  for (const item of chosen) query.append("item", item);
  return withQuery("/dashboard/moderation", query);
}

/** The tabs of past decisions and of takedown requests, beside those of all kinds and of each. */
export const past = "decided";
export const takedownRequests = "takedown-requests";

/** `since`: what the admin has decided from then on stays in the list. */
export function placeIn(url: URL): { type: string; page: number; since?: string } {
  const [type, since] = [url.searchParams.get("type"), url.searchParams.get("since")];
  return {
    type: isKindName(type) || type === past || type === takedownRequests ? type : "all",
    page: pageNumber(url),
    ...(since && isMoment(since) && { since: new Date(since).toISOString() }),
  };
}

export const cardOf = (id: string) => `item-${id}`;
