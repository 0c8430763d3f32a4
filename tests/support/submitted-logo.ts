const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>';

/** A small drawing as a browser sends it. */
export const drawing = (name = "mark.svg") => new File([svg], name, { type: "image/svg+xml" });

/** The form of a logo, filled in; `fields` are put in or replaced. */
export const submittedLogo = (fields: Record<string, string | File>) => ({
  kind: "logo",
  title: "Baobab",
  company: "Baobab Bank",
  ...fields,
});
