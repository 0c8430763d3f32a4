import { z } from "zod";
import type { Session } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Bucket } from "#app/images/address.ts";
import type { InlineBudget } from "#app/images/inline-pictures.server.ts";
import type { Preview } from "#app/images/preview.server.ts";
import { capitalized } from "#app/lib/capitalized.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import { aboutField } from "#app/lib/text-fields.ts";
import type { Language } from "#app/words/languages.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { sentenceIn } from "#app/words/sentence-in.server.ts";
import type { Resource } from "./api-resource.ts";
import type { FeedEntry } from "./feed-entry.ts";
import type { ColumnOf, ContentTable, Kind, ListedRow, RowOf } from "./kind.ts";
import type { ReportReason } from "./report-reasons.ts";
import { type Found, findNewest, type Wanted } from "./table.server.ts";
import type { ValuesIn } from "./values-in.server.ts";

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

/** `values` are those of a form; `notes` say what could not be taken over as it is. */
type ReadItems = { items: { values: Record<string, string>; notes: string[] }[]; total: number };

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
  /** A file that only an import takes. */
  importsFrom?: `${string} (.${string})`;
  /**
   * At most `max` items of a file as in `fillsFrom` or `importsFrom`, the most likely ones first; null for a text of another kind. Throws a
   * SyntaxError, worded for people.
   */
  readItems?(text: string, max: number): ReadItems | null;
  /** What a row of a CSV file tells of a column that it leaves empty; where it tells nothing the admin is asked, so no default
   * goes unsaid. `cell` gives its other texts. */
  unsaid?: { [Name in keyof NoInfer<Values>]?: (cell: (column: string) => string) => string | null };
  /** What tells one item from another, as the database knows it, in words: `title and company`. */
  identity: string;
  image?: {
    bucket: Bucket;
    required: Wordings | null;
    /** In pixels: what the longer side of a picture that is no drawing should have. */
    minSide?: number;
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
  /** What a search of the whole site shows of it first; `total` is null where there are more. Missing for a part. Throws an Error. */
  results?(asked: SiteSearch): Promise<{ total: number | null; items: object[] }>;
  stateOf?(row: RowOf<Table>): string;
  /** The rules for what members send in; goes with `submission`. */
  member?: {
    schema: z.ZodType<MemberValues>;
    formValues(row: RowOf<Table> | NoInfer<MemberValues>): FormValues;
    imageRequired: string | null;
    valuesIn: ValuesIn;
    /** Errors by field that count for a new item but not for an edit; null where there are none. */
    checkNew?(form: FormData): Record<string, string[]> | null;
  };
  /** What visitors may say is wrong with one. */
  reportReasons: ReportReason[];
  /** Where somebody asks about their rights, if not by a report. */
  rightsForm?(slug: string): string;
  /** What a reviewer should look at twice, each with its reason. Never decides anything. Throws an Error. */
  reviewHints?(supabase: Supabase, row: RowOf<Table>): Promise<string[]>;
  /** What stands elsewhere that a reviewer compares an item with. Throws an Error. */
  comparedWith?(supabase: Supabase, row: RowOf<Table>): Promise<[label: string, text: string][]>;
  api: Resource;
  feed: {
    readFilter(parameters: URLSearchParams): Filter;
    usual?: { feed: Record<string, string>; page: Record<string, string> };
    entries(supabase: Supabase, filter: Filter, language: Language): Promise<FeedEntry[]>;
    /** What a filter's value is called in a language. */
    valueIn?(language: Language, name: string, value: string): string;
    /** The page beside it, where that isn't the kind's own list. */
    page?: string;
  };
  /** A PostgREST `or` condition for the sitemap, besides approval. */
  listed?: () => string;
  /** In which languages of the site pages have texts of their own beside English, by slug; missing: they are in all. Throws an Error. */
  languagesOf?(supabase: Supabase, slugs: string[]): Promise<Map<string, Language[]>>;
  /** The column that ends a page's address, and what comes before; of a part, whose page is another kind's. */
  pages?: { section: string; column: ColumnOf<Table> };
  /** For the public item whose address ends in `name`; null where there is none. */
  preview(supabase: Supabase, name: string, language: Language): Promise<PreviewSubject | null>;
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
  /** The columns of a CSV file; of these, `switches` say yes or no, and `days` are days. By column: what it takes, the values
   * of its menu, and what the form makes of an empty cell. */
  csv: {
    columns: string[];
    switches: string[];
    days: string[];
    takes: Record<string, string>;
    options: Record<string, [value: string, label: string][]>;
    defaults: Record<string, string>;
  };
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
  const [, several] = kind.nouns;
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
    submitFailed: sentencesOf("wrong")("send.failed", { kind: kind.name }),
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
      return {
        column,
        label,
        options,
        isDay: aboutField(schema)?.isDay ?? false,
        optional,
        without: words,
        schema,
      };
    }),
    created: { normal: done("added"), quick: done("added"), ...created },
    schema: { normal, quick },
    // The messages of a form are said in English here.
    headlines: Object.fromEntries(
      Object.entries(headlines).map(([message, headline]) => [sentenceIn("en", message), headline]),
    ),
    csv: {
      columns: [...fields.map(([name]) => name).filter((name) => name !== "status"), "status"],
      switches: fields.filter(([, field]) => isSwitch(field)).map(([name]) => name),
      days: fields.filter(([, field]) => aboutField(field)?.isDay).map(([name]) => name),
      takes: Object.fromEntries(
        fields.map(([name, field]) => [
          name,
          isSwitch(field)
            ? "yes or no"
            : (server.rowsInCells?.[name as keyof typeof server.rowsInCells]?.line ??
              aboutField(field)?.takes ??
              "text"),
        ]),
      ),
      options: Object.fromEntries(
        fields.map(([name, field]) => [name, isSwitch(field) ? yesNo : (aboutField(field)?.options ?? [])]),
      ),
      defaults: Object.fromEntries(
        fields.flatMap(([name, field]) => {
          const value = field instanceof z.ZodDefault ? field.parse(undefined) : null;
          if (typeof value === "boolean") return [[name, value ? "yes" : "no"]];
          return typeof value === "string" && name !== "status" ? [[name, value]] : [];
        }),
      ),
    },
    // What an admin adds is published, unless the form asks.
    adminDefaults: fields.some(([name]) => name === "status") ? {} : { status: "approved" },
  };
}

const yesNo: [string, string][] = [
  ["no", "No"],
  ["yes", "Yes"],
];

function fieldsOf(schema: unknown): [name: string, field: z.ZodType][] {
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in);
  return schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
}

const isSwitch = (field: unknown): boolean =>
  field instanceof z.ZodDefault ? isSwitch(field.unwrap()) : field instanceof z.ZodBoolean;
