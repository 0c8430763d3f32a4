import type { ReactNode } from "react";
import { Form, Link, redirect } from "react-router";
import { memberContext, memberOfForm } from "#app/accounts/guards.server.ts";
import {
  listNotifications,
  markAllRead,
  markRead,
  type News,
  newsInWords,
  saveMailPreferences,
} from "#app/accounts/notifications.server.ts";
import { saidToMember } from "#app/accounts/said.server.ts";
import { Badge } from "#app/components/badge.tsx";
import { Button } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { usePaginationWords } from "#app/dashboard/own-submissions.tsx";
import { formatRelative } from "#app/lib/dates.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/dashboard.notifications.ts";

const here = "/dashboard/notifications";

export const handle: PageHandle = { list: true };
export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "notifications")("title"));

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const language = languageOf(request);
  const list = await listNotifications(context.get(memberContext).supabase, pageNumber(url));
  const notifications = list.notifications.map((one) => ({
    ...newsInWords(one),
    when: formatRelative(one.created_at, new Date(), language),
  }));
  return { ...list, notifications, unread: context.get(memberContext).member.unread };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { supabase } = context.get(memberContext);
  const form = await readForm(request);
  const member = await memberOfForm(context, form);
  const said = saidToMember();
  switch (form.get("intent")) {
    case "all":
      await markAllRead(supabase);
      return redirect(here, { status: 303 });
    case "mail": {
      const returnTo = safeRedirect(form.get("returnTo"), here);
      const saved = await saveMailPreferences(supabase, member.id, {
        decisions: form.get("mail") === "on",
        daily: form.get("daily") === "on",
      });
      return redirectWithToast(
        returnTo,
        saved ? { kind: "success", title: said("updated") } : { kind: "error", title: said("updateFailed") },
      );
    }
    default: {
      const marked = await markRead(supabase, form.get("id"));
      if (!marked) throw new Response(said("news.gone"), { status: 404 });
      const list = here + url.search;
      return redirect(form.get("intent") === "open" ? safeRedirect(marked.link, list) : list, {
        status: 303,
      });
    }
  }
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { notifications, unread, page, pages } = loaderData;
  const t = useTranslator("notifications");
  const words = usePaginationWords();
  return (
    <div className="stack">
      <PageHeading
        title={t("title")}
        aside={
          unread > 0 && (
            <>
              <Badge tone="wait">{t("unread", { count: unread })}</Badge>
              <Form method="post" className="lg:ms-auto">
                <Button name="intent" value="all">
                  {t("allRead")}
                </Button>
              </Form>
            </>
          )
        }
      />
      {notifications.length === 0 ? (
        <EmptyState
          title={t("none")}
          text={t("noneText")}
          action={
            <Link className="btn" to="/dashboard/profile">
              {t("submissions")}
            </Link>
          }
        />
      ) : (
        <ul className="rows">
          {notifications.map((notification) => (
            <Item key={notification.id} {...notification} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        words={words}
        hrefFor={(number) => listUrl({ pathname: here, search: "" }, { page: number })}
      />
    </div>
  );
}

/** A button, since opening an unread one marks it. */
function Item({ id, title, body, link, read_at, created_at, when }: News & { when: string }) {
  const t = useTranslator("notifications");
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 py-[0.35rem] lg:grid-cols-[minmax(0,1fr)_auto_auto]">
      <p className={`col-span-full wrap-anywhere lg:col-auto ${read_at ? "" : "[font-weight:650]"}`}>
        {!read_at && (
          <>
            <span className="me-[0.4rem] dot bg-(--dye-clay)" aria-hidden="true" />
            <span className="sr-only">{t("isUnread")} </span>
          </>
        )}
        {title}
      </p>
      <time className="by" dateTime={created_at}>
        {when}
      </time>
      {read_at ? (
        link && (
          <Link className="btn btn-compact" to={link}>
            {t.rich("open", { title, hidden })}
          </Link>
        )
      ) : (
        <div className="row flex-nowrap justify-self-end gap-2">
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button className="btn-compact" name="intent" value="read">
              {t.rich("read", { title, hidden })}
            </Button>
          </Form>
          {link && (
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button className="btn-compact" name="intent" value="open">
                {t.rich("open", { title, hidden })}
              </Button>
            </Form>
          )}
        </div>
      )}
      {body && (
        <p className="note col-span-full my-[0.35rem] [grid-row:2] lg:[grid-row:auto]" dir="auto">
          {body}
        </p>
      )}
    </li>
  );
}
