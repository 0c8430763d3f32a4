import { anonymousContext } from "#app/accounts/session.server.ts";
import { namedIn } from "#app/content/collection/collection.server.ts";
import { logosAmong } from "#app/content/logo/queries.server.ts";
import { zipAnswer } from "#app/content/logo/zip-answer.server.ts";
import type { Route } from "./+types/collection_.shared[.]zip.ts";

export function loader({ request, url, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  return zipAnswer(request, supabase, async () => ({
    name: "collection",
    logos: await logosAmong(supabase, "slug", namedIn(url.searchParams)),
  }));
}
