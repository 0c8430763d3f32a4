import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { collectionCookie, maxInCookie, readCollection } from "./cookie.server.ts";

const read = (cookie: string) =>
  readCollection(new Request("http://localhost/", { headers: { Cookie: cookie } }));
const kept = (ids: string[]) => collectionCookie(ids).split(";", 1)[0] ?? "";

test("a browser keeps a hundred logos, in their order, in less than a cookie may hold", () => {
  const ids = Array.from({ length: maxInCookie }, () => randomUUID());
  expect(read(`theme=dark; ${kept(ids)}; lite=on`)).toEqual(ids);
  expect(collectionCookie(ids).length).toBeLessThan(4096);
  expect(read(kept([...ids, randomUUID()]))).toEqual(ids);
  expect(collectionCookie([])).toMatch(/^collection=; Max-Age=0;/);
});

test("whatever else stands in the cookie is no logo", () => {
  const id = randomUUID();
  expect(read("")).toEqual([]);
  expect(read("collection=")).toEqual([]);
  expect(read("collection=short")).toEqual([]);
  expect(read(`collection=${"'; drop table--"}`)).toEqual([]);
  expect(read(`not-my-collection=${kept([id]).split("=")[1]}`)).toEqual([]);
  expect(read(`${kept([id, id])}-`)).toEqual([id]);
  expect(read(`collection=${"_".repeat(5000)}`)).toHaveLength(1);
});
