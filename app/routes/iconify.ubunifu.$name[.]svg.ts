import { anonymousContext } from "#app/accounts/session.server.ts";
import { iconAnswer } from "#app/content/logo/file-answer.server.ts";
import { preflight } from "#app/syndication/preflight.ts";
import type { Route } from "./+types/iconify.ubunifu.$name[.]svg.ts";

export const middleware = [preflight];

export function loader({ request, params, url, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  return iconAnswer({ request, supabase, slug: params.name }, url.searchParams);
}
