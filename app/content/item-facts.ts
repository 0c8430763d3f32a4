import type { Column, Kind } from "./kind.ts";

export function itemFacts({ columns, titleColumn }: Kind, row: object): [label: string, text: string][] {
  return columns.flatMap((column): [string, string][] => {
    const text = column.hidden || column.name === titleColumn ? "" : textOf(row, column);
    return text === "" ? [] : [[column.label, text]];
  });
}

export type Change = { label: string; was: string; is: string };

export function changedFacts({ columns }: { columns: Column[] }, before: object, after: object): Change[] {
  return columns.flatMap((column) => {
    const [was, is] = [textOf(before, column), textOf(after, column)];
    return column.hidden || was === is ? [] : { label: column.label, was, is };
  });
}

function textOf(row: object, { name, show }: Column): string {
  const text = asText((row as Record<string, unknown>)[name]);
  return text === "" ? "" : (show?.(text) ?? text);
}

export function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join("\n");
  if (typeof value === "object") return Object.values(value).map(asText).filter(Boolean).join(", ");
  return String(value);
}

export const titleOf = ({ titleColumn }: Kind, row: object) =>
  String((row as Record<string, unknown>)[titleColumn] ?? "");

export const inOneLine = (lines: string) => lines.replaceAll("\n", ", ");
