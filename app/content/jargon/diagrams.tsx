import type { ReactElement } from "react";
import type { Diagram } from "./diagram.ts";
import { formDiagrams } from "./form-diagrams.tsx";
import { letterDiagrams } from "./letter-diagrams.tsx";
import { printDiagrams } from "./print-diagrams.tsx";
import { screenDiagrams } from "./screen-diagrams.tsx";

/** By the slug of the term. */
export const diagrams = new Map<string, Diagram>(
  [letterDiagrams, printDiagrams, formDiagrams, screenDiagrams].flatMap(Object.entries<Diagram>),
);

/** Null for a term that words explain better than a drawing. */
export function diagramOf(slug: string): ReactElement | null {
  const diagram = diagrams.get(slug);
  if (!diagram) return null;
  return (
    <svg className="dg" width="240" height="140" viewBox="0 0 240 140" role="img" aria-label={diagram.shows}>
      {diagram.drawing}
    </svg>
  );
}
