import { z } from "zod";
import type { Tables } from "#app/backend/database.types.ts";
import { choice, requiredLine } from "#app/lib/text-fields.ts";
import { jobStates } from "./options.ts";
import { checkSalary, hasWayToApply, jobFields, jobFormValues, plainSalary } from "./schema.ts";

const jobRequired = "Please fill in all required fields: title, company, and location.";

export const jobAdminSchema = jobFields
  .extend({
    title: requiredLine(jobRequired, 160),
    company: requiredLine(jobRequired, 120),
    location: requiredLine(jobRequired, 160),
    state: choice(jobStates, { what: "a status" }).default("Open"),
    featured: z.boolean().default(false),
  })
  .check(hasWayToApply)
  .superRefine(checkSalary)
  .transform(plainSalary);

export function jobAdminValues(job: Tables<"jobs">): Record<string, string> {
  return {
    ...Object.fromEntries(Object.keys(jobFields.shape).map((name) => [name, ""])),
    ...jobFormValues(job),
    state: job.state,
    featured: job.featured ? "on" : "",
  };
}
