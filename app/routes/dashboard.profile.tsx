import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { memberContext, memberOfForm } from "#app/accounts/guards.server.ts";
import { mailPreferences } from "#app/accounts/notifications.server.ts";
import { may } from "#app/accounts/roles.ts";
import { Button } from "#app/components/button.tsx";
import { LocalTime } from "#app/components/local-time.tsx";
import { MetaList } from "#app/components/meta-list.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { OwnSubmissions, usePaginationWords } from "#app/dashboard/own-submissions.tsx";
import { becomeAdminByCode, updatePassword, updateProfile } from "#app/dashboard/profile-actions.server.ts";
import {
  DeveloperOptions,
  MailPreferencesForm,
  PasswordForm,
  PersonalForm,
} from "#app/dashboard/profile-forms.tsx";
import { mailIsOn, sendsMail } from "#app/lib/env.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { pageNumber } from "#app/lib/list-url.ts";
import { ownSubmissions } from "#app/moderation/own-submissions.server.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/dashboard.profile.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "profile")("title"));

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, member } = context.get(memberContext);
  const [own, account, mail] = await Promise.all([
    ownSubmissions(supabase, member.id, pageNumber(url)),
    supabase.auth.getUser(),
    mailPreferences(supabase, member.id),
  ]);
  return { member, own, mailIsOn, sendsMail, lastSignIn: account.data.user?.last_sign_in_at ?? null, mail };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { supabase } = context.get(memberContext);
  const form = await readForm(request);
  const member = await memberOfForm(context, form);
  // The database refuses it too.
  if (member.bypass) throw new Response("This access is temporary and has no profile.", { status: 403 });
  const intent = form.get("intent");
  if (intent === "password") return updatePassword(form, supabase, member);
  if (intent === "admin") return becomeAdminByCode(form, request, member);
  return updateProfile(form, request, supabase, member);
}

export default function Profile({
  loaderData: { member, own, mailIsOn, sendsMail, lastSignIn, mail },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslator("profile");
  const frame = useTranslator("dashboardFrame");
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;
  const paginationWords = usePaginationWords();
  const isOn = member.secondFactor === "proven" || member.secondFactor === "stale";
  if (member.bypass) return <TemporaryAccess {...member.bypass} />;
  return (
    <div className="stack">
      <PageHeading title={t("title")} />
      {["personal-form", "password-form", "admin-form"].map((form) => (
        <input key={form} type="hidden" name="member" value={member.id} form={form} />
      ))}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] items-start gap-5">
        <div className="stack">
          <section className="boxed rounded-[10px] p-5 stack" aria-labelledby="personal">
            <h2 id="personal">{t("personal")}</h2>
            <PersonalForm
              member={member}
              language={mail.language}
              lastResult={actionData?.personal}
              mailIsOn={mailIsOn}
            />
          </section>
          <section className="boxed rounded-[10px] p-5 stack" aria-labelledby="account">
            <h2 id="account">{t("account.title")}</h2>
            <MetaList
              items={[
                [t("account.type"), frame(`rights.${member.role}`)],
                [t("account.status"), t("account.active")],
                [
                  t("account.lastLogin"),
                  lastSignIn ? <LocalTime key="login" at={lastSignIn} /> : t("account.never"),
                ],
              ]}
            />
            <p className="row by">
              <PageLink href="/dashboard/profile/data">{t("account.data")}</PageLink>
              <Link to="/dashboard/profile/delete">{t("account.delete")}</Link>
            </p>
            <DeveloperOptions lastResult={actionData?.admin} />
          </section>
        </div>
        <section className="boxed rounded-[10px] p-5 stack" aria-labelledby="security">
          <h2 id="security">{t("security")}</h2>
          <PasswordForm lastResult={actionData?.password} email={member.email} />
          <div className="stack">
            <h3>{t("twoSteps.title")}</h3>
            <p className="by">
              {t(isOn ? "twoSteps.on" : "twoSteps.off")}
              {member.secondFactor === "needed" && ` ${t("twoSteps.needed")}`}
            </p>
            <div>
              <PageLink className="btn" href="/dashboard/profile/second-factor">
                {t.rich(isOn ? "twoSteps.manage" : "twoSteps.setUp", { hidden })}
              </PageLink>
            </div>
          </div>
          <Form method="post" action="/dashboard/profile/sessions" className="stack">
            <input type="hidden" name="member" value={member.id} />
            <p className="by">{t("sessions")}</p>
            <div>
              <Button>{t("logOutElsewhere")}</Button>
            </div>
          </Form>
        </section>
      </div>
      <section aria-labelledby="submissions" id="submissions-section">
        <div className="row justify-between">
          <h2 id="submissions">{t("submissions.title")}</h2>
          <PageLink className="more" href="/submit">
            {t("submissions.submit")}
          </PageLink>
        </div>
        <OwnSubmissions submissions={own.submissions} />
        <Pagination
          page={own.page}
          pages={own.pages}
          hrefFor={(page) => `?page=${page}#submissions`}
          words={paginationWords}
        />
      </section>
      {sendsMail && (
        <MailPreferencesForm
          memberId={member.id}
          wanted={mail}
          isAdmin={may(member.role, "administer")}
          returnTo="/dashboard/profile"
        />
      )}
    </div>
  );
}

/** For ADMIN_ACCESS_TOKEN, which is nobody's account. */
function TemporaryAccess({ id, until }: { id: string; until: string }) {
  return (
    <section lang="en" className="boxed rounded-[10px] p-5 stack">
      <h1>Profile Settings</h1>
      <p>
        You have admin access until <LocalTime at={until} />, without an account of your own. The audit log
        records what you do under this id:
      </p>
      <p className="wrap-anywhere">
        <code>{id}</code>
      </p>
    </section>
  );
}
