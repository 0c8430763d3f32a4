import type { Person } from "#tests/support/people.ts";

/** Where a message stands: with what it is about, so that nobody has to look for it. */
type Place =
  /** Beside the field it is about, which it describes, and in the summary at the top of the form. */
  | { beside: string }
  | "above the form"
  /** The toast of the page that comes next. */
  | { toast: "success" | "error" | "info"; on: string | RegExp }
  /** In place of what could not be shown. */
  | "alert"
  | "page"
  /** Said by the script of every page. */
  | "script"
  /** What a field always says about itself. */
  | { hint: string }
  /** Said by the script when the link is pressed. */
  | { press: string };

export type Situation = {
  /** To the letter. */
  message: string;
  when: string;
  place: Place;
  /** The page. `:ama` and the like stand for the ids of people.ts. */
  path: string;
  /** What is sent to it; without fields it is opened. */
  fields?: Record<string, string | File>;
  /** Opens the form first, and sends what it holds hidden. */
  opens?: true;
  who?: Person;
  /** Signs in anew. */
  again?: true;
  /** 303 for a toast, 400 for a form, else 200, unless it is said here. */
  status?: number;
  /** What fails meanwhile. */
  broken?: { sql: string; mend: string };
};

/** A right of the API that is gone for a while. */
export function without(right: string, roles = "public, anon, authenticated"): { sql: string; mend: string } {
  return { sql: `revoke ${right} from ${roles}`, mend: `grant ${right} to ${roles}` };
}

/** A table that takes no change for a while. */
export const failing = (change: "insert" | "delete", table: string) => ({
  sql: `create function public.fails() returns trigger language plpgsql as 'begin raise exception ''broken''; end';
    create trigger fails before ${change} on ${table} for each row execute function public.fails()`,
  mend: `drop trigger fails on ${table}; drop function public.fails()`,
});

/** The items that the site of these tests begins with. */
export const ids = {
  logo: "00000000-0000-4000-8000-000000000001",
  spareLogo: "00000000-0000-4000-8000-000000000002",
  withoutImage: "00000000-0000-4000-8000-000000000003",
  pendingLogo: "00000000-0000-4000-8000-000000000004",
  otherPendingLogo: "00000000-0000-4000-8000-000000000005",
  term: "00000000-0000-4000-8000-000000000006",
  event: "00000000-0000-4000-8000-000000000007",
  job: "00000000-0000-4000-8000-000000000008",
  spareEvent: "00000000-0000-4000-8000-000000000009",
  spareJob: "00000000-0000-4000-8000-00000000000a",
  nothing: "00000000-0000-4000-8000-00000000000f",
};
