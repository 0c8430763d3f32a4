import { sessionContext } from "#app/accounts/session.server.ts";
import { confirmedCount, listSubscribers } from "#app/letters/newsletter-subscribers.server.ts";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { formatNumber } from "#app/lib/numbers.ts";
import { unlistedMeta } from "#app/publish/meta.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/dashboard.newsletter.ts";

const address = { pathname: "/dashboard/newsletter", search: "" };

export const meta: Route.MetaFunction = () => unlistedMeta("Newsletter");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const [list, confirmed] = await Promise.all([
    listSubscribers(supabase, pageNumber(url)),
    confirmedCount(supabase),
  ]);
  return { ...list, confirmed };
}

export default function Newsletter({
  loaderData: { rows, total, confirmed, page, pages },
}: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <div className="row between">
        <h1 className="page-title">Newsletter</h1>
        <ButtonLink href="/dashboard/newsletter.csv">Export CSV</ButtonLink>
      </div>
      <dl className="stats">
        <div className="stat">
          <dt className="small">Confirmed</dt>
          <dd className="figure">{formatNumber(confirmed)}</dd>
        </div>
        <div className="stat">
          <dt className="small">Not confirmed yet</dt>
          <dd className="figure">{formatNumber(Math.max(0, total - confirmed))}</dd>
        </div>
      </dl>
      <p className="small">
        The export has only those who confirmed. Unconfirmed requests are forgotten after a week.
      </p>
      {rows.length === 0 ? (
        <EmptyState
          title="No subscribers yet"
          text="The box at the foot of every page signs people up."
          action={
            <ButtonLink href="/newsletter" variant="quiet">
              See the sign-up page
            </ButtonLink>
          }
        />
      ) : (
        <div className="scroll-x table-cards">
          <table>
            <caption className="sr-only">Subscribers, the newest first</caption>
            <thead>
              <tr>
                <th scope="col">Email</th>
                <th scope="col">Asked for</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, email, requested_at, confirmed_at }) => (
                <tr key={id}>
                  <th scope="row" className="break">
                    {email}
                  </th>
                  <td data-label="Asked for">
                    <Moment at={requested_at} />
                  </td>
                  <td data-label="State">
                    <Badge tone={confirmed_at ? "good" : "wait"}>
                      {confirmed_at ? "Confirmed" : "Not confirmed"}
                    </Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pagination page={page} pages={pages} hrefFor={(number) => listUrl(address, { page: number })} />
    </div>
  );
}
