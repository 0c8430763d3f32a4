import { data, Form } from "react-router";
import { z } from "zod";
import { memberContext } from "#app/accounts/guards.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Icon } from "#app/components/icon.tsx";
import { LocalTime } from "#app/components/local-time.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { type ContactMessage, listMessages, markMessage, replyToMessage } from "#app/email/contact.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import { sendsMail } from "#app/lib/env.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { mailto } from "#app/lib/mailto.ts";
import { firstProblem } from "#app/lib/parse-form.ts";
import { severalLines } from "#app/lib/sanitize-text.ts";
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
  return { handled, sendsMail, ...list };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.has("reply")) return answer(form, context.get(memberContext).supabase, here + url.search);
  const handled = form.get("handled") === "yes";
  const found = await markMessage(context.get(memberContext).supabase, form.get("id"), handled);
  if (!found) throw new Response("This message doesn’t exist or was removed.", { status: 404 });
  const title = handled ? "Message marked as handled" : "Message marked as open";
  return redirectWithToast(here + url.search, { kind: "success", title });
}

const replySchema = z
  .string()
  .overwrite(severalLines)
  .min(1, "Write a reply.")
  .max(5000, "Use at most 5,000 characters");

/** Redirects with a message, or answers 400 or 503 with what was typed. */
async function answer(form: FormData, supabase: Supabase, list: string) {
  const id = form.get("id");
  const typed = String(form.get("reply"));
  const parsed = replySchema.safeParse(typed);
  const refused = (error: string, status: number) => data({ id, typed, error }, { status });
  if (!parsed.success) return refused(firstProblem(parsed.error), 400);
  const outcome = await replyToMessage(supabase, id, parsed.data);
  if (outcome === "failed") return refused("The mail couldn’t be sent. Try again in a minute.", 503);
  return redirectWithToast(
    list,
    outcome === "sent"
      ? { kind: "success", title: "Reply sent", text: "The message is marked as handled." }
      : { kind: "info", title: "This message is already handled", text: "Nothing more was sent." },
  );
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { handled, sendsMail, rows, page, pages } = loaderData;
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
            <Message
              key={message.id}
              message={message}
              inPlace={sendsMail && !handled}
              refused={actionData?.id === message.id ? actionData : undefined}
            />
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

type MessageProps = {
  message: ContactMessage;
  /** Answered here rather than in a mail program. */
  inPlace: boolean;
  refused: { typed: string; error: string } | undefined;
};

function Message({ message: sent, inPlace, refused }: MessageProps) {
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
      {inPlace && <ReplyForm message={sent} refused={refused} />}
      <Form method="post" className="row" preventScrollReset>
        {!inPlace && (
          <a className="btn btn-compact" href={replyTo(sent)}>
            Reply<span className="sr-only"> to {email}</span>
          </a>
        )}
        <input type="hidden" name="id" value={id} />
        <Button className="btn-compact" name="handled" value={handled_at ? "no" : "yes"}>
          <span>{handled_at ? "Mark as open" : "Mark as handled"}</span>
          <span className="sr-only">: {name}</span>
        </Button>
      </Form>
    </li>
  );
}

function ReplyForm({ message: { id, email }, refused }: Omit<MessageProps, "inPlace">) {
  return (
    <details className="fold" open={refused ? true : undefined}>
      <summary>
        <span>
          Reply<span className="sr-only"> to {email}</span>
        </span>
        <Icon name="fold" />
      </summary>
      <Form method="post" className="max-w-[65ch] pt-1 pb-5 stack" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <div className="field">
          <label htmlFor={`reply-${id}`}>Your reply</label>
          <textarea
            id={`reply-${id}`}
            name="reply"
            rows={5}
            maxLength={5000}
            required
            defaultValue={refused?.typed}
            aria-invalid={refused ? true : undefined}
            aria-describedby={`reply-hint-${id}`}
          />
          <p className={refused ? "err" : "hint"} role={refused && "alert"} id={`reply-hint-${id}`}>
            {refused?.error ?? "We’ll mail it, and mark the message as handled."}
          </p>
        </div>
        <div>
          <Button variant="primary">Send Reply</Button>
        </div>
      </Form>
    </details>
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
