import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { errorText } from "./error-page.tsx";

type Results = Record<string, DataStrategyResult>;
type Message = { title: string; text: string };

const unavailable = { status: 503 };
const advice = "Check your connection and try again.";
export const connectionLost: Message = { title: "The connection was lost", text: advice };

/**
 * Runs in the browser around what the router fetches. Where a form gets no answer, or one that is no answer to it (the
 * server failed, or a proxy in front has no server), the page stays as it is, with what was typed, and a message says
 * so; a page that cannot be fetched says why.
 */
export const stayAfterFailure: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  const isForm = request.method !== "GET";
  const failed = Object.entries(results).filter(([, result]) =>
    isForm ? failureOf(result) : isLost(result),
  );
  const [, first] = failed[0] ?? [];
  if (!first) return results;
  const failure = isForm && ((isLost(first) && (await forgetChangedFile())) || failureOf(first));
  if (failure) sayNotSent(failure);
  // A form of another address would lead there, where there is nothing to show. What is done next ends the waiting.
  if (isForm && new URL(request.url).pathname !== location.pathname) return new Promise(() => {});
  // An action that answers with an error has no page fetched anew, which would fail in its turn.
  const instead: DataStrategyResult = isForm
    ? { type: "data", result: data(undefined, unavailable) }
    : { type: "error", result: data(`There is no connection. ${advice}`, unavailable) };
  return { ...results, ...Object.fromEntries(failed.map(([id]) => [id, instead])) };
};

/** Says why a form was not sent. */
export function sayNotSent({ title, text }: Message) {
  say({ title, text: `What you typed is still here. ${text}` });
}

/** Says what went wrong, above the page: public/enhance.js shows it. */
export function say({ title, text }: Message) {
  dispatchEvent(new CustomEvent("say", { detail: [title, text] }));
}

/** The error among results; null where there is none. The router passes on that of a form with a status around it. */
function errorOf({ type, result }: DataStrategyResult): unknown {
  if (type !== "error") return null;
  const isWrapped = typeof result === "object" && result && "data" in result && "init" in result;
  return isWrapped ? result.data : result;
}

/** Browsers throw a TypeError where a request comes to nothing. */
const isLost = (result: DataStrategyResult) => errorOf(result) instanceof TypeError;

/**
 * Empties the field whose file was changed after it was chosen, and says so; null where there is none. A browser sends no
 * such file, and tells of it as of a line that was lost.
 */
async function forgetChangedFile(): Promise<Message | null> {
  for (const field of document.querySelectorAll<HTMLInputElement>("[type=file]"))
    try {
      await field.files?.[0]?.slice(0, 1).text();
    } catch {
      field.value = "";
      return { title: "The file has changed", text: "Choose it again." };
    }
  return null;
}

/** Why a form had no answer; null where it had one. What our server says about a form is no failure. */
function failureOf(answer: DataStrategyResult): Message | null {
  const error = errorOf(answer);
  if (error instanceof TypeError) return connectionLost;
  if (error instanceof Error) return errorText(500);
  // A redirect is among them.
  if (!isRouteErrorResponse(error)) return null;
  const isOfProxy = typeof error.data === "string" && error.data.includes("<");
  return error.status >= 500 || error.status === 413 || isOfProxy ? errorText(error.status) : null;
}
