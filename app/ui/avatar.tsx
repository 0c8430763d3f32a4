import { Placeholder } from "./placeholder.tsx";

export function Avatar({ id, name }: { id: string; name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      <Placeholder id={id} title={name} />
    </span>
  );
}
