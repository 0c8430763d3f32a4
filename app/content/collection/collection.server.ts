import type { MiddlewareFunction } from "react-router";
import { readSession, type Session } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { type Logo, logosAmong } from "#app/content/logo/queries.server.ts";
import { log } from "#app/lib/log.server.ts";
import { isSlug } from "#app/lib/slug.ts";
import { isUuid } from "#app/lib/uuid.ts";
import type { Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { collectionCookie, maxInCookie, readCollection } from "./cookie.server.ts";

export const collectionFailed = "Failed to load the collection";
/** The same to visitors. */
export const collectionFailedIn = (language: Language) =>
  translator(language, "lists")("failed", { failure: translator(language, "collection")("failed") });
export const maxOfMember = 1_000;

/** The published logos of the visitor's own collection, the newest first. Throws an Error. */
export async function ownCollection(request: Request, { supabase, member }: Session): Promise<string[]> {
  if (member) return (await collectionOf(supabase)) ?? [];
  const logos = await logosAmong(supabase, "id", readCollection(request));
  return logos.map(({ id }) => id);
}

/** The same of a member's shared collection; null where there is none. Throws an Error. */
export async function sharedCollection(supabase: Supabase, address: string): Promise<string[] | null> {
  return isUuid(address) ? collectionOf(supabase, address) : null;
}

async function collectionOf(supabase: Supabase, address?: string): Promise<string[] | null> {
  const { data, error } = await supabase.rpc("collection_of", address ? { address } : {});
  if (error) throw new Error(collectionFailed, { cause: error });
  return data;
}

export function namedIn(parameters: URLSearchParams): string[] {
  const slugs = parameters.get("logos")?.split(",") ?? [];
  return [...new Set(slugs.filter(isSlug))].slice(0, maxInCookie);
}

/** The logo in the visitor's collection, or out of it: "full" where there is no room. Throws an Error. */
export async function putInCollection(
  request: Request,
  { supabase, member }: Session,
  { id }: Pick<Logo, "id">,
): Promise<Headers | "full"> {
  if (member) return (await collect(supabase, [id])) === 1 ? new Headers() : "full";
  const others = readCollection(request).filter((other) => other !== id);
  return others.length < maxInCookie ? cookieOf([id, ...others]) : "full";
}

export async function takeOutOfCollection(
  request: Request,
  { supabase, member }: Session,
  { id }: Pick<Logo, "id">,
): Promise<Headers> {
  if (!member) return cookieOf(readCollection(request).filter((other) => other !== id));
  const { error } = await supabase.from("collected_logos").delete().eq("logo_id", id);
  if (error) throw new Error("A collection could not be changed", { cause: error });
  return new Headers();
}

export async function emptyCollection({ supabase, member }: Session): Promise<Headers> {
  if (!member) return cookieOf([]);
  const { error } = await supabase.from("collected_logos").delete().eq("user_id", member.id);
  if (error) throw new Error("A collection could not be emptied", { cause: error });
  return new Headers();
}

const cookieOf = (ids: string[]) => new Headers({ "Set-Cookie": collectionCookie(ids) });

async function collect(supabase: Supabase, ids: string[]): Promise<number> {
  const { data, error } = await supabase.rpc("collect_logos", { ids });
  if (error) throw new Error("A collection could not be changed", { cause: error });
  return data;
}

/** Each with whether it is in the visitor's collection. A page shows none starred rather than fail. */
export async function withStars<Item extends { id: string }>(
  request: Request,
  asking: Session | Promise<Session>,
  logos: Item[],
): Promise<(Item & { starred: boolean })[]> {
  const session = await asking;
  const starred = new Set(
    session.member
      ? await collectedAmong(
          session.supabase,
          logos.map(({ id }) => id),
        )
      : readCollection(request),
  );
  return logos.map((logo) => ({ ...logo, starred: starred.has(logo.id) }));
}

async function collectedAmong(supabase: Supabase, ids: string[]): Promise<string[]> {
  const { data, error } = await supabase.from("collected_logos").select("logo_id").in("logo_id", ids);
  if (error) log.warn({ err: error }, "the stars of a page are not known");
  return data?.map(({ logo_id }) => logo_id) ?? [];
}

/** What a visitor has starred becomes the member's own once they are signed in. */
export const mergeCollection: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const ids = readCollection(request);
  if (ids.length === 0) return next();
  const { supabase, member } = await readSession(context);
  if (!member) return next();
  const joined = await collect(supabase, ids.reverse()).catch((error: Error) => {
    log.warn({ err: error }, "a visitor’s collection did not join the member’s");
    return null;
  });
  const response = await next();
  if (joined !== null) response.headers.append("Set-Cookie", collectionCookie([]));
  return response;
};

/** The id of the address at which the member shares; null where they don't. Throws an Error. */
export async function sharedAs({ supabase, member }: Session): Promise<string | null> {
  if (!member) return null;
  const { data, error } = await supabase
    .from("shared_collections")
    .select("id")
    .order("created_at", { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw new Error(collectionFailed, { cause: error });
  return data?.id ?? null;
}

/** Shares at a new address, the last one no longer opens; or not at all. Throws an Error. */
export async function share(supabase: Supabase, memberId: string, on: boolean): Promise<void> {
  const table = supabase.from("shared_collections");
  const { error } = on
    ? await table.insert({ user_id: memberId })
    : await table.delete().eq("user_id", memberId);
  if (error) throw new Error("A collection could not be shared", { cause: error });
}
