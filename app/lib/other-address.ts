/**
 * The address of a form that its own page answers, written differently where the page has the same one: where the
 * connection is lost, Chrome puts its error page in the place of a page of the same address, and Back leads past the
 * form and all that was typed.
 */
export function otherAddress({ pathname, search }: { pathname: string; search: string }, address: string) {
  if (pathname + search !== address) return address;
  return `${address}${address.includes("?") ? "&" : "?"}again`;
}
