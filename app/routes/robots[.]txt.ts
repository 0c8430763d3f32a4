import { absoluteUrl } from "#app/lib/site-url.ts";

const closed = ["/dashboard", "/draft", "/login", "/logout", "/signup", "/newsletter/", "/theme"];

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
