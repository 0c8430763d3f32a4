export const jargonCategories = [
  "Typography",
  "Web Design",
  "Graphic Design",
  "Design Principles",
  "UX Design",
  "Print Design",
  "Digital Design",
  "Design Theory",
] as const;
