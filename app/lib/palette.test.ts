import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dark, light } from "./palette.ts";

const colors = new Set([...Object.values(light), ...Object.values(dark)].filter((color) => color !== "#fff"));

test("no color of the palette stands in the source of anything else", () => {
  const files = globSync("app/**/*.{ts,tsx,css}").filter(
    (path) => !/palette\.ts$|\.test\.tsx?$|diagrams/.test(path),
  );
  expect(files.length).toBeGreaterThan(300);
  const repeats = files.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/#[0-9a-f]{6}\b/gi)]
      .filter(([color]) => colors.has(color.toLowerCase()))
      .map(([color]) => `${path}: ${color}`),
  );
  expect(repeats).toEqual([]);
});

test("what is kept as a file has its colors from the palette", () => {
  const manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));
  expect([manifest.background_color, manifest.theme_color]).toEqual([light.paper, light.paper]);
  for (const path of globSync("supabase/templates/*.html"))
    for (const [color] of readFileSync(path, "utf8").matchAll(/#[0-9a-f]{6}\b/gi))
      expect(colors).toContain(color);
});
