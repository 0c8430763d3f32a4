import { Form, Link, useNavigation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Button } from "#app/components/button.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { kindOfSection } from "#app/content/kinds.ts";
import { undoImport } from "#app/content/records.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { log } from "#app/lib/log.server.ts";
import { countOf, type Nouns } from "#app/lib/numbers.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.import.$section_.$id.undo.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Take back an import");

export async function loader({ params: { section, id }, context }: Route.LoaderArgs) {
  const { name } = serverKindOfSection(section);
  return isUuid(id) ? undoImport(context.get(memberContext).supabase, name, id, true) : null;
}

export async function action({ params: { section, id }, context }: Route.ActionArgs) {
  const { name, nouns, dashboard } = serverKindOfSection(section);
  const { supabase } = context.get(memberContext);
  try {
    const undone = isUuid(id) ? await undoImport(supabase, name, id, false) : null;
    return await redirectWithToast(
      dashboard.list,
      undone
        ? { kind: "success", title: "The import was taken back", text: inWords(undone, nouns) }
        : { kind: "info", title: "There is nothing left to take back" },
    );
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error }, "an import could not be taken back");
    const title = "We couldn’t take the import back. Nothing was changed";
    return redirectWithToast("/dashboard/audit", { kind: "error", title });
  }
}

export default function UndoImport({ params, loaderData }: Route.ComponentProps) {
  const { nouns, dashboard } = kindOfSection(params.section);
  const busy = useNavigation().state === "submitting";
  return (
    <div className="stack">
      <PageHeading title="Take back an import" />
      {loaderData ? (
        <>
          <p>
            <strong>{loaderData.title}</strong>
          </p>
          <p>{inWords(loaderData, nouns)}</p>
        </>
      ) : (
        <p>There is nothing left to take back.</p>
      )}
      <Form method="post" className="row">
        {loaderData && (
          <Button variant="danger" disabled={busy}>
            Take it back
          </Button>
        )}
        <Link className="btn btn-quiet" to={dashboard.list}>
          Back to the list
        </Link>
      </Form>
    </div>
  );
}

type Counts = { removed: number; restored: number; kept: number };

/** `Deleted: 12 terms. Changed back: 3 terms.` */
function inWords({ removed, restored, kept }: Counts, nouns: Nouns): string {
  const parts: [string, number][] = [
    ["Deleted", removed],
    ["Changed back", restored],
    ["Left, since somebody has changed or decided them", kept],
  ];
  return parts
    .filter(([, count], at) => count > 0 || at === 0)
    .map(([what, count]) => `${what}: ${countOf(count, nouns)}.`)
    .join(" ");
}
