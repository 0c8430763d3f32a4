/**
 * Whether the auth service itself failed, was not reached, or has more to do than it takes from one address, which is
 * this site's for all visitors. What it says then is for the log; what it says of a form that it refused is for people.
 */
export const serviceFailed = ({ status }: { status?: number | undefined }): boolean =>
  status === undefined || status === 0 || status === 429 || status >= 500;
