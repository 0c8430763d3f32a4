import { expect, test } from "vitest";
import { visitorCall } from "./visitor-calls.server.ts";

const address = "http://embedded.invalid/rest/v1/rpc/logos_page";
const key = "publishable";
const headers = { apikey: key, Authorization: `Bearer ${key}`, "Content-Profile": "public" };
const call = { method: "POST", headers, body: '{"most":25}' };

test("a visitor's call of a function is read", () => {
  expect(visitorCall(address, call, key)).toEqual({ function: "logos_page", values: { most: 25 } });
});

test("and one for columns of its rows", () => {
  const columns = { ...headers, Prefer: "return=representation" };
  for (const comma of [",", "%2C"])
    expect(visitorCall(`${address}?select=id${comma}title`, { ...call, headers: columns }, key)).toEqual({
      function: "logos_page",
      values: { most: 25 },
      columns: ["id", "title"],
    });
});

const table = "http://embedded.invalid/rest/v1/logos";
const read = { method: "GET", headers: { ...headers, "Accept-Profile": "public" } };

test("and one for some rows of a table", () => {
  const address = new URL(table);
  address.searchParams.set("select", "id,title");
  address.searchParams.append("status", "eq.approved");
  address.searchParams.append("title", "neq.a.b,c&d");
  address.searchParams.append("order", "created_at.desc,id.asc");
  address.searchParams.append("limit", "6");
  expect(visitorCall(String(address), read, key)).toEqual({
    table: "logos",
    columns: ["id", "title"],
    conditions: [
      { column: "status", operator: "=", value: "approved" },
      { column: "title", operator: "<>", value: "a.b,c&d" },
    ],
    order: [
      { column: "created_at", falling: true },
      { column: "id", falling: false },
    ],
    limit: 6,
  });
});

test.each<[string, string, RequestInit | undefined]>([
  ["a condition", `${address}?select=id&status=eq.approved`, call],
  ["a condition alone", `${address}?limit=1`, call],
  ["what a row belongs to", `${address}?select=id,authors(name)`, call],
  ["another name for a column", `${address}?select=name:title`, call],
  ["every column", `${address}?select=*`, call],
  ["a column that is none", `${address}?select=id%22`, call],
  ["a table without columns", table, read],
  ["a row that is written", `${table}?select=id`, call],
  ["rows that are removed", `${table}?id=eq.1&select=id`, { ...read, method: "DELETE" }],
  ["a count", `${table}?select=id`, { ...read, method: "HEAD" }],
  ["rows and their count", `${table}?select=id`, { ...read, headers: { ...headers, Prefer: "count=exact" } }],
  [
    "a single row",
    `${table}?select=id`,
    { ...read, headers: { ...headers, Accept: "application/vnd.pgrst.object+json" } },
  ],
  ["one condition or another", `${table}?select=id&or=(id.eq.1,id.eq.2)`, read],
  ["two conditions for a column", `${table}?select=id&id=neq.1&id=neq.2`, read],
  ["a list", `${table}?select=id&id=in.(1,2)`, read],
  ["what is not", `${table}?select=id&id=not.eq.1`, read],
  ["what is within a column", `${table}?select=id&data->a=eq.1`, read],
  ["a column with a quote", `${table}?select=id&a%22=eq.1`, read],
  ["an order with a quote", `${table}?select=id&order=a%22.desc`, read],
  ["an order of what is empty", `${table}?select=id&order=id.desc.nullslast`, read],
  ["no number", `${table}?select=id&limit=1;`, read],
  ["rows from a place on", `${table}?select=id&offset=24`, read],
  [
    "another schema of a table",
    `${table}?select=id`,
    { ...read, headers: { ...headers, "Accept-Profile": "auth" } },
  ],
  [
    "a member who reads",
    `${table}?select=id`,
    { ...read, headers: { ...headers, Authorization: "Bearer token" } },
  ],
  ["a name that is none", "http://embedded.invalid/rest/v1/rpc/logos%22page", call],
  ["no call at all", address, undefined],
  ["a function that is read", address, { ...call, method: "GET" }],
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
