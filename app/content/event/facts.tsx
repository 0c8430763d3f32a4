import { Badge } from "#app/ui/badge.tsx";
import { type EventFormat, eventFormatLabels } from "./options.ts";
import type { EventSummary } from "./schema.ts";
import { type EventTimeState, eventTimeState, eventTimeStateLabels } from "./time-state.ts";
import { eventDays, eventHours } from "./when.ts";

const tones: Record<EventTimeState, "good" | "wait" | undefined | "bad"> = {
  upcoming: "good",
  ongoing: "wait",
  past: undefined,
  canceled: "bad",
};

export function EventTimeBadge({ event }: { event: EventSummary }) {
  const state = eventTimeState(event);
  return <Badge tone={tones[state]}>{eventTimeStateLabels[state]}</Badge>;
}

export function EventFormatBadge({ format }: { format: string }) {
  return <Badge>{eventFormatLabels[format as EventFormat] ?? format}</Badge>;
}

export function EventWhen({ event }: { event: EventSummary }) {
  const hours = eventHours(event);
  // Not formatted again in the browser, whose zone names and spaces may differ from the server's.
  if (!hours)
    return (
      <time dateTime={event.start_date} suppressHydrationWarning>
        {eventDays(event)}
      </time>
    );
  return (
    <time dateTime={event.starts_at} suppressHydrationWarning>
      {eventDays(event)} · {hours}
    </time>
  );
}
