import { type DataStrategyResult, data, type MiddlewareFunction } from "react-router";

type Results = Record<string, DataStrategyResult>;

const unavailable = { status: 503 };
const advice = "Check your connection and try again.";

/**
 * Runs in the browser around what the router fetches. Where no answer comes to a form, the page stays as it is, with
 * what was typed, and a message says so; a page that cannot be fetched says why.
 */
export const stayWithoutConnection: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  const lost = Object.entries(results).filter(([, result]) => isLost(result));
  if (lost.length === 0) return results;
  const isForm = request.method !== "GET";
  // public/enhance.js shows it.
  if (isForm)
    dispatchEvent(
      new CustomEvent("say", {
        detail: ["The connection was lost", `What you typed is still here. ${advice}`],
      }),
    );
  // A form of another address would lead there, where there is nothing to show. What is done next ends the waiting.
  if (isForm && new URL(request.url).pathname !== location.pathname) return new Promise(() => {});
  // An action that answers with an error has no page fetched anew, which would fail in its turn.
  const instead: DataStrategyResult = isForm
    ? { type: "data", result: data(undefined, unavailable) }
    : { type: "error", result: data(`There is no connection. ${advice}`, unavailable) };
  return { ...results, ...Object.fromEntries(lost.map(([id]) => [id, instead])) };
};

/** Browsers throw a TypeError where a request comes to nothing; the router passes on that of a form with a status. */
function isLost({ type, result }: DataStrategyResult): boolean {
  const error = typeof result === "object" && result && "data" in result ? result.data : result;
  return type === "error" && error instanceof TypeError;
}
