import { expect, test } from "vitest";
import { visitorCall } from "./visitor-functions.server.ts";

const address = "http://embedded.invalid/rest/v1/rpc/matching_logos";
const key = "publishable";
const headers = { apikey: key, Authorization: `Bearer ${key}`, "Content-Profile": "public" };
const call = { method: "POST", headers, body: '{"most":25}' };

test("a visitor's call of a function is read", () => {
  expect(visitorCall(address, call, key)).toEqual({ name: "matching_logos", values: { most: 25 } });
});

test("and one for columns of its rows", () => {
  const columns = { ...headers, Prefer: "return=representation" };
  for (const comma of [",", "%2C"])
    expect(visitorCall(`${address}?select=id${comma}title`, { ...call, headers: columns }, key)).toEqual({
      name: "matching_logos",
      values: { most: 25 },
      columns: ["id", "title"],
    });
});

test.each<[string, string, RequestInit | undefined]>([
  ["a condition", `${address}?select=id&status=eq.approved`, call],
  ["a condition alone", `${address}?limit=1`, call],
  ["what a row belongs to", `${address}?select=id,authors(name)`, call],
  ["another name for a column", `${address}?select=name:title`, call],
  ["every column", `${address}?select=*`, call],
  ["a column that is none", `${address}?select=id%22`, call],
  ["a table", "http://embedded.invalid/rest/v1/logos", call],
  ["a name that is none", "http://embedded.invalid/rest/v1/rpc/logos%22page", call],
  ["no call at all", address, undefined],
  ["reading", address, { ...call, method: "GET" }],
  ["a member's token", address, { ...call, headers: { ...headers, Authorization: "Bearer token" } }],
  ["no token", address, { ...call, headers: { apikey: key } }],
  ["the secret key", address, { ...call, headers: { apikey: "secret", Authorization: "Bearer secret" } }],
  ["the secret key beside", address, { ...call, headers: { ...headers, apikey: "secret" } }],
  ["another schema", address, { ...call, headers: { ...headers, "Content-Profile": "private" } }],
  ["a wish", address, { ...call, headers: { ...headers, Prefer: "count=exact" } }],
  ["another form of answer", address, { ...call, headers: { ...headers, Accept: "text/csv" } }],
  ["a list of values", address, { ...call, body: "[25]" }],
  ["nothing", address, { ...call, body: "null" }],
  ["what is no JSON", address, { ...call, body: "{" }],
  ["a form", address, { ...call, body: new FormData() }],
])("%s is left to the data API", (_, url, init) => {
  expect(visitorCall(url, init, key)).toBeUndefined();
});
