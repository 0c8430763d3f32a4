import { data, redirect } from "react-router";
import { may } from "#app/accounts/roles.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { ProsePage } from "#app/components/prose-page.tsx";
import {
  confirmTakedownRequest,
  proveByRecord,
  readTakedownRequest,
  recordOf,
  redeemTakedownRequest,
  type TakedownRequest,
  withdrawTakedownRequest,
} from "#app/content/logo/takedown-request.server.ts";
import { takedownRequestKinds } from "#app/content/logo/takedown-schema.ts";
import { type FlashMessage, redirectWithToast } from "#app/lib/flash.server.ts";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { limit } from "#app/lib/rate-limit.server.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.takedown-requests.$token.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Your request");
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export async function loader({ params, context }: Route.LoaderArgs) {
  const takedownRequest = await readTakedownRequest(params.token);
  if (!takedownRequest)
    return data({ takedownRequest: null, record: "", member: false, from: "" }, { status: 404 });
  const { member } = await readSession(context);
  const { id: _, logo_id: __, redeemed_by, ...shown } = takedownRequest;
  return {
    takedownRequest: { ...shown, isTaken: redeemed_by !== null && redeemed_by !== member?.id },
    record: recordOf(takedownRequest),
    member: Boolean(member && may(member.role, "submit")),
    from: encodeURIComponent(`/takedown-requests/${params.token}`),
  };
}

/** Only buttons act: mail scanners open every link. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const intent = (await readShortForm(request)).get("intent");
  const takedownRequest = await readTakedownRequest(params.token);
  if (!takedownRequest) return data(null, { status: 404 });
  const here = `/takedown-requests/${params.token}`;
  if (intent === "redeem") {
    const { member } = await readSession(context);
    if (!member || !may(member.role, "submit"))
      return redirect(`/login?from=${encodeURIComponent(here)}`, 303);
    const id = await redeemTakedownRequest(params.token, member.id);
    return id
      ? redirect(`/dashboard/profile/submissions/logo/${id}`, 303)
      : redirectWithToast(here, { kind: "error", title: "This can no longer be done" });
  }
  const said = await act(String(intent), takedownRequest, params.token);
  return redirectWithToast(intent === "withdraw" ? "/logos" : here, said);
}

async function act(intent: string, takedownRequest: TakedownRequest, token: string): Promise<FlashMessage> {
  if (intent === "confirm") {
    if ((await confirmTakedownRequest(takedownRequest, token)) === "limit")
      return {
        kind: "error",
        title: "You've sent many requests today",
        text: "Please confirm this one tomorrow. We keep it for a week.",
      };
    return { kind: "success", title: "Request sent", text: "Thank you. A person reads it and decides." };
  }
  if (intent === "withdraw") {
    const gone = await withdrawTakedownRequest(token);
    return gone
      ? { kind: "success", title: "Request withdrawn", text: "We've deleted it." }
      : { kind: "info", title: "This has already been decided" };
  }
  const allowed = await limit("takedown-request-record", takedownRequest.id);
  if (!allowed.allowed)
    return { kind: "error", title: "Too many checks", text: "Please wait an hour, then try again." };
  return (await proveByRecord(takedownRequest, token))
    ? { kind: "success", title: "Proven", text: `We found the record at ${takedownRequest.domain}.` }
    : {
        kind: "info",
        title: "The record isn't there yet",
        text: "New records can take some hours. Your request waits for us meanwhile.",
      };
}

export default function TakedownRequestPage({ loaderData }: Route.ComponentProps) {
  const { takedownRequest, record, member, from } = loaderData;
  if (!takedownRequest)
    return (
      <ProsePage title="This request is gone">
        <p>
          It was withdrawn, or it is too old. We keep a request for a week until it's confirmed, and for 90
          days after we've decided. If something is still wrong, open the logo's page and ask again.
        </p>
      </ProsePage>
    );
  const { status, kind, proof, domain, note, isTaken } = takedownRequest;
  const wish = takedownRequestKinds.find(({ value }) => value === kind)?.wish;
  const waits = status === "unconfirmed" || status === "open";
  const mayEdit = status === "accepted" && kind === "mine" && takedownRequest.slug && !isTaken;
  return (
    <ProsePage title="Your request">
      <p>
        You asked us about the logo{" "}
        {takedownRequest.slug ? (
          <a href={`/logos/${takedownRequest.slug}`}>{takedownRequest.title}</a>
        ) : (
          takedownRequest.title
        )}
        : {wish}.
      </p>
      {status === "unconfirmed" && (
        <>
          <p>Press the button to send it to the people who decide.</p>
          <Act intent="confirm" label="Confirm" primary />
        </>
      )}
      {status === "open" && (
        <p>
          A person reads it and decides. {proof ? `You've shown that ${domain} is yours.` : ""} This page
          tells you how it goes.
        </p>
      )}
      {status === "open" && !proof && domain && (
        <>
          <h2>Show that {domain} is yours</h2>
          <p>
            It isn't needed, but it helps. Add this TXT record to the DNS of {domain}, then check it here:
          </p>
          <p className="wrap-anywhere">
            <code>{record}</code>
          </p>
          <Act intent="prove" label="Check the record" primary />
        </>
      )}
      {status === "accepted" && kind === "takedown" && (
        <p>We took it down. The same picture can't be sent to us again, unless another logo here shows it.</p>
      )}
      {status === "accepted" && kind === "mine" && <p>You were right, thank you.</p>}
      {mayEdit && (
        <>
          <p>You can now change the logo yourself. We read your changes before they appear.</p>
          {member ? (
            <Act intent="redeem" label="Edit the logo" primary />
          ) : (
            <p className="row">
              <a className="btn btn-primary" href={`/login?from=${from}`}>
                Sign in to edit it
              </a>
              <a className="btn" href={`/signup?from=${from}`}>
                Create an account
              </a>
            </p>
          )}
        </>
      )}
      {status === "rejected" && <p>We looked at it and left the logo as it is.</p>}
      {note && <p className="note max-w-[65ch] whitespace-pre-line">{note}</p>}
      {waits && <Act intent="withdraw" label="Withdraw the request" />}
    </ProsePage>
  );
}

function Act({ intent, label, primary }: { intent: string; label: string; primary?: boolean }) {
  return (
    <form method="post" className="mt-6">
      <Button {...(primary ? { variant: "primary" } : {})} name="intent" value={intent}>
        {label}
      </Button>
    </form>
  );
}
