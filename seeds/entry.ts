type ReviewStatus = "pending" | "approved" | "rejected";

/** What every piece of sample content has beside the columns of its table. */
export type Entry = {
  /** Stable and unique within its kind, so that seeding again meets the same rows. */
  key: string;
  /** Key of the member who submitted it; null where nobody did. */
  owner: string | null;
  status: ReviewStatus;
  /** Only for a rejected entry: what the reviewer wrote to the submitter. */
  review_note?: string;
  /** How many days before the day of seeding it was submitted. */
  daysAgo: number;
};
