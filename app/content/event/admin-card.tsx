import type { ReactNode } from "react";
import { StatusBadge } from "#app/content/status-badge.tsx";
import { Dotted } from "#app/ui/dotted.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { AdminEvent } from "./admin-queries.server.ts";
import { EventFormatBadge, EventTimeBadge, EventWhen } from "./facts.tsx";

export function AdminEventCard({ item: event, actions }: { item: AdminEvent; actions: ReactNode }) {
  return (
    <article className="card" aria-labelledby={`title-${event.id}`}>
      <div className="body">
        <div className="row chips">
          <EventTimeBadge event={event} />
          <EventFormatBadge format={event.format} />
          {event.status !== "approved" && <StatusBadge status={event.status} />}
        </div>
        <h2 className="card-title break" id={`title-${event.id}`}>
          {event.title}
        </h2>
        <p className="small">
          <EventWhen event={event} />
          <br />
          <Dotted words={[event.location, event.organizer]} />
        </p>
        {event.description && <p className="clamp break">{event.description}</p>}
        <div className="row chips">
          <Tag>{event.category}</Tag>
          <Tag>{event.event_type}</Tag>
        </div>
      </div>
      {actions}
    </article>
  );
}
