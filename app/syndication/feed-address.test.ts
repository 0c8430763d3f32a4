import { describe, expect, it } from "vitest";
import { readEventFilter } from "#app/content/event/filter.ts";
import { readJobFilter } from "#app/content/job/filter.ts";
import { filteredAddress, filteredTitle } from "./feed-address.ts";

const events = (query: string) => readEventFilter(new URLSearchParams(query), "all");
const jobs = (query: string) => readJobFilter(new URLSearchParams(query));
const all = { time: "all" };

describe("a narrowed list", () => {
  it("has one address, whatever else was asked and in whatever order", () => {
    expect(
      filteredAddress("/events.atom", events("view=list&type=Workshop&category=Design&page=3"), all),
    ).toBe("/events.atom?category=Design&type=Workshop");
    expect(filteredAddress("/events.atom", events("time=all&category=Nothing"), all)).toBe("/events.atom");
    expect(filteredAddress("/events.ics", events("time=past"), all)).toBe("/events.ics?time=past");
    expect(filteredAddress("/jobs.atom", jobs("remote=yes&search=A%26B+%3C"))).toBe(
      "/jobs.atom?remote=yes&search=A%26B+%3C",
    );
  });

  it("says in its title to what it is narrowed", () => {
    expect(filteredTitle("events", events(""), all)).toBe("events");
    expect(filteredTitle("events", events("time=past&category=Design"), all)).toBe("events: Design, past");
    expect(filteredTitle("jobs", jobs("remote=yes"))).toBe("jobs: remote");
    expect(filteredTitle("logos", { country: "CI", form: "Emblem" })).toBe("logos: Côte d’Ivoire, Emblem");
  });
});
