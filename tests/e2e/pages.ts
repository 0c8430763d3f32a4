/**
 * The pages that are looked at for barriers, by their addresses. In place of a parameter stands the last one that the
 * list above links to; `tests/pages.test.ts` knows when a page of the site is missing here.
 */
export const publicPages = [
  "/",
  "/logos",
  "/logos?view=list",
  "/logos?search=zzzz",
  "/logos/:id",
  "/collection",
  "/collection/shared?logos=kodi,sunbird-solar",
  "/jargon",
  "/jargon?view=grid",
  "/jargon/:slug",
  "/events",
  "/events?view=list",
  "/events/:id",
  "/jobs",
  "/jobs?view=list",
  "/jobs/:id",
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
];

export const dashboardPages = [
  "/dashboard",
  "/dashboard/logos",
  "/dashboard/jargon",
  "/dashboard/events",
  "/dashboard/jobs",
  "/dashboard/jobs?view=table",
  "/dashboard/jobs?search=zzzz",
  "/dashboard/import/events",
  "/dashboard/import/logos/pictures",
  "/dashboard/moderation",
  "/dashboard/users",
  "/dashboard/users/:id/items",
  "/dashboard/messages",
  "/dashboard/newsletter",
  "/dashboard/audit",
  "/dashboard/notifications",
  "/dashboard/search?q=a",
  "/dashboard/profile",
];

/** Dialogs over a page of the dashboard. */
export const modals = [
  "/dashboard/logos/new",
  "/dashboard/logos/new?quick=1",
  "/dashboard/logos/:id/edit",
  "/dashboard/logos/:id/delete",
  "/dashboard/jargon/new",
  "/dashboard/jargon/:id/edit",
  "/dashboard/jargon/:id/delete",
  "/dashboard/events/new",
  "/dashboard/events/:id",
  "/dashboard/events/:id/edit",
  "/dashboard/events/:id/delete",
  "/dashboard/jobs/new",
  "/dashboard/jobs/:id",
  "/dashboard/jobs/:id/edit",
  "/dashboard/jobs/:id/delete",
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
  "/logos/:slug/claim": "rights.spec.ts",
  "/claims/:token": "rights.spec.ts",
  "/dashboard/moderation/claim/:id": "rights.spec.ts",
  "/dashboard/import/logos/pictures/:id": "import.spec.ts",
  "/login/link": "only where mail is on; its form is that of /forgot-password",
};
