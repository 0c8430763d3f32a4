import { formatMoment, formatOwnMoment } from "#app/lib/dates.ts";
import { useInBrowser } from "./in-browser.ts";

/** In UTC from the server, then in the reader's own zone. */
export function LocalTime({ at, className }: { at: string; className?: string }) {
  const inBrowser = useInBrowser();
  return (
    <time className={className} dateTime={at}>
      {inBrowser ? formatOwnMoment(at) : formatMoment(at)}
    </time>
  );
}
