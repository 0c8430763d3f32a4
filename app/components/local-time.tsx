import { formatMoment, formatOwnMoment } from "#app/lib/dates.ts";
import { useHydrated } from "./use-hydrated.ts";

/** In UTC from the server, then in the reader's own zone. */
export function LocalTime({ at, className }: { at: string; className?: string }) {
  const inBrowser = useHydrated();
  return (
    <time className={className} dateTime={at}>
      {inBrowser ? formatOwnMoment(at) : formatMoment(at)}
    </time>
  );
}
