import { z } from "zod";
import { requiredLine, requiredText } from "#app/lib/text-fields.ts";
import { emailAddress, maxEmailLength } from "#app/lib/written-addresses.ts";
import type { Translator } from "#app/words/translator.ts";

export const contactLimits = { name: 80, email: maxEmailLength, message: 4000 };

/** `website` is a honeypot. */
export const contactSchema = (t: Translator<"contact">) =>
  z.object({
    name: requiredLine(t("errors.name"), contactLimits.name),
    email: emailAddress(t("errors.email")),
    message: requiredText(t("errors.message"), contactLimits.message),
    website: z.string().optional(),
  });

export type ContactForm = z.output<ReturnType<typeof contactSchema>>;
