import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Bucket } from "#app/images/address.ts";
import type { Preview } from "#app/images/preview.server.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import type { Paging } from "#app/lib/paging.ts";
import type { Resource } from "./api-resource.ts";
import type { FeedEntry } from "./feed-entry.ts";
import type { ColumnOf, ContentTable, Kind, ListedRow, RowOf } from "./kind.ts";

/** `onDark`: made for dark ground. */
export type ItemFile = { label: string; image: string; onDark: boolean };

/** For the usual form, and for the one of a quick action. */
type Wordings = { normal: string; quick: string };

export type RowsInCell = {
  /** How a line is written: `time | title`. */
  line: string;
  read: (line: string) => Record<string, string>;
  write: (row: Record<string, string>) => string;
};

/** What a link preview shows; `image` is the address of a stored picture. */
export type PreviewSubject = Preview & { image: string | null };

/** What the address of a dashboard list asks for; an unused filter is missing or "". */
export type Wanted = {
  search: string;
  page: number;
  /** Those of the kind that are no columns. */
  filters: Record<string, string>;
  /** What columns must hold. */
  match: Record<string, string>;
};

type Found<Item> = Paging & {
  rows: Item[];
  /** By filter name: options that depend on the rows. */
  choices?: Record<string, string[]>;
};

/** Filter values of a public list, by their parameter in the address. */
type PublicFilter = Record<string, string | boolean | null | undefined>;

/** What the server adds to a kind: schemas, queries and sentences. `Values` are those of the admins' form. */
type ServerHalf<
  Table extends ContentTable,
  Item extends ListedRow,
  Values extends object,
  MemberValues extends object,
  Filter extends PublicFilter,
> = {
  schema: { normal: z.ZodType<Values>; quick: z.ZodType<Values> };
  /** Errors by field that only the database knows of; null where there are none. May complete the values. Throws an Error. */
  check?(supabase: Supabase, values: NoInfer<Values>): Promise<Record<string, string[]> | null>;
  /** A row as values of the admins' form, and of the CSV file. */
  formValues(row: RowOf<Table> | NoInfer<Values>): FormValues;
  /** Of the fields that hold rows of fields, each row a line of their cell in a CSV file. */
  rowsInCells?: { [Name in keyof NoInfer<Values>]?: RowsInCell };
  /** Extra columns of a row that an admin adds. */
  adminDefaults: Partial<RowOf<Table>>;
  /** An import takes rows that agree in these for the same item; `words` names them in a sentence. */
  identity: { columns: ColumnOf<Table>[]; words: string };
  image: {
    bucket: Bucket;
    /** The message where it is missing; null where it is optional. */
    required: Wordings | null;
    /** The column with more pictures beside `image_url`: a list of objects, each with an `image`. */
    more?: ColumnOf<Table>;
    /** The form's field whose rows have a `file` each, kept as the address `image`. */
    rows?: keyof NoInfer<Values> & string;
    /** All files of a row where there may be several, as a reviewer reads them. */
    files?(row: FormColumns): ItemFile[];
  } | null;
  /** By error message: a headline for the form's summary of errors. */
  headlines: Record<string, string>;
  created: Wordings;
  updated: string;
  deleted: string;
  saveFailed: string;
  deleteFailed: string;
  /** Shown where the item to delete is gone already. */
  noneToDelete: string;
  /** A page of rows of every status. Throws an Error whose cause is the database's. */
  find(supabase: Supabase, wanted: Wanted): Promise<Found<NoInfer<Item>>>;
  findFailed: string;
  /** One word, such as `Upcoming` or `Closed`. */
  stateOf?(row: RowOf<Table>): string;
  /** The rules for what members send in; goes with `submission`. */
  member?: {
    schema: z.ZodType<MemberValues>;
    formValues(row: RowOf<Table> | NoInfer<MemberValues>): FormValues;
    /** The message where it is missing; null where it is optional. */
    imageRequired: string | null;
    /** Errors by field that count for a new item but not for an edit; null where there are none. */
    checkNew?(form: FormData): Record<string, string[]> | null;
    failed: string;
  };
  api: Resource;
  feed: {
    title: string;
    failed: string;
    /** The filter of the public list, from its address. */
    readFilter(parameters: URLSearchParams): Filter;
    /** Default filter values, which addresses leave out. */
    usual?: { feed: Record<string, string>; page: Record<string, string> };
    entries(supabase: Supabase, filter: Filter): Promise<FeedEntry[]>;
  };
  /** A PostgREST `or` condition for the sitemap, besides approval. */
  listed?: () => string;
  /** For the public item whose address ends in `name`; null where there is none. */
  preview(supabase: Supabase, name: string): Promise<PreviewSubject | null>;
};

/** Columns as a form gives them. */
export type FormColumns = Record<string, unknown>;

/** A kind with its schemas and queries, for the server only. */
export type ServerKind = Kind &
  ServerHalf<ContentTable, ListedRow, FormColumns, FormColumns, PublicFilter> & {
    /** The columns of a CSV file; of these, `switches` say yes or no. */
    csv: { columns: string[]; switches: string[] };
  };

/** The values of a form as columns of a row, with the address of the picture where the kind has one. */
export function columnsOf(
  { image }: ServerKind,
  { image: _, ...values }: FormColumns,
  imageUrl: string | null,
) {
  return image ? { ...values, image_url: imageUrl } : values;
}

/** Values of a form may be of columns only; `image` is the chosen file. */
type OnlyColumns<Table extends ContentTable, Values> = Record<
  Exclude<keyof Values, ColumnOf<Table> | "image">,
  never
>;

/** The server's half of a kind, checked against its table, its schemas and the rows that its list shows. */
export const defineServerKind = <
  Table extends ContentTable,
  Item extends ListedRow,
  Values extends OnlyColumns<Table, Values>,
  MemberValues extends OnlyColumns<Table, MemberValues>,
  Filter extends PublicFilter,
>(
  kind: Kind<Table, Item>,
  server: ServerHalf<Table, Item, Values, MemberValues, Filter>,
): ServerKind => ({ ...kind, ...server, csv: csvOf(server.schema.normal, server.image?.rows) });

/** The fields of the admins' form, but for files. */
function csvOf(schema: z.ZodType, rowsOfFiles = "image"): ServerKind["csv"] {
  if (schema instanceof z.ZodPipe) return csvOf(schema.in as z.ZodType, rowsOfFiles);
  const fields = Object.entries(schema instanceof z.ZodObject ? schema.shape : {});
  const names = fields
    .map(([name]) => name)
    .filter((name) => !["image", rowsOfFiles, "status"].includes(name));
  const isSwitch = (field: unknown): boolean =>
    field instanceof z.ZodDefault ? isSwitch(field.unwrap()) : field instanceof z.ZodBoolean;
  return {
    columns: [...names, "status"],
    switches: fields.flatMap(([name, field]) => (isSwitch(field) ? [name] : [])),
  };
}
