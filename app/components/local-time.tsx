import { formatMoment, formatOwnMoment } from "#app/lib/dates.ts";
import { useLanguage } from "#app/words/use-translator.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** In UTC from the server, then in the reader's own zone. */
export function LocalTime({ at, className }: { at: string; className?: string }) {
  const inBrowser = useHydrated();
  const language = useLanguage();
  return (
    <time className={className} dateTime={at}>
      {inBrowser ? formatOwnMoment(at, language) : formatMoment(at, language)}
    </time>
  );
}
