import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { resources } from "#app/publish/api-answers.server.ts";
import { mostEntries, paging } from "#app/publish/api-paging.ts";
import { pageMeta } from "#app/publish/meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { ProsePage } from "#app/ui/prose-page.tsx";
import type { Route } from "./+types/api._index.ts";

export const handle: PageHandle = { sameForAll: true };

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "API",
    description: `Read the logos, terms, events and jobs of ${siteName} from a program of your own.`,
    path: "/api",
  });

export const loader = () => ({
  origin: absoluteUrl(""),
  most: mostEntries,
  usual: paging.parse({}).limit,
  lists: resources.map(({ name, filter }) => ({ name, filters: Object.keys(filter.shape) })),
});

export default function Api({ loaderData: { origin, most, usual, lists } }: Route.ComponentProps) {
  return (
    <ProsePage title="API">
      <p className="lede">What is published here, as JSON, for plug-ins and programs of your own.</p>
      <p>
        It is read-only and needs no key. Pages of other sites may ask too. The{" "}
        <a href="/api/openapi.json">OpenAPI document</a> describes every field.
      </p>

      <h2>Lists</h2>
      <ul>
        {lists.map(({ name, filters }) => (
          <li key={name}>
            <a href={`/api/${name}`}>
              <code>/api/{name}</code>
            </a>
            , filters: <code>{filters.join(", ")}</code>
          </li>
        ))}
      </ul>
      <p>
        The filters take the same values as those of the pages, and <code>/api/events</code> also begins with
        the upcoming ones. Entries come newest first, {usual} at a time, or as many as <code>limit</code>{" "}
        says, up to {most}. <code>next</code> in the answer is the address of the next page; it is null on the
        last one.
      </p>
      <p>
        One entry: <code>/api/logos/</code> and its <code>id</code>.
      </p>

      <h2>Examples</h2>
      <p>Logos that fit a word:</p>
      <Example>{`curl '${origin}/api/logos?search=sun&limit=5'`}</Example>
      <p>Jobs done from anywhere:</p>
      <Example>{`curl '${origin}/api/jobs?remote=yes'`}</Example>
      <p>In a page of your own:</p>
      <Example>{`const answer = await fetch("${origin}/api/jargon/kerning");
const { term, definition } = await answer.json();`}</Example>

      <h2>Asking again</h2>
      <p>
        Every answer carries an <code>ETag</code>. Send it back as <code>If-None-Match</code>: where nothing
        has changed, the answer is 304 without a body.
      </p>

      <h2>When something is wrong</h2>
      <p>
        400 names the parameter that is not right, 404 says that there is no such entry, 503 that the library
        cannot be read for a moment:
      </p>
      <Example>{`{ "error": { "status": 404, "message": "There is no such logo." } }`}</Example>

      <h2>Using what you read</h2>
      <p>
        The same rules hold as on the pages: non-commercial use, the source named. They are in the{" "}
        <a href="/terms">terms</a>.
      </p>
    </ProsePage>
  );
}

function Example({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <pre className="small overflow-x-auto rounded-lg bg-(--sunken) p-4" tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
