export const feedSize = 50;

export type FeedEntry = {
  id: string;
  title: string;
  summary: string;
  url: string;
  published: string;
  updated: string;
  categories: string[];
  /** Of its texts, where that isn't the feed's. */
  language?: string;
};
