import { z } from "zod";
import type { Session } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Bucket } from "#app/images/address.ts";
import type { InlineBudget } from "#app/images/inline-pictures.server.ts";
import type { Preview } from "#app/images/preview.server.ts";
import { capitalized } from "#app/lib/capitalized.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import { isDayField } from "#app/lib/text-fields.ts";
import type { Resource } from "./api-resource.ts";
import type { FeedEntry } from "./feed-entry.ts";
import type { ColumnOf, ContentTable, Kind, ListedRow, RowOf } from "./kind.ts";
import { type Found, findNewest, type Wanted } from "./table.server.ts";

/** `onDark`: made for dark ground. */
export type ItemFile = { label: string; image: string; onDark: boolean };

type Wordings = { normal: string; quick: string };

/** A value that admins set for many rows at once: text, a day, or one of `options`. */
type SettableColumn<Name extends string> = {
  column: Name;
  options?: readonly (string | { value: string; label: string })[];
  /** What rows without it are without, where that is not its label: `deadline`. */
  without?: string;
};

export type RowsInCell = {
  /** How a line is written: `time | title`. */
  line: string;
  read: (line: string) => Record<string, string>;
  write: (row: Record<string, string>) => string;
};

export type PreviewSubject = Preview & { image: string | null };

/** `supabase` acts as nobody; `budget`: for the pictures of all kinds. */
type SiteSearch = {
  search: string;
  maxResults: number;
  supabase: Supabase;
  request: Request;
  session: Promise<Session>;
  budget: InlineBudget;
};

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
  formValues(row: RowOf<Table> | NoInfer<Values>): FormValues;
  /** Of the fields that hold rows of fields, each row a line of their cell in a CSV file. */
  rowsInCells?: { [Name in keyof NoInfer<Values>]?: RowsInCell };
  /** What admins set for many rows at once. Where it may be empty, they also narrow the list to rows without it. */
  settable?: SettableColumn<ColumnOf<Table>>[];
  /** What tells one item from another, as the database knows it, in words: `title and company`. */
  identity: string;
  image?: {
    bucket: Bucket;
    required: Wordings | null;
    /** The column with more pictures beside `image_url`: a list of objects, each with an `image`. */
    more?: ColumnOf<Table>;
    /** The form's field whose rows have a `file` each, kept as the address `image`. */
    rows?: keyof NoInfer<Values> & string;
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
  stateOf?(row: RowOf<Table>): string;
  /** The rules for what members send in; goes with `submission`. */
  member?: {
    schema: z.ZodType<MemberValues>;
    formValues(row: RowOf<Table> | NoInfer<MemberValues>): FormValues;
    imageRequired: string | null;
    /** Errors by field that count for a new item but not for an edit; null where there are none. */
    checkNew?(form: FormData): Record<string, string[]> | null;
  };
  api: Resource;
  feed: {
    readFilter(parameters: URLSearchParams): Filter;
    usual?: { feed: Record<string, string>; page: Record<string, string> };
    entries(supabase: Supabase, filter: Filter): Promise<FeedEntry[]>;
  };
  /** A PostgREST `or` condition for the sitemap, besides approval. */
  listed?: () => string;
  /** For the public item whose address ends in `name`; null where there is none. */
  preview(supabase: Supabase, name: string): Promise<PreviewSubject | null>;
};

export type FormColumns = Record<string, unknown>;

/** As a page is told of it, and the rule for its value. */
type Settable = Required<SettableColumn<string>> & {
  label: string;
  isDay: boolean;
  /** It may be empty. */
  optional: boolean;
  schema: z.ZodType;
};

type Derived = {
  settableFields: Settable[];
  schema: { normal: z.ZodType<FormColumns>; quick: z.ZodType<FormColumns> };
  /** The columns of a CSV file; of these, `switches` say yes or no, and `days` are days. */
  csv: { columns: string[]; switches: string[]; days: string[] };
  adminDefaults: FormColumns;
  headlines: Record<string, string>;
  find(supabase: Supabase, wanted: Wanted): Promise<Found<ListedRow>>;
  created: Wordings;
  updated: string;
  deleted: string;
  saveFailed: string;
  deleteFailed: string;
  noneToDelete: string;
  submitFailed: string;
  loadFailed: string;
  findFailed: string;
};

export type ServerKind = Kind &
  ServerHalf<ContentTable, ListedRow, FormColumns, FormColumns, PublicFilter> &
  Derived;

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
    settableFields: (server.settable ?? []).map(({ column, options = [], without }) => {
      const schema = fields.find(([name]) => name === column)?.[1] ?? z.never();
      const label = columns.find(({ name }) => name === column)?.label ?? column;
      const { success, data } = schema.safeParse(undefined);
      const optional = success && (data ?? null) === null;
      const words = without ?? label.toLowerCase();
      return { column, label, options, isDay: isDayField(schema), optional, without: words, schema };
    }),
    created: { normal: done("added"), quick: done("added"), ...created },
    schema: { normal, quick },
    headlines,
    csv: {
      columns: [...fields.map(([name]) => name).filter((name) => name !== "status"), "status"],
      switches: fields.filter(([, field]) => isSwitch(field)).map(([name]) => name),
      days: fields.filter(([, field]) => isDayField(field)).map(([name]) => name),
    },
    // What an admin adds is published, unless the form asks.
    adminDefaults: fields.some(([name]) => name === "status") ? {} : { status: "approved" },
  };
}

function fieldsOf(schema: unknown): [name: string, field: z.ZodType][] {
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in);
  return schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
}

const isSwitch = (field: unknown): boolean =>
  field instanceof z.ZodDefault ? isSwitch(field.unwrap()) : field instanceof z.ZodBoolean;
