import { data } from "react-router";
import { readSession } from "#app/accounts/session.server.ts";
import { collectionFailed, collectionFailedIn, namedIn } from "#app/content/collection/collection.server.ts";
import { collectionPart } from "#app/content/collection/part.server.ts";
import { SharedCollection } from "#app/content/collection/shared-collection.tsx";
import { logosAmong } from "#app/content/logo/queries.server.ts";
import { log } from "#app/lib/log.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import type { Route } from "./+types/_site.collection_.shared.ts";

export const handle: PageHandle = { script: "list", pictures: true };
export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "collection")("titleOfShared"));

/** What a visitor shared: the address names the logos. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const session = await readSession(context);
  try {
    const logos = await logosAmong(session.supabase, "slug", namedIn(url.searchParams));
    const part = await collectionPart(
      request,
      session,
      logos.map(({ id }) => id),
    );
    const zip = `/collection/shared.zip?logos=${logos.map(({ slug }) => encodeURIComponent(slug)).join(",")}`;
    return { part, zip };
  } catch (error) {
    log.error({ err: error }, collectionFailed);
    throw data(collectionFailedIn(languageOf(request)), { status: 503 });
  }
}

export default function Shared({ loaderData }: Route.ComponentProps) {
  return <SharedCollection {...loaderData} />;
}
