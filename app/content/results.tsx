import type { ReactNode } from "react";
import { EventResults } from "./event/card.tsx";
import { TermResults } from "./jargon/card.tsx";
import { JobResults } from "./job/card.tsx";
import type { ContentTable } from "./kind.ts";
import { LogoResults } from "./logo/card.tsx";

/** A method, so that each kind may expect items of its own. */
type Shown = { Results(props: { items: object[] }): ReactNode };

/** What a search of the whole site shows of each kind. */
export const resultsOf: Partial<Record<ContentTable, Shown["Results"]>> = {
  logos: LogoResults,
  jargon: TermResults,
  events: EventResults,
  jobs: JobResults,
};
