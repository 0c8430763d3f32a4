import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "#tests/support/chromium.ts";
import { costlyDrawing } from "#tests/support/costly-drawings.ts";
import { namedDrawings } from "#tests/support/named-drawings.ts";
import { type Server, site, start } from "./servers.ts";
import { against, type Line } from "./table.ts";

const count = 150;
/** In milliseconds. */
const most = { health: 100, answer: 8_000, paint: 200 };

/** Drawings made to hold up the site, sent to it by a stranger, and painted as its pages show them. */
export async function measureDrawings(folder: string): Promise<Line[]> {
  const server = await start(site, { DATA_DIR: folder, TRUST_PROXY: "1" }, "/readyz");
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const worst = { health: 0, answer: 0, paint: 0 };
  const answers = new Map<string, number>();
  let isDone = false;
  const watching = watchHealth();
  try {
    const page = await browser.newPage();
    const blank = await paint(page, "");
    const drawings = [
      ...Object.values(namedDrawings).map((draw) => draw()),
      ...Array.from({ length: count }, (_, seed) => costlyDrawing(seed)),
    ];
    for (const [index, drawing] of drawings.entries()) {
      const { shown, ms, status } = await send(server, drawing, index);
      worst.answer = Math.max(worst.answer, ms);
      const kind = shown?.slice(5, shown.indexOf(";")) ?? String(status);
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
      if (shown?.startsWith("data:image/svg"))
        worst.paint = Math.max(worst.paint, (await paint(page, shown)) - blank);
    }
  } finally {
    isDone = true;
    await watching;
    await browser.close();
    await server.stop();
  }
  const told = [...answers].map(([kind, times]) => `${times} × ${kind}`).join(", ");
  return [
    { what: "Drawings, by what became of them", figure: told },
    against("Longest answer of /healthz meanwhile", worst.health, { most: most.health }, "ms"),
    against("Longest until a drawing is taken or refused", worst.answer, { most: most.answer }, "ms"),
    against("Longest to paint one that shows as SVG", worst.paint, { most: most.paint }, "ms"),
  ];

  async function watchHealth() {
    while (!isDone) {
      const begin = performance.now();
      await (await fetch(`http://127.0.0.1:${server.port}/healthz`)).arrayBuffer();
      worst.health = Math.max(worst.health, performance.now() - begin);
      await wait(20);
    }
  }
}

/** `shown` is what the form shows of the kept file, as a data: address; null where it was refused. */
async function send({ port }: Server, drawing: string, index: number) {
  const address = `http://127.0.0.1:${port}`;
  const form = new FormData();
  form.set("kind", "logo");
  form.set("image", new File([drawing], "mark.svg", { type: "image/svg+xml" }));
  const headers = { Origin: address, "X-Forwarded-For": `10.0.${index >> 6}.1` };
  const begin = performance.now();
  const answer = await fetch(`${address}/draft`, { method: "POST", headers, body: form });
  await answer.arrayBuffer();
  const ms = performance.now() - begin;
  if (!answer.ok) return { shown: null, ms, status: answer.status };
  const cookie = answer.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  const file = await fetch(`${address}/draft-file?form=logo`, { headers: { Cookie: cookie } });
  const content = Buffer.from(await file.arrayBuffer()).toString("base64");
  return { shown: `data:${file.headers.get("Content-Type")};base64,${content}`, ms, status: answer.status };
}

/** How long a page with the picture takes until it is painted, in milliseconds. */
async function paint(page: Page, address: string): Promise<number> {
  await page.setContent('<img width="256" alt="">');
  return page.evaluate(async (src) => {
    const begin = performance.now();
    const image = document.querySelector("img") as HTMLImageElement;
    image.src = src;
    if (src) await image.decode().catch(() => {});
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return performance.now() - begin;
  }, address);
}
