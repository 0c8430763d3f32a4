import { z } from "zod";
import { emailAddress } from "#app/lib/written-addresses.ts";
import type { Translator } from "#app/words/translator.ts";

/** `website` is a honeypot. */
export const newsletterSchema = (t: Translator<"newsletter">) =>
  z.object({
    email: emailAddress(t("errors.email")).toLowerCase(),
    website: z.string().optional(),
    returnTo: z.string().optional(),
  });
