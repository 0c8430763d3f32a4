import { redirect } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { termPath } from "#app/content/jargon/translation/languages.ts";
import { translationNamed } from "#app/content/jargon/translation/queries.server.ts";
import type { Route } from "./+types/jargon_translations.$slug.ts";

/** From where notices and mails lead, to its term's page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const translation = await translationNamed(context.get(anonymousContext), params.slug);
  if (!translation) throw new Response("There is no such page.", { status: 404 });
  return redirect(termPath(translation.jargon_slug, translation.language), 301);
}
