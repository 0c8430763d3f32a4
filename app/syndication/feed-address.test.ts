import { describe, expect, it } from "vitest";
import { eventChoiceIn, readEventFilter } from "#app/content/event/filter.ts";
import { readJobFilter } from "#app/content/job/filter.ts";
import { choiceIn } from "#app/content/logo/filter.ts";
import { feedTitle, filteredAddress } from "./feed-address.ts";

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
    const past = { filter: events("time=past&category=Design"), usual: all, valueIn: eventChoiceIn };
    const logos = { filter: { country: "CI", form: "Emblem" }, valueIn: choiceIn };
    expect(feedTitle("en", "events", { filter: events(""), usual: all })).toBe("Ubunifu events");
    expect(feedTitle("en", "events", past)).toBe("Ubunifu events: Design, past");
    expect(feedTitle("en", "jobs", { filter: jobs("remote=yes") })).toBe("Ubunifu jobs: remote");
    expect(feedTitle("en", "logos", logos)).toBe("Ubunifu logos: Côte d’Ivoire, Emblem");
    expect(feedTitle("fr", "events", past)).toBe("Ubunifu\u00a0: événements (Design, Passés)");
    expect(feedTitle("ar", "logos", logos)).toBe("Ubunifu: الشعارات (ساحل العاج، شارة)");
  });
});
