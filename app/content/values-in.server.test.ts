import { expect, test } from "vitest";
import { memberKindNamed, serverKinds } from "./kinds.server.ts";
import { kindNamed } from "./kinds.ts";
import { fieldIn } from "./values-in.server.ts";

const ofMembers = serverKinds.filter(({ name }) => memberKindNamed(name));

test.each(ofMembers.map(({ name }) => name))("every field of a member's %s has a name in Swahili", (name) => {
  const columns = (kindNamed(name)?.columns ?? []).filter(({ hidden }) => !hidden);
  expect(columns.map(({ name }) => name).filter((column) => fieldIn("sw", column) === column)).toEqual([]);
});

test.each([
  ["event", "format", "in-person", "Sur place"],
  ["event", "start_date", "2026-12-06", "dim. 6 déc. 2026"],
  ["job", "job_type", "Full-time", "Temps plein"],
  ["job", "salary_minimum", "650000", "650 000"],
  ["job", "salary_period", "month", "par mois"],
  ["logo", "country", "GH", "Ghana"],
  ["logo", "variants", "wordmark, dark, /files/logos/a/b.svg", "Logotype, pour fond sombre"],
  ["translation", "language", "sw", "swahili"],
])("the %s’s %s %s is said in French", (kind, column, stored, said) => {
  const words = memberKindNamed(kind)?.member.valuesIn("fr");
  expect(words?.[column]?.(stored).replace(/\s/g, " ")).toBe(said);
});
