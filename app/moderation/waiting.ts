import { countOf, formatNumber } from "#app/lib/numbers.ts";

const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const inWords = (count: number) => words[count] ?? formatNumber(count);
const counted = (count: number, one: string) =>
  countOf(count, [one, `${one}s`]).replace(/^\S+/, inWords(count));

/** `Eleven things wait for you, the oldest for three days.` */
export function waitingInWords(count: number, oldest: string | undefined, now = new Date()): string {
  if (count === 0 || !oldest) return "Nothing is waiting for you.";
  const hours = Math.floor((now.getTime() - Date.parse(oldest)) / 3_600_000);
  const age =
    hours < 1
      ? "less than an hour"
      : hours < 24
        ? counted(hours, "hour")
        : counted(Math.floor(hours / 24), "day");
  if (count === 1) return `One thing has been waiting for you for ${age}.`;
  const many = inWords(count);
  return `${many.charAt(0).toUpperCase()}${many.slice(1)} things wait for you, the oldest for ${age}.`;
}
