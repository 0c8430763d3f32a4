import { Badge } from "#app/components/badge.tsx";
import { useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import { type EventTimeState, eventFormats } from "./options.ts";
import type { EventSummary } from "./schema.ts";
import { eventTimeState } from "./time-state.ts";
import { eventBlock, eventWhen } from "./when.ts";

const tones: Record<EventTimeState, "good" | "wait" | undefined | "bad"> = {
  upcoming: "good",
  ongoing: "wait",
  past: undefined,
  canceled: "bad",
};

export function EventTimeBadge({ event }: { event: EventSummary }) {
  const t = useTranslator("events");
  const state = eventTimeState(event);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

export function EventFormatBadge({ format }: { format: string }) {
  const t = useTranslator("events");
  const known = eventFormats.find((one) => one === format);
  return <Badge>{known ? t(`format.${known}`) : format}</Badge>;
}

export function EventWhen({ event }: { event: EventSummary }) {
  return (
    // Not formatted again in the browser, whose zone names may differ from the server's.
    <time dateTime={event.start_time ? event.starts_at : event.start_date} suppressHydrationWarning>
      {eventWhen(event, useLanguage())}
    </time>
  );
}

/** Stands in for a picture. */
export function EventDate({ event, big }: { event: EventSummary; big?: boolean }) {
  const [days, below] = eventBlock(event, new Date(), useLanguage());
  const size = days.length > 5 ? "months" : days.length > 2 && "span";
  return (
    <time className={["date", size, big && "big"].filter(Boolean).join(" ")} dateTime={event.start_date}>
      {days} {below && <small>{below}</small>}
    </time>
  );
}
