import { describe, expect, it } from "vitest";
import { listUrl, pageNumber } from "./list-url.ts";

const at = (path: string) => new URL(path, "http://localhost");

describe("listUrl", () => {
  it("keeps the other parameters and changes one", () => {
    expect(listUrl(at("/logos?search=kente+cloth&view=list"), { company: "Ashe & Sons" })).toBe(
      "/logos?search=kente+cloth&view=list&company=Ashe+%26+Sons",
    );
  });

  it("starts again at page 1 when a filter changes, and keeps the filter when the page changes", () => {
    expect(listUrl(at("/logos?company=Ashe&page=3"), { company: null })).toBe("/logos");
    expect(listUrl(at("/logos?company=Ashe"), { page: 2 })).toBe("/logos?company=Ashe&page=2");
    expect(listUrl(at("/logos?company=Ashe&page=2"), { page: 1 })).toBe("/logos?company=Ashe");
  });

  it("drops empty values and defaults, so that a state has one address", () => {
    expect(
      listUrl(at("/jargon?search=&view=list&sort=term"), { view: "list" }, { view: "list", sort: "term" }),
    ).toBe("/jargon");
    expect(listUrl(at("/jargon?view=grid"), { letter: "K" }, { view: "list" })).toBe(
      "/jargon?view=grid&letter=K",
    );
  });

  it("repeats of a parameter become one value when it changes", () => {
    expect(listUrl(at("/logos?company=A&company=B"), { company: "C" })).toBe("/logos?company=C");
  });
});

describe("pageNumber", () => {
  it.each([
    ["/logos", 1],
    ["/logos?page=3", 3],
    ["/logos?page=0", 1],
    ["/logos?page=-1", 1],
    ["/logos?page=abc", 1],
    ["/logos?page=1.5", 1],
    ["/logos?page=999999999", 10_000],
    ["/logos?page=1e9", 1],
  ])("reads %s as %i", (path, expected) => {
    expect(pageNumber(at(path))).toBe(expected);
  });
});
