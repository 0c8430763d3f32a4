import { z } from "zod";
import { optionalLine, requiredText } from "#app/lib/text-fields.ts";
import { emailAddress } from "#app/lib/written-addresses.ts";

export const takedownRequestKinds = [
  { value: "mine", label: "It's mine, and I want to look after it", wish: "you want to look after it" },
  { value: "takedown", label: "Take it down: nobody asked me", wish: "we should take it down" },
] as const;

export type TakedownRequestKind = (typeof takedownRequestKinds)[number]["value"];
const values = takedownRequestKinds.map(({ value }) => value) as [
  TakedownRequestKind,
  ...TakedownRequestKind[],
];

export const takedownRequestLimits = { explanation: 4000, email: 254, domain: 300, name: 80 };

const kindMessage = "Choose what we should do.";
const emailMessage = "Enter an email address we can reply to, such as name@example.com.";
const domainMessage = "Enter the brand's website, such as zuri.example.";

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
export const takedownRequestSchema = z.object({
  kind: z.enum(values, kindMessage),
  explanation: requiredText("Tell us how it is yours.", takedownRequestLimits.explanation),
  email: emailAddress(emailMessage).toLowerCase(),
  domain: optionalLine(takedownRequestLimits.domain).transform((text, check) => {
    const domain = text && domainOf(text);
    if (text && !domain) check.issues.push({ code: "custom", message: domainMessage, input: text });
    return domain;
  }),
  name: optionalLine(takedownRequestLimits.name),
  website: z.string().optional(),
});

export type TakedownRequestForm = z.output<typeof takedownRequestSchema>;
