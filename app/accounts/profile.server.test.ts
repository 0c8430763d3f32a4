import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestClient } from "#app/backend/clients.server.ts";
import { env } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { pretendProject, setProcessBackend } from "#tests/support/process-backend.ts";
import { replyErrors, responseInit } from "./form-refusal.server.ts";
import { mailOneTimeCode } from "./one-time-code.server.ts";
import { deleteOwnAccount } from "./own-account.server.ts";
import { askForEmailChange, changePassword, checkPassword, savePerson } from "./profile.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

vi.mock("#app/lib/mail.server.ts", () => ({ sendMail: vi.fn() }));

/** A project of which one address fails; everything else is as it should be. */
let failing: { path: string; status: number; code: string; says?: string };
/** What the project was asked to change of the member. */
let changed: unknown;
const logged = vi.spyOn(log, "error").mockImplementation(() => {});

beforeEach(() => {
  const session = {
    access_token: "a.b.c",
    refresh_token: "r",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: "1" },
  };
  pretendProject(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname.endsWith("/user") && init?.method === "PUT") changed = JSON.parse(String(init.body));
    if (pathname.endsWith(failing.path))
      return Response.json(
        {
          code: failing.code,
          error_code: failing.code,
          msg: failing.says ?? "a secret detail",
          message: failing.says ?? "a secret detail",
        },
        { status: failing.status },
      );
    return Response.json(pathname.endsWith("/token") ? session : null);
  });
});
afterEach(() => {
  setProcessBackend(null);
  logged.mockClear();
});

const someone = () =>
  ({
    id: randomUUID(),
    email: "ama@example.com",
    name: "Ama",
    role: "user",
    unread: 0,
    secondFactor: "off" as const,
  }) as const;
const client = async () => (await requestClient(new Request("http://localhost/"))).supabase;

test("whoever has not opened the link of their sign-up yet reads the same as with a wrong password", async () => {
  failing = { path: "/token", status: 400, code: "email_not_confirmed", says: "Email not confirmed" };
  const form = { email: "ama@example.com", password: "secret12" };
  // As somebody else who signed up with the address would: it must not tell that it was free.
  const message = "Invalid login credentials";
  expect(await signIn(await client(), new Request("http://localhost/login"), form)).toEqual({
    field: null,
    message,
  });
});

test.each([
  [503, "unexpected_failure"],
  // The limit of a hosted service for one address, which is the site's for everybody.
  [429, "over_request_rate_limit"],
])("whoever’s password cannot be checked (%i) is not told that it is wrong", async (status, code) => {
  failing = { path: "/token", status, code };
  const refusals = [
    await checkPassword(someone(), "secret12"),
    await changePassword(await client(), someone(), { currentPassword: "secret12", newPassword: "kente-42" }),
    await askForEmailChange(await client(), someone(), {
      currentPassword: "secret12",
      newEmail: "a@example.com",
    }),
    await deleteOwnAccount(someone(), "secret12"),
  ];
  for (const refusal of refusals)
    expect(refusal).toEqual({
      field: null,
      message: "We couldn’t check your password. Please try again in a minute.",
      status: 503,
    });
  expect(logged).toHaveBeenCalledTimes(4);
});

test("the project is told the current password along with the new one, to check it itself", async () => {
  failing = { path: "/user", status: 422, code: "same_password", says: "It should be different." };
  const supabase = await client();
  await supabase.auth.signInWithPassword({ email: "ama@example.com", password: "secret12" });
  const form = { currentPassword: "secret12", newPassword: "secret12" };
  expect(await changePassword(supabase, someone(), form)).toMatchObject({
    message: "It should be different.",
  });
  expect(changed).toMatchObject({ password: "secret12", current_password: "secret12" });
});

test("a wrong password is the member's to mend", async () => {
  failing = { path: "/token", status: 400, code: "invalid_credentials" };
  const refusal = await checkPassword(someone(), "secret13");
  if (!refusal) throw new Error("It was taken.");
  expect(replyErrors(refusal)).toEqual({
    fieldErrors: { currentPassword: ["That isn’t your current password. Try again."] },
  });
  expect(responseInit(refusal)).toEqual({ status: 400 });
  expect(logged).not.toHaveBeenCalled();
});

const wait = "For security purposes, you can only request this after 43 seconds.";

test("whoever came by a provider, and has no password, is told how to get one", async () => {
  failing = { path: "/token", status: 400, code: "invalid_credentials" };
  env.OAUTH_PROVIDERS.push("github");
  const refusal = await deleteOwnAccount(someone(), "secret13");
  env.OAUTH_PROVIDERS.pop();
  expect(refusal?.message).toMatch(/If you don’t have one yet, set it first: \S+\/forgot-password$/);
});

test("whoever asks for another address twice in a minute is told to wait", async () => {
  failing = { path: "/user", status: 429, code: "over_email_send_rate_limit", says: wait };
  const { supabase } = await requestClient(new Request("http://localhost/"));
  await supabase.auth.signInWithPassword({ email: "ama@example.com", password: "secret12" });
  const refusal = await askForEmailChange(supabase, someone(), {
    currentPassword: "secret12",
    newEmail: "ama.new@example.com",
  });
  expect(refusal).toMatchObject({ field: null, message: "Please wait a minute before asking again." });
  expect(refusal).toMatchObject({ retryAfter: 43 });
});

test("nobody is mailed at another address while the database cannot allow it", async () => {
  failing = { path: "/rpc/allow_email_change", status: 503, code: "PGRST000" };
  changed = undefined;
  const supabase = await client();
  await supabase.auth.signInWithPassword({ email: "ama@example.com", password: "secret12" });
  const form = { currentPassword: "secret12", newEmail: "ama.new@example.com" };
  expect(await askForEmailChange(supabase, someone(), form)).toEqual({
    field: null,
    message: "Failed to update profile",
    status: 503,
  });
  expect(changed).toBeUndefined();
});

test("a mail that a hosted service does not send is logged, unless it has just sent one", async () => {
  const ask = () => mailOneTimeCode("recovery", new Request("http://localhost/"), "ama@example.com");
  const tooManyRequests = { path: "/recover", status: 429, code: "over_email_send_rate_limit" };
  failing = { ...tooManyRequests, says: "email rate limit exceeded" };
  await ask();
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  failing = { ...tooManyRequests, says: wait };
  await ask();
  // Nobody waits for what is asked of the service.
  await setTimeout(100);
  expect(logged).toHaveBeenCalledOnce();
});

test("a sign-up that is sent twice in a minute gets the same answer where addresses are confirmed", async () => {
  const person = { name: "Ama", email: "ama@example.com", password: "kente-42" };
  failing = { path: "/signup", status: 429, code: "over_email_send_rate_limit", says: wait };
  expect(await signUp(await client(), person, randomUUID())).toEqual({ signedIn: false });
  failing.says = "email rate limit exceeded";
  expect(await signUp(await client(), person, randomUUID())).toMatchObject({
    status: 503,
    message: "Failed to create account",
  });
});

test("a database that does not delete an account is logged, and the member may try again", async () => {
  failing = { path: "/delete_user", status: 500, code: "XX000" };
  const refusal = await deleteOwnAccount(someone(), "secret12");
  if (!refusal) throw new Error("It was deleted.");
  expect(responseInit(refusal)).toEqual({ status: 503 });
  expect(replyErrors(refusal)).toEqual({
    formErrors: ["We couldn’t delete your account. Please try again in a minute."],
  });
  expect(logged).toHaveBeenCalledOnce();
});

test("so is a name that could not be saved", async () => {
  failing = { path: "/profiles", status: 503, code: "unavailable" };
  const refusal = await savePerson(await client(), someone(), { name: "Ama" });
  expect(refusal).toEqual({ field: null, message: "Failed to update profile", status: 503 });
  expect(logged).toHaveBeenCalledOnce();
});
