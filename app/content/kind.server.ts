import { z } from "zod";
import type { Session } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Bucket } from "#app/images/address.ts";
import type { PictureRoom } from "#app/images/inline-pictures.server.ts";
import type { Preview } from "#app/images/preview.server.ts";
import { capitalized } from "#app/lib/capitalized.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import type { Resource } from "./api-resource.ts";
import type { FeedEntry } from "./feed-entry.ts";
import type { ColumnOf, ContentTable, Kind, ListedRow, RowOf } from "./kind.ts";
import { type Found, findNewest, type Wanted } from "./table.server.ts";

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

/** `room`: for the pictures of all kinds. */
type SiteSearch = {
  search: string;
  most: number;
  request: Request;
  session: Session;
  room: PictureRoom;
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
  /** `quick`: where the form of a quick action has rules of its own. */
  schema: { normal: z.ZodType<Values>; quick?: z.ZodType<NoInfer<Values>> };
  /** Errors by field that only the database knows of; null where there are none. May complete the values. Throws an Error. */
  check?(supabase: Supabase, values: NoInfer<Values>): Promise<Record<string, string[]> | null>;
  /** A row as values of the admins' form, and of the CSV file. */
  formValues(row: RowOf<Table> | NoInfer<Values>): FormValues;
  /** Of the fields that hold rows of fields, each row a line of their cell in a CSV file. */
  rowsInCells?: { [Name in keyof NoInfer<Values>]?: RowsInCell };
  /** What tells one item from another, as the database knows it, in words: `title and company`. */
  identity: string;
  image?: {
    bucket: Bucket;
    /** The message where it is missing; null where it is optional. */
    required: Wordings | null;
    /** The column with more pictures beside `image_url`: a list of objects, each with an `image`. */
    more?: ColumnOf<Table>;
    /** The form's field whose rows have a `file` each, kept as the address `image`. */
    rows?: keyof NoInfer<Values> & string;
    /** All files of a row where there may be several, as a reviewer reads them. */
    files?(row: FormColumns): ItemFile[];
  };
  /** By error message: a headline for the form's summary of errors. */
  headlines?: Record<string, string>;
  /** Its sentences of success end in one. */
  exclamationMark?: true;
  created?: Partial<Wordings>;
  /** A page of rows of every status; the newest first, if it is missing. Throws an Error whose cause is the database's. */
  find?(supabase: Supabase, wanted: Wanted): Promise<Found<NoInfer<Item>>>;
  findFailed?: string;
  /** What a search of the whole site shows of it first; `total` is null where there are more. Throws an Error. */
  results(asked: SiteSearch): Promise<{ total: number | null; items: object[] }>;
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
  };
  api: Resource;
  feed: {
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

/** What follows from the rest of a kind. */
type Derived = {
  schema: { normal: z.ZodType<FormColumns>; quick: z.ZodType<FormColumns> };
  /** The columns of a CSV file; of these, `switches` say yes or no. */
  csv: { columns: string[]; switches: string[] };
  /** Extra columns of a row that an admin adds. */
  adminDefaults: FormColumns;
  headlines: Record<string, string>;
  find(supabase: Supabase, wanted: Wanted): Promise<Found<ListedRow>>;
  created: Wordings;
  updated: string;
  deleted: string;
  saveFailed: string;
  deleteFailed: string;
  /** Shown where the item to delete is gone already. */
  noneToDelete: string;
  submitFailed: string;
  /** Of the public list; `findFailed`: of the dashboard's. */
  loadFailed: string;
  findFailed: string;
};

/** A kind with its schemas and queries, for the server only. */
export type ServerKind = Kind &
  ServerHalf<ContentTable, ListedRow, FormColumns, FormColumns, PublicFilter> &
  Derived;

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
export function defineServerKind<
  Table extends ContentTable,
  Item extends ListedRow,
  Values extends OnlyColumns<Table, Values>,
  MemberValues extends OnlyColumns<Table, MemberValues>,
  Filter extends PublicFilter,
>(kind: Kind<Table, Item>, server: ServerHalf<Table, Item, Values, MemberValues, Filter>): ServerKind {
  const [one, several] = kind.nouns;
  const { noun } = kind.dashboard;
  const { normal, quick = normal } = server.schema;
  const { created, exclamationMark, image, headlines = {} } = server;
  const done = (what: string) => `${capitalized(noun)} ${what} successfully${exclamationMark ? "!" : ""}`;
  const loadFailed = `Failed to load ${several}`;
  const { table, columns } = kind;
  const list = { table, columns: columns.map(({ name }) => name).join(", "), failed: loadFailed };
  const fields = fieldsOf(normal).filter(
    ([name]) => name !== "image" && (name !== image?.rows || name in (server.rowsInCells ?? {})),
  );
  return {
    ...kind,
    updated: done("updated"),
    deleted: done("deleted"),
    saveFailed: `Failed to save ${noun}`,
    deleteFailed: `Failed to delete ${noun}`,
    noneToDelete: `No ${noun} selected`,
    submitFailed: `Failed to submit ${one}`,
    loadFailed,
    findFailed: loadFailed,
    find: (supabase, wanted) => findNewest(supabase, list, wanted),
    ...server,
    created: { normal: done("added"), quick: done("added"), ...created },
    schema: { normal, quick },
    headlines,
    csv: {
      columns: [...fields.map(([name]) => name).filter((name) => name !== "status"), "status"],
      switches: fields.filter(([, field]) => isSwitch(field)).map(([name]) => name),
    },
    // What an admin adds is published, unless the form asks.
    adminDefaults: fields.some(([name]) => name === "status") ? {} : { status: "approved" },
  };
}

function fieldsOf(schema: unknown): [name: string, field: unknown][] {
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in);
  return schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
}

const isSwitch = (field: unknown): boolean =>
  field instanceof z.ZodDefault ? isSwitch(field.unwrap()) : field instanceof z.ZodBoolean;
