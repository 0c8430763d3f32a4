/**
 * The calls of one request's client, whose session may have to be renewed on the way. A renewal that the auth service
 * neither grants nor refuses (it is away, or has too much to do) ends nobody's session: what would go on as a visitor
 * is answered with 503 then.
 *
 * @param publishableKey what a call carries that is made as a visitor
 */
export function withTokenRefresh(send: typeof fetch, publishableKey: string) {
  let failed = false;
  const call: typeof fetch = async (input, init) => {
    if (String(input).endsWith("/auth/v1/token?grant_type=refresh_token")) {
      const answer = await send(input, init).catch(() => null);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      failed = true;
      await answer?.body?.cancel();
      // Not what it was: for a failure the client library would ask again for half a minute, while somebody waits.
      return refused(429);
    }
    const asVisitor = new Headers(init?.headers).get("Authorization") === `Bearer ${publishableKey}`;
    if (failed && asVisitor) return refused(503);
    // Sessions are renewed a little early: this one goes on with the token that it has.
    failed = false;
    return send(input, init);
  };
  return {
    fetch: call,
    /** Whether the session could just not be renewed: it must not be forgotten, whatever the client library says. */
    failed: () => failed,
  };
}

const refused = (status: number) =>
  Response.json({ code: "renewal_failed", message: "The session could not be renewed." }, { status });
