import { absoluteUrl } from "#app/lib/site-url.ts";

/** Pages of one person, and forms: nothing that anybody would search for. */
const closed = ["/dashboard", "/draft", "/login", "/logout", "/signup", "/newsletter/", "/theme"];

/** Tells search engines where the pages are listed, and what is not for them. */
export function loader() {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absoluteUrl("/sitemap.xml")}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
