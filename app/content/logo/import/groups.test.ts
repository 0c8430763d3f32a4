import { expect, test } from "vitest";
import { type CheckedPicture, planLogos } from "./groups.ts";

/** `look` tells pictures apart. */
const picture = (path: string, look = 1, problem: string | null = null): CheckedPicture => ({
  path,
  image: problem ? null : `/files/logos/${path}`,
  problem,
  hash: `${path} ${look}`,
  perceptualHash: new Uint8Array(769).fill(look * 50),
});
const plan = (...pictures: CheckedPicture[]) =>
  planLogos(pictures).map(({ title, paths, layout, variants }) => ({
    title,
    paths,
    layout,
    variants: variants.map((one) => `${one.layout} ${one.ground}`),
  }));

test("an SVG and a PNG of the same picture in a brand's folder are one logo, named after it", () => {
  expect(plan(picture("logos/zenith-bank/logo.png"), picture("logos/zenith-bank/logo.svg"))).toEqual([
    {
      title: "Zenith Bank",
      paths: ["logos/zenith-bank/logo.svg", "logos/zenith-bank/logo.png"],
      layout: "mark",
      variants: [],
    },
  ]);
  expect(plan(picture("svg/mtn.svg"), picture("png/mtn.png"))).toHaveLength(1);
});

test("files of one brand whose names say so are its variants", () => {
  const logos = plan(
    picture("gtbank.svg", 1),
    picture("gtbank-dark.svg", 2),
    picture("gtbank-wordmark.svg", 3),
  );
  expect(logos).toMatchObject([{ title: "Gtbank", variants: ["wordmark light", "mark dark"] }]);
});

test("where it is not clear which is the first, each is a logo of its own", () => {
  expect(plan(picture("first-light.svg", 1), picture("first-dark.svg", 2)).map(({ title }) => title)).toEqual(
    ["First Light", "First Dark"],
  );
  expect(plan(picture("a.svg", 1), picture("a.png", 3))).toHaveLength(2);
});

test("a refused file is named, beside what stands in for it", () => {
  const logos = planLogos([picture("a/a.svg", 1, "Damaged"), picture("a/a.png", 1)]);
  expect(logos.map(({ paths, problem }) => [paths, problem])).toEqual([
    [["a/a.svg"], "Damaged"],
    [["a/a.png"], null],
  ]);
});
