import { data, redirect } from "react-router";
import { z } from "zod";
import { readForm } from "#app/lib/form-body.server.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { tooMany } from "#app/lib/rate-limit.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { awaitedCode, requestMail } from "./one-time.server.ts";
import { email } from "./schema.ts";

/** A longer address is not kept: browsers drop a cookie of more than 4 KB, and the rest of it with it. */
const longestPage = 1000;

const schema = z.object({ email: email("Please enter your email") });

/**
 * The action of the pages that have a link and a code mailed: goes on to where the code is entered, for every
 * well-formed address alike. The page that `from` of the address names is where they are led in the end.
 */
export async function askForMail(
  type: Parameters<typeof requestMail>[0],
  { request, url }: { request: Request; url: URL },
) {
  const submission = parseForm(await readForm(request), schema);
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const allowed = await requestMail(type, request, submission.value.email);
  if (!allowed.allowed) {
    const formErrors = ["Too many mails were asked for from here. Please try again later."];
    return data({ result: submission.reply({ formErrors }) }, tooMany(allowed.retryAfter));
  }
  const page = safeRedirect(url.searchParams.get("from"), "");
  const from = page.length > longestPage ? "" : page;
  const cookie = await awaitedCode.keep({ email: submission.value.email, type, from });
  return redirect("/auth/confirm", { status: 303, headers: { "Set-Cookie": cookie } });
}
