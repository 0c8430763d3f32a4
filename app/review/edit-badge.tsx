import { Badge } from "#app/ui/badge.tsx";

export const EditBadge = () => <Badge tone="wait">Edit of a published item</Badge>;
