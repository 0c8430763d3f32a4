import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { Database } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { ShownFile } from "#app/components/file-field.tsx";
import type { IconName } from "#app/components/icon.tsx";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import type { Bucket } from "#app/images/address.ts";
import type { Preview } from "#app/images/preview.server.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import type { Nouns } from "#app/lib/numbers.ts";
import type { Paging } from "#app/lib/paging.ts";
import type { Resource } from "./api-resource.ts";
import type { FeedEntry } from "./feed-entry.ts";

type AllTables = Database["public"]["Tables"];

/** The tables of the kinds: those with a `submission_id`. */
export type ContentTable = {
  [Table in keyof AllTables]: "submission_id" extends keyof AllTables[Table]["Row"] ? Table : never;
}[keyof AllTables];

/** A column of the table, as people read it. */
export type Column = {
  name: string;
  label: string;
  /** Turns a stored text into a readable one, such as a date or a country. */
  show?: (text: string) => string;
  /** Left out of an item's facts and of an edit's changes. */
  hidden?: true;
};

/** A filter of a dashboard list: a menu, or a row of links. `name` is its parameter in the address. */
export type ListFilter = {
  name: string;
  label: string;
  /** The option that filters nothing. */
  all: string;
  options: [value: string, text: string][];
  asLinks?: true;
};

/** `never`, because each kind's form names fields of its own. */
type Fields = { fields: never };
/** `quick`: opened from the dashboard's quick actions. */
type AdminFields = Fields & {
  kept: ShownFile | null;
  quick: boolean;
  mark: OpticalMetrics | null | undefined;
};
type Component<Props> = (props: Props) => ReactNode;

/**
 * A kind of content as pages need it. Browsers get it: no schemas, no queries, and components only with `lazyComponent`.
 * A new kind needs one of these, a `ServerKind`, and a place in `kinds` and `serverKinds`.
 */
export type Kind = {
  /** In the database and in addresses of forms: `job`. */
  name: string;
  /** Also in its addresses: `/jobs`, `/dashboard/jobs`, `/api/jobs`, `/jobs.atom`. */
  table: ContentTable;
  /** The column with an item's name. */
  titleColumn: string;
  /** On a badge: `Job`. */
  label: string;
  /** On a tab: `Jobs`. */
  plural: string;
  /** As counted: `1 job`, `3 jobs`. */
  nouns: Nouns;
  /** The link in the site's menu and bottom bar, and the footer's list that repeats it. */
  menu: { text: string; icon: IconName; footer: "Resources" | "Community" };
  /** In reading order. */
  columns: Column[];
  /** Tells a reviewer that an item has ended. */
  endedLabel?: string;
  /** What stands in a new form, and may be emptied. */
  defaultValues?: () => Record<string, string>;
  /** The picture is the item itself, so it is shown uncropped on a plain plate. */
  isPicture?: true;
  dashboard: {
    /** The list's address. */
    list: string;
    /** Of the list, and in the dashboard's menu. */
    heading: string;
    /** One item in a sentence: `job opportunity`. */
    noun: string;
    /** One item in a title: `Job Opportunity`. */
    title: string;
    add: string;
    search: string;
    /** An empty list; `text` replaces the usual invitation. */
    empty: { title: string; text?: string };
    filters: ListFilter[];
    /** The CSS class of the list of cards. */
    cards: string;
    /** Each item in the list has a link to all its facts. */
    hasView?: true;
    Card: Component<{ item: never; sender: ReactNode; actions: ReactNode; lazy: boolean }>;
    /** The list as a table instead. */
    Table?: Component<{
      items: never[];
      sender: (userId: string | null) => ReactNode;
      actions: (id: string, title: string) => ReactNode;
    }>;
    Fields: Component<AdminFields>;
    /** The form has a file field. */
    withFile: boolean;
    /** A button on the view that leads to the address in `column`. */
    link?: { column: string; text: string };
    /** Its quick action on the dashboard. */
    quick?: { title: string; text: string };
    /** Its count on the dashboard: the name, what is counted of it, and the query of the list that has these. */
    statistic?: { label: string; counts: string; query: string };
  };
  /** The form for members; missing where only admins write. */
  submission?: {
    tab: string;
    button: string;
    submitted: string;
    /** `signedIn`: rows may have files, which go to the member's folder. */
    Fields: Component<Fields & { kept?: ShownFile | null; signedIn: boolean }>;
  };
};

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
  filters: Record<string, string>;
  /** What columns hold that all kinds have. */
  shared: { status?: string; import_id?: string };
};

type Found = Paging & {
  rows: { id: string; user_id: string | null }[];
  /** By filter name: options that depend on the rows. */
  choices?: Record<string, string[]>;
};

/** A kind with its schemas and queries, for the server only. `never` stands for rows and values of its own table. */
export type ServerKind = Kind & {
  schema: { normal: z.ZodType<object>; quick: z.ZodType<object> };
  /** Errors by field that only the database knows of; null where there are none. May complete the values. Throws an Error. */
  check?: (supabase: Supabase, values: never) => Promise<Record<string, string[]> | null>;
  /** A row as values of the admins' form, and of the CSV file. */
  formValues: (row: never) => FormValues;
  csv: {
    columns: string[];
    /** Checkboxes of the form; the file says yes or no. */
    switches: string[];
    /** Rows of fields, each a line of their cell. */
    rows?: Record<string, RowsInCell>;
  };
  /** Extra columns of a row that an admin adds. */
  adminDefaults: object;
  /** An import takes rows that agree in these for the same item; `words` names them in a sentence. */
  identity: { columns: string[]; words: string };
  image: {
    bucket: Bucket;
    /** The message where it is missing; null where it is optional. */
    required: Wordings | null;
    /** The columns that hold addresses of pictures, for `select`. */
    columns: string;
    /** The addresses in those columns. */
    namedBy: (row: never) => (string | null | undefined)[];
    /** The form's field whose rows have a `file` each, kept as the address `image`. */
    rows?: string;
    /** All files of a row where there may be several, as a reviewer reads them. */
    files?: (row: never) => ItemFile[];
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
  find: (supabase: Supabase, wanted: Wanted) => Promise<Found>;
  findFailed: string;
  /** One word, such as `Upcoming` or `Closed`. */
  stateOf?: (row: never) => string;
  /** The rules for what members send in; goes with `submission`. */
  member?: {
    schema: z.ZodType<object>;
    /** Form values as columns of a row. */
    columns: (values: never, imageUrl: string | null) => Record<string, unknown>;
    formValues: (row: never) => FormValues;
    /** The message where it is missing; null where it is optional. */
    imageRequired: string | null;
    /** Errors by field that count for a new item but not for an edit; null where there are none. */
    checkNew?: (form: FormData) => Record<string, string[]> | null;
    failed: string;
  };
  api: Resource;
  feed: {
    title: string;
    failed: string;
    /** The filter of the public list, from its address. */
    readFilter: (parameters: URLSearchParams) => Record<string, string | boolean | undefined>;
    /** Default filter values, which addresses leave out. */
    usual?: { feed: Record<string, string>; page: Record<string, string> };
    entries: (supabase: Supabase, filter: never) => Promise<FeedEntry[]>;
  };
  /** A PostgREST `or` condition for the sitemap, besides approval. */
  listed?: () => string;
  /** For the public item whose address ends in `name`; null where there is none. */
  preview: (supabase: Supabase, name: string) => Promise<PreviewSubject | null>;
};

/** A form's fields, by name. */
export type FieldsNamed<Name extends string> = Record<Name, FieldMetadata<unknown>>;
