import { anonymousClient } from "#app/backend/clients.server.ts";

/** A text that changes with everything published. Throws where the database does not answer. */
export async function readContentVersion(): Promise<string> {
  const supabase = await anonymousClient();
  const { data, error } = await supabase.from("content_versions").select("version").order("kind");
  if (error) throw new Error("The versions of the content could not be read.", { cause: error });
  return data.map(({ version }) => version).join(".");
}
