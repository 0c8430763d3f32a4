import { type LimitResult, limitEach } from "#app/lib/rate-limit.server.ts";
import { visitor } from "#app/lib/visitor.server.ts";
import type { OneTimeType } from "./one-time-code.tsx";

/**
 * Counts a mail to `to`, with or without an account. Each purpose has its own limits, and so has each network: no stranger
 * uses up what the owner needs.
 */
export const limitMails = (purpose: OneTimeType, to: string): Promise<LimitResult> =>
  limitEach([
    ["account-mail-asked", `${purpose} ${to} ${visitor().address}`],
    ["account-mail-recipient", `${purpose} ${to}`],
  ]);
