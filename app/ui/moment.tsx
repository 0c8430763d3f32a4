import { formatMoment } from "#app/lib/dates.ts";
import { useInBrowser } from "./in-browser.ts";

const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** In UTC from the server, then in the reader's own language and zone. */
export function Moment({ at, className }: { at: string; className?: string }) {
  const inBrowser = useInBrowser();
  return (
    <time className={className} dateTime={at}>
      {inBrowser ? format.format(new Date(at)) : formatMoment(at)}
    </time>
  );
}
