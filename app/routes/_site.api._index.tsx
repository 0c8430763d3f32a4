import { anonymousContext } from "#app/accounts/session.server.ts";
import { ProsePage } from "#app/components/prose-page.tsx";
import { libraryInWords } from "#app/content/kinds.ts";
import { newestIcon } from "#app/content/logo/icons.server.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { resources } from "#app/syndication/api-answers.server.ts";
import { maxEntries, paging } from "#app/syndication/api-paging.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import type { Route } from "./+types/_site.api._index.ts";

export const handle: PageHandle = { sameForAll: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "API",
    description: `Read the ${libraryInWords} of ${siteName} from your own program.`,
    path: "/api",
  });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  sample: (await newestIcon(context.get(anonymousContext))) ?? "slug",
  origin: absoluteUrl(""),
  most: maxEntries,
  usual: paging.parse({}).limit,
  lists: resources.map(({ name, filter }) => ({ name, filters: Object.keys(filter.shape) })),
});

export default function Api({ loaderData: { origin, most, usual, lists, sample } }: Route.ComponentProps) {
  return (
    <ProsePage title="API">
      <p className="lede">Everything published here, as JSON, for your own plug-ins and programs.</p>
      <p>
        It's read-only and needs no key. CORS is enabled. The <a href="/api/openapi.json">OpenAPI document</a>{" "}
        describes every field.
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
        Filters take the same values as on the pages, and <code>/api/events</code> also starts with upcoming
        events. Entries come newest first, {usual} at a time; <code>limit</code> asks for more, up to {most}.{" "}
        <code>next</code> is the address of the next page, or null on the last one.
      </p>
      <p>
        For a single entry, add its <code>id</code> or <code>slug</code>, as in{" "}
        <code>{"/api/logos/{id}"}</code>.
      </p>

      <h2>Examples</h2>
      <p>Logos that match a word:</p>
      <Example>{`curl '${origin}/api/logos?search=sun&limit=5'`}</Example>
      <p>Remote jobs:</p>
      <Example>{`curl '${origin}/api/jobs?remote=yes'`}</Example>
      <p>From your own page:</p>
      <Example>{`const response = await fetch("${origin}/api/jargon/kerning");
const { term, definition } = await response.json();`}</Example>

      <h2>As icons</h2>
      <p>
        Logos are also icons for the programs of <a href="https://iconify.design">Iconify</a>, by their{" "}
        <code>slug</code>: SVG files whose slug has Latin letters only.{" "}
        <a href="/iconify/ubunifu.json">The whole set</a> is one file; a single icon is{" "}
        <code>{"/iconify/ubunifu/{slug}.svg"}</code>.
      </p>
      <Example>{`import { addAPIProvider, Icon } from "@iconify/react";
addAPIProvider("ubunifu", { resources: ["${origin}/iconify"] });
<Icon icon="@ubunifu:ubunifu:${sample}" />`}</Example>

      <h2>Caching</h2>
      <p>
        Every response carries an <code>ETag</code>. Send it back as <code>If-None-Match</code>: if nothing
        has changed, the response is 304 without a body.
      </p>

      <h2>Errors</h2>
      <p>
        400 names the parameter that is wrong, 404 says there is no such entry, 503 means the library can't be
        read right now:
      </p>
      <Example>{`{ "error": { "status": 404, "message": "There is no such logo." } }`}</Example>

      <h2>Rights</h2>
      <p>
        The same rules as on the pages: non-commercial use, with credit to the source. See the{" "}
        <a href="/terms">terms</a>.
      </p>
    </ProsePage>
  );
}

function Example({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <pre tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
