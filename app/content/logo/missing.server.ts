import type { Supabase } from "#app/backend/supabase.types.ts";
import { openToAll } from "#app/images/image.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { columnOf } from "#app/lib/slug.ts";

/** Whether the address of a logo, by slug or id, is one whose owner had it taken down. Throws an Error. */
export async function isLogoTakenDown(supabase: Supabase, name: string): Promise<boolean> {
  if (!columnOf(name)) return false;
  const { data, error } = await supabase.rpc("is_taken_down", { name });
  if (error) throw new Error("Could not load logo details", { cause: error });
  return data === true;
}

export const missingLogo = async (supabase: Supabase, name: string): Promise<404 | 410> =>
  (await isLogoTakenDown(supabase, name)) ? 410 : 404;

export const missingPicture = async (supabase: Supabase, name: string): Promise<Response> =>
  (await isLogoTakenDown(supabase, name))
    ? plainAnswer(410, "This logo was taken down at the request of its owner.", openToAll)
    : plainAnswer(404, "There is no such picture.", openToAll);
