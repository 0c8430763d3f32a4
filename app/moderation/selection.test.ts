import { expect, it } from "vitest";
import { chosenItems, placeIn, queueAddress, queuePageSize, readChoiceOf } from "./selection.ts";

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

it("takes items as they are named, each once, and leaves out what names none", () => {
  const named = [
    `logo.${id(1)}`,
    `job.${id(1)}`,
    `logo.${id(1)}`,
    `user_roles.${id(2)}`,
    "logo.1",
    "logo",
    "",
    ".",
  ];
  expect(chosenItems(named)).toEqual([
    { type: "logo", id: id(1) },
    { type: "job", id: id(1) },
  ]);
});

it("takes the version that was read along, as the database writes it, and nothing else in its place", () => {
  const versions = ["2026-11-22 00:41:24.452+00", "2026-11-22T00:41:24.452123+00:00"];
  expect(
    chosenItems(versions.map((version, n) => readChoiceOf({ type: "job", id: id(n), version }))),
  ).toEqual(versions.map((version, n) => ({ type: "job", id: id(n), version })));
  for (const wrong of ["", "now", "2026-13-22 00:41:24+00", "2026-11-22", "1"])
    expect(chosenItems([`job.${id(1)}@${wrong}`])).toEqual([{ type: "job", id: id(1) }]);
});

it("takes a page of them at most", () => {
  const many = Array.from({ length: 55 }, (_, number) => `event.${id(number)}`);
  expect(chosenItems(many)).toHaveLength(queuePageSize);
});

it("knows the address of a page, and the page of an address", () => {
  const address = queueAddress({ type: "job", page: 2, chosen: [`job.${id(1)}`] });
  expect(address).toBe(`/dashboard/moderation?type=job&page=2&item=job.${id(1)}`);
  expect(placeIn(new URL(address, "http://localhost"))).toEqual({ type: "job", page: 2 });
  expect(placeIn(new URL("http://localhost/?type=users&page=-1"))).toEqual({ type: "all", page: 1 });
  expect(queueAddress({ type: "all", page: 1 })).toBe("/dashboard/moderation");
});
