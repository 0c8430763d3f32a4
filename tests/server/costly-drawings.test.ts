import { expect, test } from "vitest";
import { checkImage } from "#app/images/image.server.ts";
import { ImageRefused } from "#app/images/image-refused.ts";
import { costlyDrawing } from "#tests/support/costly-drawings.ts";
import { namedDrawings } from "#tests/support/named-drawings.ts";

const seeds = Array.from(
  { length: 6 },
  (_, seed) => [`a drawing of seed ${seed}`, () => costlyDrawing(seed)] as const,
);

/** In milliseconds of processor time, collected garbage included; on the server's own thread it would be seconds. */
const most = 1_000;

// Of the named ones, the first six are costly to check. The benchmark's part "drawings" sends 500 of them to the built site.
test.each([...Object.entries(namedDrawings).slice(0, 6), ...seeds])(
  "F15 %s is taken or refused, and costs the server itself next to nothing",
  async (_, draw) => {
    const file = new File([draw()], "mark.svg");
    const before = process.cpuUsage();
    const answer = await checkImage(file, "someone").catch((error: unknown) => error);
    const { user, system } = process.cpuUsage(before);
    if (answer instanceof Error) expect(answer).toBeInstanceOf(ImageRefused);
    expect((user + system) / 1000).toBeLessThan(most);
  },
);
