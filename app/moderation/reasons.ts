/** Ready reasons to reject: what the admin picks, and the sentence that the member reads. */
export const reasons = [
  {
    name: "Low quality picture",
    sentence: "The picture is too small or too blurry. Please send a sharper file, ideally an SVG.",
  },
  {
    name: "No permission to share",
    sentence: "We publish only what you made yourself or may share. Please ask its owner first.",
  },
  {
    name: "Not about design",
    sentence: "We publish only what is about design, and this isn’t.",
  },
  {
    name: "Already here",
    sentence: "This is on the site already.",
  },
  {
    name: "Not enough detail",
    sentence: "Please tell people more about it, and send it again.",
  },
  {
    name: "Advertising",
    sentence: "This reads like an ad. Please say plainly what it is, and send it again.",
  },
];

export const takedownRequestReasons: typeof reasons = [
  {
    name: "Not shown to be theirs",
    sentence:
      "We couldn’t see that you speak for the brand. Please write from an address at its website, or add the DNS record.",
  },
  {
    name: "It is right as it is",
    sentence: "We compared it with what the brand itself publishes, and it is right as it is.",
  },
  {
    name: "Not clear",
    sentence: "We couldn’t tell what should change. Please ask again and tell us more.",
  },
];

const all = [...reasons, ...takedownRequestReasons];

/** The note with the sentence of a reason in place of the one it had; what the admin wrote stays. */
export function noteFor(name: string, note: string): string {
  const own = all.reduce((text, { sentence }) => text.replace(sentence, ""), note).trim();
  const sentence = all.find((reason) => reason.name === name)?.sentence;
  return [sentence, own].filter(Boolean).join("\n");
}

/** Of a form: script writes the reason into the note, and without it the reason comes beside it. */
export const withReason = (reason: unknown, note: unknown): string =>
  reason ? noteFor(String(reason), String(note ?? "")) : String(note ?? "");
