/**
 * How many seconds a hosted auth service wants to wait, because it has written to this account just now; null for
 * every other error. Only its sentence tells that from mails that are too many for the whole project.
 */
export function mailWait(error: { code?: string | undefined; message: string } | null): number | null {
  if (error?.code !== "over_email_send_rate_limit") return null;
  const [, seconds] = /after (\d+) seconds/.exec(error.message) ?? [];
  return seconds ? Number(seconds) : null;
}
