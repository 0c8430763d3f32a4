import { countOf } from "#app/lib/numbers.ts";

export const itemTypes = ["logo", "jargon", "event", "job"] as const;
export type ItemType = (typeof itemTypes)[number];

/** Whether `value` is one of the four types. */
export function isItemType(value: unknown): value is ItemType {
  return itemTypes.includes(value as ItemType);
}

/** The table that holds the items of a type. */
export const tables = {
  logo: "logos",
  jargon: "jargon",
  event: "events",
  job: "jobs",
} as const satisfies Record<ItemType, string>;

/** Where everybody reads an item that is published; null for a term, whose address is its word. */
export function publicPage(type: ItemType, id: string): string | null {
  return type === "jargon" ? null : `/${tables[type]}/${id}`;
}

export const itemTypeLabels: Record<ItemType, string> = {
  logo: "Logo",
  jargon: "Jargon",
  event: "Event",
  job: "Job",
};
export const itemTabLabels: Record<ItemType | "all", string> = {
  all: "All",
  logo: "Logos",
  jargon: "Jargon",
  event: "Events",
  job: "Jobs",
};

/** A number of items, in words: `1 item`, `3 items`. */
export const counted = (count: number) => countOf(count, ["item", "items"]);

export const statusLabels: Record<string, string> = {
  pending: "Pending Review",
  approved: "Approved",
  rejected: "Rejected",
};
