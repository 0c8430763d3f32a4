import { Link, useLocation } from "react-router";
import { auditActions, auditFilter, auditTypes } from "#app/accounts/audit-filter.ts";
import { type AuditEntry, listAudit } from "#app/accounts/audit-log.server.ts";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Badge } from "#app/components/badge.tsx";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { LocalTime } from "#app/components/local-time.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { kindNamed, kinds } from "#app/content/kinds.ts";
import { activitySentence } from "#app/dashboard/activity-sentence.ts";
import { auditChanges } from "#app/dashboard/audit-changes.ts";
import { ChangeRow } from "#app/dashboard/changes.tsx";
import { undoImportAddress } from "#app/dashboard/list-filters.ts";
import { FilterForm } from "#app/dashboard/list-search.tsx";
import { Sentence } from "#app/dashboard/sentence.tsx";
import { maxSearchLength } from "#app/lib/form-limits.ts";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { countOf } from "#app/lib/numbers.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.audit.ts";

const types: Record<string, string> = {
  ...Object.fromEntries(kinds.map(({ name, label }) => [name, label])),
  ...auditTypes,
};

export const handle: PageHandle = { list: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Audit Log");

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = auditFilter(url);
  return { filter, ...(await listAudit(context.get(memberContext).supabase, filter, pageNumber(url))) };
}

export default function Audit({ loaderData: { filter, rows, total, page, pages } }: Route.ComponentProps) {
  const address = useLocation();
  return (
    <div className="stack">
      <PageHeading
        title="Audit Log"
        aside={
          <>
            <span role="status">
              <Badge>{countOf(total, ["permanent entry", "permanent entries"])}</Badge>
            </span>
            <ButtonLink className="lg:ms-auto" href={`/dashboard/audit.csv${address.search}`}>
              Export CSV
            </ButtonLink>
          </>
        }
      />
      <search>
        <FilterForm className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-x-3 gap-y-2 [&_input]:px-2 [&_select]:px-2">
          <label className="field">
            <span className="text-sm font-semibold">Type</span>
            <select name="type" defaultValue={filter.type}>
              <option value="">All</option>
              {Object.entries(types).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span className="text-sm font-semibold">Action</span>
            <select name="action" defaultValue={filter.action}>
              <option value="">All</option>
              {auditActions.map((action) => (
                <option key={action}>{action}</option>
              ))}
            </select>
          </label>
          <label className="field">
            <span className="text-sm font-semibold">Person</span>
            <input
              name="person"
              defaultValue={filter.person}
              maxLength={maxSearchLength}
              placeholder="Name or email"
            />
          </label>
          <label className="field">
            <span className="text-sm font-semibold">Item</span>
            <input name="item" defaultValue={filter.item} maxLength={maxSearchLength} placeholder="Title" />
          </label>
          <label className="field">
            <span className="text-sm font-semibold">From (UTC)</span>
            <input type="date" name="from" defaultValue={filter.from} />
          </label>
          <label className="field">
            <span className="text-sm font-semibold">To (UTC)</span>
            <input type="date" name="to" defaultValue={filter.to} />
          </label>
          <Button>Filter</Button>
          {rows.length > 0 && Object.values(filter).some(Boolean) && (
            <Link className="btn btn-quiet" to="/dashboard/audit">
              Clear filters
            </Link>
          )}
        </FilterForm>
      </search>
      {rows.length === 0 ? (
        <EmptyState
          title="No entries found"
          text="No matches. Try wider dates or fewer filters."
          action={
            <Link className="btn" to="/dashboard/audit">
              Show all entries
            </Link>
          }
        />
      ) : (
        <div className="table-frame audit">
          <table className="data-table">
            <caption className="sr-only">Log entries, newest first</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">What happened</th>
                <th className="min-w-36" scope="col">
                  Changes
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pagination page={page} pages={pages} hrefFor={(number) => listUrl(address, { page: number })} />
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const changes = auditChanges(entry.item_type, entry.before, entry.after);
  const imported = entry.action === "imported" ? kindNamed(entry.item_type) : null;
  return (
    <>
      <tr>
        <td data-label="When">
          <LocalTime at={new Date(entry.created_at).toISOString()} />
        </td>
        <td className="wrap-anywhere">
          <Sentence {...activitySentence(entry)} />
          {entry.bypass_id && <span className="by"> {entry.bypass_id}</span>}
          {entry.note && <p className="note">{entry.note}</p>}
        </td>
        <td>
          {imported && (
            <Link className="underline" to={undoImportAddress(imported, entry.item_id ?? "")}>
              Take back <span className="sr-only">{entry.item_title}</span>
            </Link>
          )}
        </td>
      </tr>
      {changes.length > 0 && (
        <tr className="changes">
          <td className="relative" colSpan={3}>
            <details>
              <summary className="absolute end-0 bottom-full py-3 underline @max-[55rem]/table:static">
                Before and after<span className="sr-only">: {entry.item_title}</span>
              </summary>
              <dl className="text-sm">
                {changes.map(({ label, was, is }) => (
                  <ChangeRow key={label} label={label}>
                    <dd className="empty:hidden">{was && <del className="text-muted">{shown(was)}</del>}</dd>
                    <dd className="empty:hidden">
                      {is && <ins className="font-semibold no-underline">{shown(is)}</ins>}
                    </dd>
                  </ChangeRow>
                ))}
              </dl>
            </details>
          </td>
        </tr>
      )}
    </>
  );
}

/** Only an exact timestamp becomes a moment: people may write text that begins like one. */
const shown = (text: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)) ? (
    <LocalTime at={text} />
  ) : (
    text
  );
