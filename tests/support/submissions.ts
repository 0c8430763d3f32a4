const svg = (before: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${before}<circle cx="4" cy="4" r="3"/></svg>`;

export const drawing = (name = "mark.svg", before = "") =>
  new File([svg(before)], name, { type: "image/svg+xml" });

export const submittedLogo = (fields: Record<string, string | File>) => ({
  kind: "logo",
  title: "Baobab",
  company: "Baobab Bank",
  ...fields,
});

export const submittedJob = (fields: Record<string, string>) => ({
  kind: "job",
  title: "Type designer",
  company: "Yaz Foundry",
  location: "Tunis",
  job_type: "Full-time",
  category: "Design",
  description: "Draw letters for nine scripts with a small team.",
  contact_email: "jobs@example.com",
  ...fields,
});
