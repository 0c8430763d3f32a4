import { data, Form, Link, useLocation } from "react-router";
import { CodeAgain } from "#app/accounts/code-again.tsx";
import { responseInit } from "#app/accounts/form-refusal.server.ts";
import { memberContext } from "#app/accounts/guards.server.ts";
import { proveByForm } from "#app/accounts/second-factor.server.ts";
import { userListAddress } from "#app/accounts/user-options.ts";
import { resetSecondFactor, userById } from "#app/accounts/users.server.ts";
import { Button } from "#app/components/button.tsx";
import { RouteDialog } from "#app/components/dialog.tsx";
import { MetaList } from "#app/components/meta-list.tsx";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.users.$id.second-factor.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Reset two-step sign-in");

export async function loader({ params, context }: Route.LoaderArgs) {
  const user = await userById(context.get(memberContext).supabase, params.id);
  if (!user) throw new Response("This user doesn’t exist or was removed.", { status: 404 });
  return { user };
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { supabase, member } = context.get(memberContext);
  const user = await userById(supabase, params.id);
  if (!user) throw new Response("This user doesn’t exist or was removed.", { status: 404 });
  const wrong = await proveByForm(supabase, member, form);
  if (wrong) return data({ asksCode: wrong.message }, responseInit(wrong));
  const refusal = await resetSecondFactor(supabase, user);
  if (refusal?.asksCode) return data({ asksCode: refusal.message }, responseInit(refusal));
  return redirectWithToast(
    userListAddress(url),
    refusal
      ? { kind: "error", title: "Failed to reset two-step sign-in", text: `${refusal.message}.` }
      : { kind: "success", title: "Two-step sign-in was reset", text: `We told ${user.name} by email.` },
  );
}

export default function ResetSecondFactor({ loaderData: { user }, actionData }: Route.ComponentProps) {
  const back = userListAddress(useLocation());
  return (
    <RouteDialog title="Reset two-step sign-in" closeHref={back}>
      <p>
        For someone who has lost their phone and their recovery codes. Make sure it’s really them: from then
        on, the password is enough to sign in.
      </p>
      <MetaList
        items={[
          ["Name", user.name],
          ["Email", user.email],
        ]}
      />
      <Form method="post" className="stack" preventScrollReset>
        <CodeAgain message={actionData?.asksCode} />
        <div className="answers">
          <Button variant="danger">Reset</Button>
          <Link className="btn btn-quiet" to={back} data-close>
            Cancel
          </Link>
        </div>
      </Form>
    </RouteDialog>
  );
}
