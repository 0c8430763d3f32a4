/** When the connection is lost, Chrome's error page replaces a page of the same address, and Back skips the form. */
export function otherAddress({ pathname, search }: { pathname: string; search: string }, address: string) {
  if (pathname + search !== address) return address;
  return `${address}${address.includes("?") ? "&" : "?"}again`;
}
