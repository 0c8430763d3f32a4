import type { Supabase } from "#app/backend/supabase.types.ts";
import { eventById } from "#app/content/event/queries.server.ts";
import { eventDays } from "#app/content/event/when.ts";
import { termBySlug } from "#app/content/jargon/queries.server.ts";
import { jobById } from "#app/content/job/queries.server.ts";
import { logoById } from "#app/content/logo/queries.server.ts";
import { siteName, tagline } from "#app/lib/site.ts";
import type { Preview } from "#app/pictures/preview.server.ts";
import type { PreviewKind } from "#app/pictures/preview-address.ts";

/** What a preview shows; `image` is the stored picture on its plate, if any. */
export type Subject = Preview & { image: string | null };

type Read = (supabase: Supabase, name: string | undefined) => Promise<Subject | null>;

const readers: Record<PreviewKind | "site", Read> = {
  /** For the pages that show no single item. */
  site: async (_, name) =>
    name === "home" ? { id: siteName, kind: "", title: tagline, facts: [], image: null } : null,
  logos: async (supabase, name) => {
    const logo = await logoById(supabase, name);
    return (
      logo && {
        id: logo.id,
        kind: "Logo",
        title: logo.title,
        facts: [`by ${logo.company}`],
        image: logo.image_url,
      }
    );
  },
  jargon: async (supabase, name) => {
    const term = await termBySlug(supabase, name);
    return (
      term && {
        id: term.id,
        kind: "Jargon",
        title: term.term,
        facts: term.category ? [term.category] : [],
        image: null,
      }
    );
  },
  events: async (supabase, name) => {
    const event = await eventById(supabase, name);
    if (!event) return null;
    const { id, title, event_type: kind } = event;
    return { id, kind, title, facts: [eventDays(event), event.location], image: null };
  },
  jobs: async (supabase, name) => {
    const job = await jobById(supabase, name);
    if (!job) return null;
    return {
      id: job.id,
      kind: "Job",
      title: job.title,
      facts: [job.company, job.location],
      image: null,
    };
  },
};

/** What the preview of an item shows; null where there is no such public item. Throws as the item's query does. */
export function previewSubject(
  supabase: Supabase,
  kind: string | undefined,
  name: string | undefined,
): Promise<Subject | null> {
  if (!kind || !Object.hasOwn(readers, kind)) return Promise.resolve(null);
  return readers[kind as keyof typeof readers](supabase, name);
}
