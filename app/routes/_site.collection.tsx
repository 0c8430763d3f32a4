import { data } from "react-router";
import { readSession, type Session } from "#app/accounts/session.server.ts";
import {
  collectionFailed,
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
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.collection.ts";

export const handle: PageHandle = { script: true, pictures: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Your collection");

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
    throw data(`${collectionFailed}. Please try again in a moment.`, { status: 503 });
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
  const session = await readSession(context);
  const form = await readShortForm(request);
  const back = safeRedirect(form.get("returnTo"), here);
  const slug = String(form.get("add") ?? form.get("remove") ?? "");
  try {
    if (slug) return await star(request, session, { slug, isAdded: form.has("add"), back });
    if (form.has("empty")) {
      const headers = await emptyCollection(session);
      return await redirectWithToast(here, success("Your collection is empty"), { headers });
    }
    const wanted = form.get("share");
    if (session.member && (wanted === "on" || wanted === "off")) {
      await share(session.supabase, session.member.id, wanted === "on");
      const said = wanted === "on" ? "Your collection has a new address" : "Your collection is private again";
      return await redirectWithToast(here, success(said));
    }
  } catch (error) {
    log.error({ err: error }, "a collection could not be changed");
    return redirectWithToast(back, {
      kind: "error",
      title: "We couldn't change your collection",
      text: "Please try again in a minute.",
    });
  }
  return redirectWithToast(back, gone);
}

type Press = { slug: string; isAdded: boolean; back: string };

async function star(request: Request, session: Session, { slug, isAdded, back }: Press) {
  const logo = await logoNamed(session.supabase, slug);
  if (!logo) return redirectWithToast(back, gone);
  const at = `${back.split("#")[0]}#${encodeURIComponent(starId(logo.slug))}`;
  if (!isAdded) {
    const headers = await takeOutOfCollection(request, session, logo);
    const action = { label: "Undo", to: here, fields: { add: logo.slug } };
    const toast = { ...success(`${logo.title} is out of your collection`), action };
    return redirectWithToast(at, toast, { headers });
  }
  const headers = await putInCollection(request, session, logo);
  if (headers === "full") return redirectWithToast(back, session.member ? fullOfMember : fullOfVisitor);
  return redirectWithToast(at, success(`${logo.title} is in your collection`), { headers });
}

const success = (title: string): FlashMessage => ({ kind: "success", title });
const gone: FlashMessage = { kind: "error", title: "This logo is no longer here" };
const full = (maxLogos: number, text: string): FlashMessage => ({
  kind: "error",
  title: `Your collection is full: ${maxLogos.toLocaleString("en")} logos`,
  text,
});
const fullOfVisitor = full(maxInCookie, `Sign in to keep up to ${maxOfMember.toLocaleString("en")}.`);
const fullOfMember = full(maxOfMember, "Take some out first.");

export default function Collection({ loaderData }: Route.ComponentProps) {
  return <OwnCollection {...loaderData} />;
}
