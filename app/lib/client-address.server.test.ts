import { expect, it } from "vitest";
import { addressKey, clientAddress } from "./client-address.server.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
  ["", "unknown"],
  ["not an address", "unknown"],
  ["203.0.113.7, 198.51.100.1", "unknown"],
])("%j counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

it("a forwarded address counts for nothing here: only what our server has set", () => {
  const headers = { "X-Forwarded-For": "198.51.100.1", Forwarded: "for=198.51.100.2" };
  expect(clientAddress(new Request("http://localhost/", { headers }))).toBe("unknown");
  expect(
    clientAddress(
      new Request("http://localhost/", { headers: { ...headers, "X-Client-Address": "203.0.113.7" } }),
    ),
  ).toBe("203.0.113.7");
});
