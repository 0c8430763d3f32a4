import { data } from "react-router";
import { readSession, type Session } from "#app/accounts/session.server.ts";
import {
  collectionFailed,
  collectionFailedIn,
  emptyCollection,
  maxOfMember,
  ownCollection,
  putInCollection,
  share,
  sharedAs,
  takeOutOfCollection,
} from "#app/content/collection/collection.server.ts";
import { maxInCookie } from "#app/content/collection/cookie.server.ts";
import { OwnCollection } from "#app/content/collection/own-collection.tsx";
import { collectionPart } from "#app/content/collection/part.server.ts";
import { starId } from "#app/content/collection/star.tsx";
import { logoNamed, logosAmong } from "#app/content/logo/queries.server.ts";
import { type FlashMessage, redirectWithToast } from "#app/lib/flash.server.ts";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { log } from "#app/lib/log.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { type Translator, translator } from "#app/words/translator.ts";
import type { Route } from "./+types/_site.collection.ts";

export const handle: PageHandle = { script: true, pictures: true };
export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "collection")("title"));

const here = "/collection";

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await readSession(context);
  try {
    const ids = await ownCollection(request, session);
    const [part, address] = await Promise.all([
      collectionPart(request, session, ids),
      session.member ? sharedAs(session) : linkTo(session, ids),
    ]);
    return { part, address, isMember: session.member !== null };
  } catch (error) {
    log.error({ err: error }, collectionFailed);
    throw data(collectionFailedIn(languageOf(request)), { status: 503 });
  }
}

/** A visitor's address names the logos themselves. */
async function linkTo({ supabase }: Session, ids: string[]): Promise<string | null> {
  if (ids.length === 0) return null;
  const logos = await logosAmong(supabase, "id", ids);
  return `${here}/shared?logos=${logos.map(({ slug }) => encodeURIComponent(slug)).join(",")}`;
}

/** Adds or removes a logo, empties it, or shares it: what each button says. */
export async function action({ request, context }: Route.ActionArgs) {
  const t = translator(languageOf(request), "collection");
  const session = await readSession(context);
  const form = await readShortForm(request);
  const back = safeRedirect(form.get("returnTo"), here);
  const slug = String(form.get("add") ?? form.get("remove") ?? "");
  try {
    if (slug) return await star(t, request, session, { slug, isAdded: form.has("add"), back });
    if (form.has("empty")) {
      const headers = await emptyCollection(session);
      return await redirectWithToast(here, success(t("said.emptied")), { headers });
    }
    const wanted = form.get("share");
    if (session.member && (wanted === "on" || wanted === "off")) {
      await share(session.supabase, session.member.id, wanted === "on");
      return await redirectWithToast(here, success(t(wanted === "on" ? "said.shared" : "said.private")));
    }
  } catch (error) {
    log.error({ err: error }, "a collection could not be changed");
    return redirectWithToast(back, {
      kind: "error",
      title: t("said.failed"),
      text: t("said.again"),
    });
  }
  return redirectWithToast(back, gone(t));
}

type Press = { slug: string; isAdded: boolean; back: string };

type Words = Translator<"collection">;

async function star(t: Words, request: Request, session: Session, { slug, isAdded, back }: Press) {
  const logo = await logoNamed(session.supabase, slug);
  if (!logo) return redirectWithToast(back, gone(t));
  const at = `${back.split("#")[0]}#${encodeURIComponent(starId(logo.slug))}`;
  if (!isAdded) {
    const headers = await takeOutOfCollection(request, session, logo);
    const action = { label: t("said.undo"), to: here, fields: { add: logo.slug } };
    const toast = { ...success(t("said.removed", { title: logo.title })), action };
    return redirectWithToast(at, toast, { headers });
  }
  const headers = await putInCollection(request, session, logo);
  if (headers === "full") return redirectWithToast(back, full(t, session.member !== null));
  return redirectWithToast(at, success(t("said.added", { title: logo.title })), { headers });
}

const success = (title: string): FlashMessage => ({ kind: "success", title });
const gone = (t: Words): FlashMessage => ({ kind: "error", title: t("said.gone") });
const full = (t: Words, isMember: boolean): FlashMessage => ({
  kind: "error",
  title: t("said.full", { max: isMember ? maxOfMember : maxInCookie }),
  text: isMember ? t("said.takeOut") : t("said.signIn", { max: maxOfMember }),
});

export default function Collection({ loaderData }: Route.ComponentProps) {
  return <OwnCollection {...loaderData} />;
}
