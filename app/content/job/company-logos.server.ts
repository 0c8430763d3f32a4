import type { Supabase } from "#app/backend/supabase.types.ts";
import { marksOf } from "#app/pictures/inline-pictures.server.ts";
import type { CompanyLogo } from "./facts.tsx";

/** The jobs with a logo of their company, where the library has one; `failed` is the error's message. */
export async function withLogos<Job extends { company: string }>(
  supabase: Supabase,
  jobs: Job[],
  failed: string,
): Promise<(Job & { logo: CompanyLogo | null })[]> {
  if (jobs.length === 0) return [];
  const names = [...new Set(jobs.map(({ company }) => company))];
  const { data, error } = await supabase.rpc("company_logos", { names });
  if (error) throw new Error(failed, { cause: error });
  const marks = await marksOf(
    supabase,
    data.map(({ image_url }) => image_url),
  );
  const logos = new Map(
    data.map(({ name, ...logo }, index) => [name, { ...logo, mark: marks[index] ?? null }]),
  );
  return jobs.map((job) => ({ ...job, logo: logos.get(job.company) ?? null }));
}
