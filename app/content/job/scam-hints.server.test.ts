import { expect, it } from "vitest";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { scamHints } from "./scam-hints.server.ts";

type Job = Parameters<typeof scamHints>[1];

const honest = {
  title: "Type designer",
  description: "Draw letters for nine scripts. We pay a fee of 400 dollars a poster.",
  responsibilities: [],
  requirements: [],
  benefits: ["Relocation and visa paid by us"],
  salary_note: null,
  salary_minimum: 900,
  salary_maximum: null,
  salary_currency: "USD",
  salary_period: "month",
  application_url: null,
  contact_email: "jobs@yaz.example",
  company_description: "See yaz.example/about",
} as unknown as Job;

/** A database in which others pay so much. */
function paying(...pays: number[]) {
  const data = pays.map((salary_maximum) => ({ salary_minimum: null, salary_maximum }));
  const query: object = new Proxy(
    {},
    { get: (_, name) => (name === "throwOnError" ? async () => ({ data }) : () => query) },
  );
  return { from: () => query } as unknown as Supabase;
}

const hints = (changes: Partial<Job>, database = paying()) => scamHints(database, { ...honest, ...changes });

it("an honest job has none", async () => {
  expect(
    await hints({
      description: "Draw letters for nine scripts.",
      application_url: "https://yaz.example/apply",
    }),
  ).toEqual([]);
  expect(await hints({ contact_email: "yaz@gmail.com", company_description: null, description: "" })).toEqual(
    [],
  );
});

it.each<[string, Partial<Job>, string]>([
  [
    "a fee",
    { description: "A refundable registration fee is due before the interview." },
    "It speaks of a payment: “registration fee”",
  ],
  ["mobile money", { benefits: ["Send 500 by M-Pesa first"] }, "It speaks of a payment: “M-Pesa”"],
  [
    "free mail for a company with a site",
    { contact_email: "yaz.hr@gmail.com" },
    "Applications go to an address at gmail.com, though the company has a site (yaz.example)",
  ],
  [
    "a shortened link",
    { description: "Apply at bit.ly/3xyz" },
    "A link is shortened (bit.ly), so nobody sees where it leads",
  ],
  [
    "a chat number alone",
    { description: "Only WhatsApp +254 712 345 678", contact_email: null },
    "A chat number is the only way to apply",
  ],
])("%s is said, with its reason", async (_, changes, hint) => {
  expect(await hints(changes)).toEqual([hint]);
});

it("pay far above that of others is said, once there are enough of them", async () => {
  const job = { description: "", salary_maximum: 9000 } as Partial<Job>;
  expect(await hints(job, paying(1000, 900, 1100, 1200, 1000))).toEqual([
    "It pays 9 times what others here pay in USD",
  ]);
  expect(await hints(job, paying(1000, 900))).toEqual([]);
  expect(await hints({ ...job, salary_maximum: 2500 }, paying(1000, 900, 1100, 1200, 1000))).toEqual([]);
});
