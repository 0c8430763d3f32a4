type AuthError = { status?: number | undefined; code?: string | undefined; message: string };

/** Whether the service is down or overloaded, so that its message is for the log and not for people. */
export function isServiceFailure({ status }: Pick<AuthError, "status">): boolean {
  return status === undefined || status === 0 || status === 429 || status >= 500;
}

/** Seconds until the auth service mails this account again; null for any other error. */
export function mailRetryAfter(error: Omit<AuthError, "status"> | null): number | null {
  if (error?.code !== "over_email_send_rate_limit") return null;
  // The code is the same for the whole project's limit; only the message tells the two apart.
  const [, seconds] = /after (\d+) seconds/.exec(error.message) ?? [];
  return seconds ? Number(seconds) : null;
}
