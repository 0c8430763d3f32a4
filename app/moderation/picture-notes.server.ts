import type { Supabase } from "#app/backend/supabase.types.ts";
import type { FormColumns } from "#app/content/kind.server.ts";
import { filesOfItem, serverKinds } from "#app/content/kinds.server.ts";
import { imageAnalysesOf } from "#app/images/inline-pictures.server.ts";
import type { Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";

/** As many of these sentences as a toast has room for. */
export function toastText(sentences: string[]): string | undefined {
  const said = sentences.filter(Boolean);
  while (said.join(" ").length > 600) said.pop();
  return said.join(" ") || undefined;
}

/** What its sender and its reviewer should know of the pictures of an item, in sentences. Never throws. */
export async function pictureNotes(
  supabase: Supabase,
  kind: string,
  row: FormColumns,
  language: Language = "en",
): Promise<string[]> {
  const t = translator(language, "uploads");
  const minSide = serverKinds.find(({ name }) => name === kind)?.image?.minSide ?? 0;
  const addresses = filesOfItem(kind, row).map(({ image }) => image);
  const notes = new Set<string>();
  for (const [index, analysis] of (await imageAnalysesOf(supabase, addresses)).entries()) {
    if (!analysis) continue;
    const { width, height, hasLiveText } = analysis;
    if (hasLiveText) notes.add(t("liveText"));
    if (!addresses[index]?.endsWith(".svg") && Math.max(width, height) < minSide)
      notes.add(t("small", { width: String(width), height: String(height), least: String(minSide) }));
  }
  return [...notes];
}
