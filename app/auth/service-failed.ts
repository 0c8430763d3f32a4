/**
 * Whether the auth service itself failed or was not reached. What it says then is for the log; what it says of a
 * form that it refused is for people.
 */
export const serviceFailed = ({ status }: { status?: number | undefined }): boolean =>
  status === undefined || status === 0 || status >= 500;
