import { Badge } from "#app/ui/badge.tsx";
import { statusLabels } from "./item-types.ts";

const tones: Record<string, "wait" | "up" | "danger"> = {
  pending: "wait",
  approved: "up",
  rejected: "danger",
};

/** Where an item stands in review. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? "plain"}>{statusLabels[status] ?? status}</Badge>;
}
