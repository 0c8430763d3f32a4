import { Link, useLocation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { type MemberRecord, memberRecord, userById } from "#app/accounts/users.server.ts";
import { Badge } from "#app/components/badge.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { counted, kindNamed } from "#app/content/kinds.ts";
import { SubmissionRows } from "#app/dashboard/own-submissions.tsx";
import { formatDate } from "#app/lib/dates.ts";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { formatNumber } from "#app/lib/numbers.ts";
import { type OwnSubmission, ownSubmissions } from "#app/moderation/own-submissions.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.users_.$id.items.ts";

export const handle: PageHandle = { list: true };
export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(`Everything by ${loaderData?.user.name ?? "a member"}`);

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(memberContext);
  const user = await userById(supabase, params.id);
  if (!user) throw new Response("This user no longer exists.", { status: 404 });
  const [record, list] = await Promise.all([
    memberRecord(supabase, user.id),
    ownSubmissions(supabase, user.id, pageNumber(url)),
  ]);
  return { user: { id: user.id, name: user.name, email: user.email }, record, ...list };
}

export default function MemberItems({ loaderData }: Route.ComponentProps) {
  const { user, record, submissions, total, page, pages } = loaderData;
  const address = useLocation();
  return (
    <div className="stack">
      <div>
        <PageHeading
          title={`Everything by ${user.name}`}
          aside={
            <>
              <Badge>{counted(total)}</Badge>
              <Link className="btn btn-quiet lg:ms-auto" to={`/dashboard/notes/member/${user.id}`}>
                Notes
              </Link>
              <Link
                className="btn btn-quiet"
                to={`/dashboard/users/${user.id}/edit?search=${encodeURIComponent(user.email)}`}
              >
                Edit User
              </Link>
            </>
          }
        />
        <p className="by wrap-anywhere">
          {user.email} · {inWords(record)} · Member since{" "}
          <time dateTime={record.since}>{formatDate(record.since)}</time>
        </p>
      </div>
      {submissions.length === 0 ? (
        <EmptyState title="Nothing yet" text={`${user.name} hasn’t sent in or added anything.`} />
      ) : (
        <SubmissionRows
          submissions={submissions}
          heading="h2"
          links={(submission) => <Ways submission={submission} sender={user.email} />}
        />
      )}
      <Pagination page={page} pages={pages} hrefFor={(number) => listUrl(address, { page: number })} />
    </div>
  );
}

const inWords = ({ approved, rejected, pending }: MemberRecord) =>
  `${formatNumber(approved)} approved, ${formatNumber(rejected)} rejected, ${formatNumber(pending)} pending`;

function Ways({ submission, sender }: { submission: OwnSubmission; sender: string }) {
  const { id, type, title, href, isEdit } = submission;
  const list = kindNamed(type)?.dashboard.list;
  const ofTitle = <span className="sr-only"> {title}</span>;
  return (
    <>
      {href && <a href={href}>View{ofTitle}</a>}
      {list && !isEdit && (
        // The form opens over the list, which then shows what else they sent of this kind.
        <Link to={`${list}/${id}/edit?search=${encodeURIComponent(sender)}`}>Edit{ofTitle}</Link>
      )}
      <Link to={`/dashboard/moderation/${type}/${id}`}>Review{ofTitle}</Link>
    </>
  );
}
