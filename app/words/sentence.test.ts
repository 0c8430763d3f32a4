import { expect, test } from "vitest";
import { ImageRefused } from "#app/images/image-refused.ts";
import { cleanSvg } from "#app/images/svg.server.ts";
import { svg } from "#tests/support/svg.ts";
import { orInEnglish, sentencesOf } from "./sentence.ts";
import { sentenceIn } from "./sentence-in.server.ts";

const say = sentencesOf("wrong");

test("a sentence is said in the language of who reads it, with its plural", () => {
  const sentence = say("atMost", { longest: 500 });
  expect(sentenceIn("en", sentence)).toBe("Use at most 500 characters.");
  expect(sentenceIn("fr", sentence)).toBe("Utilisez au plus 500 caractères.");
  expect(sentenceIn("ar", sentence)).toBe("اكتب 500 حرف على الأكثر.");
  expect(sentenceIn("ar", say("lines.many", { max: 3 }))).toBe("اكتب 3 أسطر على الأكثر.");
});

test("what is no sentence stays as it is, and English may name what other languages don't", () => {
  expect(sentenceIn("fr", "Enter a name.")).toBe("Enter a name.");
  const choice = orInEnglish("Choose a type: Workshop or Webinar.", say("option"));
  expect([sentenceIn("en", choice), sentenceIn("fr", choice)]).toEqual([
    "Choose a type: Workshop or Webinar.",
    "Choisissez une des options.",
  ]);
});

test("what a drawing is refused for is said in its sender's language, names of commands as their programs have them", () => {
  const refusal = (inside: string) => {
    try {
      cleanSvg(svg(inside));
    } catch (error) {
      if (error instanceof ImageRefused) return error.message;
    }
    return "accepted";
  };
  expect(sentenceIn("fr", refusal("<script>a()</script>"))).toMatch(
    /^Ce SVG contient «.script.», .*File > Export/,
  );
  expect(sentenceIn("ar", refusal('<use href="https://evil.example/#a"/>'))).toMatch(
    /^يحمّل ملف SVG هذا .*Embed Images/,
  );
});
