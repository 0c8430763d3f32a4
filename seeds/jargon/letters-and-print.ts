import type { JargonSeed } from "./term-seed.ts";

/** Typography and Print Design. */
export const lettersAndPrintTerms: JargonSeed[] = [
  {
    key: "kerning",
    owner: "ama",
    status: "approved",
    daysAgo: 230,
    term: "Kerning",
    definition:
      "The space between one particular pair of letters. Tighten AV, loosen rn, and a word stops wobbling. Done well, nobody notices. Done badly, nobody can look away.",
    category: "Typography",
    related_terms: ["Tracking", "Ligature", "Leading"],
  },
  {
    key: "tracking",
    owner: "ama",
    status: "approved",
    daysAgo: 227,
    term: "Tracking",
    definition:
      "The space added to, or taken from, a whole run of letters at once. Open it up a little for small capitals, tighten it a little for large headlines. Anyone who tracks out lowercase would iron a sandwich.",
    category: "Typography",
    related_terms: ["Kerning", "Leading"],
  },
  {
    key: "leading",
    owner: "ama",
    status: "approved",
    daysAgo: 224,
    term: "Leading",
    definition:
      "The distance from one line of text to the next, named for the strips of lead that printers slid between them. Say “ledding.” Long lines want more of it; short lines get by with less.",
    category: "Typography",
    related_terms: ["Tracking", "Baseline grid", "Measure"],
  },
  {
    key: "ligature",
    owner: "youssef",
    status: "approved",
    daysAgo: 221,
    term: "Ligature",
    definition:
      "Two or more letters drawn as one because they would bump into each other otherwise, the way f and i do. In Arabic they are grammar. In Latin they are mostly good manners.",
    category: "Typography",
    related_terms: ["Kerning", "Glyph"],
  },
  {
    key: "glyph",
    owner: "youssef",
    status: "approved",
    daysAgo: 218,
    term: "Glyph",
    definition:
      "A single drawn form in a font. The letter a is an idea; the glyph is the picture of it that you see, and a font may hold several pictures of the same idea.",
    category: "Typography",
    related_terms: ["Ligature", "Diacritic"],
  },
  {
    key: "diacritic",
    owner: "zainab",
    status: "approved",
    daysAgo: 215,
    term: "Diacritic",
    definition:
      "A mark above, below or through a letter that changes its sound: ẹ is not e, and ɓ is not b. A font without them can’t spell Yorùbá or Hausa, however handsome its capitals.",
    category: "Typography",
    related_terms: ["Glyph", "Fallback font"],
  },
  {
    key: "serif",
    owner: "ama",
    status: "approved",
    daysAgo: 213,
    term: "Serif",
    definition:
      "The small foot at the end of a letter’s stroke. Stone carvers began it, and printers of books kept it. Type that goes barefoot is called sans serif.",
    category: "Typography",
    related_terms: ["Glyph", "Legibility"],
  },
  {
    key: "x-height",
    owner: "ama",
    status: "approved",
    daysAgo: 212,
    term: "X-height",
    definition:
      "How tall the lowercase letters are compared with the capitals. A large x-height reads well at small sizes. A small one looks elegant until somebody has to read it on a bus.",
    category: "Typography",
    related_terms: ["Baseline grid", "Legibility"],
  },
  {
    key: "measure",
    owner: "ama",
    status: "approved",
    daysAgo: 209,
    term: "Measure",
    definition:
      "The length of a line of text. Forty-five to seventy-five characters is comfortable. Any longer, and the eye comes back to the wrong line.",
    category: "Typography",
    related_terms: ["Leading", "Legibility"],
  },
  {
    key: "legibility",
    owner: "thandi",
    status: "approved",
    daysAgo: 206,
    term: "Legibility",
    definition:
      "Whether you can tell one letter from another: I, l and 1 in a row are the usual test. Readability is the next question, which is whether anyone wants to go on.",
    category: "Typography",
    related_terms: ["X-height", "Measure", "Contrast"],
  },
  {
    key: "bleed",
    owner: "kofi",
    status: "approved",
    daysAgo: 203,
    term: "Bleed",
    definition:
      "Ink that runs past the trim edge, so that no white sliver shows after cutting. Three millimeters is the custom. Forgetting it is another.",
    category: "Print Design",
    related_terms: ["Trim", "Crop marks"],
  },
  {
    key: "trim",
    owner: "kofi",
    status: "approved",
    daysAgo: 200,
    term: "Trim",
    definition:
      "The size of the page after the knife. Keep everything you care about a few millimeters inside it, because the knife hasn’t read your layout.",
    category: "Print Design",
    related_terms: ["Bleed", "Crop marks"],
  },
  {
    key: "crop-marks",
    owner: "kofi",
    status: "approved",
    daysAgo: 197,
    term: "Crop marks",
    definition:
      "The short lines at the corners that tell the printer where to cut. They’re the only part of the design that is meant to be thrown away.",
    category: "Print Design",
    related_terms: ["Bleed", "Trim"],
  },
  {
    key: "cmyk",
    owner: "kofi",
    status: "approved",
    daysAgo: 194,
    term: "CMYK",
    definition:
      "Cyan, magenta, yellow and black: the four inks behind most of what gets printed. The bright green on your screen isn’t among them, and no amount of pleading will put it there.",
    category: "Print Design",
    related_terms: ["Spot color", "RGB", "Overprint"],
  },
  {
    key: "spot-color",
    owner: "kofi",
    status: "approved",
    daysAgo: 191,
    term: "Spot color",
    definition:
      "One ink, mixed in advance and printed on its own, instead of dots of four. It costs more and matches every time. Banks and football clubs insist on it.",
    category: "Print Design",
    related_terms: ["CMYK", "Brand guidelines"],
  },
  {
    key: "overprint",
    owner: "kofi",
    status: "approved",
    daysAgo: 188,
    term: "Overprint",
    definition:
      "Printing one ink on top of another without knocking out a hole for it. On purpose, it’s a lovely effect. By accident, it’s where your white logo went.",
    category: "Print Design",
    related_terms: ["CMYK", "Spot color"],
  },
  {
    key: "imposition",
    owner: "claudine",
    status: "approved",
    daysAgo: 185,
    term: "Imposition",
    definition:
      "Arranging pages on a big sheet so that they come out in order after folding and cutting. Fold a newspaper in four, number the corners, open it up, and you’ll respect anyone who does this for a living.",
    category: "Print Design",
    related_terms: ["Trim", "Crop marks"],
  },
];
