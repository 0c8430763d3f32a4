import { data } from "react-router";
import { readSession } from "#app/accounts/session.server.ts";
import {
  collectionFailed,
  collectionFailedIn,
  sharedCollection,
} from "#app/content/collection/collection.server.ts";
import { collectionPart } from "#app/content/collection/part.server.ts";
import { SharedCollection } from "#app/content/collection/shared-collection.tsx";
import { log } from "#app/lib/log.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { feedLink } from "#app/syndication/feed-address.ts";
import { Follow } from "#app/syndication/follow.tsx";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf, localPath } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import type { Route } from "./+types/_site.collections.$id.ts";

export const handle: PageHandle = { script: "list", pictures: true };

export const meta: Route.MetaFunction = ({ params, matches }) => {
  const language = languageOfMatches(matches);
  const title = translator(language, "collection")("titleOfShared");
  return [...unlistedMeta(title), feedLink(title, localPath(language, `/collections/${params.id}.atom`))];
};

/** What a member shares, as it is now. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = await readSession(context);
  try {
    const ids = await sharedCollection(session.supabase, params.id);
    if (ids) return { part: await collectionPart(request, session, ids), path: `/collections/${params.id}` };
  } catch (error) {
    log.error({ err: error }, collectionFailed);
    throw data(collectionFailedIn(languageOf(request)), { status: 503 });
  }
  throw data(null, { status: 404 });
}

export default function Shared({ loaderData: { part, path } }: Route.ComponentProps) {
  return (
    <SharedCollection part={part} zip={`${path}.zip`}>
      <Follow feed={`${path}.atom`} />
    </SharedCollection>
  );
}
