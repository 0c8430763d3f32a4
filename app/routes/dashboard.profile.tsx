import { Form, Link } from "react-router";
import { memberContext, memberOfForm } from "#app/accounts/guards.server.ts";
import { mailPreferences } from "#app/accounts/notifications.server.ts";
import { accessLabels, may, roleLabels } from "#app/accounts/roles.ts";
import { Button } from "#app/components/button.tsx";
import { LocalTime } from "#app/components/local-time.tsx";
import { MetaList } from "#app/components/meta-list.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { OwnSubmissions } from "#app/dashboard/own-submissions.tsx";
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
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard.profile.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Profile Settings");

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
  const isOn = member.secondFactor === "proven" || member.secondFactor === "stale";
  if (member.bypass) return <TemporaryAccess {...member.bypass} />;
  return (
    <div className="stack">
      <PageHeading title="Profile Settings" />
      {["personal-form", "password-form", "admin-form"].map((form) => (
        <input key={form} type="hidden" name="member" value={member.id} form={form} />
      ))}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] items-start gap-5">
        <div className="stack">
          <section className="boxed rounded-[10px] p-5 stack" aria-labelledby="personal">
            <h2 id="personal">Personal Information</h2>
            <PersonalForm
              member={member}
              language={mail.language}
              lastResult={actionData?.personal}
              mailIsOn={mailIsOn}
            />
          </section>
          <section className="boxed rounded-[10px] p-5 stack" aria-labelledby="account">
            <h2 id="account">Account Information</h2>
            <MetaList
              items={[
                ["Account type", `${roleLabels[member.role]} · ${accessLabels[member.role]}`],
                ["Account Status", "Active"],
                ["Last Login", lastSignIn ? <LocalTime key="login" at={lastSignIn} /> : "Never"],
              ]}
            />
            <p className="row by">
              <a href="/dashboard/profile/data">Download my data</a>
              <Link to="/dashboard/profile/delete">Delete my account</Link>
            </p>
            <DeveloperOptions lastResult={actionData?.admin} />
          </section>
        </div>
        <section className="boxed rounded-[10px] p-5 stack" aria-labelledby="security">
          <h2 id="security">Security</h2>
          <PasswordForm lastResult={actionData?.password} email={member.email} />
          <div className="stack">
            <h3>Two-step sign-in</h3>
            <p className="by">
              {isOn
                ? "On: signing in asks for a code from your phone as well."
                : "Off. With it, nobody gets in with your password alone: signing in asks for a code from your phone as well."}
              {member.secondFactor === "needed" && " This site asks administrators and editors for it."}
            </p>
            <div>
              <a className="btn" href="/dashboard/profile/second-factor">
                {isOn ? "Manage" : "Set up"}
                <span className="sr-only"> two-step sign-in</span>
              </a>
            </div>
          </div>
          <Form method="post" action="/dashboard/profile/sessions" className="stack">
            <input type="hidden" name="member" value={member.id} />
            <p className="by">Lost a phone, or signed in on someone else's computer?</p>
            <div>
              <Button>Log out everywhere else</Button>
            </div>
          </Form>
        </section>
      </div>
      <section aria-labelledby="submissions" id="submissions-section">
        <div className="row justify-between">
          <h2 id="submissions">My submissions</h2>
          <a className="more" href="/submit">
            Submit Content
          </a>
        </div>
        <OwnSubmissions submissions={own.submissions} />
        <Pagination page={own.page} pages={own.pages} hrefFor={(page) => `?page=${page}#submissions`} />
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
    <section className="boxed rounded-[10px] p-5 stack">
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
