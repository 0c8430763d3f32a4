import { z } from "zod";
import { optionalLine, requiredText } from "#app/lib/text-fields.ts";
import { emailAddress } from "#app/lib/written-addresses.ts";
import type { Translator } from "#app/words/translator.ts";

export const takedownRequestKinds = ["mine", "takedown"] as const;
export type TakedownRequestKind = (typeof takedownRequestKinds)[number];

export const takedownRequestLimits = { explanation: 4000, email: 254, domain: 300, name: 80 };

/** `https://www.Zuri.example/about` -> `zuri.example`; null for what names no domain. */
function domainOf(text: string): string | null {
  try {
    const { hostname } = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    const domain = hostname.replace(/^www\./, "").replace(/\.$/, "");
    return domain.length <= 253 && /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/.test(domain) ? domain : null;
  } catch {
    return null;
  }
}

/** `website` is a honeypot. */
export const takedownRequestSchema = (t: Translator<"takedown">) =>
  z.object({
    kind: z.enum(takedownRequestKinds, t("errors.kind")),
    explanation: requiredText(t("errors.explanation"), takedownRequestLimits.explanation),
    email: emailAddress(t("errors.email")).toLowerCase(),
    domain: optionalLine(takedownRequestLimits.domain).transform((text, check) => {
      const domain = text && domainOf(text);
      if (text && !domain) check.issues.push({ code: "custom", message: t("errors.domain"), input: text });
      return domain;
    }),
    name: optionalLine(takedownRequestLimits.name),
    website: z.string().optional(),
  });

export type TakedownRequestForm = z.output<ReturnType<typeof takedownRequestSchema>>;
