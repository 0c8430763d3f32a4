import type { Submission } from "@conform-to/react";
import { data, redirect } from "react-router";
import { type FlashMessage, redirectWithToast } from "#app/lib/flash.server.ts";
import { tooMany, tooManyTries } from "#app/lib/rate-limit.server.ts";
import { logAccountAction } from "./audit-log.server.ts";
import { rememberBrowser } from "./known-browser.server.ts";
import type { OneTimeType } from "./one-time-code.ts";
import { allowReset } from "./password.server.ts";
import { wantedPage } from "./request-one-time-code.server.ts";
import { inactiveAccount } from "./session.server.ts";
import type { Link, Verification } from "./verify-one-time-code.server.ts";

const welcome: Record<OneTimeType, FlashMessage> = {
  recovery: { kind: "success", title: "You're signed in" },
  magiclink: { kind: "success", title: "You're signed in" },
  signup: { kind: "success", title: "Your email is confirmed" },
  email_change: { kind: "success", title: "Your email was changed" },
};

const messages = {
  inactive: inactiveAccount,
  unavailable: "That didn't work. Please try again in a minute.",
  limited: tooManyTries,
};

/** The response to a link or, with its `submission`, a code. */
export async function oneTimeCodeAnswer(
  proof: Link | { type: OneTimeType },
  verification: Verification,
  request: Request,
  submission?: Submission<Record<string, unknown>>,
) {
  if (verification.ok) return goOn(proof.type, verification, request);
  const link = "token_hash" in proof ? proof : null;
  const init =
    verification.reason === "limited"
      ? tooMany(verification.retryAfter)
      : { status: { expired: submission ? 400 : 410, inactive: 403, unavailable: 503 }[verification.reason] };
  if (verification.reason === "expired") {
    const fieldErrors = {
      token: ["This code is wrong, expired or already used. Check it, or ask for a new one."],
    };
    return data(
      { link, expired: !submission, message: null, result: submission?.reply({ fieldErrors }) ?? null },
      init,
    );
  }
  const message = messages[verification.reason];
  const result = submission?.reply({ formErrors: [message] }) ?? null;
  return data({ link, expired: false, message, result }, init);
}

async function goOn(type: OneTimeType, verification: Verification & { ok: true }, request: Request) {
  const { member } = verification;
  if (!member)
    return redirectWithToast("/login", {
      kind: "info",
      title: "One more step",
      text: "Open the link we sent to your other address, too.",
    });
  if (type === "email_change") await logAccountAction(member, "email changed");
  const wanted = type === "email_change" ? "/dashboard/profile" : await wantedPage(request, type);
  const headers = new Headers({ "Set-Cookie": await rememberBrowser(request, member.email) });
  if (!verification.choosesPassword) return redirectWithToast(wanted, welcome[type], { headers });
  headers.append("Set-Cookie", await allowReset(member.id, wanted));
  if (type === "recovery") return redirect("/reset-password", { status: 303, headers });
  return redirectWithToast("/reset-password", { ...welcome[type], text: choosePassword }, { headers });
}

const choosePassword = "Choose a password for next time.";
