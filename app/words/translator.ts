import format, { type CompiledMessage, type FormatOptions, type FormatValues } from "icu-minify/format";
import { createElement, Fragment, type ReactNode } from "react";
import type { createTranslator } from "use-intl/core";
import { roomWords } from "#words";
import { type Language, locales } from "./languages.ts";
import type { Words } from "./words.types.ts";

export type Room = keyof Words;

/** `t("key", values)` is a text, and `t.rich("key", { b: (text) => <b>{text}</b> })` what React draws. */
export type Translator<In extends Room> = ReturnType<typeof createTranslator<Words, In>>;

const translators = new Map<string, unknown>();

/** The words of one room in one language. In components `useTranslator` knows the language. */
export function translator<In extends Room>(language: Language, room: In): Translator<In> {
  const name = `${language}.${room}`;
  if (!translators.has(name)) translators.set(name, makeTranslator(language, room));
  return translators.get(name) as Translator<In>;
}

function makeTranslator(language: Language, room: Room) {
  const words = roomWords(language, room);
  const say = (key: string, values?: FormatValues<ReactNode>) => {
    const found = key.split(".").reduce<unknown>((part, step) => (part as typeof words)?.[step], words);
    if (typeof found !== "string" && !Array.isArray(found)) throw new Error(`No "${key}" in "${room}".`);
    return format<ReactNode>(found as CompiledMessage, locales[language], values, { formatters });
  };
  const rich = (key: string, values?: FormatValues<ReactNode>) =>
    createElement(Fragment, null, ...[say(key, values)].flat());
  return Object.assign((key: string, values?: FormatValues<ReactNode>) => String(say(key, values)), { rich });
}

/** Dates come as finished texts, see lib/dates.ts. */
const formatters = {
  getNumberFormat: kept(Intl.NumberFormat),
  getPluralRules: kept(Intl.PluralRules),
} as unknown as FormatOptions["formatters"];

function kept<Args extends unknown[], Made>(Make: new (...args: Args) => Made) {
  const made = new Map<string, Made>();
  return (...args: Args): Made => {
    const key = JSON.stringify(args);
    const one = made.get(key) ?? new Make(...args);
    made.set(key, one);
    return one;
  };
}
