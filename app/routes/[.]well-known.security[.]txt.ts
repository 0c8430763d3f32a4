import { contactAddress } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";

const halfYear = 180 * 86_400_000;

/** Where to report a weakness (RFC 9116). An address that is still the example reaches nobody and stays out. */
export function loader() {
  const isExample = contactAddress.endsWith(".example");
  const lines = [
    ...(isExample ? [] : [`Contact: mailto:${contactAddress}`]),
    `Contact: ${absoluteUrl("/contact")}`,
    `Expires: ${new Date(Date.now() + halfYear).toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
