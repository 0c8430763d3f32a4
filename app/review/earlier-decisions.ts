import { countOf } from "#app/lib/numbers.ts";
import type { ReviewHints } from "./queue.server.ts";

/** How the sender's earlier items were decided. */
export const earlierDecisions = ({ approved, rejected }: Pick<ReviewHints, "approved" | "rejected">) =>
  approved + rejected === 0
    ? "Nothing decided yet"
    : `Previously: ${approved} approved, ${rejected} rejected`;

export const lookAlikes = (count: number) => countOf(count, ["look-alike", "look-alikes"]);
