import { eventKind } from "#app/content/event/kind.server.ts";
import { jargonKind } from "#app/content/jargon/kind.server.ts";
import { jobKind } from "#app/content/job/kind.server.ts";
import { logoKind } from "#app/content/logo/kind.server.ts";
import type { ContentKind } from "./kind.ts";

const kinds = new Map<string | undefined, ContentKind>(
  [logoKind, jargonKind, eventKind, jobKind].map((kind) => [kind.table, kind]),
);

/** The kind of a section of the dashboard, such as `jargon`. Throws a 404 response where there is none. */
export function kindOfSection(section: string | undefined): ContentKind {
  const kind = kinds.get(section);
  if (!kind) throw new Response("There is no such list.", { status: 404 });
  return kind;
}
