import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { guardedMember } from "#app/auth/dashboard-guard.server.ts";
import { changePassword, passwordSchema, personalSchema, saveName } from "#app/auth/profile.server.ts";
import { accessLabels } from "#app/auth/roles.ts";
import { type Member, sessionContext } from "#app/auth/session.server.ts";
import { OwnSubmissions } from "#app/dashboard/own-submissions.tsx";
import { PasswordForm } from "#app/dashboard/password-form.tsx";
import { PersonalForm } from "#app/dashboard/personal-form.tsx";
import { formatDate } from "#app/lib/dates.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { tooMany } from "#app/lib/rate-limit.server.ts";
import { ownSubmissions } from "#app/moderation/own-submissions.server.ts";
import { unlistedMeta } from "#app/seo/meta.ts";
import { Badge } from "#app/ui/badge.tsx";
import { MetaList } from "#app/ui/meta-list.tsx";
import type { Route } from "./+types/dashboard.profile.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Profile Settings");

/** Retry-After, where somebody has to wait. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const member = guardedMember(context);
  const [submissions, account] = await Promise.all([
    ownSubmissions(supabase, member.id),
    supabase.auth.getUser(),
  ]);
  return { member, submissions, lastSignIn: account.data.user?.last_sign_in_at ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { supabase } = context.get(sessionContext);
  const member = guardedMember(context);
  const form = await readForm(request);
  return form.get("intent") === "password"
    ? updatePassword(form, supabase, member)
    : updateName(form, supabase, member);
}

type Supabase = Parameters<typeof saveName>[0];

async function updateName(form: FormData, supabase: Supabase, member: Member) {
  const submission = parseWithZod(form, { schema: personalSchema });
  if (submission.status !== "success")
    return data({ personal: submission.reply(), password: null }, { status: 400 });
  const problem = await saveName(supabase, member, submission.value.name);
  if (problem)
    return data({ personal: submission.reply({ formErrors: [problem] }), password: null }, { status: 503 });
  return redirectWithToast("/dashboard/profile", { kind: "success", title: "Profile updated successfully" });
}

async function updatePassword(form: FormData, supabase: Supabase, member: Member) {
  const submission = parseWithZod(form, { schema: passwordSchema });
  const hidden = { hideFields: ["currentPassword", "newPassword", "confirmPassword"] };
  if (submission.status !== "success")
    return data({ personal: null, password: submission.reply(hidden) }, { status: 400 });
  const change = await changePassword(supabase, member, submission.value);
  if (change.ok)
    return redirectWithToast("/dashboard/profile", {
      kind: "success",
      title: "Profile updated successfully",
      text: "Your password was changed, and your other devices were signed out.",
    });
  const errors = change.field
    ? { fieldErrors: { [change.field]: [change.message] } }
    : { formErrors: [change.message] };
  return data(
    { personal: null, password: submission.reply({ ...hidden, ...errors }) },
    change.retryAfter ? tooMany(change.retryAfter) : { status: 400 },
  );
}

export default function Profile({
  loaderData: { member, submissions, lastSignIn },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <h1 className="page-title">Profile Settings</h1>
      <div className="profile">
        <section className="panel stack" aria-labelledby="personal">
          <h2 id="personal">Personal Information</h2>
          <PersonalForm member={member} lastResult={actionData?.personal} />
        </section>
        <section className="panel stack" aria-labelledby="security">
          <h2 id="security">Security</h2>
          <PasswordForm lastResult={actionData?.password} email={member.email} />
        </section>
        <section className="panel stack" aria-labelledby="account">
          <h2 id="account">Account Information</h2>
          <MetaList
            items={[
              [
                "Account type",
                `${member.role === "admin" ? "Admin" : member.role === "editor" ? "Editor" : "User"} · ${accessLabels[member.role]}`,
              ],
              [
                "Account Status",
                <Badge key="status" tone="up">
                  Active
                </Badge>,
              ],
              [
                "Last Login",
                lastSignIn ? (
                  <time key="login" dateTime={lastSignIn}>
                    {formatDate(lastSignIn)}
                  </time>
                ) : (
                  "Never"
                ),
              ],
            ]}
          />
        </section>
      </div>
      <section aria-labelledby="submissions" id="submissions-section">
        <div className="kicker">
          <h2 id="submissions">My submissions</h2>
          <a href="/submit">Submit Content</a>
        </div>
        <OwnSubmissions submissions={submissions} />
      </section>
    </div>
  );
}
