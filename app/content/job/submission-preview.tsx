import { useRef } from "react";
import { useTypedForm } from "#app/components/use-typed-form.ts";
import type { FieldsNamed } from "#app/content/kind.ts";
import { commaSeparated } from "#app/lib/sanitize-text.ts";
import { JobCard } from "./card.tsx";
import type { JobSubmission } from "./schema.ts";

/** The card in the list, from what stands in the form around it; its pay as it was typed. */
export function JobSubmissionPreview({ fields }: { fields: FieldsNamed<keyof JobSubmission> }) {
  const section = useRef<HTMLElement>(null);
  const typed = useTypedForm(section);
  const of = (name: keyof JobSubmission) =>
    String((typed ? typed.get(name) : fields[name].initialValue) ?? "").trim();
  const amounts = [of("salary_minimum"), of("salary_maximum")].filter(Boolean).join("–");
  const period = of("salary_period");
  const pay =
    amounts && [of("salary_currency"), amounts, period && `per ${period}`].filter(Boolean).join(" ");
  const today = new Date().toISOString().slice(0, 10);
  return (
    <section className="stack order-1" aria-labelledby="look" ref={section}>
      <h2 className="text-lg" id="look">
        How it will look
      </h2>
      <div className="pointer-events-none" inert>
        <JobCard
          job={{
            id: "",
            slug: "",
            title: of("title") || "Title",
            company: of("company") || "Company",
            location: of("location") || "Location",
            is_remote: of("is_remote") === "on",
            job_type: of("job_type") || "Full-time",
            category: of("category"),
            description: of("description"),
            salary_minimum: null,
            salary_maximum: null,
            salary_currency: null,
            salary_period: null,
            salary_note: [pay, of("salary_note")].filter(Boolean).join(" · ") || null,
            logo_id: null,
            expires_at: of("expires_at") || null,
            state: "Open",
            featured: false,
            tags: commaSeparated(of("tags")),
            created_at: today,
            updated_at: today,
          }}
        />
      </div>
    </section>
  );
}
