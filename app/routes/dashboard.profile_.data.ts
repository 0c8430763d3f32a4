import { memberContext } from "#app/accounts/guards.server.ts";
import { ownData } from "#app/accounts/own-account.server.ts";
import { kinds } from "#app/content/kinds.ts";
import type { Route } from "./+types/dashboard.profile_.data.ts";

const collectionTables = ["collected_logos", "shared_collections"];

export async function loader({ context }: Route.LoaderArgs) {
  const tables = kinds.map(({ table }) => table);
  const { supabase } = context.get(memberContext);
  const data = await ownData(supabase, context.get(memberContext).member, tables, collectionTables);
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
