import { expect, it } from "vitest";
import { firstProblem } from "#app/lib/parse-form.ts";
import { decisionSchema } from "./decide.server.ts";
import { noteFor, reasons } from "./reasons.ts";

const [picture, rights] = reasons.map(({ name, sentence }) => ({ name, sentence }));

it("puts the sentence of a reason into the note, in place of another, and keeps what was written", () => {
  const first = noteFor(picture?.name ?? "", "");
  expect(first).toBe(picture?.sentence);
  expect(noteFor(rights?.name ?? "", `${first}\nSorry!`)).toBe(`${rights?.sentence}\nSorry!`);
  expect(noteFor("", `${first}\nSorry!`)).toBe("Sorry!");
});

it("sends the reason that was picked without script with a rejection, and with no approval", () => {
  const post = { reason: picture?.name, note: "Sorry!" };
  const note = (decision: string, more = {}) => decisionSchema.parse({ ...post, decision, ...more }).note;
  expect(note("rejected")).toBe(`${picture?.sentence}\nSorry!`);
  expect(note("rejected", { note: "" })).toBe(picture?.sentence);
  expect(note("rejected", { reason: "Made up" })).toBe("Sorry!");
  expect(note("approved")).toBe("Sorry!");
  const long = decisionSchema.safeParse({ ...post, decision: "rejected", note: "x".repeat(990) });
  expect(long.error && firstProblem(long.error)).toBe("Use at most 1,000 characters.");
});
