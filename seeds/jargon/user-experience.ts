import type { JargonSeed } from "./term-seed.ts";

/** UX Design. */
export const userExperienceTerms: JargonSeed[] = [
  {
    key: "affordance",
    owner: "wanjiku",
    status: "approved",
    daysAgo: 140,
    term: "Affordance",
    definition:
      "What a thing seems to let you do. A handle asks to be pulled, a plate asks to be pushed. A door that needs a sign got it wrong, and so did a button that looks like a label.",
    category: "UX Design",
    related_terms: ["Signifier", "Mental model"],
  },
  {
    key: "signifier",
    owner: "wanjiku",
    status: "approved",
    daysAgo: 137,
    term: "Signifier",
    definition:
      "The visible hint that you can do something here: an underline, a shadow, a little arrow. The affordance is the possibility; the signifier is the invitation.",
    category: "UX Design",
    related_terms: ["Affordance", "Microcopy"],
  },
  {
    key: "wireframe",
    owner: "zainab",
    status: "approved",
    daysAgo: 134,
    term: "Wireframe",
    definition:
      "A page drawn without color or pictures, so that people talk about what goes where. Add a nice font, and they’ll talk about the font.",
    category: "UX Design",
    related_terms: ["Prototype", "User flow"],
  },
  {
    key: "prototype",
    owner: "zainab",
    status: "approved",
    daysAgo: 131,
    term: "Prototype",
    definition:
      "Something that behaves enough like the real thing to be proved wrong cheaply. Paper counts. Often, paper counts for more.",
    category: "UX Design",
    related_terms: ["Wireframe", "Usability test"],
  },
  {
    key: "usability-test",
    owner: "zainab",
    status: "approved",
    daysAgo: 128,
    term: "Usability test",
    definition:
      "Watching someone try to do something with your design, and keeping quiet. Five people will show you most of what’s wrong. The hard part is the quiet.",
    category: "UX Design",
    related_terms: ["Prototype", "Persona"],
  },
  {
    key: "persona",
    owner: "zainab",
    status: "approved",
    daysAgo: 125,
    term: "Persona",
    definition:
      "An invented person who stands in for many real ones. Built from interviews, it’s useful. Built from a meeting, it will resemble the meeting.",
    category: "UX Design",
    related_terms: ["Usability test", "User flow"],
  },
  {
    key: "user-flow",
    owner: "zainab",
    status: "approved",
    daysAgo: 122,
    term: "User flow",
    definition:
      "The steps from wanting something to having it, drawn as a map. Every box is a chance to leave.",
    category: "UX Design",
    related_terms: ["Wireframe", "Persona", "Friction"],
  },
  {
    key: "microcopy",
    owner: "ama",
    status: "approved",
    daysAgo: 119,
    term: "Microcopy",
    definition:
      "The few words on buttons, hints and errors. “Something went wrong” is a four-syllable shrug. “That card has expired” is help.",
    category: "UX Design",
    related_terms: ["Signifier", "Friction"],
  },
  {
    key: "friction",
    owner: "ama",
    status: "approved",
    daysAgo: 116,
    term: "Friction",
    definition:
      "Whatever makes a task harder than it needs to be. Take it out of buying a bus ticket. Leave some in “Delete my account.”",
    category: "UX Design",
    related_terms: ["User flow", "Microcopy"],
  },
  {
    key: "dark-pattern",
    owner: "kofi",
    status: "rejected",
    review_note:
      "A good term to have, but the definition stops just where it gets interesting. Could you add an example?",
    daysAgo: 5,
    term: "Dark pattern",
    definition: "A design that gets people to do something they didn’t mean to do.",
    category: "UX Design",
    related_terms: ["Friction"],
  },
];
