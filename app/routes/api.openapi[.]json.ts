import { json, refuseMethod, resources } from "#app/syndication/api-answers.server.ts";
import { openApiDocument } from "#app/syndication/openapi.ts";
import { preflight } from "#app/syndication/preflight.ts";
import type { Route } from "./+types/api.openapi[.]json.ts";

export const middleware = [preflight];

export function loader({ request }: Route.LoaderArgs) {
  return json(request, openApiDocument(resources));
}

export const action = () => refuseMethod();
