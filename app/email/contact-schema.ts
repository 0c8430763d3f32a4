import { z } from "zod";
import { requiredLine, requiredText } from "#app/lib/text-fields.ts";
import { emailAddress, maxEmailLength } from "#app/lib/written-addresses.ts";

export const contactLimits = { name: 80, email: maxEmailLength, message: 4000 };

const emailMessage = "Enter an email address we can reply to, such as name@example.com.";

/** `website` is a honeypot. */
export const contactSchema = z.object({
  name: requiredLine("Enter a name.", contactLimits.name),
  email: emailAddress(emailMessage),
  message: requiredText("Write a message.", contactLimits.message),
  website: z.string().optional(),
});

export type ContactForm = z.output<typeof contactSchema>;
