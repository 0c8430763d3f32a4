import { Badge } from "#app/ui/badge.tsx";

/** Tells a reviewer that something is public already, and what is waiting would replace it. */
export const EditBadge = () => <Badge tone="wait">Edit of a published item</Badge>;
