/** What the pages of a kind call it and where its list is. A browser gets no more of a kind: what is checked is not. */
export type KindNames = {
  /** The address of its list. */
  list: string;
  /** What one of it is called in a sentence. */
  noun: string;
  /** What it is called in titles and on buttons. */
  name: string;
};

export const logoNames: KindNames = { list: "/dashboard/logos", noun: "logo", name: "Logo" };
export const jargonNames: KindNames = { list: "/dashboard/jargon", noun: "term", name: "Term" };
export const eventNames: KindNames = { list: "/dashboard/events", noun: "event", name: "Event" };
export const jobNames: KindNames = {
  list: "/dashboard/jobs",
  noun: "job opportunity",
  name: "Job Opportunity",
};
