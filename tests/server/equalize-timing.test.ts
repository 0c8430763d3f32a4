import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "#tests/support/test-database.ts";

const database = await testDatabase();

const { LITE_AUTH_BCRYPT_COST } = process.env;
/** What the hashes of accounts cost from now on. */
const hashFor = (cost: number) => {
  process.env.LITE_AUTH_BCRYPT_COST = String(cost);
};
beforeEach(() => database.query("delete from auth.users"));
afterAll(() => {
  process.env.LITE_AUTH_BCRYPT_COST = LITE_AUTH_BCRYPT_COST;
});

/** In milliseconds of the processor, on which everybody else waits. */
async function workOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The middle of nine, made in turn, so that whatever else the machine does meets all alike. */
async function middles(acts: (() => Promise<unknown>)[]): Promise<number[]> {
  const work = acts.map((): number[] => []);
  for (let turn = 0; turn < 9; turn += 1)
    for (const [index, act] of acts.entries()) work[index]?.push(await workOf(act));
  return work.map((times) => times.sort((one, other) => one - other)[4] ?? 0);
}

test("A26 a wrong password is as much work for an address without an account, or without a password, as for any", async () => {
  hashFor(8);
  const [known, unconfirmed, without] = [
    await database.member("user", "Ada"),
    await database.member("user", "Ben"),
    await database.member("user", "Eve"),
  ];
  await database.query("update auth.users set email_confirmed_at = null where id = $1", [unconfirmed.id]);
  await database.query("update auth.users set encrypted_password = null where id = $1", [without.id]);
  const visitor = database.anonymous();
  const signIn = (email: string) => () => visitor.auth.signInWithPassword({ email, password: "wrong-one" });
  const addresses = [known.email, "nobody@example.com", unconfirmed.email, without.email];
  const [ofKnown = 0, ...ofOthers] = await middles(addresses.map(signIn));
  for (const work of ofOthers) {
    expect(work / ofKnown).toBeGreaterThan(0.8);
    expect(work / ofKnown).toBeLessThan(1.2);
  }
});

test("A26 signing up with an address that is taken hashes the password, too", async () => {
  // A new account has rows to write besides: the hash is as dear as on a real site.
  hashFor(10);
  const { email } = await database.member("user", "Zoe");
  const visitor = database.anonymous();
  let made = 0;
  const signUp = (address: () => string) => () =>
    visitor.auth.signUp({ email: address(), password: "clay-and-kente" });
  const [fresh = 0, taken = 0] = await middles([
    signUp(() => `new-${++made}@example.com`),
    signUp(() => email),
  ]);
  expect(taken / fresh).toBeGreaterThan(0.6);
  expect(taken / fresh).toBeLessThan(1.2);
});
