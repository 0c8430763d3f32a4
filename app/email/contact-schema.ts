import { z } from "zod";
import { requiredLine, requiredText } from "#app/lib/text-fields.ts";

export const contactLimits = { name: 80, email: 254, message: 4000 };

const emailMessage = "Enter an email address we can reply to, such as name@example.com";

/** `website` is a honeypot. */
export const contactSchema = z.object({
  name: requiredLine("Enter your name", contactLimits.name),
  email: z
    .string({ error: emailMessage })
    .trim()
    .max(contactLimits.email, emailMessage)
    .pipe(z.email(emailMessage)),
  message: requiredText("Write a message", contactLimits.message),
  website: z.string().optional(),
});

export type ContactForm = z.output<typeof contactSchema>;
