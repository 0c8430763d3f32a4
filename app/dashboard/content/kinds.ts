import { eventKind } from "./event-kind.ts";
import { jargonKind } from "./jargon-kind.ts";
import { jobKind } from "./job-kind.ts";
import type { ContentKind } from "./kind.ts";
import { logoKind } from "./logo-kind.ts";

const kinds = new Map<string | undefined, ContentKind>(
  [logoKind, jargonKind, eventKind, jobKind].map((kind) => [kind.table, kind]),
);

/** The kind of a section of the dashboard, such as `jargon`. Throws a 404 response where there is none. */
export function kindOfSection(section: string | undefined): ContentKind {
  const kind = kinds.get(section);
  if (!kind) throw new Response("There is no such list.", { status: 404 });
  return kind;
}
