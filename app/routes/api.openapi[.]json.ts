import { json, refuseMethod, resources } from "#app/syndication/api-answers.server.ts";
import { openApiDocument } from "#app/syndication/openapi.ts";
import type { Route } from "./+types/api.openapi[.]json.ts";

export function loader({ request }: Route.LoaderArgs) {
  if (request.method === "OPTIONS") return refuseMethod(request);
  return json(request, openApiDocument(resources));
}

export const action = ({ request }: Route.ActionArgs) => refuseMethod(request);
