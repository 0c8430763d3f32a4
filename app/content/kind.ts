import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { Database } from "#app/backend/database.types.ts";
import type { ShownFile } from "#app/components/file-field.tsx";
import type { IconName } from "#app/components/icon.tsx";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { capitalized } from "#app/lib/capitalized.ts";
import type { Nouns } from "#app/lib/numbers.ts";

type AllTables = Database["public"]["Tables"];

/** The tables of the kinds: those with a `submission_id`. */
export type ContentTable = {
  [Table in keyof AllTables]: "submission_id" extends keyof AllTables[Table]["Row"] ? Table : never;
}[keyof AllTables];

export type RowOf<Table extends ContentTable> = AllTables[Table]["Row"];

/** A name of a column; of any kind's table, where `Table` is all of them. */
export type ColumnOf<Table extends ContentTable> = Table extends ContentTable ? keyof RowOf<Table> : never;

export type Column<Name extends string = string> = {
  name: Name;
  label: string;
  /** Turns a stored text into a readable one, such as a date or a country. */
  show?: (text: string) => string;
  /** Left out of an item's facts and of an edit's changes. */
  hidden?: true;
};

/** A filter of a dashboard list: a menu, or a row of links. `name` is its parameter in the address. */
export type ListFilter<ColumnName extends string = string> = {
  name: string;
  label: string;
  all: string;
  options: [value: string, text: string][];
  asLinks?: true;
  /** The column that holds the option; without one, `find` has to know what the option means. */
  column?: ColumnName;
};

export type FieldsNamed<Name extends string> = Record<Name, FieldMetadata<unknown>>;

/** `quick`: opened from the dashboard's quick actions. */
type AdminFields = {
  fields: FieldsNamed<string>;
  kept: ShownFile | null;
  quick: boolean;
  mark: OpticalMetrics | null | undefined;
};

/** `signedIn`: rows may have files, which go to the member's folder. */
type SubmissionFields = { fields: FieldsNamed<string>; kept?: ShownFile | null; signedIn: boolean };

export type ListedRow = { id: string; user_id: string | null };

/** What a kind is called. All of it follows from its name and its table, unless it says otherwise. */
type Names = {
  /** On a badge: `Job`. */
  label: string;
  /** On a tab: `Jobs`. */
  plural: string;
  /** As counted: `1 job`, `3 jobs`. */
  nouns: Nouns;
  /** Its section of the site: `Creative Hookup`. */
  section: string;
};
type DashboardTexts = {
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
};
type SubmissionTexts = { tab: string; button: string; submitted: string };

type Dashboard<Table extends ContentTable, Item extends ListedRow> = {
  filters?: ListFilter<ColumnOf<Table>>[];
  /** The CSS class of the list of cards. */
  cards: "cards" | "records" | "rows";
  hasView?: true;
  Card(props: { item: Item; sender: ReactNode; actions: ReactNode; lazy: boolean }): ReactNode;
  Table?(props: {
    items: Item[];
    sender: (userId: string | null) => ReactNode;
    actions: (id: string, title: string) => ReactNode;
  }): ReactNode;
  Fields(props: AdminFields): ReactNode;
  withFile?: true;
  /** A button on the view that leads to the address in `column`. */
  link?: { column: ColumnOf<Table>; text: string };
  quick?: { title: string; text: string };
  /** Its count on the dashboard: the name, what is counted of it, and the query of the list that has these. */
  statistic?: { label: string; counts: string; query: string };
};
type Submission = {
  Fields(props: SubmissionFields): ReactNode;
  /** How what stands in the form will look on its page. */
  Preview?(props: Pick<Required<SubmissionFields>, "fields" | "kept">): ReactNode;
};

type Basics<Table extends ContentTable> = {
  /** In the database and in addresses of forms: `job`. */
  name: string;
  titleColumn: ColumnOf<Table>;
  /** The link in the site's menu and bottom bar, and the footer's list that repeats it. */
  menu: { text: string; icon: IconName; footer?: "Resources" | "Community" };
  /** Shown on pages of another kind: it has no list, menu or tab of its own. */
  isPart?: true;
  columns: Column<ColumnOf<Table>>[];
  /** Tells a reviewer that an item has ended. */
  endedLabel?: string;
  /** What stands in a new form, and may be emptied. */
  defaultValues?: () => Record<string, string>;
  /** A file that a new item's form can be filled in from, and that an import takes. */
  fillsFrom?: `${string} (.${string})`;
  /** What a reviewer reads beside the title, where the database's words for it are not for people. */
  showDetail?: (detail: string) => string;
  /** The picture is the item itself, so it is shown uncropped on a plain plate. */
  isPicture?: true;
};

/** A kind as browsers get it: no schemas or queries. Methods, so that the registry takes each kind with its own rows. */
export type Kind<
  Table extends ContentTable = ContentTable,
  Item extends ListedRow = ListedRow,
> = Basics<Table> &
  Names & {
    /** Also in its addresses: `/jobs`, `/dashboard/jobs`, `/api/jobs`, `/jobs.atom`. */
    table: Table;
    dashboard: { list: string } & Dashboard<Table, Item> & DashboardTexts;
    /** The form for members; missing where only admins write. */
    submission?: Submission & SubmissionTexts;
  };

type Definition<Table extends ContentTable, Item extends ListedRow> = Basics<Table> &
  Partial<Names> & {
    dashboard: Dashboard<Table, Item> & Partial<DashboardTexts>;
    submission?: Submission & Partial<SubmissionTexts>;
  };

/** Checks a kind against its table. A new one needs this, its server half, and a place in `kinds` and `serverKinds`. */
export function defineKind<Table extends ContentTable, Item extends ListedRow>(
  table: Table,
  { dashboard, submission, ...definition }: Definition<Table, Item>,
): Kind<Table, Item> {
  const { name, label = capitalized(name), nouns = [name, table], plural = capitalized(table) } = definition;
  const { noun = nouns[0] } = dashboard;
  const tab = submission?.tab ?? label;
  return {
    ...{ label, plural, nouns, section: plural },
    ...definition,
    table,
    dashboard: {
      list: `/dashboard/${table}`,
      heading: plural,
      noun,
      title: noun.split(" ").map(capitalized).join(" "),
      add: `Add ${capitalized(nouns[0])}`,
      search: `Search ${nouns[1]}...`,
      empty: { title: `No ${nouns[1]} found` },
      ...dashboard,
    },
    ...(submission && {
      submission: {
        tab,
        button: `Submit ${label}`,
        submitted: `${capitalized(tab.toLowerCase())} submitted successfully!`,
        ...submission,
      },
    }),
  };
}
