import { memberContext } from "#app/accounts/guards.server.ts";
import { confirmedSubscribers } from "#app/email/newsletter-subscribers.server.ts";
import { csvDownload } from "#app/lib/csv.ts";
import type { Route } from "./+types/dashboard._admin.newsletter[.]csv.ts";

const heading = ["email", "requested_at", "confirmed_at"];

export function loader({ context }: Route.LoaderArgs) {
  const subscribers = confirmedSubscribers(context.get(memberContext).supabase);
  const day = (time: string | null) => (time ? new Date(time).toISOString() : "");
  return csvDownload("newsletter.csv", heading, subscribers, ({ email, requested_at, confirmed_at }) => [
    email,
    day(requested_at),
    day(confirmed_at),
  ]);
}
