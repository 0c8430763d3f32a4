import type { JargonSeed } from "./term-seed.ts";

/** Web and Digital Design. */
export const screenTerms: JargonSeed[] = [
  {
    key: "above-the-fold",
    owner: "wanjiku",
    status: "approved",
    daysAgo: 182,
    term: "Above the fold",
    definition:
      "What you see before you scroll; the term comes from newspapers on a rack. Clients want everything there. A screen with everything at the top has nothing at the top.",
    category: "Web Design",
    related_terms: ["Visual hierarchy", "Viewport"],
  },
  {
    key: "viewport",
    owner: "wanjiku",
    status: "approved",
    daysAgo: 179,
    term: "Viewport",
    definition:
      "The part of a page that a browser shows at one time. Everyone’s is different, and nobody’s is the size of your artboard.",
    category: "Web Design",
    related_terms: ["Responsive design", "Above the fold", "Breakpoint"],
  },
  {
    key: "responsive-design",
    owner: "wanjiku",
    status: "approved",
    daysAgo: 176,
    term: "Responsive design",
    definition:
      "Building one page that fits a phone, a laptop or a television. It isn’t three designs; it’s one design that has thought about three situations.",
    category: "Web Design",
    related_terms: ["Breakpoint", "Viewport", "Mobile first"],
  },
  {
    key: "breakpoint",
    owner: "wanjiku",
    status: "approved",
    daysAgo: 173,
    term: "Breakpoint",
    definition:
      "The width at which a layout changes its mind. Put it where the design breaks, not at the width of whatever phone is selling this year.",
    category: "Web Design",
    related_terms: ["Responsive design", "Viewport"],
  },
  {
    key: "mobile-first",
    owner: "zainab",
    status: "approved",
    daysAgo: 170,
    term: "Mobile first",
    definition:
      "Designing for the small screen and the slow network first, then adding. On a continent where the phone is the computer, this isn’t a method. It’s Tuesday.",
    category: "Web Design",
    related_terms: ["Responsive design", "Progressive enhancement"],
  },
  {
    key: "progressive-enhancement",
    owner: "tendai",
    status: "approved",
    daysAgo: 167,
    term: "Progressive enhancement",
    definition:
      "First make it work with plain HTML, then make it pleasant with everything else. When a script fails to arrive, all the visitor loses is the pleasant part.",
    category: "Web Design",
    related_terms: ["Mobile first", "Fallback font"],
  },
  {
    key: "fallback-font",
    owner: "wanjiku",
    status: "approved",
    daysAgo: 164,
    term: "Fallback font",
    definition:
      "What the browser shows while your font loads, or when it never comes. Choose one of similar width, or the page will hop when the real one sits down.",
    category: "Web Design",
    related_terms: ["Diacritic", "Progressive enhancement"],
  },
  {
    key: "vector",
    owner: "thandi",
    status: "approved",
    daysAgo: 161,
    term: "Vector",
    definition:
      "A drawing stored as curves and numbers. It can be a stamp or a stadium banner, and it won’t blur. If the logo arrives as a photo of a shirt, ask for this.",
    category: "Digital Design",
    related_terms: ["Raster", "Bezier curve"],
  },
  {
    key: "raster",
    owner: "thandi",
    status: "approved",
    daysAgo: 158,
    term: "Raster",
    definition:
      "A picture stored as a grid of colored squares. Splendid for photographs. Enlarge it and you’ll meet the squares in person.",
    category: "Digital Design",
    related_terms: ["Vector", "Resolution"],
  },
  {
    key: "bezier-curve",
    owner: "thandi",
    status: "approved",
    daysAgo: 155,
    term: "Bezier curve",
    definition:
      "A curve steered by handles, found behind nearly every digital letter and logo. A few points with long handles make a calm curve. A lot of points make a coastline.",
    category: "Digital Design",
    related_terms: ["Vector", "Wordmark"],
  },
  {
    key: "resolution",
    owner: "thandi",
    status: "approved",
    daysAgo: 152,
    term: "Resolution",
    definition:
      "How many dots or pixels fit into a given length. Three hundred to the inch is the printer’s answer to almost any question.",
    category: "Digital Design",
    related_terms: ["Raster", "CMYK"],
  },
  {
    key: "rgb",
    owner: "claudine",
    status: "approved",
    daysAgo: 149,
    term: "RGB",
    definition:
      "Red, green and blue light, added together until it turns white. It’s how a screen makes color, and why a screen can show some colors that ink can’t.",
    category: "Digital Design",
    related_terms: ["CMYK", "Contrast"],
  },
  {
    key: "design-token",
    owner: "tendai",
    status: "approved",
    daysAgo: 146,
    term: "Design token",
    definition:
      "A named decision, such as “warning color,” kept in one place and used everywhere. Change the token and the whole product follows. If you had to change forty files, you didn’t have one.",
    category: "Digital Design",
    related_terms: ["Design system", "Brand guidelines"],
  },
  {
    key: "design-system",
    owner: "wanjiku",
    status: "approved",
    daysAgo: 143,
    term: "Design system",
    definition:
      "The parts, the rules and the reasons that a team builds with. A folder of buttons is a sticker sheet; it becomes a system when somebody can say why.",
    category: "Digital Design",
    related_terms: ["Design token", "Brand guidelines", "Consistency"],
  },
  {
    key: "anchor-point",
    owner: "tendai",
    status: "pending",
    daysAgo: 2,
    term: "Anchor point",
    definition:
      "A point that a curve has to pass through. Put one at the top, the bottom and both sides of a round shape, and delete the rest before anyone sees.",
    category: "Digital Design",
    related_terms: ["Bezier curve", "Vector"],
  },
  {
    key: "skeleton-screen",
    owner: "zainab",
    status: "pending",
    daysAgo: 0,
    term: "Skeleton screen",
    definition:
      "Gray shapes that stand in for content while it loads. They promise a page. Three seconds later, they had better deliver one.",
    category: "Web Design",
    related_terms: ["Viewport", "Friction"],
  },
];
