/** How many of the newest entries a feed holds. */
export const feedSize = 50;

export type FeedEntry = {
  /** The row's id: entries keep it whatever else of them changes. */
  id: string;
  title: string;
  summary: string;
  /** The full address of the page. */
  url: string;
  published: string;
  updated: string;
  categories: string[];
};
