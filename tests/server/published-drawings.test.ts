import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { drawingDearToDerive } from "#tests/support/dear-requests.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

const site = await testSite();
const ama = await signedIn(site.url, "ama");

async function publish(title: string, inside: string): Promise<string> {
  const sent = await ama.post("/submit", submittedLogo({ title, image: drawing("a.svg", inside) }));
  expect(sent.status).toBe(303);
  const [row] = await site.sql<{ slug: string }>(
    "update logos set status = 'approved' where title = $1 returning slug",
    title,
  );
  return row?.slug ?? "";
}

const dear = await publish("Dear", drawingDearToDerive());
const other = await publish("Other", '<path d="M0 0h9v9z"/>');

test("F21 a published drawing that is dear to write as code holds up nobody's pictures, and is written once", async () => {
  const stranger = visitor(site.url);
  const path = `/logos/${dear}/code/jsx.txt`;
  const leaving = new AbortController();
  const asked = Array.from({ length: 60 }, () =>
    stranger.ask(path, { signal: leaving.signal }).catch(() => null),
  );
  await wait(300);
  leaving.abort();
  await Promise.all(asked);
  const picture = await visitor(site.url).ask(`/logos/${other}/renditions/256.png`, {
    signal: AbortSignal.timeout(25_000),
  });
  expect(picture.status).toBe(200);
  const code = await stranger.ask(path);
  expect(code.status).toBe(200);
  expect(await code.text()).toContain('fill: "#123456"');
  // Kept: no renderer is needed anymore.
  await site.withoutRenderer(async () => expect((await stranger.ask(path)).status).toBe(200));
});
