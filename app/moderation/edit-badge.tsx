import { Badge } from "#app/components/badge.tsx";

export const EditBadge = () => <Badge tone="wait">Edit of a published item</Badge>;
