import { z } from "zod";
import type { Resource } from "#app/content/api-resource.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { paging } from "./api-paging.ts";

type Json = { [key: string]: unknown };

const schemaOf = (schema: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: "draft-2020-12", io: "output" });
  return rest;
};
const reference = (part: string) => ({ $ref: `#/components/${part}` });
const content = (schema: Json) => ({ "application/json": { schema } });
const errors = (...statuses: string[]) =>
  Object.fromEntries(statuses.map((status) => [status, reference(`responses/Error${status}`)]));

export function openApiDocument(resources: readonly Resource[]): Json {
  const schemas: Json = {
    Error: schemaOf(z.object({ error: z.object({ status: z.int(), message: z.string() }) })),
  };
  const paths: Json = {};
  for (const kind of resources) {
    const summary = kind.summary === kind.detail ? kind.title : `${kind.title}Summary`;
    schemas[kind.title] = schemaOf(kind.detail);
    schemas[summary] = schemaOf(kind.summary);
    paths[`/api/${kind.name}`] = listPath(kind, summary);
    paths[`/api/${kind.name}/{id}`] = entryPath(kind);
  }
  return {
    openapi: "3.1.1",
    info: {
      title: `${siteName} API`,
      version: "1.0.0",
      summary: "Published logos, design terms, events and jobs.",
      description:
        "Read-only; no key needed. CORS is enabled. Every response has an ETag: send it back as If-None-Match to find out whether anything changed.",
      license: { name: "Non-commercial use, with credit to the source", url: absoluteUrl("/terms") },
    },
    security: [],
    servers: [{ url: absoluteUrl("") }],
    paths,
    components: {
      schemas,
      headers: {
        ETag: { description: "Identifies this response for If-None-Match.", schema: { type: "string" } },
      },
      responses: {
        Error400: {
          description: "A parameter is invalid; the message names it.",
          content: content(reference("schemas/Error")),
        },
        Error404: { description: "There is no such entry.", content: content(reference("schemas/Error")) },
        Error410: {
          description: "It was taken down at the request of its owner.",
          content: content(reference("schemas/Error")),
        },
        Error503: {
          description: "The library is unavailable right now.",
          headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "string" } } },
          content: content(reference("schemas/Error")),
        },
        NotModified: { description: "Nothing has changed since the ETag you sent." },
      },
    },
  };
}

function listPath(kind: Resource, summary: string): Json {
  const parameters = Object.entries({ ...kind.filter.shape, ...paging.shape }).map(([name, field]) => {
    const { description, ...schema } = schemaOf(field as z.ZodType);
    return {
      name,
      in: "query",
      required: false,
      ...(description ? { description } : {}),
      schema,
    };
  });
  return {
    get: {
      operationId: `list-${kind.name}`,
      summary: `List ${kind.name}, newest first`,
      parameters,
      responses: {
        "200": {
          description: `A page of ${kind.name}.`,
          headers: { ETag: reference("headers/ETag") },
          content: content({
            type: "object",
            required: ["items", "next_cursor", "next"],
            properties: {
              items: { type: "array", items: reference(`schemas/${summary}`) },
              next_cursor: { type: ["string", "null"], description: "Null on the last page." },
              next: { type: ["string", "null"], format: "uri", description: "The URL of the next page." },
            },
          }),
        },
        "304": reference("responses/NotModified"),
        ...errors("400", "503"),
      },
    },
  };
}

function entryPath(kind: Resource): Json {
  return {
    get: {
      operationId: `read-${kind.name}`,
      summary: `Read one ${kind.title.toLowerCase()}`,
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      responses: {
        "200": {
          description: `The ${kind.title.toLowerCase()}.`,
          headers: { ETag: reference("headers/ETag") },
          content: content(reference(`schemas/${kind.title}`)),
        },
        "304": reference("responses/NotModified"),
        ...errors("404", ...(kind.isTakenDown ? ["410"] : []), "503"),
      },
    },
  };
}
