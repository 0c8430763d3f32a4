import { answerApiRequest, refuseMethod } from "#app/syndication/api-answers.server.ts";
import type { Route } from "./+types/api.$kind.$id.ts";

export function loader({ request, url, params }: Route.LoaderArgs) {
  if (request.method === "OPTIONS") return refuseMethod(request);
  return answerApiRequest({ request, url, name: params.kind, id: params.id });
}

export const action = ({ request }: Route.ActionArgs) => refuseMethod(request);
