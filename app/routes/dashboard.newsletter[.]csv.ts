import { sessionContext } from "#app/auth/session.server.ts";
import { csv, csvDownload } from "#app/lib/csv.ts";
import { confirmedSubscribers } from "#app/newsletter/subscribers.server.ts";
import type { Route } from "./+types/dashboard.newsletter[.]csv.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const subscribers = await confirmedSubscribers(context.get(sessionContext).supabase);
  const day = (time: string | null) => (time ? new Date(time).toISOString() : "");
  const rows = subscribers.map(({ email, requested_at, confirmed_at }) => [
    email,
    day(requested_at),
    day(confirmed_at),
  ]);
  return csvDownload("newsletter.csv", csv([["email", "requested_at", "confirmed_at"], ...rows]));
}
