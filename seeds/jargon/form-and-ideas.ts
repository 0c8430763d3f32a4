import type { JargonSeed } from "./term-seed.ts";

/** Graphic Design, Design Principles and Design Theory. */
export const formAndIdeasTerms: JargonSeed[] = [
  {
    key: "white-space",
    owner: "ama",
    status: "approved",
    daysAgo: 113,
    term: "White space",
    definition:
      "The part of the page you left alone. It isn’t empty, and it isn’t waiting for a second logo. Silence is part of the drumming.",
    category: "Design Principles",
    related_terms: ["Visual hierarchy", "Proximity"],
  },
  {
    key: "visual-hierarchy",
    owner: "ama",
    status: "approved",
    daysAgo: 110,
    term: "Visual hierarchy",
    definition:
      "The order in which things get noticed, set by size, weight, color and position. If everything is bold, the page is shouting in a market.",
    category: "Design Principles",
    related_terms: ["Contrast", "White space", "Proximity"],
  },
  {
    key: "contrast",
    owner: "thandi",
    status: "approved",
    daysAgo: 107,
    term: "Contrast",
    definition:
      "A difference you can see: dark on light, thick beside thin, large next to small. Text needs a ratio of at least 4.5 to 1 against its background, because readers have eyes of every age and phones in every kind of sunlight.",
    category: "Design Principles",
    related_terms: ["Visual hierarchy", "Legibility"],
  },
  {
    key: "proximity",
    owner: "ama",
    status: "approved",
    daysAgo: 104,
    term: "Proximity",
    definition:
      "Things that sit close together look as if they belong together. Move a caption closer to its picture and you won’t need a line, a box or an arrow.",
    category: "Design Principles",
    related_terms: ["White space", "Gestalt"],
  },
  {
    key: "alignment",
    owner: "ama",
    status: "approved",
    daysAgo: 101,
    term: "Alignment",
    definition:
      "Making edges agree. The eye draws a line through things that start in the same place, and is bothered by the ones that nearly do.",
    category: "Design Principles",
    related_terms: ["Baseline grid", "Grid"],
  },
  {
    key: "consistency",
    owner: "wanjiku",
    status: "approved",
    daysAgo: 98,
    term: "Consistency",
    definition:
      "The same thing looks the same and does the same, everywhere. It’s dull to make and restful to use, like a good road.",
    category: "Design Principles",
    related_terms: ["Design system", "Alignment"],
  },
  {
    key: "grid",
    owner: "thandi",
    status: "approved",
    daysAgo: 95,
    term: "Grid",
    definition:
      "Lines that nobody prints and everything lines up with. A grid is a table set before the guests arrive: you can still move a chair.",
    category: "Graphic Design",
    related_terms: ["Baseline grid", "Alignment"],
  },
  {
    key: "baseline-grid",
    owner: "thandi",
    status: "approved",
    daysAgo: 92,
    term: "Baseline grid",
    definition:
      "Evenly spaced lines that all the text sits on, so that columns agree across a page. Hold the sheet up to the light and the two sides should match.",
    category: "Graphic Design",
    related_terms: ["Grid", "Leading"],
  },
  {
    key: "negative-space",
    owner: "kofi",
    status: "approved",
    daysAgo: 89,
    term: "Negative space",
    definition:
      "The shape between the shapes. Sometimes it’s just room. Sometimes it’s a second drawing, the kind that makes people smile on the third look.",
    category: "Graphic Design",
    related_terms: ["White space", "Gestalt"],
  },
  {
    key: "logomark",
    owner: "kofi",
    status: "approved",
    daysAgo: 86,
    term: "Logomark",
    definition:
      "The picture part of a logo, strong enough to stand without the name. It has earned that once people can draw it badly and still be understood.",
    category: "Graphic Design",
    related_terms: ["Wordmark", "Negative space"],
  },
  {
    key: "wordmark",
    owner: "kofi",
    status: "approved",
    daysAgo: 83,
    term: "Wordmark",
    definition:
      "A logo that is only the name, with the letters doing all the work. Change the font and the company is gone.",
    category: "Graphic Design",
    related_terms: ["Logomark", "Kerning"],
  },
  {
    key: "brand-guidelines",
    owner: "kofi",
    status: "approved",
    daysAgo: 80,
    term: "Brand guidelines",
    definition:
      "The book that says how a brand looks and talks. A good one is thin and gives its reasons. A thick one ends up propping up a monitor.",
    category: "Graphic Design",
    related_terms: ["Design system", "Spot color", "Wordmark"],
  },
  {
    key: "mood-board",
    owner: "claudine",
    status: "approved",
    daysAgo: 77,
    term: "Mood board",
    definition:
      "Pictures, colors and scraps that show a feeling before there is a design. It answers “What do you mean by warm?” while changing your mind is still free.",
    category: "Graphic Design",
    related_terms: ["Brand guidelines", "Brief"],
  },
  {
    key: "brief",
    owner: "claudine",
    status: "approved",
    daysAgo: 74,
    term: "Brief",
    definition:
      "The document that says what’s wanted, for whom, by when and for how much. “Make it pop” is not a brief. If nobody gives you one, write it yourself and have it signed.",
    category: "Graphic Design",
    related_terms: ["Mood board", "Persona"],
  },
  {
    key: "gestalt",
    owner: "youssef",
    status: "approved",
    daysAgo: 71,
    term: "Gestalt",
    definition:
      "The observation that we see wholes before parts: three dots become a triangle, a row of dashes becomes a road. Designers borrow it every day and never pay.",
    category: "Design Theory",
    related_terms: ["Proximity", "Negative space"],
  },
  {
    key: "mental-model",
    owner: "youssef",
    status: "approved",
    daysAgo: 68,
    term: "Mental model",
    definition:
      "How people think a thing works, which is what they act on. Stray from the map in their heads and they’ll blame themselves first, then you.",
    category: "Design Theory",
    related_terms: ["Affordance", "Usability test"],
  },
  {
    key: "semiotics",
    owner: "youssef",
    status: "approved",
    daysAgo: 65,
    term: "Semiotics",
    definition:
      "The study of signs and how they come to mean anything. A red cross is two rectangles until somebody needs a hospital.",
    category: "Design Theory",
    related_terms: ["Logomark", "Vernacular design"],
  },
  {
    key: "vernacular-design",
    owner: "kofi",
    status: "approved",
    daysAgo: 62,
    term: "Vernacular design",
    definition:
      "What people make without calling themselves designers: barbershop boards, tro-tro slogans, hand-painted prices. Study it with respect, credit it by name, and don’t sell it back.",
    category: "Design Theory",
    related_terms: ["Semiotics", "Decoloniality"],
  },
  {
    key: "decoloniality",
    owner: "youssef",
    status: "approved",
    daysAgo: 59,
    term: "Decoloniality",
    definition:
      "Asking whose idea of good design gets treated as everybody’s, and making room for the others. Start with the reading list, then look at who gets paid.",
    category: "Design Theory",
    related_terms: ["Vernacular design", "Ubuntu in design"],
  },
  {
    key: "ubuntu-in-design",
    owner: "thandi",
    status: "approved",
    daysAgo: 56,
    term: "Ubuntu in design",
    definition:
      "Taking “I am because we are” as a method: design with the people who will live with the result, and call it finished when it works for them together.",
    category: "Design Theory",
    related_terms: ["Decoloniality", "Usability test"],
  },
  {
    key: "form-follows-function",
    owner: "youssef",
    status: "approved",
    daysAgo: 53,
    term: "Form follows function",
    definition:
      "The rule that a thing’s shape should come from its purpose. True as far as it goes. A calabash follows its function too, and somebody still carved a pattern into it.",
    category: "Design Theory",
    related_terms: ["Affordance", "Vernacular design"],
  },
  {
    key: "scope-creep",
    owner: "claudine",
    status: "pending",
    daysAgo: 1,
    term: "Scope creep",
    definition:
      "When “one small thing” arrives eleven times. The cure is a polite sentence, a number and a signature.",
    category: "Graphic Design",
    related_terms: ["Brief"],
  },
];
