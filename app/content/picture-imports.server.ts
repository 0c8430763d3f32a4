import type { Supabase } from "#app/backend/supabase.types.ts";

/** Of what waits to be added from a zip, the addresses of its pictures. */
export async function picturesOfImports(server: Supabase): Promise<string[]> {
  const { data } = await server.from("picture_imports").select("checked").throwOnError();
  return data.flatMap(({ checked }) =>
    (checked as { image: string | null }[]).flatMap(({ image }) => image ?? []),
  );
}

/** An import waits a day; its pictures go with the next sweep. */
export async function endOldImports(server: Supabase): Promise<void> {
  const dayAgo = new Date(Date.now() - 86_400_000).toISOString();
  await server.from("picture_imports").delete().lt("created_at", dayAgo).throwOnError();
}
