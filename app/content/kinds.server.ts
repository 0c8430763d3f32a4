import type { Supabase } from "#app/backend/supabase.types.ts";
import { log } from "#app/lib/log.server.ts";
import { eventServerKind } from "./event/kind.server.ts";
import { jargonServerKind } from "./jargon/kind.server.ts";
import { translationServerKind } from "./jargon/translation/kind.server.ts";
import { jobServerKind } from "./job/kind.server.ts";
import type { FormColumns, ItemFile, ServerKind } from "./kind.server.ts";
import { logoServerKind } from "./logo/kind.server.ts";

export const serverKinds: readonly ServerKind[] = [
  logoServerKind,
  jargonServerKind,
  eventServerKind,
  jobServerKind,
  translationServerKind,
];

export const listedServerKinds = serverKinds.filter(({ isPart }) => !isPart);

export type MemberKind = ServerKind & Required<Pick<ServerKind, "member" | "submission">>;

const isMemberKind = (kind: ServerKind): kind is MemberKind =>
  kind.member !== undefined && kind.submission !== undefined;

/** By its name: `job`. Null also for a kind that only admins write. */
export function memberKindNamed(name: unknown): MemberKind | null {
  return serverKinds.filter(isMemberKind).find((kind) => kind.name === name) ?? null;
}

export const filesOfItem = (name: string, row: FormColumns): ItemFile[] =>
  serverKinds.find((kind) => kind.name === name)?.image?.files?.(row) ?? [];

/** What a reviewer should look at twice; nothing where the database does not answer. */
export async function hintsOfItem(supabase: Supabase, name: string, row: FormColumns): Promise<string[]> {
  const kind = serverKinds.find((kind) => kind.name === name);
  try {
    return (
      (await kind?.reviewHints?.(supabase, row as Parameters<NonNullable<typeof kind.reviewHints>>[1])) ?? []
    );
  } catch (error) {
    log.warn({ err: error }, "the hints about an item are not known");
    return [];
  }
}

/** What stands elsewhere that a reviewer compares an item with; nothing where the database does not answer. */
export async function comparisonsOf(
  supabase: Supabase,
  name: string,
  row: FormColumns,
): Promise<[label: string, text: string][]> {
  const kind = serverKinds.find((kind) => kind.name === name);
  try {
    return (
      (await kind?.comparedWith?.(supabase, row as Parameters<NonNullable<typeof kind.comparedWith>>[1])) ??
      []
    );
  } catch (error) {
    log.warn({ err: error }, "what an item is compared with is not known");
    return [];
  }
}

/** By its section of the site: `jobs`. Throws a 404 Response for an unknown one. */
export function serverKindOfSection(section: string | undefined): ServerKind {
  const kind = serverKinds.find(({ table }) => table === section);
  if (!kind) throw new Response("There is no such list.", { status: 404 });
  return kind;
}
