import { data, Form, Link, useLocation } from "react-router";
import { CodeAgain } from "#app/accounts/code-again.tsx";
import { responseInit } from "#app/accounts/form-refusal.server.ts";
import { memberContext } from "#app/accounts/guards.server.ts";
import { proveByForm } from "#app/accounts/second-factor.server.ts";
import { ownAccount, userListAddress } from "#app/accounts/user-options.ts";
import { deleteUser, userById } from "#app/accounts/users.server.ts";
import { Button } from "#app/components/button.tsx";
import { RouteDialog } from "#app/components/dialog.tsx";
import { MetaList } from "#app/components/meta-list.tsx";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.users.$id.delete.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Delete User");

export async function loader({ params, context }: Route.LoaderArgs) {
  const user = await userById(context.get(memberContext).supabase, params.id);
  if (!user) throw new Response("This user doesn’t exist or was removed.", { status: 404 });
  return { user, own: user.id === context.get(memberContext).member.id };
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  if (!isUuid(params.id)) throw new Response(null, { status: 404 });
  const form = await readForm(request);
  const { supabase, member } = context.get(memberContext);
  const wrong = await proveByForm(supabase, member, form);
  if (wrong) return data({ asksCode: wrong.message }, responseInit(wrong));
  const refusal = await deleteUser(supabase, params.id);
  if (refusal?.asksCode) return data({ asksCode: refusal.message }, responseInit(refusal));
  return redirectWithToast(
    userListAddress(url),
    refusal
      ? { kind: "error", title: "Failed to delete user", text: `${refusal.message}.` }
      : { kind: "success", title: "User deleted successfully" },
  );
}

export default function DeleteUser({ loaderData: { user, own }, actionData }: Route.ComponentProps) {
  const back = userListAddress(useLocation());
  return (
    <RouteDialog title="Delete User" closeHref={back}>
      <p>
        {own
          ? `${ownAccount}. Use your profile page for that.`
          : "This account is removed for good. Published items stay, unattributed."}
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
          {!own && <Button variant="danger">Delete User</Button>}
          <Link className="btn btn-quiet" to={back} data-close>
            Cancel
          </Link>
        </div>
      </Form>
    </RouteDialog>
  );
}
