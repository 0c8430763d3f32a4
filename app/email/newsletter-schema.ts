import { z } from "zod";

const emailMessage = "Enter an email address, such as name@example.com";

/** `website` is a honeypot. */
export const newsletterSchema = z.object({
  email: z
    .string({ error: emailMessage })
    .trim()
    .toLowerCase()
    .max(254, emailMessage)
    .pipe(z.email(emailMessage)),
  website: z.string().optional(),
  returnTo: z.string().optional(),
});
