import { EmptyState } from "#app/components/empty-state.tsx";

export function LoadFailed({ title }: { title: string }) {
  return (
    <div role="alert">
      <EmptyState title={title} text="The site couldn’t be reached. Try again in a moment." />
    </div>
  );
}
