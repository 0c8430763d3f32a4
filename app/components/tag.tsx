import type { ReactNode } from "react";

export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}

type ListProps = {
  tags: string[];
  max?: number;
  /** What the list is called, and how many more there are; both are English without. */
  label?: string;
  andMore?: (count: number) => ReactNode;
};

export function TagList({ tags, max = 3, label = "Tags", andMore = inEnglish }: ListProps) {
  if (tags.length === 0) return null;
  const more = tags.length - max;
  return (
    <ul className="row" aria-label={label}>
      {tags.slice(0, max).map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
      {more > 0 && <li className="tag">{andMore(more)}</li>}
    </ul>
  );
}

const inEnglish = (count: number) => (
  <>
    +{count}
    <span className="sr-only"> more</span>
  </>
);
