import type { ReactNode } from "react";

export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}

export function TagList({ tags, max = 3 }: { tags: string[]; max?: number }) {
  if (tags.length === 0) return null;
  const more = tags.length - max;
  return (
    <ul className="row" aria-label="Tags">
      {tags.slice(0, max).map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
      {more > 0 && (
        <li className="tag">
          +{more}
          <span className="sr-only"> more</span>
        </li>
      )}
    </ul>
  );
}
