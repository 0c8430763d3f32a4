// What cards, the page of an event and the dashboard all say of one.

import { Badge } from "#app/ui/badge.tsx";
import { type EventFormat, eventFormatLabels } from "./options.ts";
import type { EventSummary } from "./schema.ts";
import { type EventTimeState, eventTimeState, eventTimeStateLabels } from "./time-state.ts";
import { eventDays, eventHours } from "./when.ts";

const tones: Record<EventTimeState, "up" | "wait" | "plain" | "danger"> = {
  upcoming: "up",
  ongoing: "wait",
  past: "plain",
  canceled: "danger",
};

/** Whether an event lies ahead, is on, is over or was canceled. */
export function EventTimeBadge({ event }: { event: EventSummary }) {
  const state = eventTimeState(event);
  return <Badge tone={tones[state]}>{eventTimeStateLabels[state]}</Badge>;
}

/** How one attends: Online, In-person or Hybrid. */
export function EventFormatBadge({ format }: { format: string }) {
  return <Badge tone="plain">{eventFormatLabels[format as EventFormat] ?? format}</Badge>;
}

/** An event's days and, where stated, its hours in its own zone. */
export function EventWhen({ event }: { event: EventSummary }) {
  const hours = eventHours(event);
  // A browser may know another name of a zone, or other spaces, than the server: what the server wrote stands.
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
