import { Form } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { LocalTime } from "#app/components/local-time.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { liftTakedown, takedownsPage } from "#app/content/logo/takedown-moderation.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { queueAddress, takedownRequests } from "#app/moderation/selection.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.moderation_.takedowns.ts";

const address = { pathname: "/dashboard/moderation/takedowns", search: "" };

export const handle: PageHandle = { list: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Takedowns");

export const loader = ({ context, url }: Route.LoaderArgs) =>
  takedownsPage(context.get(memberContext).supabase, pageNumber(url));

export async function action({ request, context, url }: Route.ActionArgs) {
  const id = (await readForm(request)).get("logo");
  const slug = await liftTakedown(context.get(memberContext).supabase, id);
  return redirectWithToast(
    address.pathname + url.search,
    slug
      ? { kind: "success", title: "Takedown lifted", text: slug }
      : { kind: "info", title: "It was lifted already" },
  );
}

export default function Takedowns({ loaderData: { rows, page, pages } }: Route.ComponentProps) {
  return (
    <div className="stack">
      <PageHeading
        title="Takedowns"
        aside={
          <ButtonLink className="lg:ms-auto" href={queueAddress({ type: takedownRequests })}>
            Back to requests
          </ButtonLink>
        }
      />
      <p className="max-w-[65ch]">
        Visitors to these addresses read that the logo was taken down, and nobody can send its pictures again.
        Lifting a takedown allows that, but doesn’t bring the logo back.
      </p>
      {rows.length === 0 ? (
        <EmptyState title="No takedowns" text="What is taken down for its owner is listed here." />
      ) : (
        <ul className="rows entries">
          {rows.map(({ logo_id, slug, taken_at }) => (
            <li key={logo_id}>
              <div className="row justify-between">
                <div className="min-w-0">
                  <p className="wrap-anywhere">
                    <a href={`/logos/${slug}`}>{slug}</a>
                  </p>
                  <p className="by">
                    Taken down <LocalTime at={taken_at} />
                  </p>
                </div>
                <Form method="post">
                  <Button className="btn-compact" name="logo" value={logo_id}>
                    Lift<span className="sr-only"> the takedown of {slug}</span>
                  </Button>
                </Form>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefFor={(number) => listUrl(address, { page: number })} />
    </div>
  );
}
