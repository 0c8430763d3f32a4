import { memberContext } from "#app/accounts/guards.server.ts";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { LocalTime } from "#app/components/local-time.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { Figure, Figures } from "#app/dashboard/figures.tsx";
import { confirmedCount, listSubscribers } from "#app/email/newsletter-subscribers.server.ts";
import { sendsMail } from "#app/lib/env.server.ts";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.newsletter.ts";

const address = { pathname: "/dashboard/newsletter", search: "" };

export const handle: PageHandle = { list: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Newsletter");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(memberContext);
  const [list, confirmed] = await Promise.all([
    listSubscribers(supabase, pageNumber(url)),
    confirmedCount(supabase),
  ]);
  return { ...list, confirmed, sendsMail };
}

export default function Newsletter({
  loaderData: { rows, total, confirmed, sendsMail, page, pages },
}: Route.ComponentProps) {
  return (
    <div className="stack">
      <PageHeading
        title="Newsletter"
        aside={
          <ButtonLink className="lg:ms-auto" href="/dashboard/newsletter.csv">
            Export CSV
          </ButtonLink>
        }
      />
      {!sendsMail && (
        <p className="note">
          This site doesn’t send email yet: whoever runs it will find the message in the “mail” folder next to
          the data.
        </p>
      )}
      <Figures>
        <Figure count={confirmed} label="Confirmed" />
        <Figure count={Math.max(0, total - confirmed)} label="Not confirmed yet" />
      </Figures>
      <p className="by">
        The export lists confirmed subscribers only. Unconfirmed requests are deleted after a week.
      </p>
      {rows.length === 0 ? (
        <EmptyState
          title="No subscribers yet"
          text="People sign up in the footer of every page."
          action={
            <ButtonLink href="/newsletter" variant="quiet">
              See the sign-up page
            </ButtonLink>
          }
        />
      ) : (
        <div className="table-frame">
          <table className="data-table">
            <caption className="sr-only">Subscribers, newest first</caption>
            <thead>
              <tr>
                <th scope="col">Email</th>
                <th scope="col">Requested</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, email, requested_at, confirmed_at }) => (
                <tr key={id}>
                  <th scope="row" className="wrap-anywhere">
                    {email}
                  </th>
                  <td data-label="Requested">
                    <LocalTime at={requested_at} />
                  </td>
                  <td data-label="Status">
                    {confirmed_at ? "Confirmed" : <Badge tone="wait">Not confirmed</Badge>}
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
