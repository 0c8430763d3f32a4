import { Badge } from "#app/components/badge.tsx";
import { statusLabels } from "./review-status.ts";

const tones: Record<string, "wait" | "good" | "bad"> = {
  pending: "wait",
  approved: "good",
  rejected: "bad",
};

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? undefined}>{statusLabels[status] ?? status}</Badge>;
}
