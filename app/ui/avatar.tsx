import { Placeholder } from "./placeholder.tsx";

/** A person's own cloth with their initials. The name stands beside it. */
export function Avatar({ id, name }: { id: string; name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      <Placeholder id={id} title={name} />
    </span>
  );
}
