type AuthError = { status?: number | undefined; code?: string | undefined; message: string };

/**
 * Whether the auth service failed, was unreachable or limits this site's own address, rather than refused what was
 * typed. Its message is then for the log, not for people.
 */
export function isServiceFailure({ status }: Pick<AuthError, "status">): boolean {
  return status === undefined || status === 0 || status === 429 || status >= 500;
}

/** Seconds until the auth service mails this account again; null for every other error. */
export function mailRetryAfter(error: Omit<AuthError, "status"> | null): number | null {
  if (error?.code !== "over_email_send_rate_limit") return null;
  // The code is the same for the whole project's limit; only the message tells the two apart.
  const [, seconds] = /after (\d+) seconds/.exec(error.message) ?? [];
  return seconds ? Number(seconds) : null;
}
