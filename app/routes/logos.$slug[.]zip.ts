import { anonymousContext } from "#app/accounts/session.server.ts";
import { missingPicture } from "#app/content/logo/missing.server.ts";
import { logoNamed } from "#app/content/logo/queries.server.ts";
import { zipAnswer } from "#app/content/logo/zip-answer.server.ts";
import type { Route } from "./+types/logos.$slug[.]zip.ts";

export function loader({ request, params, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  return zipAnswer(request, supabase, async () => {
    const logo = await logoNamed(supabase, params.slug);
    return logo ? { name: logo.title, logos: [logo] } : missingPicture(supabase, params.slug);
  });
}
