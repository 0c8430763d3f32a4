import type { z } from "zod";
import type { Bucket } from "#app/pictures/address.ts";
import type { ItemType } from "./item-types.ts";
import type { KindNames } from "./kinds.ts";
import type { ContentTable } from "./records.server.ts";

type Wordings = { normal: string; quick: string };

/**
 * What the dashboard's forms need to know about a kind. `quick` is the same form, opened from the dashboard's
 * quick actions, which has its own messages.
 */
export type ContentKind = KindNames & {
  type: ItemType;
  table: ContentTable;
  schema: { normal: z.ZodType<object>; quick: z.ZodType<object> };
  /** A row as the values of its form. Each kind takes the rows of its own table. */
  formValues: (row: never) => Record<string, string>;
  /** What a new row has besides what the form says. */
  added: object;
  /** The columns by which one is taken for another, and how they are called in a sentence. */
  identity: { columns: string[]; words: string };
  image: { bucket: Bucket; required: Wordings | null } | null;
  /** What stands above a message in the summary of what is wrong. */
  headlines: Record<string, string>;
  created: Wordings;
  updated: string;
  deleted: string;
  saveFailed: string;
  deleteFailed: string;
  /** Said where somebody deletes what is not there. */
  noneToDelete: string;
};
