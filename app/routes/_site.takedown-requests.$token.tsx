import { data, redirect } from "react-router";
import { may } from "#app/accounts/roles.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { Button, ButtonLink } from "#app/components/button.tsx";
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
import { type FlashMessage, redirectWithToast } from "#app/lib/flash.server.ts";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { limit } from "#app/lib/rate-limit.server.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { type Translator, translator } from "#app/words/translator.ts";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.takedown-requests.$token.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "takedown")("request.title"));
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
  const t = translator(languageOf(request), "takedown");
  const here = `/takedown-requests/${params.token}`;
  if (intent === "redeem") {
    const { member } = await readSession(context);
    if (!member || !may(member.role, "submit"))
      return redirect(`/login?from=${encodeURIComponent(here)}`, 303);
    const id = await redeemTakedownRequest(params.token, member.id);
    return id
      ? redirect(`/dashboard/profile/submissions/logo/${id}`, 303)
      : redirectWithToast(here, { kind: "error", title: t("said.late") });
  }
  const said = await act(t, String(intent), takedownRequest, params.token);
  return redirectWithToast(intent === "withdraw" ? "/logos" : here, said);
}

async function act(
  t: Translator<"takedown">,
  intent: string,
  takedownRequest: TakedownRequest,
  token: string,
): Promise<FlashMessage> {
  const say = (
    kind: FlashMessage["kind"],
    on: "said.manyToday" | "said.withdrawn" | "said.manyChecks" | "said.noRecord" | "sent",
  ) => ({ kind, title: t(`${on}.title`), text: t(`${on}.text`) });
  if (intent === "confirm")
    return (await confirmTakedownRequest(takedownRequest, token)) === "limit"
      ? say("error", "said.manyToday")
      : say("success", "sent");
  if (intent === "withdraw")
    return (await withdrawTakedownRequest(token))
      ? say("success", "said.withdrawn")
      : { kind: "info", title: t("said.decided") };
  const allowed = await limit("takedown-request-record", takedownRequest.id);
  if (!allowed.allowed) return say("error", "said.manyChecks");
  if (!(await proveByRecord(takedownRequest, token))) return say("info", "said.noRecord");
  const text = t("said.proven.text", { domain: takedownRequest.domain ?? "" });
  return { kind: "success", title: t("said.proven.title"), text };
}

export default function TakedownRequestPage({ loaderData }: Route.ComponentProps) {
  const { takedownRequest, record, member, from } = loaderData;
  const t = useTranslator("takedown");
  if (!takedownRequest)
    return (
      <ProsePage title={t("request.gone.title")}>
        <p>{t("request.gone.text")}</p>
      </ProsePage>
    );
  const { status, kind, proof, isTaken } = takedownRequest;
  const waits = status === "unconfirmed" || status === "open";
  const mayEdit = status === "accepted" && kind === "mine" && takedownRequest.slug && !isTaken;
  const title = <bdi>{takedownRequest.title}</bdi>;
  const domain = () => <bdi>{takedownRequest.domain}</bdi>;
  return (
    <ProsePage title={t("request.title")}>
      <p>
        {t.rich("request.asked", {
          logo: () =>
            takedownRequest.slug ? (
              <PageLink href={`/logos/${takedownRequest.slug}`}>{title}</PageLink>
            ) : (
              title
            ),
          kind,
        })}
      </p>
      {status === "unconfirmed" && (
        <>
          <p>{t("request.confirm.text")}</p>
          <Act intent="confirm" label={t("request.confirm.button")} primary />
        </>
      )}
      {status === "open" && <p>{proof ? t.rich("request.openAndProven", { domain }) : t("request.open")}</p>}
      {status === "open" && !proof && takedownRequest.domain && (
        <>
          <h2>{t.rich("request.prove.title", { domain })}</h2>
          <p>{t.rich("request.prove.text", { domain })}</p>
          <p className="wrap-anywhere">
            <code dir="ltr">{record}</code>
          </p>
          <Act intent="prove" label={t("request.prove.button")} primary />
        </>
      )}
      {status === "accepted" && kind === "takedown" && <p>{t("request.takenDown")}</p>}
      {status === "accepted" && kind === "mine" && <p>{t("request.right")}</p>}
      {mayEdit && (
        <>
          <p>{t("request.mayEdit")}</p>
          {member ? (
            <Act intent="redeem" label={t("request.edit")} primary />
          ) : (
            <p className="row">
              <ButtonLink variant="primary" href={`/login?from=${from}`}>
                {t("request.signIn")}
              </ButtonLink>
              <ButtonLink href={`/signup?from=${from}`}>{t("request.signUp")}</ButtonLink>
            </p>
          )}
        </>
      )}
      {status === "rejected" && <p>{t("request.rejected")}</p>}
      {takedownRequest.note && (
        <p className="note max-w-[65ch] whitespace-pre-line" dir="auto">
          {takedownRequest.note}
        </p>
      )}
      {waits && <Act intent="withdraw" label={t("request.withdraw")} />}
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
