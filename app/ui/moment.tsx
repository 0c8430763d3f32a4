import { formatMoment } from "#app/lib/dates.ts";
import { useInBrowser } from "./in-browser.ts";

/** The reader's language, clock and zone, which the server does not know. */
const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** A moment: the server tells it in UTC and says so, the browser then in the reader's own form and zone. */
export function Moment({ at, className }: { at: string; className?: string }) {
  const inBrowser = useInBrowser();
  return (
    <time className={className} dateTime={at}>
      {inBrowser ? format.format(new Date(at)) : formatMoment(at)}
    </time>
  );
}
