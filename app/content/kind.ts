import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { Database } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Nouns } from "#app/lib/numbers.ts";
import type { Paging } from "#app/lib/paging.ts";
import type { Bucket } from "#app/pictures/address.ts";
import type { Preview } from "#app/pictures/preview.server.ts";
import type { ShownFile } from "#app/ui/field.tsx";
import type { Mark } from "#app/ui/optical-size.ts";
import type { Resource } from "./api-resource.ts";
import type { FeedEntry } from "./feed-entry.ts";

type AllTables = Database["public"]["Tables"];

/** The tables that hold a kind: those whose rows are submitted and revised. */
export type ContentTable = {
  [Table in keyof AllTables]: "submission_id" extends keyof AllTables[Table]["Row"] ? Table : never;
}[keyof AllTables];

/** A column as people read it. */
export type Column = {
  name: string;
  label: string;
  /** What is shown of a stored text that is for machines. */
  show?: (text: string) => string;
  /** Neither among the facts of an item nor among the changes of an edit. */
  unread?: true;
};

/** A filter of a list in the dashboard, a menu or a row of links; it fills one parameter of the address. */
export type ListFilter = {
  name: string;
  label: string;
  all: string;
  options: [value: string, text: string][];
  asLinks?: true;
};

/** The metadata of a form's fields, whatever their types: a form of a kind has the fields that it names. */
type Fields = { fields: never };
/** `quick` is the same form, opened from the dashboard's quick actions. */
type AdminFields = Fields & { kept: ShownFile | null; quick: boolean; mark: Mark | null | undefined };
type Component<Props> = (props: Props) => ReactNode;

/** What a kind says of itself to pages. A browser gets it: no rules, no queries; `later` fetches what is drawn. */
export type Kind = {
  /** Its name in the database and in the addresses of forms: `job`. */
  name: string;
  /** Its table, and the first step of its addresses: `/jobs`, `/dashboard/jobs`, `/api/jobs`, `/jobs.atom`. */
  table: ContentTable;
  /** The column by which its page is addressed. */
  addressedBy: "id" | "slug";
  /** The column that names an item. */
  titleColumn: string;
  /** On a badge: `Job`. */
  label: string;
  /** On a tab: `Jobs`. */
  plural: string;
  /** In a number of items: `1 job`, `3 jobs`. */
  nouns: Nouns;
  /** In the menu of the site, and in which list of its footer. */
  menu: { text: string; footer: "Resources" | "Community" };
  /** In reading order. */
  columns: Column[];
  /** What a reviewer is told of one that has ended. */
  over?: string;
  /** Whether its picture is the thing itself, to be judged on a plain plate. */
  isPicture?: true;
  dashboard: {
    /** The address of its list. */
    list: string;
    /** What the list is called, there and in the menu. */
    heading: string;
    /** What one is called in a sentence, and in titles. */
    noun: string;
    title: string;
    add: string;
    search: string;
    /** What an empty list says; `text` only where it is not the usual invitation. */
    empty: { title: string; text?: string };
    filters: ListFilter[];
    /** The class of its cards' list. */
    cards: string;
    hasView?: true;
    Card: Component<{ item: never; actions: ReactNode; lazy: boolean }>;
    /** The same as a table, where it has one. */
    Table?: Component<{ items: never[]; actions: (id: string, title: string) => ReactNode }>;
    Fields: Component<AdminFields>;
    /** Whether one of the fields is a file. */
    withFile: boolean;
    /** A link out of its view. */
    link?: { column: string; text: string };
    quick?: { title: string; text: string };
    /** What its number is called among the statistics. */
    statistic?: string;
  };
  /** The form that members send in; none for what only admins write. */
  submission?: {
    tab: string;
    button: string;
    submitted: string;
    Fields: Component<Fields & { kept?: ShownFile | null }>;
    /** Fetches the rules of the form: a browser needs them when somebody begins to fill it in. */
    rules: () => Promise<z.ZodType>;
  };
};

type Wordings = { normal: string; quick: string };

/** What a preview shows; `image` is the stored picture on its plate, if any. */
export type PreviewSubject = Preview & { image: string | null };

/** What an address asks of a list in the dashboard; a filter that it does not name is missing or "". */
export type Wanted = { search: string; page: number; filters: Record<string, string> };

type Found = Paging & {
  rows: { id: string }[];
  /** The options of filters that the rows decide, by the filters' names. */
  choices?: Record<string, string[]>;
};

/** All of a kind, for the server. What takes rows or values takes those of its own table and forms. */
export type ServerKind = Kind & {
  schema: { normal: z.ZodType<object>; quick: z.ZodType<object> };
  /** A row as the values of the admins' form, which are the columns of its CSV file too. */
  formValues: (row: never) => Record<string, string>;
  csv: {
    columns: string[];
    /** Those that a form has as a switch; a file says yes or no. */
    switches: string[];
  };
  /** What a row that an admin adds has besides what the form says. */
  added: object;
  /** The columns by which one is taken for another, and how they are called in a sentence. */
  identity: { columns: string[]; words: string };
  image: {
    bucket: Bucket;
    /** What is said where it is missing; null where none is needed. */
    required: Wordings | null;
    /** The columns that name stored pictures, and those that a row of them names. */
    columns: string;
    namedBy: (row: never) => (string | null | undefined)[];
    /** Asks for a row that names a picture, in each way that one can. */
    uses: (supabase: Supabase, address: string) => PromiseLike<{ data: { id: string }[] | null }>[];
  } | null;
  /** What stands above a message in the summary of what is wrong. */
  headlines: Record<string, string>;
  created: Wordings;
  updated: string;
  deleted: string;
  saveFailed: string;
  deleteFailed: string;
  /** Said where somebody deletes what is not there. */
  noneToDelete: string;
  /** A page of the rows of every status. Throws an Error whose cause is the database's. */
  find: (supabase: Supabase, wanted: Wanted) => Promise<Found>;
  findFailed: string;
  /** Where one stands in time or in its life, in a word. */
  stateOf?: (row: never) => string;
  member?: {
    schema: z.ZodType<object>;
    /** The columns that a member writes, from the values of the form. */
    columns: (values: never, imageUrl: string | null) => Record<string, unknown>;
    formValues: (row: never) => Record<string, string>;
    /** The message where no image was chosen; null where none is needed. */
    imageRequired: string | null;
    /** What is wrong with a new one only, besides what its schema says; null where nothing is. An edit may leave it. */
    checkNew?: (form: FormData) => Record<string, string[]> | null;
    /** Said where the database does not take it. */
    failed: string;
  };
  api: Resource;
  feed: {
    title: string;
    failed: string;
    /** What an address asks of the list. */
    readFilter: (parameters: URLSearchParams) => Record<string, string | boolean | undefined>;
    /** What the feed and the page leave unsaid in their addresses. */
    usual?: { feed: Record<string, string>; page: Record<string, string> };
    entries: (supabase: Supabase, filter: never) => Promise<FeedEntry[]>;
  };
  /** Conditions of the data API, besides approval, for a page that search engines are led to. */
  listed?: () => string;
  /** What a preview of the public item shows that its page's address names; null where there is none. */
  preview: (supabase: Supabase, name: string | undefined) => Promise<PreviewSubject | null>;
};

/** The fields of a form of which a kind knows the names. */
export type FieldsNamed<Name extends string> = Record<Name, FieldMetadata<unknown>>;
