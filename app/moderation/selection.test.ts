import { expect, it } from "vitest";
import { chosenItems, placeIn, queueAddress, queuePageSize } from "./selection.ts";

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
