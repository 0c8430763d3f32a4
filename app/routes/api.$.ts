import { failure, refuseMethod } from "#app/syndication/api-answers.server.ts";
import type { Route } from "./+types/api.$.ts";

export const loader = () => failure(404, "There is no such address. See /api for the lists.");

export const action = ({ request }: Route.ActionArgs) => refuseMethod(request);
