import { useRef } from "react";
import { useTypedForm } from "#app/components/use-typed-form.ts";
import type { FieldsNamed } from "#app/content/kind.ts";
import { commaSeparated } from "#app/lib/sanitize-text.ts";
import { EventCard } from "./card.tsx";
import type { EventSubmission } from "./schema.ts";
import { defaultTimeZone } from "./time-zones.ts";

/** The card in the list, from what stands in the form around it; until there is a date, as if it were today. */
export function EventSubmissionPreview({ fields }: { fields: FieldsNamed<keyof EventSubmission> }) {
  const section = useRef<HTMLElement>(null);
  const typed = useTypedForm(section);
  const of = (name: keyof EventSubmission) =>
    String((typed ? typed.get(name) : fields[name].initialValue) ?? "").trim();
  const today = new Date().toISOString().slice(0, 10);
  const start = of("start_date") || today;
  const [, end = start] = [start, of("end_date")].filter(Boolean).sort();
  // The browser's names of zones may differ from the server's.
  const time = (typed && of("start_time")) || null;
  return (
    <section className="stack order-1" aria-labelledby="look" ref={section}>
      <h2 className="text-lg" id="look">
        How it will look
      </h2>
      <div className="pointer-events-none" inert>
        <EventCard
          event={{
            id: "",
            slug: "",
            title: of("title") || "Title",
            description: of("description") || null,
            start_date: start,
            end_date: end,
            start_time: time,
            end_time: (time && of("end_time")) || null,
            time_zone: of("time_zone") || defaultTimeZone,
            starts_at: `${start}T${time ?? "23:59"}Z`,
            ends_at: `${end}T23:59:59Z`,
            location: of("location") || "Location",
            venue: null,
            address: null,
            event_type: of("event_type") || "Conference",
            format: of("format") || "in-person",
            category: of("category"),
            tags: commaSeparated(of("tags")),
            organizer: of("organizer") || null,
            image_url: null,
            canceled: false,
            created_at: today,
            updated_at: today,
          }}
        />
      </div>
    </section>
  );
}
