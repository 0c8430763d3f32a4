import { Link, useLocation } from "react-router";
import { auditActions, auditFilter, auditTypes } from "#app/accounts/audit-filter.ts";
import { type AuditEntry, listAudit } from "#app/accounts/audit-log.server.ts";
import { sessionContext } from "#app/accounts/session.server.ts";
import { columnLabels, kinds } from "#app/content/kinds.ts";
import { FilterForm } from "#app/dashboard/list-search.tsx";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { countOf } from "#app/lib/numbers.ts";
import { unlistedMeta } from "#app/publish/meta.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/dashboard.audit.ts";

const types: Record<string, string> = {
  ...Object.fromEntries(kinds.map(({ name, label }) => [name, label])),
  ...auditTypes,
};

export const meta: Route.MetaFunction = () => unlistedMeta("Audit Log");

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = auditFilter(url);
  return { filter, ...(await listAudit(context.get(sessionContext).supabase, filter, pageNumber(url))) };
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
            <ButtonLink className="push" href={`/dashboard/audit.csv${address.search}`}>
              Export CSV
            </ButtonLink>
          </>
        }
      />
      <search>
        <FilterForm className="audit-filters">
          <label className="field">
            <span>Type</span>
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
            <span>Action</span>
            <select name="action" defaultValue={filter.action}>
              <option value="">All</option>
              {auditActions.map((action) => (
                <option key={action}>{action}</option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>Person</span>
            <input name="person" defaultValue={filter.person} maxLength={60} />
          </label>
          <label className="field">
            <span>From (UTC)</span>
            <input type="date" name="from" defaultValue={filter.from} />
          </label>
          <label className="field">
            <span>To (UTC)</span>
            <input type="date" name="to" defaultValue={filter.to} />
          </label>
          <Button>Filter</Button>
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
          <table className="table">
            <caption className="sr-only">Log entries, newest first</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">Action</th>
                <th scope="col">Item</th>
                <th scope="col">Changes</th>
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
  return (
    <>
      <tr>
        <td data-label="When">
          <Moment at={new Date(entry.created_at).toISOString()} />
        </td>
        <td data-label="Who" className="break">
          {entry.actor_name}
          {entry.bypass_id && <span className="by"> {entry.bypass_id}</span>}
        </td>
        <td data-label="Action">{entry.action.replaceAll("_", " ")}</td>
        <td data-label="Item" className="break">
          <span className="by">{types[entry.item_type] ?? entry.item_type}</span> {entry.item_title}
          {entry.note && <p className="note">{entry.note}</p>}
        </td>
        <td />
      </tr>
      {(entry.before || entry.after) && (
        <tr className="changes">
          <td colSpan={5}>
            <details>
              <summary>
                Before and after<span className="sr-only">: {entry.item_title}</span>
              </summary>
              <dl className="change">
                {changes(entry).map(([name, before, after]) => (
                  <div key={name}>
                    <dt>{columnLabels.get(name) ?? name.replaceAll("_", " ")}</dt>
                    <dd>{before && <del>{shown(before)}</del>}</dd>
                    <dd>{after && <ins>{shown(after)}</ins>}</dd>
                  </div>
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
    <Moment at={text} />
  ) : (
    text
  );

/** Each changed column: name, before and after. */
function changes({ before, after }: AuditEntry): [string, string, string][] {
  const row = (value: unknown) =>
    value && typeof value === "object" ? (value as Record<string, unknown>) : {};
  const [old, now] = [row(before), row(after)];
  const text = (value: unknown) => {
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return "";
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((name): [string, string, string] => [name, text(old[name]), text(now[name])])
    .filter(([name, was, is]) => was !== is && name !== "updated_at");
}
