import { wordsFile } from "#app/words/words-file.server.ts";
import type { Route } from "./+types/words.$hash.$language[.]json.ts";

export function loader({ params }: Route.LoaderArgs) {
  const words = wordsFile(params.hash, params.language);
  if (!words) return new Response(null, { status: 404 });
  return new Response(words, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
