import { CardPreview } from "#app/content/card-preview.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { commaSeparated } from "#app/lib/sanitize-text.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import { EventCard } from "./card.tsx";
import type { EventSubmission } from "./schema.ts";
import { defaultTimeZone } from "./time-zones.ts";

/** Until there is a date, as if it were today. */
export function EventSubmissionPreview({ fields }: { fields: FieldsNamed<keyof EventSubmission> }) {
  const t = useTranslator("fields");
  const today = new Date().toISOString().slice(0, 10);
  return (
    <CardPreview fields={fields}>
      {(textOf, typed) => {
        const [day, lastDay] = [textOf("start_date"), textOf("end_date")];
        const start = isCalendarDay(day) ? day : today;
        const end = isCalendarDay(lastDay) && lastDay > start ? lastDay : start;
        // The browser's names of zones may differ from the server's.
        const timeOf = (name: "start_time" | "end_time") =>
          (typed && /^\d\d:\d\d$/.exec(textOf(name))?.[0]) || null;
        const time = timeOf("start_time");
        return (
          <EventCard
            event={{
              id: "",
              slug: "",
              title: textOf("title") || t("preview.event"),
              description: textOf("description") || null,
              start_date: start,
              end_date: end,
              start_time: time,
              end_time: timeOf("end_time"),
              time_zone: textOf("time_zone") || defaultTimeZone,
              starts_at: `${start}T${time ?? "23:59"}Z`,
              ends_at: `${end}T23:59:59Z`,
              location: textOf("location") || t("preview.place"),
              venue: null,
              address: null,
              event_type: textOf("event_type") || "Conference",
              format: textOf("format") || "in-person",
              category: textOf("category"),
              tags: commaSeparated(textOf("tags")),
              organizer: textOf("organizer") || null,
              image_url: null,
              canceled: false,
              created_at: today,
              updated_at: today,
            }}
          />
        );
      }}
    </CardPreview>
  );
}
