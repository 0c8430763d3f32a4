type ReviewStatus = "pending" | "approved" | "rejected";

export type Entry = {
  /** Stable and unique within its kind, so that seeding again finds the same rows. */
  key: string;
  /** A member's key; null where nobody sent it. */
  owner: string | null;
  status: ReviewStatus;
  review_note?: string;
  daysAgo: number;
};
