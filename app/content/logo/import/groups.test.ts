import { expect, test } from "vitest";
import { variantName } from "#app/content/logo/variants.ts";
import { matchFields } from "./facts.ts";
import { type CheckedPicture, type Choices, planLogos } from "./groups.ts";

/** Pictures of one `look` look alike. */
const picture = (path: string, look = 0, problem: string | null = null): CheckedPicture => ({
  path,
  image: problem ? null : `/files/logos/${path}`,
  problem,
  hash: `${path} ${look}`,
  look: look || Math.random(),
});
const pictures = (...paths: string[]) => paths.map((path) => picture(path));
const plan = (some: CheckedPicture[], rows: Record<string, string>[] = [], choices: Choices = {}) => {
  const fields = matchFields(
    rows,
    some.map(({ path }) => path),
  );
  return planLogos(some, rows, { fields, ...choices }).map(({ columns, files, dropped }) => ({
    title: columns.title,
    files: files.map((file) => `${file.path} ${variantName(file)}${file.isGuess ? "?" : ""}`),
    ...(dropped.length > 0 && { dropped }),
  }));
};

test("an SVG and a PNG of the same picture in a brand's folder are one logo, named after it", () => {
  const some = [picture("logos/zenith-bank/logo.png", 1), picture("logos/zenith-bank/logo.svg", 1)];
  expect(plan(some)).toEqual([{ title: "Zenith Bank", files: ["logos/zenith-bank/logo.svg mark"] }]);
  expect(planLogos(some, [], {})[0]?.files[0]?.others).toEqual(["logos/zenith-bank/logo.png"]);
});

test("files of one brand whose names say so are its variants", () => {
  expect(plan(pictures("ZTBank.svg", "ZTBank-dark.svg", "ZTBank-wordmark.svg"))).toEqual([
    {
      title: "ZTBank",
      files: ["ZTBank.svg mark", "ZTBank-wordmark.svg wordmark", "ZTBank-dark.svg mark-dark"],
    },
  ]);
  expect(plan(pictures("kit/zenith-light.svg", "kit/zenith-dark.svg"))).toEqual([
    { title: "Zenith", files: ["kit/zenith-light.svg mark", "kit/zenith-dark.svg mark-dark"] },
  ]);
});

test("the artboards of a file are one logo, unless they are too many for one", () => {
  const artboards = (count: number) =>
    pictures(...Array.from({ length: count }, (_, at) => `kit/Moyo-0${at + 1}.svg`));
  expect(plan(artboards(3)).map(({ title, files }) => [title, files.length])).toEqual([["Moyo", 3]]);
  expect(plan(artboards(7)).map(({ title }) => title)).toContain("Moyo-07");
});

test("a file beside an icon shows more than the icon", () => {
  expect(plan(pictures("zenith.svg", "zenith-icon.svg"))).toEqual([
    { title: "Zenith", files: ["zenith.svg lockup", "zenith-icon.svg mark"] },
  ]);
});

test("folders say what is for which ground, one for each brand or one for all", () => {
  expect(
    plan(pictures("black/moyo.svg", "black/duka.svg", "color/moyo.svg", "color/duka.svg", "white/moyo.svg")),
  ).toEqual([
    {
      title: "Moyo",
      files: ["color/moyo.svg mark", "white/moyo.svg mark-dark", "black/moyo.svg mark-one-color"],
    },
    { title: "Duka", files: ["color/duka.svg mark", "black/duka.svg mark-one-color"] },
  ]);
  const kit = plan(
    pictures(
      "Moyo Brand Kit/Light/logo.svg",
      "Moyo Brand Kit/Dark/logo.svg",
      "Moyo Brand Kit/White/logo.svg",
      "Web/Moyo_Icon_RGB.svg",
    ),
  );
  expect(kit).toHaveLength(1);
  expect(kit[0]?.title).toBe("Moyo");
  expect(kit[0]?.files).toHaveLength(4);
});

test("what cannot be told apart takes a free place, and is asked about", () => {
  expect(plan(pictures("moyo-horizontal.svg", "moyo-vertical.svg"))).toEqual([
    { title: "Moyo", files: ["moyo-horizontal.svg lockup", "moyo-vertical.svg mark?"] },
  ]);
});

test("of more than six files the six that tell most are kept, and the others named", () => {
  const names = ["", "-icon", "-horizontal", "-wordmark", "-white", "-black", "-noir", "-negative"];
  const [logo] = plan(pictures(...names.map((name) => `moyo${name}.svg`)));
  expect(logo?.files).toHaveLength(6);
  expect(logo?.dropped).toHaveLength(2);
});

test("a file that many folders have in addition to an icon is of the same brand", () => {
  const brands = ["moyo", "duka", "zuri"];
  const logos = plan(
    pictures(...brands.flatMap((name) => [`${name}/${name}-ar21.svg`, `${name}/${name}-icon.svg`])),
  );
  expect(logos.map(({ title }) => title)).toEqual(["Moyo", "Duka", "Zuri"]);
  expect(plan(pictures("moyo/moyo-pay.svg", "moyo/moyo-icon.svg")).map(({ title }) => title)).toEqual([
    "Moyo Pay",
    "Moyo",
  ]);
});

test("a list that names several files of a logo tells what each shows", () => {
  const rows = [
    {
      title: "Moyo Foods",
      "route.light": "/library/m1.svg",
      "route.dark": "/library/m2.svg",
      "wordmark.light": "/library/m3.svg",
    },
  ];
  expect(
    plan(pictures("static/library/m1.svg", "static/library/m2.svg", "static/library/m3.svg"), rows),
  ).toEqual([
    {
      title: "Moyo Foods",
      files: [
        "static/library/m1.svg mark",
        "static/library/m3.svg wordmark",
        "static/library/m2.svg mark-dark",
      ],
    },
  ]);
});

test("a refused file is named, beside what stands in for it", () => {
  const logos = planLogos([picture("a/a.svg", 1, "Damaged"), picture("a/a.png", 1)], [], {});
  expect(logos.map(({ paths, problem }) => [paths, problem])).toEqual([
    [["a/a.svg"], "Damaged"],
    [["a/a.png"], null],
  ]);
});

test("an admin has the last word on titles, files and what is taken", () => {
  const some = pictures("moyo.svg", "moyo-dark.svg", "m-two.svg", "other.svg");
  const choices: Choices = {
    pictures: {
      "moyo-dark.svg": { shows: "wordmark-one-color" },
      "m-two.svg": { title: "Moyo", shows: "lockup" },
      "other.svg": { isOut: true },
    },
  };
  expect(plan(some, [], choices)[0]).toEqual({
    title: "Moyo",
    files: ["moyo.svg mark", "m-two.svg lockup", "moyo-dark.svg wordmark-one-color"],
  });
  expect(planLogos(some, [], choices).map(({ isOut }) => isOut)).toEqual([false, true]);
});
