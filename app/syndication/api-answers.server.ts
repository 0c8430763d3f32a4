import type { z } from "zod";
import { anonymousClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Resource } from "#app/content/api-resource.ts";
import { serverKinds } from "#app/content/kinds.server.ts";
import { decodeCursor, encodeCursor } from "#app/lib/cursor.ts";
import { entityTag, matchesEntityTag } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { paging } from "./api-paging.ts";

const list = (type: "conjunction" | "disjunction", words: readonly unknown[]) =>
  new Intl.ListFormat("en-GB", { type }).format(words.map(String));

/** What a parameter takes, where its own rule doesn't say it; for `safeParse`. */
function whatItTakes(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_value") return `takes ${list("disjunction", issue.values)}`;
  if (issue.code === "too_big") return `takes at most ${issue.maximum} characters`;
  return "isn’t written as the OpenAPI document says";
}

/** A sentence for each parameter that is wrong; `names` are those that there are. */
function refusal(issues: z.core.$ZodIssue[], names: string[]): string {
  const sentences = issues.map((issue) =>
    issue.code === "unrecognized_keys"
      ? `There is no parameter ${list("disjunction", issue.keys)} here, only ${list("conjunction", names)}.`
      : `The parameter ${issue.path.join(".")} ${issue.message}.`,
  );
  return sentences.join(" ");
}

export const resources: readonly Resource[] = serverKinds.map(({ api }) => api);

/** Other sites' pages may read the answers, without cookies. */
const openToAll = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Retry-After",
};

class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Question = { request: Request; url: URL; name: string | undefined; id?: string | undefined };

/** Answers with a list of one kind, or its entry `id`, as JSON: 200, 304, or an error as JSON (400, 404, 503). */
export async function answerApiRequest(
  { request, url, name, id }: Question,
  supabase: Supabase | Promise<Supabase> = anonymousClient(),
): Promise<Response> {
  try {
    const kind = resources.find((one) => one.name === name);
    if (!kind) throw new Refused(404, "There is no such list. See /api for the lists.");
    const client = await supabase;
    return json(
      request,
      id === undefined ? await readList(kind, client, url) : await readOne(kind, client, id),
    );
  } catch (error) {
    if (error instanceof Refused) return failure(error.status, error.message);
    log.error({ err: error }, "the API could not answer");
    return failure(503, "The library is unavailable right now. Please try again in a moment.");
  }
}

async function readList(kind: Resource, supabase: Supabase, url: URL) {
  const { cursor, limit, ...rest } = readParameters(kind, url.searchParams);
  const position = cursor === undefined ? null : decodeCursor(cursor);
  if (cursor !== undefined && !position)
    throw new Refused(400, "The parameter cursor takes the next_cursor of the previous response, unchanged.");
  const rows = await kind.list(supabase, rest, position, limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const next = last ? encodeCursor(last) : null;
  return {
    items: rows.slice(0, limit).map((row) => only(kind.summary, kind.shape(row))),
    next_cursor: next,
    next: next && absoluteUrl(`${url.pathname}?${withCursor(url, next)}`),
  };
}

function readParameters(kind: Resource, parameters: URLSearchParams) {
  const given = [...parameters].filter(([, value]) => value !== "");
  const schema = kind.filter.extend(paging.shape);
  const result = schema.safeParse(Object.fromEntries(given), { error: whatItTakes });
  if (result.success) return result.data as z.output<typeof paging>;
  throw new Refused(400, refusal(result.error.issues, Object.keys(schema.shape)));
}

function withCursor(url: URL, cursor: string): URLSearchParams {
  const parameters = new URLSearchParams(url.searchParams);
  parameters.set("cursor", cursor);
  return parameters;
}

async function readOne(kind: Resource, supabase: Supabase, id: string) {
  const row = await kind.one(supabase, id);
  const noun = kind.title.toLowerCase();
  if (!row && (await kind.isTakenDown?.(supabase, id)))
    throw new Refused(410, `This ${noun} was taken down at the request of its owner.`);
  if (!row) throw new Refused(404, `There is no such ${noun}.`);
  return only(kind.detail, kind.shape(row));
}

/** Leaves out what the schema does not name: a new column stays inside until it is described. */
function only(schema: z.ZodObject, item: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, item[name]]));
}

/** `body` as JSON that anybody may keep for a minute; 304 for who has it already. */
export function json(request: Request, body: object): Response {
  const text = JSON.stringify(body);
  const headers = {
    ...openToAll,
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=60",
    ETag: entityTag(text),
  };
  if (matchesEntityTag(request.headers.get("If-None-Match"), headers.ETag))
    return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}

export function failure(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { error: { status, message } },
    {
      status,
      headers: {
        ...openToAll,
        "Cache-Control": "no-store",
        ...(status === 503 ? { "Retry-After": "30" } : {}),
        ...headers,
      },
    },
  );
}

/** The answer to all methods but GET and HEAD, which pages of other sites may not read. */
export function refuseMethod(): Response {
  const { headers, body, status } = failure(405, "This API is read-only.", { Allow: "GET, HEAD, OPTIONS" });
  const closed = new Headers(headers);
  for (const name of Object.keys(openToAll)) closed.delete(name);
  return new Response(body, { status, headers: closed });
}
