import { isIP } from "node:net";

/** Set by our own server on every request, from the socket or a trusted proxy; never by a visitor. */
const clientAddressHeader = "x-client-address";

/** The rate limit key of a visitor: an IPv4 address, an IPv6 /64 (one subscriber owns all of it), or "unknown". */
export function clientAddress(request: Request): string {
  return addressKey(request.headers.get(clientAddressHeader) ?? "");
}

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
    // A dotted ending fills two groups.
    const filled = groups.length + last.length + (tail.includes(".") ? 1 : 0);
    groups.push(...Array.from({ length: 8 - filled }, () => "0"), ...last);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
