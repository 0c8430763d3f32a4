import { expect, it, vi } from "vitest";
import { cachedPreview, TooManyPreviews } from "./preview-cache.server.ts";

const picture = (text: string) => vi.fn(async () => Buffer.from(text));

it("draws a picture once, for those who ask at the same time too", async () => {
  const draw = picture("a");
  const both = await Promise.all([cachedPreview("once", draw), cachedPreview("once", draw)]);
  expect(both.map(String)).toEqual(["a", "a"]);
  await cachedPreview("once", draw);
  expect(draw).toHaveBeenCalledTimes(1);
});

it("tries again after a failure", async () => {
  await expect(cachedPreview("again", () => Promise.reject(new Error("no file")))).rejects.toThrow("no file");
  expect(String(await cachedPreview("again", picture("b")))).toBe("b");
});

it("forgets the picture that nobody has asked for longest", async () => {
  const [old, used] = [picture("old"), picture("used")];
  await cachedPreview("old", old);
  await cachedPreview("used", used);
  for (let number = 0; number < 99; number += 1) {
    await cachedPreview("used", used);
    await cachedPreview(`other ${number}`, picture("x"));
  }
  await cachedPreview("used", used);
  await cachedPreview("old", old);
  expect([used.mock.calls.length, old.mock.calls.length]).toEqual([1, 2]);
});

it("draws one at a time and turns away those for whom there is no room in the queue", async () => {
  let finish = () => {};
  const first = cachedPreview(
    "first",
    () =>
      new Promise((done) => {
        finish = () => done(Buffer.from("1"));
      }),
  );
  const second = picture("2");
  const waiting = [cachedPreview("second", second)];
  for (let number = 0; number < 38; number += 1) waiting.push(cachedPreview(`waits ${number}`, picture("x")));
  await expect(cachedPreview("too late", picture("3"))).rejects.toBeInstanceOf(TooManyPreviews);
  expect(second).not.toHaveBeenCalled();
  finish();
  await Promise.all([first, ...waiting]);
  expect(second).toHaveBeenCalledTimes(1);
});
