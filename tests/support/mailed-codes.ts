import { expect } from "vitest";
import {
  type KnownToBrowser,
  mailOneTimeCode,
  verifyOneTimeCode,
} from "#app/accounts/one-time-code.server.ts";
import { requestClient } from "#app/backend/clients.server.ts";
import type { TestDatabase } from "./database.ts";
import { keptMails } from "./mails.ts";

/** What is mailed to accounts of `database`, below `folder`, and what comes of it. */
export function mailedCodes(database: TestDatabase, folder: string) {
  let visitors = 0;
  /** A visitor from an address of their own, without cookies. */
  function visitor() {
    visitors += 1;
    return new Request("http://localhost/auth/confirm", {
      method: "POST",
      headers: { "X-Client-Address": `192.0.2.${visitors}` },
    });
  }
  async function attempt(
    proof: Parameters<typeof verifyOneTimeCode>[2],
    request = visitor(),
    before: KnownToBrowser = {},
  ) {
    const { supabase, cookies } = await requestClient(request);
    const outcome = await verifyOneTimeCode(supabase, request, proof, before);
    return { outcome, cookies: cookies.getSetCookie() };
  }

  const mailsTo = (email: string) => keptMails(folder, email);
  /** Asks for a mail and waits for it: the `number`th to this address. */
  async function ask(email: string, type: "recovery" | "magiclink" = "recovery", number = 1) {
    expect(await mailOneTimeCode(type, visitor(), email)).toEqual({ allowed: true });
    await expect.poll(() => mailsTo(email)).toHaveLength(number);
    const mail = (await mailsTo(email)).at(-1) ?? "";
    return {
      code: /^(\d{10})$/m.exec(mail)?.[1] ?? "",
      link: { token_hash: /token_hash=(\w+)/.exec(mail)?.[1] ?? "", type },
    };
  }
  const sessionsOf = async (id: string) =>
    (await database.query("select id from auth.sessions where user_id = $1", [id])).length;
  return { visitor, attempt, mailsTo, ask, sessionsOf };
}
