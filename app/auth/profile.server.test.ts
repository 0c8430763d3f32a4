import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestClient } from "#app/backend/clients.server.ts";
import { log } from "#app/lib/log.server.ts";
import { setProcessBackend } from "#tests/support/process-backend.ts";
import { deleteOwnAccount } from "./own-data.server.ts";
import { askForEmailChange, changePassword, refusePassword, saveName } from "./profile.server.ts";
import { answerOf, errorsOf } from "./refusal.server.ts";

/** A project of which one address fails; everything else is as it should be. */
let failing: { path: string; status: number; code: string };
const logged = vi.spyOn(log, "error").mockImplementation(() => {});

beforeEach(() => {
  const session = {
    access_token: "a.b.c",
    refresh_token: "r",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: "1" },
  };
  setProcessBackend({
    url: "https://project.example",
    publishableKey: "publishable",
    secretKey: "secret",
    ready: async () => true,
    close: async () => {},
    fetch: async (input: RequestInfo | URL) => {
      const { pathname } = new URL(String(input));
      if (pathname.endsWith(failing.path))
        return Response.json(
          {
            code: failing.code,
            error_code: failing.code,
            msg: "a secret detail",
            message: "a secret detail",
          },
          { status: failing.status },
        );
      return Response.json(pathname.endsWith("/token") ? session : null);
    },
  });
});
afterEach(() => {
  setProcessBackend(null);
  logged.mockClear();
});

const someone = () =>
  ({ id: randomUUID(), email: "ama@example.com", name: "Ama", role: "user", unread: 0 }) as const;
const client = async () => (await requestClient(new Request("http://localhost/"))).supabase;

test("R4 whoever's password cannot be checked is not told that it is wrong", async () => {
  failing = { path: "/token", status: 503, code: "unexpected_failure" };
  const refusals = [
    await refusePassword(someone(), "secret12"),
    await changePassword(await client(), someone(), { currentPassword: "secret12", newPassword: "kente-42" }),
    await askForEmailChange(await client(), someone(), {
      currentPassword: "secret12",
      newEmail: "a@example.com",
    }),
    await deleteOwnAccount(someone(), "secret12"),
  ];
  for (const refusal of refusals)
    expect(refusal).toEqual({
      ok: false,
      field: null,
      message: "Your password could not be checked. Please try again in a minute.",
      status: 503,
    });
  expect(logged).toHaveBeenCalledTimes(4);
});

test("a wrong password is the member's to mend", async () => {
  failing = { path: "/token", status: 400, code: "invalid_credentials" };
  const refusal = await refusePassword(someone(), "secret13");
  if (!refusal) throw new Error("It was taken.");
  expect(errorsOf(refusal)).toEqual({
    fieldErrors: { currentPassword: ["This is not your current password"] },
  });
  expect(answerOf(refusal)).toEqual({ status: 400 });
  expect(logged).not.toHaveBeenCalled();
});

test("R4 a database that does not delete an account is logged, and the member may try again", async () => {
  failing = { path: "/delete_user", status: 500, code: "XX000" };
  const refusal = await deleteOwnAccount(someone(), "secret12");
  if (refusal.ok) throw new Error("It was deleted.");
  expect(answerOf(refusal)).toEqual({ status: 503 });
  expect(errorsOf(refusal)).toEqual({
    formErrors: ["Your account could not be deleted. Please try again in a minute."],
  });
  expect(logged).toHaveBeenCalledOnce();
});

test("R4 so is a name that could not be saved", async () => {
  failing = { path: "/profiles", status: 503, code: "unavailable" };
  const refusal = await saveName(await client(), someone(), "Ama");
  expect(refusal).toEqual({ ok: false, field: null, message: "Failed to update profile", status: 503 });
  expect(logged).toHaveBeenCalledOnce();
});
