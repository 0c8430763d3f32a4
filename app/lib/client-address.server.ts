import { isIP } from "node:net";

/** Set by our own server for each request, from the socket (or the proxy it trusts); never by a visitor. */
const clientAddressHeader = "x-client-address";

/**
 * The visitor's address, as the key of rate limits: an IPv4 address, or the /64 network of an IPv6 address
 * (one subscriber holds all of it). "unknown" where the server set none.
 */
export function clientAddress(request: Request): string {
  return addressKey(request.headers.get(clientAddressHeader) ?? "");
}

/** The key under which an address counts; anything that is no address is "unknown". */
export function addressKey(address: string): string {
  const plain = address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/%.*$/, "");
  const version = isIP(plain);
  if (version === 4) return plain;
  if (version !== 6) return "unknown";
  const [head = "", tail] = plain.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const last = tail === "" ? [] : tail.split(":");
    // A dotted ending fills two groups; it can't reach into the first four that matter here.
    const filled = groups.length + last.length + (tail.includes(".") ? 1 : 0);
    groups.push(...Array.from({ length: 8 - filled }, () => "0"), ...last);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
