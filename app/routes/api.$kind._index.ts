import { answerApiRequest, refuseMethod } from "#app/syndication/api-answers.server.ts";
import { preflight } from "#app/syndication/preflight.ts";
import type { Route } from "./+types/api.$kind._index.ts";

export const middleware = [preflight];

export function loader({ request, url, params }: Route.LoaderArgs) {
  return answerApiRequest({ request, url, name: params.kind });
}

export const action = () => refuseMethod();
