import { failure, refuseMethod } from "#app/syndication/api-answers.server.ts";
import { preflight } from "#app/syndication/preflight.ts";

export const middleware = [preflight];

export const loader = () => failure(404, "There is no such address. See /api for the lists.");

export const action = () => refuseMethod();
