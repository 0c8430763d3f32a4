import { statusLabels } from "#app/moderation/item-types.ts";
import { Badge } from "#app/ui/badge.tsx";

const tones: Record<string, "wait" | "up" | "danger"> = {
  pending: "wait",
  approved: "up",
  rejected: "danger",
};

/** Where an item stands in review. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? "plain"}>{statusLabels[status] ?? status}</Badge>;
}
