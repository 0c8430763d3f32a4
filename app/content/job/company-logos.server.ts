import type { Supabase } from "#app/backend/supabase.types.ts";
import { inlinePictures } from "#app/pictures/inline-pictures.server.ts";
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
  const shown = await inlinePictures(supabase, data);
  const logos = new Map(
    shown.map(({ name, company, total, picture, mark }) => [name, { company, total, picture, mark }]),
  );
  return jobs.map((job) => ({ ...job, logo: logos.get(job.company) ?? null }));
}
