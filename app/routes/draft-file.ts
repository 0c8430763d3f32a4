import { pictureHeaders } from "#app/images/image.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { draftKey, draftToken, loadDraft } from "#app/moderation/draft.server.ts";
import type { Route } from "./+types/draft-file.ts";

/** The picture in the visitor's own kept form of this name, as it was made when it came in. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const token = draftToken(request);
  const form = /^[\w-]{1,40}$/.exec(url.searchParams.get("form") ?? "")?.[0];
  const draft = token && form ? await loadDraft(draftKey(token, form)) : null;
  if (!draft?.image) return plainAnswer(404, "There is no kept file.");
  const { preview, bytes, type } = draft.image;
  const shown = preview ?? bytes;
  return new Response(new Uint8Array(shown), {
    headers: {
      ...pictureHeaders,
      "Content-Type": preview ? "image/webp" : type,
      "Content-Length": String(shown.byteLength),
      "Cache-Control": "private, no-store",
      Vary: "Cookie",
    },
  });
}
