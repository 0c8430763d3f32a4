import { guardedMember } from "#app/accounts/dashboard-guard.server.ts";
import { ownData } from "#app/accounts/own-account.server.ts";
import { sessionContext } from "#app/accounts/session.server.ts";
import { kinds } from "#app/content/kinds.ts";
import type { Route } from "./+types/dashboard.profile_.data.ts";

const collectionTables = ["collected_logos", "shared_collections"];

export async function loader({ context }: Route.LoaderArgs) {
  const tables = kinds.map(({ table }) => table);
  const { supabase } = context.get(sessionContext);
  const data = await ownData(supabase, guardedMember(context), tables, collectionTables);
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
