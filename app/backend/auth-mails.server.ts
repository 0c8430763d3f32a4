import { type MailContent, renderMail } from "#app/lib/mail-html.server.ts";
import { siteName } from "#app/lib/site.ts";

const site = "{{ .SiteURL }}";

const confirmLink = (type: string) => `${site}/auth/confirm?token_hash={{ .TokenHash }}&type=${type}`;

const linkOrCode = {
  paragraphs: ["Use the link below, or enter this code. Each works once and expires in 10 minutes."],
  code: "{{ .Token }}",
};

/** By the name of the auth service's template, in whose placeholders they are written. */
export const authMails = {
  confirmation: {
    subject: `Confirm your ${siteName} account`,
    heading: "Confirm your email address",
    ...linkOrCode,
    button: { label: "Confirm your account", href: confirmLink("signup") },
    hint: `You get this because someone signed up for ${siteName} with this address. If it wasn't you, ignore it and nothing happens.`,
  },
  recovery: {
    subject: `Set a new ${siteName} password`,
    heading: "Set a new password",
    ...linkOrCode,
    button: { label: "Set a new password", href: confirmLink("recovery") },
    hint: `You get this because someone asked for a new ${siteName} password. If it wasn't you, ignore it: your password stays the same.`,
  },
  magic_link: {
    subject: `Sign in to ${siteName}`,
    heading: `Sign in to ${siteName}`,
    ...linkOrCode,
    button: { label: "Sign in", href: confirmLink("magiclink") },
    hint: `You get this because someone asked to sign in to ${siteName} with this address. If it wasn't you, ignore it and nothing happens.`,
  },
  email_change: {
    subject: `Change your ${siteName} email address`,
    heading: "Confirm your new email address",
    paragraphs: [
      "Use the link below to sign in with {{ .NewEmail }} from now on.",
      "It works once and expires in 10 minutes.",
    ],
    button: { label: "Change your email address", href: confirmLink("email_change") },
    hint: `You get this because someone asked to move a ${siteName} account to this address. If it wasn't you, ignore it and nothing happens.`,
  },
} satisfies Record<string, MailContent & { subject: string }>;

export const authTemplates: Record<string, string> = Object.fromEntries(
  Object.entries(authMails).map(([name, parts]) => [`${name}.html`, renderMail(parts, site).html]),
);
