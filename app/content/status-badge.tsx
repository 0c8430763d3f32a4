import { Badge } from "#app/ui/badge.tsx";
import { statusLabels } from "./review-status.ts";

const tones: Record<string, "wait" | "up" | "danger"> = {
  pending: "wait",
  approved: "up",
  rejected: "danger",
};

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? "plain"}>{statusLabels[status] ?? status}</Badge>;
}
