import { countOf } from "#app/lib/numbers.ts";
import type { ReviewHints } from "./queue.server.ts";

export const earlierDecisions = ({ approved, rejected }: Pick<ReviewHints, "approved" | "rejected">) =>
  approved + rejected === 0
    ? "Nothing decided yet"
    : `Previously: ${approved} approved, ${rejected} rejected`;

type Duplicate = ReviewHints["duplicates"][number];

const isCertain = ({ why }: Duplicate) => why !== "title";

export function certainRepeat({ duplicates }: ReviewHints): string | null {
  const certain = duplicates.filter(isCertain);
  if (certain.length === 0) return null;
  return certain.some(({ status }) => status === "approved") ? "Already here" : "Sent twice";
}

export function quietHints({ duplicates, of_company }: ReviewHints): string {
  const alike = duplicates.filter((duplicate) => !isCertain(duplicate)).length;
  return [alike > 0 && countOf(alike, ["look-alike", "look-alikes"]), fromCompany(of_company)]
    .filter(Boolean)
    .join(" · ");
}

export function fromCompany(others: number): string | null {
  if (others === 0) return null;
  return others < 100 ? `${others} more from this company` : "100 or more from this company";
}

export const likeness = {
  company: "Same title and company",
  identity: "Same title",
  picture: "Same picture",
  title: "Similar title",
} satisfies Record<Duplicate["why"], string>;
