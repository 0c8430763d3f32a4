import type { ReactNode } from "react";
import { Badge } from "#app/components/badge.tsx";
import { InlineList } from "#app/components/inline-list.tsx";
import { Tag } from "#app/components/tag.tsx";
import { StatusBadge } from "#app/content/status-badge.tsx";
import type { AdminEvent } from "./admin.server.ts";
import { EventFormatBadge, EventWhen } from "./facts.tsx";
import { eventTimeStateLabels } from "./options.ts";
import { eventTimeState } from "./time-state.ts";

const tones = { upcoming: undefined, ongoing: "wait", past: undefined, canceled: "bad" } as const;

type Props = { item: AdminEvent; sender: ReactNode; actions: ReactNode };

export function AdminEventCard({ item: event, sender, actions }: Props) {
  const state = eventTimeState(event);
  return (
    <article className="boxed flex flex-col gap-[0.85rem] p-4" aria-labelledby={`title-${event.id}`}>
      <div className="grid gap-2">
        <div className="row">
          <Badge tone={tones[state]}>{eventTimeStateLabels[state]}</Badge>
          <EventFormatBadge format={event.format} />
          {event.status !== "approved" && <StatusBadge status={event.status} />}
        </div>
        <h2 className="text-base wrap-anywhere [line-height:1.3]" id={`title-${event.id}`}>
          {event.title}
        </h2>
        <p className="by">
          <EventWhen event={event} />
          <br />
          <InlineList words={[event.location, event.organizer]} />
        </p>
        {event.description && <p className="clamp text-sm wrap-anywhere">{event.description}</p>}
        <div className="row">
          <Tag>{event.category}</Tag>
          <Tag>{event.event_type}</Tag>
        </div>
        {sender}
      </div>
      {actions}
    </article>
  );
}
