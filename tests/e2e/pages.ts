import { kinds, listedKinds } from "#app/content/kinds.ts";
import { stableId } from "#seeds/stable-id.ts";

/**
 * The pages that are looked at for barriers, by their addresses. In place of a parameter stands the last one that the
 * list above links to; `tests/pages.test.ts` knows when a page of the site is missing here.
 */
export const publicPages = [
  "/",
  ...listedKinds.flatMap(({ table }) => [`/${table}`, `/${table}/:id`]),
  "/jargon/kerning/ha",
  "/jargon/kerning/wo",
  "/jargon/kerning/translate?language=ar",
  "/logos/kodi/report",
  "/logos?view=list",
  "/logos?search=zzzz",
  "/collection",
  "/collection/shared?logos=kodi,sunbird-solar",
  "/jargon?view=grid",
  "/events?view=list",
  "/jobs?view=list",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/auth/confirm",
  "/submit",
  "/submit?tab=event",
  "/submit?tab=job",
  "/submit?sign-in=1",
  "/search?search=logo",
  "/search?search=zzkern",
  "/api",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/newsletter",
  "/newsletter/confirm/0123456789012345678901234567890123456789012",
  "/newsletter/unsubscribe/0123456789012345678901234567890123456789012",
  "/no-such-page",
  "/ar",
  "/ar/logos",
  "/ar/jargon/kerning",
  "/ar/submit?tab=event",
];

export const dashboardPages = [
  "/dashboard",
  ...kinds.map(({ dashboard }) => dashboard.list),
  "/dashboard/jobs?view=table",
  "/dashboard/jobs?search=zzzz",
  "/dashboard/import/events",
  "/dashboard/import/logos/pictures",
  "/dashboard/moderation",
  "/dashboard/moderation/takedowns",
  "/dashboard/moderation/reports",
  "/dashboard/users",
  "/dashboard/users/:id/items",
  "/dashboard/messages",
  "/dashboard/newsletter",
  "/dashboard/audit",
  "/dashboard/notifications",
  "/dashboard/search?search=a",
  "/dashboard/profile",
];

/** Dialogs over a page of the dashboard. */
export const modals = [
  "/dashboard/logos/new?quick=1",
  ...kinds.flatMap(({ dashboard: { list, hasView } }) => [
    `${list}/new`,
    ...(hasView ? [`${list}/:id`] : []),
    `${list}/:id/edit`,
    `${list}/:id/delete`,
  ]),
  ...["set", "delete"].map(
    (action) => `/dashboard/logos/selection?do=${action}&item=logo.${stableId("logo/sahel-freight")}`,
  ),
  "/dashboard/users/new",
  "/dashboard/users/:id/edit",
  "/dashboard/users/:id/delete",
  "/dashboard/moderation/:type/:id",
];

/** Pages of members, and of admins with something chosen; a journey of its own makes what they show. */
export const ownPages = [
  "/dashboard/profile/submissions/:type/:id",
  "/dashboard/profile/delete",
  "/dashboard/moderation/selection",
  "/collections/:id",
];

/** Pages without an address that is known here: what looks at them, or why none does. */
export const elsewhere: Record<string, string> = {
  "/logos/:slug/takedown-request": "takedown-requests.spec.ts",
  "/takedown-requests/:token": "takedown-requests.spec.ts",
  "/dashboard/moderation/takedown-request/:id": "takedown-requests.spec.ts",
  "/dashboard/moderation/reports/:type/:id": "reports.spec.ts",
  "/dashboard/notes/:type/:id": "reports.spec.ts",
  "/dashboard/import/logos/pictures/:id": "import.spec.ts",
  "/dashboard/import/:section/:id/undo": "import.spec.ts",
  "/auth/code": "second-factor.spec.ts",
  "/dashboard/profile/second-factor": "second-factor.spec.ts",
  "/dashboard/users/:id/second-factor": "second-factor.spec.ts",
  "/login/link": "only where mail is on; its form is that of /forgot-password",
};
