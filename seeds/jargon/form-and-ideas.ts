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
      "The part of the page you did not fill. It is not empty, and it is not waiting for a second logo. Silence is part of the drumming.",
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
      "The order in which things are noticed, arranged by size, weight, color and place. If everything is bold, the page is shouting in a market.",
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
      "Difference that can be seen: dark on light, thick by thin, large by small. Text needs a ratio of 4.5 to 1 against its ground, because readers have eyes of all ages and phones in all sunlight.",
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
      "Things that stand together are taken to belong together. Move a caption closer to its picture and you need no line, no box and no arrow.",
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
      "Letting edges agree. The eye draws a line through things that start at the same place, and it is annoyed by those that nearly do.",
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
      "The same thing looks the same and does the same, everywhere. It is dull to make and restful to use, like a good road.",
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
      "Lines nobody prints, which everybody lines up with. A grid is a table laid before the guests come: you may still move a chair.",
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
      "Evenly spaced lines on which all text stands, so that columns agree across a page. Hold the sheet against the light and both sides should match.",
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
      "The shape between the shapes. Sometimes it is just room, and sometimes it is the second drawing that makes people smile on the third look.",
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
      "The picture part of a logo, able to stand without the name. It has earned that once people can draw it badly and still be understood.",
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
      "The book that says how a brand may look and speak. A good one has reasons and is thin. A thick one is kept under a monitor.",
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
      "Pictures, colors and scraps that show a feeling before there is a design. It answers ‘What do you mean by warm?’ while changing your mind is still free.",
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
      "The document that says what is wanted, for whom, by when and for how much. ‘Make it pop’ is not one. If you did not get one, write it and have it signed.",
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
      "The observation that we see wholes before parts: three dots become a triangle, and a row of dashes becomes a road. Designers borrow it daily and pay nothing.",
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
      "How people believe a thing works, which is what they act on. Move the boat away from the chart they carry in their head and they will blame themselves, then you.",
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
      "The study of signs and of how they come to mean anything. A red cross is two rectangles until somebody needs a hospital.",
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
      "What people make without calling themselves designers: barbershop boards, tro-tro slogans, hand-painted prices. Study it with respect, credit it by name, and do not sell it back.",
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
      "Asking whose idea of good design is treated as everybody’s, and making room for the others. Begin with the reading list, then look at who gets paid.",
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
      "Taking ‘I am because we are’ as a method: design with the people who will live with it, and count it as finished when it works for them together.",
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
      "The rule that a thing’s shape should come from its purpose. True as far as it goes. A calabash follows its function too, and somebody still carved a pattern on it.",
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
      "When ‘one small thing’ arrives eleven times. It is cured with a polite sentence, a number and a signature.",
    category: "Graphic Design",
    related_terms: ["Brief"],
  },
];
