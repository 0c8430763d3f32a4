import type { Submission } from "@conform-to/react";
import { data, redirect } from "react-router";
import { redirectWithToast, type Toast } from "#app/lib/flash.server.ts";
import { tooMany, tooManyTries } from "#app/lib/rate-limit.server.ts";
import { logAccount } from "./account-log.server.ts";
import { inactiveAccount } from "./inactive-account.ts";
import type { Link, Spent } from "./one-time.server.ts";
import type { OneTimeType } from "./one-time.ts";
import { allowReset } from "./password.server.ts";

type Codes = Submission<Record<string, unknown>>;

const welcome: Record<Exclude<OneTimeType, "recovery">, Toast> = {
  magiclink: { kind: "success", title: "You are signed in" },
  signup: { kind: "success", title: "Your email is confirmed" },
  email_change: { kind: "success", title: "Your email was changed" },
};

const messages = {
  inactive: inactiveAccount,
  unavailable: "That did not work right now. Please try again in a minute.",
  limited: tooManyTries,
};

/**
 * What the page answers after a link or (with its form, `submission`) a code was spent, or was not: where it leads to
 * (`wanted`, in the end), or what is wrong, with the link, whose button may be pressed again.
 */
export async function spentAnswer(
  proof: Link | { type: OneTimeType },
  spent: Spent,
  wanted: string,
  submission?: Codes,
) {
  if (spent.ok) return goOn(proof.type, spent.member, wanted);
  const link = "token_hash" in proof ? proof : null;
  const init =
    spent.reason === "limited"
      ? tooMany(spent.retryAfter)
      : { status: { expired: submission ? 400 : 410, inactive: 403, unavailable: 503 }[spent.reason] };
  if (spent.reason === "expired") {
    const fieldErrors = { token: ["This code is wrong, used or too old. Nothing has changed."] };
    return data(
      { link, expired: !submission, message: null, result: submission?.reply({ fieldErrors }) ?? null },
      init,
    );
  }
  const message = messages[spent.reason];
  const result = submission?.reply({ formErrors: [message] }) ?? null;
  return data({ link, expired: false, message, result }, init);
}

async function goOn(type: OneTimeType, member: Extract<Spent, { ok: true }>["member"], wanted: string) {
  if (!member)
    return redirectWithToast("/login", {
      kind: "info",
      title: "One more step",
      text: "Open the link that we sent to your other address as well.",
    });
  if (type === "recovery")
    return redirect("/reset-password", {
      status: 303,
      headers: { "Set-Cookie": await allowReset(member.id, wanted) },
    });
  if (type === "email_change") await logAccount(member, "email changed");
  return redirectWithToast(type === "email_change" ? "/dashboard/profile" : wanted, welcome[type]);
}
