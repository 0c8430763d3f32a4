import { data } from "react-router";
import { readSession } from "#app/accounts/session.server.ts";
import { collectionFailed, namedIn } from "#app/content/collection/collection.server.ts";
import { collectionPart } from "#app/content/collection/part.server.ts";
import { SharedCollection } from "#app/content/collection/shared-collection.tsx";
import { logosAmong } from "#app/content/logo/queries.server.ts";
import { log } from "#app/lib/log.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.collection_.shared.ts";

export const handle: PageHandle = { script: "list", pictures: true };
export const meta: Route.MetaFunction = () => unlistedMeta("A collection of logos");

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
    throw data(`${collectionFailed}. Please try again in a moment.`, { status: 503 });
  }
}

export default function Shared({ loaderData }: Route.ComponentProps) {
  return <SharedCollection {...loaderData} />;
}
