import type { MiddlewareFunction } from "react-router";

/** Any header is harmless where there is only something to read, the same for everybody. */
const names = /^[\w-]+(?: ?, ?[\w-]+)*$/;

/** Middleware of what pages of other sites may read with script: answers their browser, which asks first. */
export const preflight: MiddlewareFunction<Response> = async ({ request }, next) => {
  if (request.method !== "OPTIONS") return next();
  const asked = request.headers.get("Access-Control-Request-Headers") ?? "";
  return new Response(null, {
    status: 204,
    headers: {
      Allow: "GET, HEAD, OPTIONS",
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": "GET, HEAD",
      "Access-Control-Allow-Headers":
        asked.length < 500 && names.test(asked) ? asked : "Content-Type, If-None-Match",
      "Access-Control-Max-Age": "86400",
    },
  });
};
