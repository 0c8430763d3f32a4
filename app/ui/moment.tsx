import { useSyncExternalStore } from "react";
import { formatMoment } from "#app/lib/dates.ts";

const never = () => () => {};
/** The reader's language, clock and zone, which the server does not know. */
const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** A moment: the server tells it in UTC and says so, the browser then in the reader's own form and zone. */
export function Moment({ at, className }: { at: string; className?: string }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <time className={className} dateTime={at}>
      {inBrowser ? format.format(new Date(at)) : formatMoment(at)}
    </time>
  );
}
