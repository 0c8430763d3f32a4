import { expect, test } from "vitest";
import { hasTextRecord } from "./dns-record.server.ts";

const answers = (records: string[][]) => ({ resolveTxt: async () => records });

test("a record counts whole, also in parts, and no other does", async () => {
  const others = [["v=spf1 -all"], ["ubunifu-verification=abcd"]];
  expect(await hasTextRecord("zuri.example", "ubunifu-verification=abc", answers(others))).toBe(false);
  expect(
    await hasTextRecord(
      "zuri.example",
      "ubunifu-verification=abc",
      answers([...others, ["ubunifu-", "verification=abc"]]),
    ),
  ).toBe(true);
});

test("a name server that does not answer is no proof", async () => {
  const resolveTxt = () => Promise.reject(new Error("queryTxt ETIMEOUT"));
  expect(await hasTextRecord("zuri.example", "ubunifu-verification=abc", { resolveTxt })).toBe(false);
});
