import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { languageOfPath } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { errorText } from "./error-text.ts";

type Results = Record<string, DataStrategyResult>;
type Message = { title: string; text: string };

const unavailable = { status: 503 };
const words = () => translator(languageOfPath(location.pathname), "errors");

/** Keeps the form and what was typed on the screen when a request of the router fails, and says why. */
export const keepPageOnFailure: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  const errors = Object.values(results).map(errorOf);
  if (request.method === "GET") {
    if (errors.some(isLost)) throw data(words()("unreachable"), unavailable);
    return results;
  }
  const failure = (errors.some(isLost) && (await forgetChangedFile())) || errors.map(failureOf).find(Boolean);
  if (!failure) return results;
  const text = words()("kept", { reason: failure.text });
  dispatchEvent(new CustomEvent("show-toast", { detail: [failure.title, text] }));
  // Given a result, the router would leave the form; the next navigation ends the waiting.
  if (new URL(request.url).pathname !== location.pathname) return new Promise(() => {});
  const stay: DataStrategyResult = { type: "data", result: data(undefined, unavailable) };
  return Object.fromEntries(Object.keys(results).map((id) => [id, stay]));
};

/** The router wraps the error of a form, with its status. */
function errorOf({ type, result }: DataStrategyResult): unknown {
  if (type !== "error") return undefined;
  const isWrapped = typeof result === "object" && result && "data" in result && "init" in result;
  return isWrapped ? result.data : result;
}

/** fetch throws a TypeError on a lost connection. */
const isLost = (error: unknown) => error instanceof TypeError;

/** Why a form had no answer of ours; undefined where it had one. */
function failureOf(error: unknown): Message | undefined {
  if (isLost(error)) return { title: words()("lost.title"), text: words()("lost.text") };
  if (error instanceof Error) return errorText(words(), 500);
  if (!isRouteErrorResponse(error)) return undefined;
  const isOfProxy = typeof error.data === "string" && error.data.includes("<");
  return error.status >= 500 || error.status === 413 || error.status === 429 || isOfProxy
    ? errorText(words(), error.status)
    : undefined;
}

/** Browsers refuse to send a file that changed after it was chosen, with the same error as a lost connection. */
async function forgetChangedFile(): Promise<Message | undefined> {
  for (const field of document.querySelectorAll<HTMLInputElement>("[type=file]"))
    try {
      await field.files?.[0]?.slice(0, 1).text();
    } catch {
      field.value = "";
      return { title: words()("fileChanged.title"), text: words()("fileChanged.text") };
    }
  return undefined;
}
