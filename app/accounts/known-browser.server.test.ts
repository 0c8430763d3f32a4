import { expect, test } from "vitest";
import { knownBrowser, rememberBrowser } from "./known-browser.server.ts";

const withCookie = (line = "") =>
  new Request("http://localhost/login", { headers: { Cookie: line.split(";")[0] ?? "" } });

test("a browser is known for the accounts that were signed in to there, and for no other", async () => {
  const first = await rememberBrowser(withCookie(), "ama@example.com");
  const both = withCookie(await rememberBrowser(withCookie(first), "ben@example.com"));
  const name = await knownBrowser(withCookie(first), "ama@example.com");
  expect(name).not.toBeNull();
  for (const email of ["ama@example.com", "ben@example.com"])
    expect(await knownBrowser(both, email)).toBe(name);
  expect(await knownBrowser(withCookie(first), "ben@example.com")).toBeNull();
  expect(await knownBrowser(withCookie(), "ama@example.com")).toBeNull();
  const [pair = ""] = first.split(";");
  expect(await knownBrowser(withCookie(`${pair.slice(0, -4)}AAAA`), "ama@example.com")).toBeNull();
});

test("it says whose accounts these are to nobody, and keeps the last eight", async () => {
  let line = await rememberBrowser(withCookie(), "ama@example.com");
  expect(Buffer.from(decodeURIComponent(line), "base64").toString()).not.toContain("ama@");
  for (let number = 1; number <= 8; number += 1)
    line = await rememberBrowser(withCookie(line), `n${number}@example.com`);
  expect(await knownBrowser(withCookie(line), "n1@example.com")).not.toBeNull();
  expect(await knownBrowser(withCookie(line), "ama@example.com")).toBeNull();
  expect(line.length).toBeLessThan(600);
});
