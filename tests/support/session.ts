import type { Visitor } from "./visitor.ts";

export type KeptSession = {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  user: { id: string };
};

const pieces = /^((?:__Host-)?session)(\.\d+)?$/;

export function readSession(cookie: string): KeptSession {
  const value = pairs(cookie)
    .filter(([name]) => pieces.test(name))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, value]) => value)
    .join("");
  return JSON.parse(Buffer.from(value.replace("base64-", ""), "base64url").toString());
}

export function changeSession(cookie: string, change: Partial<KeptSession>): string {
  const name = pairs(cookie)
    .map(([name]) => pieces.exec(name)?.[1])
    .find(Boolean);
  const session = { ...readSession(cookie), ...change };
  return `${name}=base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;
}

export const expired = (browser: Visitor) => changeSession(browser.cookie(), { expires_at: 1 });

function pairs(cookie: string): [string, string][] {
  return cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
}

export const isSignedIn = async (browser: Visitor) =>
  (await browser.ask("/dashboard/profile")).status === 200;
