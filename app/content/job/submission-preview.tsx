import { CardPreview } from "#app/content/card-preview.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import { JobCard } from "./card.tsx";
import type { JobSubmission } from "./schema.ts";

export function JobSubmissionPreview({ fields }: { fields: FieldsNamed<keyof JobSubmission> }) {
  const t = useTranslator("fields");
  const today = new Date().toISOString().slice(0, 10);
  return (
    <CardPreview fields={fields}>
      {(textOf) => {
        const amountOf = (name: "salary_minimum" | "salary_maximum") =>
          Number(textOf(name).replace(/[\s,]/g, "")) || null;
        const deadline = textOf("expires_at");
        return (
          <JobCard
            job={{
              id: "",
              slug: "",
              title: textOf("title") || t("preview.job"),
              company: textOf("company") || t("company"),
              location: textOf("location") || t("preview.place"),
              is_remote: textOf("is_remote") === "on",
              job_type: textOf("job_type") || "Full-time",
              category: textOf("category"),
              description: textOf("description"),
              salary_minimum: amountOf("salary_minimum"),
              salary_maximum: amountOf("salary_maximum"),
              salary_currency: textOf("salary_currency") || null,
              salary_period: textOf("salary_period") || null,
              salary_note: textOf("salary_note") || null,
              logo_id: null,
              expires_at: isCalendarDay(deadline) ? deadline : null,
              state: "Open",
              featured: false,
              tags: [],
              created_at: today,
              updated_at: today,
            }}
          />
        );
      }}
    </CardPreview>
  );
}
