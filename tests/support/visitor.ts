import { randomInt } from "node:crypto";
import { type Person, people } from "./people.ts";

export type Visitor = ReturnType<typeof visitor>;
type Fields = Record<string, string | string[] | File>;

const someAddress = () => `10.${randomInt(255)}.${randomInt(255)}.${randomInt(1, 255)}`;

/** A browser that keeps cookies and follows no redirect, at an address of its own. */
export function visitor(url: string, { address = someAddress(), cookie = "" } = {}) {
  const cookies = new Map<string, string>();
  for (const pair of cookie.split("; ").filter(Boolean)) {
    const at = pair.indexOf("=");
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("X-Forwarded-For", address);
    if (cookies.size > 0 && !headers.has("Cookie")) headers.set("Cookie", header());
    const response = await fetch(new URL(path, url), { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    cookie: header,
    ask,
    /** As multipart when a file is in it. */
    post(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Response> {
      const pairs = Object.entries(fields).flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const),
      );
      const hasFile = pairs.some(([, value]) => value instanceof File);
      const body = hasFile ? new FormData() : new URLSearchParams();
      for (const [name, value] of pairs) body.append(name, value as string);
      return ask(path, { method: "POST", body, headers });
    },
  };
}

export async function signedIn(url: string, who: Person): Promise<Visitor> {
  const browser = visitor(url);
  const { email, password } = people[who];
  const response = await browser.post("/login", { email, password });
  if (response.status !== 303) throw new Error(`${email} cannot sign in: ${response.status}`);
  return browser;
}
