import { expect, it } from "vitest";
import { shortcutFor } from "./shortcuts.tsx";

const press = (key: string, more: object = {}) =>
  shortcutFor({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    target: { closest: () => null } as unknown as Element,
    ...more,
  })?.does;

it("knows its keys, and no others", () => {
  expect(press("a")).toBe("Approve the item");
  expect(press("?")).toBe("Go to this list");
  for (const key of ["A", "z", "Enter", " ", "Tab"]) expect(press(key)).toBeUndefined();
});

it("leaves keys alone that belong to the browser, to a held key or to a field", () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
    expect(press("a", more)).toBeUndefined();
  expect(press("a", { target: { closest: () => ({}) } })).toBeUndefined();
});
