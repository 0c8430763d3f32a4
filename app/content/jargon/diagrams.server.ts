/** On 240 by 140: ink is the thing, indigo the idea. The title says what can be seen, for somebody who cannot. */
const files = import.meta.glob<string>("./diagrams/*.svg", { query: "?raw", import: "default", eager: true });

export const diagrams = new Map(
  Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ""), svg]),
);

export const diagramOf = (slug: string): string | null => diagrams.get(slug) ?? null;
