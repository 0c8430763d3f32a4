import { countOf } from "#app/lib/numbers.ts";

/** `11 items to review. The oldest is 3 days old.` */
export function waitingInWords(count: number, oldest: string | undefined, now = new Date()): string {
  if (count === 0 || !oldest) return "Nothing to review.";
  const hours = Math.floor((now.getTime() - Date.parse(oldest)) / 3_600_000);
  const age =
    hours < 1
      ? "less than an hour"
      : hours < 24
        ? countOf(hours, ["hour", "hours"])
        : countOf(Math.floor(hours / 24), ["day", "days"]);
  return `${countOf(count, ["item", "items"])} to review. ${count === 1 ? "It" : "The oldest"} is ${age} old.`;
}
