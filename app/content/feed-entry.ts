export const feedSize = 50;

export type FeedEntry = {
  /** The row's id; an entry keeps it for good. */
  id: string;
  title: string;
  summary: string;
  /** The full address of the page. */
  url: string;
  published: string;
  updated: string;
  categories: string[];
};
