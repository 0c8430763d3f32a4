import { anonymousClient } from "#app/backend/clients.server.ts";

/** In milliseconds; after that the database counts as not answering. Nobody who can be shown a kept page waits. */
const patience = 10_000;

/** A text that changes with everything published. Throws where the database does not answer. */
export async function readContentVersion(): Promise<string> {
  const supabase = await anonymousClient();
  const { data, error } = await supabase
    .from("content_versions")
    .select("version")
    .order("kind")
    .abortSignal(AbortSignal.timeout(patience));
  if (error) throw new Error("The versions of the content could not be read.", { cause: error });
  return data.map(({ version }) => version).join(".");
}
