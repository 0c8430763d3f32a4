/** Keeps sessions while the auth service is away: what would go on as a visitor (`publishableKey`) gets 503. */
export function withTokenRefresh(send: typeof fetch, publishableKey: string) {
  let failed = false;
  const call: typeof fetch = async (input, init) => {
    if (String(input).endsWith("/auth/v1/token?grant_type=refresh_token")) {
      const answer = await send(input, init).catch(() => null);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      failed = true;
      await answer?.body?.cancel();
      // For a failure the client library would ask again for half a minute.
      return refused(429);
    }
    const asVisitor = new Headers(init?.headers).get("Authorization") === `Bearer ${publishableKey}`;
    if (failed && asVisitor) return refused(503);
    // Renewed a little early: the old token still works.
    failed = false;
    return send(input, init);
  };
  return {
    fetch: call,
    /** Then the session must be kept, whatever the client library says. */
    failed: () => failed,
  };
}

const refused = (status: number) =>
  Response.json({ code: "renewal_failed", message: "The session could not be renewed." }, { status });
