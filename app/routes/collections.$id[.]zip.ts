import { anonymousContext } from "#app/accounts/session.server.ts";
import { sharedCollection } from "#app/content/collection/collection.server.ts";
import { logosInZip } from "#app/content/collection/part.server.ts";
import { zipAnswer } from "#app/content/logo/zip-answer.server.ts";
import type { Route } from "./+types/collections.$id[.]zip.ts";

export function loader({ request, url, params, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  return zipAnswer(request, supabase, async () => {
    const ids = await sharedCollection(supabase, params.id);
    return ids && { name: "collection", logos: await logosInZip(supabase, ids, url) };
  });
}
