import { readSession } from "#app/accounts/session.server.ts";
import { ownCollection } from "#app/content/collection/collection.server.ts";
import { logosInZip } from "#app/content/collection/part.server.ts";
import { zipAnswer } from "#app/content/logo/zip-answer.server.ts";
import type { Route } from "./+types/collection[.]zip.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const session = await readSession(context);
  const find = async () => {
    const ids = await ownCollection(request, session);
    return { name: "collection", logos: await logosInZip(session.supabase, ids, url) };
  };
  return zipAnswer(request, session.supabase, find, "private");
}
