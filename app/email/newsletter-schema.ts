import { z } from "zod";
import { emailAddress } from "#app/lib/written-addresses.ts";

const emailMessage = "Enter an email address, such as name@example.com.";

/** `website` is a honeypot. */
export const newsletterSchema = z.object({
  email: emailAddress(emailMessage).toLowerCase(),
  website: z.string().optional(),
  returnTo: z.string().optional(),
});
