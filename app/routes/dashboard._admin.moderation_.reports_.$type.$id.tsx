import { data, Form, Link } from "react-router";
import { z } from "zod";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Badge } from "#app/components/badge.tsx";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { LocalTime } from "#app/components/local-time.tsx";
import { MetaList } from "#app/components/meta-list.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Tag } from "#app/components/tag.tsx";
import { itemFacts } from "#app/content/item-facts.ts";
import { hintsOfItem } from "#app/content/kinds.server.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { firstProblem } from "#app/lib/parse-form.ts";
import { severalLines } from "#app/lib/sanitize-text.ts";
import { reportDecisions } from "#app/moderation/report-schema.ts";
import { decideReports, reportsOfItem, undoReports } from "#app/moderation/reported-items.server.ts";
import { hintFacts, noteFacts, notesAbout } from "#app/moderation/reviewer-notes.server.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.moderation_.reports_.$type.$id.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Reports of an item");

const list = "/dashboard/moderation/reports";

async function reported({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const { supabase, member } = context.get(memberContext);
  const found = await reportsOfItem(supabase, { ...params, memberId: member.id });
  if (!found) throw new Response("Nobody has reported this.", { status: 404 });
  return found;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { supabase } = context.get(memberContext);
  const { kind, row, ...shown } = await reported({ params, context });
  const [hints, notes] = await Promise.all([
    row ? hintsOfItem(supabase, kind.name, row) : [],
    notesAbout(supabase, kind.name, params.id),
  ]);
  const said = notes.map(({ body, author_name: by, created_at: at }) => ({ about: kind.name, body, by, at }));
  return {
    ...shown,
    type: kind.name,
    label: kind.label,
    id: params.id,
    item: row && {
      status: row.status,
      page: row.status === "approved" ? `/${kind.table}/${row.slug}` : null,
      edit: `${kind.dashboard.list}/${row.id}/edit`,
      facts: [...hintFacts(hints), ...noteFacts(said), ...itemFacts(kind, row)],
    },
  };
}

const schema = z.object({
  decision: z.enum([...reportDecisions, "undo"]),
  note: z.string().overwrite(severalLines).max(1000, "Use at most 1,000 characters.").default(""),
  seen: z.iso.datetime({ offset: true }).optional(),
});

const said = {
  kept: "Item kept",
  corrected: "Item marked as corrected",
  unpublished: "Item unpublished",
  removed: "Item removed",
};
const notDecided = "Failed to save the decision";

export async function action({ request, params, context }: Route.ActionArgs) {
  const { supabase } = context.get(memberContext);
  const form = await readForm(request);
  const typed = String(form.get("note") ?? "");
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return data({ error: firstProblem(parsed.error), typed }, { status: 400 });
  const { kind, row, title } = await reported({ params, context });
  const { decision, note, seen } = parsed.data;
  const item = { type: kind.name, id: params.id, slug: row?.slug ?? null };
  if (decision === "undo")
    return redirectWithToast(
      list,
      (await undoReports(supabase, item))
        ? { kind: "success", title: "Decision undone", text: title }
        : {
            kind: "info",
            title: "This decision can no longer be undone",
            text: "You can undo your own decision within 10 minutes, unless the item has changed since.",
          },
    );
  if (!seen) return data({ error: notDecided, typed }, { status: 400 });
  const decided = await decideReports(supabase, item, { decision, note, seen });
  if (!decided) return data({ error: notDecided, typed }, { status: 503 });
  if (decided.outcome === "already")
    return redirectWithToast(list, {
      kind: "info",
      title: "Another admin already decided this",
      text: "Your decision wasn’t saved.",
    });
  return redirectWithToast(list, {
    kind: "success",
    title: said[decision],
    text: title,
    action: { label: "Undo", to: `${list}/${kind.name}/${params.id}`, fields: { decision: "undo" } },
  });
}

export default function ReportedItem({ loaderData, actionData }: Route.ComponentProps) {
  const { type, label, id, title, item, reports, open, seen, isUndoable } = loaderData;
  return (
    <div className="stack">
      <PageHeading
        title={title}
        aside={
          <>
            <Tag>{label}</Tag>
            <ButtonLink className="lg:ms-auto" href={list}>
              Back to reports
            </ButtonLink>
          </>
        }
      />
      <div className="two gap-5 lg:grid-cols-[1.15fr_1fr] lg:gap-6">
        <section className="stack" aria-labelledby="said">
          <h2 id="said">What people say</h2>
          <ul className="rows entries">
            {reports.map(({ id, reason, explanation, created_at, decision }) => (
              <li key={id}>
                <p>
                  <b>{reason}</b> {decision && <Badge>{said[decision as keyof typeof said]}</Badge>}
                </p>
                {explanation && (
                  <p className="wrap-anywhere max-w-[65ch] whitespace-pre-line">{explanation}</p>
                )}
                <p className="by">
                  <LocalTime at={created_at} />
                </p>
              </li>
            ))}
          </ul>
          {actionData && (
            <p className="err" role="alert">
              {actionData.error}
            </p>
          )}
          <Form method="post" className="stack">
            {open > 0 && (
              <>
                <input type="hidden" name="seen" value={seen} />
                {item?.page && (
                  <div className="field">
                    <label htmlFor="note">
                      Note to the sender <i>(optional)</i>
                    </label>
                    <textarea
                      id="note"
                      name="note"
                      rows={3}
                      maxLength={1000}
                      defaultValue={actionData?.typed}
                      aria-describedby="note-hint"
                    />
                    <p className="hint" id="note-hint">
                      They read it if you unpublish or remove the item. Whoever reported it hears only what
                      you decided.
                    </p>
                  </div>
                )}
                <div className="row">
                  <Button name="decision" value="kept">
                    Keep it as it is
                  </Button>
                  <Button name="decision" value="corrected">
                    It’s corrected
                  </Button>
                  {item?.page && (
                    <>
                      <Button variant="danger" name="decision" value="unpublished">
                        Unpublish it
                      </Button>
                      <Button variant="danger" name="decision" value="removed">
                        Remove it
                      </Button>
                    </>
                  )}
                </div>
              </>
            )}
            {isUndoable && (
              <div>
                <Button name="decision" value="undo">
                  Undo the decision
                </Button>
              </div>
            )}
          </Form>
        </section>
        <section className="stack" aria-labelledby="item">
          <h2 id="item">The item</h2>
          {item ? (
            <>
              <p className="row">
                {item.page && <a href={item.page}>See its page</a>}
                <Link to={item.edit}>Edit it</Link>
                <Link to={`/dashboard/notes/${type}/${id}`}>Notes of reviewers</Link>
              </p>
              <MetaList items={[["Status", statusLabels[item.status] ?? item.status], ...item.facts]} />
            </>
          ) : (
            <p>It no longer exists.</p>
          )}
        </section>
      </div>
    </div>
  );
}
