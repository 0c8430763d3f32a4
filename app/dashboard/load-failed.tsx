import { EmptyState } from "#app/ui/empty-state.tsx";

export function LoadFailed({ title }: { title: string }) {
  return (
    <div role="alert">
      <EmptyState title={title} text="The site could not be reached. Please try again in a moment." />
    </div>
  );
}
