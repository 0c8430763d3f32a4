import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, test } from "./journey.ts";

// One more header would make each request one that a browser has to ask for first.
test.use({ extraHTTPHeaders: {} });

/** The page with the packages as they are, in one script. */
async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL("iconify-page.tsx", import.meta.url)),
        formats: ["es"],
        fileName: "page",
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [];
  return first?.output[0]?.code ?? "";
}

test("a page of another site shows a logo with the Iconify package @script", async ({
  page,
  request,
  baseURL,
}) => {
  const { items } = await (await request.get("/api/logos?limit=50")).json();
  const logo = items.find(
    ({ slug, image }: { slug: string; image: string }) => /^[a-z-]+$/.test(slug) && image.endsWith(".svg"),
  );
  const script = await pageScript();
  const html = `<!DOCTYPE html><link rel="icon" href="data:,"><div id="root" data-site="${baseURL}" data-icon="${logo.slug}"></div><script type="module" src="/page.js"></script>`;
  const other = createServer(({ url }, response) => {
    const isScript = url === "/page.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? script : html);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  try {
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const shown = page.locator("#root svg path");
    await expect(shown.first()).toBeAttached();
    const file = await (await request.get(`/logos/${logo.slug}.svg`)).text();
    const drawn = [...file.matchAll(/<path[^>]* d="([^"]*)"/g)].map(([, d]) => d);
    expect(drawn.length).toBeGreaterThan(0);
    expect(await shown.evaluateAll((paths) => paths.map((path) => path.getAttribute("d")))).toEqual(drawn);
    await expect(page.locator("#root svg")).toHaveAttribute("height", "96");
  } finally {
    other.close();
  }
});
