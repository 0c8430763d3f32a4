import { Badge } from "#app/components/badge.tsx";
import { statusLabels } from "./review-status.ts";

const tones: Record<string, "wait" | "good" | "bad"> = {
  pending: "wait",
  approved: "good",
  rejected: "bad",
};

/** `label` is in another language than English. */
export function StatusBadge({ status, label }: { status: string; label?: string }) {
  return <Badge tone={tones[status] ?? undefined}>{label ?? statusLabels[status] ?? status}</Badge>;
}
