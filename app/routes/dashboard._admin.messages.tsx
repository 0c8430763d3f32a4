import { Form } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { LocalTime } from "#app/components/local-time.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { type ContactMessage, listMessages, markMessage } from "#app/email/contact.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { mailto } from "#app/lib/mailto.ts";
import { siteName } from "#app/lib/site.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.messages.ts";

const here = "/dashboard/messages";

export const handle: PageHandle = { list: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Messages");

export async function loader({ context, url }: Route.LoaderArgs) {
  const handled = url.searchParams.get("show") === "handled";
  const list = await listMessages(context.get(memberContext).supabase, { handled, page: pageNumber(url) });
  return { handled, ...list };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const handled = form.get("handled") === "yes";
  const found = await markMessage(context.get(memberContext).supabase, form.get("id"), handled);
  if (!found) throw new Response("This message doesn't exist or was removed.", { status: 404 });
  const title = handled ? "Message marked as handled" : "Message marked as open";
  return redirectWithToast(here + url.search, { kind: "success", title });
}

export default function Messages({ loaderData: { handled, rows, page, pages } }: Route.ComponentProps) {
  const search = handled ? "?show=handled" : "";
  return (
    <div className="stack">
      <PageHeading title="Messages" />
      <nav className="flex flex-wrap gap-2" aria-label="Show">
        <Chip byRouter href={here} current={!handled}>
          Open
        </Chip>
        <Chip byRouter href={`${here}?show=handled`} current={handled}>
          Handled
        </Chip>
      </nav>
      {rows.length === 0 ? (
        <EmptyState
          title={handled ? "Nothing handled yet" : "No open messages"}
          text="Messages from the contact page arrive here."
          action={
            <ButtonLink href="/contact" variant="quiet">
              See the contact page
            </ButtonLink>
          }
        />
      ) : (
        <ul className="rows entries">
          {rows.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(number) => listUrl({ pathname: here, search }, { page: number })}
      />
    </div>
  );
}

function Message({ message: sent }: { message: ContactMessage }) {
  const { id, name, email, message, created_at, handled_at } = sent;
  return (
    <li>
      <div className="row justify-between">
        <div>
          <h2 className="text-base wrap-anywhere">{name}</h2>
          <p className="by wrap-anywhere">{email}</p>
        </div>
        <LocalTime className="by" at={created_at} />
      </div>
      <p className="wrap-anywhere max-w-[65ch] whitespace-pre-line">{message}</p>
      <Form method="post" className="row" preventScrollReset>
        <a className="btn btn-compact" href={replyTo(sent)}>
          Reply<span className="sr-only"> to {email}</span>
        </a>
        <input type="hidden" name="id" value={id} />
        <Button className="btn-compact" name="handled" value={handled_at ? "no" : "yes"}>
          {handled_at ? "Mark as open" : "Mark as handled"}
          <span className="sr-only">: {name}</span>
        </Button>
      </Form>
    </li>
  );
}

/** Mail programs cut long addresses. */
const longestQuote = 1000;

function replyTo({ name, email, message, created_at }: ContactMessage): string {
  const characters = [...message];
  const short = characters.length > longestQuote ? `${characters.slice(0, longestQuote).join("")}…` : message;
  return mailto({
    to: email,
    subject: `Re: Your message to ${siteName}`,
    body: `\n\nOn ${formatDate(created_at)}, ${name} wrote:\n${short.replace(/^/gm, "> ")}`,
  });
}
