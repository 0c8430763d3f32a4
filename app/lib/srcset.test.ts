import { expect, test } from "vitest";
import { srcSetOf } from "./srcset.ts";

test("a picture comes as wide as its place, or twice that on a fine screen", () => {
  expect(srcSetOf("/files/images/a/b.jpg", 300)).toEqual({
    src: "/files/images/a/b.jpg?w=320",
    srcSet:
      "/files/images/a/b.jpg?w=160 160w, /files/images/a/b.jpg?w=320 320w, /files/images/a/b.jpg?w=640 640w",
    sizes: "(max-width: 300px) 100vw, 300px",
  });
  expect(srcSetOf("/files/images/a/b.png", 1200)).toMatchObject({ src: "/files/images/a/b.png?w=1280" });
  expect(srcSetOf("/files/logos/a/b.svg", 100)).toMatchObject({ src: "/files/logos/a/b?w=160" });
});

test.each(["https://a.example/b.png", "data:image/png;base64,AA", "/draft-file", "/files/a/b.png?x"])(
  "%s is taken as it is",
  (src) => expect(srcSetOf(src, 320)).toBeNull(),
);
