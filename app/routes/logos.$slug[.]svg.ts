import { anonymousContext } from "#app/accounts/session.server.ts";
import { drawingAnswer } from "#app/content/logo/file-answer.server.ts";
import { preflight } from "#app/syndication/preflight.ts";
import type { Route } from "./+types/logos.$slug[.]svg.ts";

export const middleware = [preflight];

export function loader({ request, params, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  return drawingAnswer({ request, supabase, slug: params.slug });
}
