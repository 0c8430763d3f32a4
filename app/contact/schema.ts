import { z } from "zod";
import { oneLine, severalLines } from "#app/lib/one-line.ts";

export const contactLimits = { name: 80, email: 254, message: 4000 };

const emailMessage = "Enter an email address we can answer to, such as name@example.com";
const atMost = (characters: number) => `Use at most ${characters.toLocaleString("en-US")} characters`;

/** What the contact form sends. `website` is a trap for robots: people do not see it. */
export const contactSchema = z.object({
  name: z
    .string({ error: "Enter your name" })
    .overwrite(oneLine)
    .min(1, { error: "Enter your name", abort: true })
    .max(contactLimits.name, atMost(contactLimits.name)),
  email: z
    .string({ error: emailMessage })
    .trim()
    .max(contactLimits.email, emailMessage)
    .pipe(z.email(emailMessage)),
  message: z
    .string({ error: "Write a message" })
    .overwrite(severalLines)
    .min(1, { error: "Write a message", abort: true })
    .max(contactLimits.message, atMost(contactLimits.message)),
  website: z.string().optional(),
});

export type ContactMessage = z.output<typeof contactSchema>;
