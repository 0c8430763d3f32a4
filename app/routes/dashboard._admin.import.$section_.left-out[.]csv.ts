import { redirect } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { leftOutFile } from "#app/dashboard/import.server.ts";
import type { Route } from "./+types/dashboard._admin.import.$section_.left-out[.]csv.ts";

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/dashboard/import/${params.section}`);

export const action = ({ params, request, context }: Route.ActionArgs) =>
  leftOutFile(serverKindOfSection(params.section), request, context.get(memberContext));
