import { memberContext } from "#app/accounts/guards.server.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { kindOfSection } from "#app/content/kinds.ts";
import { recordToView } from "#app/dashboard/record.server.ts";
import { ViewDialog } from "#app/dashboard/view-dialog.tsx";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.$section.$id.ts";

export const meta: Route.MetaFunction = ({ params, loaderData }) =>
  unlistedMeta(loaderData?.title ?? kindOfSection(params.section).dashboard.title);

export const loader = ({ params: { section, id }, context }: Route.LoaderArgs) =>
  recordToView(serverKindOfSection(section), { session: context.get(memberContext), id });

export default function ViewRecord({ params, loaderData }: Route.ComponentProps) {
  return <ViewDialog kind={kindOfSection(params.section)} item={loaderData} />;
}
