import { randomUUID } from "node:crypto";
import { data, Form, Link } from "react-router";
import { z } from "zod";
import { memberContext } from "#app/accounts/guards.server.ts";
import { itemsAddress } from "#app/accounts/user-options.ts";
import { userById } from "#app/accounts/users.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { Button } from "#app/components/button.tsx";
import { LocalTime } from "#app/components/local-time.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { titleOf } from "#app/content/item-facts.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { firstProblem } from "#app/lib/parse-form.ts";
import { severalLines } from "#app/lib/sanitize-text.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { itemForReview } from "#app/moderation/queue.server.ts";
import { addNote, notesAbout, removeNote } from "#app/moderation/reviewer-notes.server.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.notes.$type.$id.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Notes");

/** An item of any kind, or a `member`. Throws a 404 Response where there is none. */
async function subjectOf(supabase: Supabase, { type, id }: { type: string; id: string }) {
  if (type === "member") {
    const user = await userById(supabase, id);
    if (user) return { type, id: user.id, title: user.name, back: itemsAddress(user.id) };
  }
  const found = type === "member" ? null : await itemForReview(supabase, type, id);
  if (!found) throw new Response("There is nothing to note.", { status: 404 });
  return { type, id, title: titleOf(found.kind, found.row), back: `/dashboard/moderation/${type}/${id}` };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { supabase } = context.get(memberContext);
  const subject = await subjectOf(supabase, params);
  return { subject, notes: await notesAbout(supabase, subject.type, subject.id), noteId: randomUUID() };
}

const schema = z
  .string()
  .overwrite(severalLines)
  .min(1, "Write a note.")
  .max(1000, "Use at most 1,000 characters.");

export async function action({ request, params, context }: Route.ActionArgs) {
  const { supabase } = context.get(memberContext);
  const subject = await subjectOf(supabase, params);
  const form = await readForm(request);
  const here = `/dashboard/notes/${subject.type}/${subject.id}`;
  const gone = form.get("remove");
  if (isUuid(gone)) {
    await removeNote(supabase, gone);
    return redirectWithToast(here, { kind: "success", title: "Note removed" });
  }
  const typed = String(form.get("body") ?? "");
  const body = schema.safeParse(typed);
  const id = form.get("note_id");
  if (!body.success || !isUuid(id))
    return data({ error: body.error ? firstProblem(body.error) : "Reload the page", typed }, { status: 400 });
  await addNote(supabase, { id, type: subject.type, subject: subject.id, body: body.data });
  return redirectWithToast(here, { kind: "success", title: "Note added" });
}

export default function Notes({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, notes, noteId } = loaderData;
  return (
    <div className="stack">
      <PageHeading title={`Notes on ${subject.title}`} />
      <p className="max-w-[65ch]">
        Only administrators read these. <Link to={subject.back}>Back</Link>
      </p>
      <ul className="rows entries">
        {notes.map(({ id, body, author_name, created_at }) => (
          <li key={id}>
            <p className="wrap-anywhere max-w-[65ch] whitespace-pre-line">{body}</p>
            <p className="by wrap-anywhere">
              {author_name}, <LocalTime at={created_at} />
            </p>
            <Form method="post">
              <Button className="btn-compact" name="remove" value={id}>
                Remove<span className="sr-only"> the note: {body}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form key={noteId} method="post" className="stack form">
        <input type="hidden" name="note_id" value={noteId} />
        <div className="field">
          <label htmlFor="note">Note</label>
          <textarea
            id="note"
            name="body"
            rows={3}
            maxLength={1000}
            defaultValue={actionData?.typed}
            aria-invalid={actionData ? true : undefined}
            aria-describedby={actionData ? "note-error" : undefined}
            required
          />
          {actionData && (
            <span className="err" role="alert" id="note-error">
              {actionData.error}
            </span>
          )}
        </div>
        <div>
          <Button variant="primary">Add note</Button>
        </div>
      </Form>
    </div>
  );
}
