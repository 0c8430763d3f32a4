import { plainAnswer } from "#app/lib/plain-answer.ts";
import { checkImage } from "#app/pictures/image.server.ts";
import { ImageRefused } from "#app/pictures/image-refused.ts";
import { pictureHeaders } from "#app/pictures/picture-headers.ts";
import { draftKey, draftToken, loadDraft } from "#app/review/draft.server.ts";
import { toSubmissionKind } from "#app/review/submission-kinds.ts";
import type { Route } from "./+types/draft-file.ts";

/** Only the visitor's own kept picture, checked and written anew, never as it was sent. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const token = draftToken(request);
  const kind = toSubmissionKind(url.searchParams.get("kind"));
  const draft = token && kind ? await loadDraft(draftKey(token, kind)) : null;
  if (!draft?.file) return missing();
  const { name, type, bytes } = draft.file;
  try {
    const image = await checkImage(new File([bytes], name, { type }));
    return new Response(new Uint8Array(image.bytes), {
      headers: {
        ...pictureHeaders,
        "Content-Type": image.type,
        "Content-Length": String(image.bytes.byteLength),
        "Cache-Control": "private, no-store",
        Vary: "Cookie",
      },
    });
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    // It is still there, and shows once pictures can be checked.
    return error.status === 503 ? plainAnswer(503, error.message, { "Retry-After": "30" }) : missing();
  }
}

const missing = () => plainAnswer(404, "There is no kept file.");
