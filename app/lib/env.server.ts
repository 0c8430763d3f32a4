import { z } from "zod";

const text = z.string().trim();
const webAddress = text
  .regex(
    /^https?:\/\/[^\s/?#]+\/?$/,
    "must be an http(s) address without a path, such as https://ubunifu.example",
  )
  .refine(URL.canParse, "must be an address that can be opened")
  .transform((address) => address.replace(/\/$/, ""));
const secret = text.min(32, "must have 32 characters or more");
const list = z
  .preprocess((value) => value || "", text)
  .transform((values) =>
    values
      .split(",")
      .map((value) => value.trim())
      .filter(Boolean),
  );
const socialLink = text
  .refine(
    (link) => {
      const [, address] = /^\S.{0,29}? (https:\/\/[^\s@/]+(?:\/\S*)?)$/.exec(link) ?? [];
      return address !== undefined && URL.canParse(address);
    },
    {
      error: ({ input }) =>
        `must be names with their https addresses, separated by commas, such as Instagram https://instagram.com/ubunifu, Mastodon https://mastodon.example/@ubunifu; "${input}" is not`,
    },
  )
  .transform((link) => {
    const space = link.lastIndexOf(" ");
    return { name: link.slice(0, space).trim(), href: link.slice(space + 1) };
  });

const schema = z
  .object({
    PORT: text
      .regex(/^\d{1,5}$/, "must be a port number")
      .transform(Number)
      .pipe(z.number().max(65535, "must be a port number"))
      .default(3000),
    HOST: text.default("0.0.0.0"),
    DATA_DIR: text.min(1).default(".data"),
    SITE_URL: webAddress.optional(),
    SUPABASE_URL: webAddress.optional(),
    SUPABASE_PUBLISHABLE_KEY: text.optional(),
    SUPABASE_SECRET_KEY: text.optional(),
    SESSION_SECRET: secret.optional(),
    SMTP_URL: text.regex(/^smtps?:\/\/[^\s/]/, "must be smtp:// or smtps:// with a host").optional(),
    MAIL_FROM: text.optional(),
    TRUST_PROXY: z
      .enum(["1", "true", "0", "false"], "must be 1, or not be set")
      .transform((value) => value === "1" || value === "true")
      .default(false),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    PAGE_CACHE: z.enum(["on", "off"], "must be on or off").default("on"),
    DEMO_PASSWORD: text.min(6, "must have 6 characters or more").optional(),
    ADMIN_CODE: text.min(8, "must have 8 characters or more").optional(),
    ADMIN_ACCESS_TOKEN: secret.optional(),
    REQUIRE_SECOND_FACTOR: z.enum(["admins"], "must be admins, or not be set").optional(),
    ADMIN_USER_IDS: list.pipe(z.array(z.uuid("must be ids of users, separated by commas"))),
    OAUTH_PROVIDERS: list.pipe(z.array(z.enum(["github", "google"], "must name github, google or both"))),
    SOCIAL_LINKS: list.pipe(z.array(socialLink).max(8, "must be 8 links or fewer")),
  })
  .superRefine((env, check) => {
    const missing = (name: string, why: string) =>
      check.addIssue({ code: "custom", path: [name], message: why });
    if (!env.SUPABASE_URL) {
      if (env.OAUTH_PROVIDERS.length > 0)
        missing("OAUTH_PROVIDERS", "needs a hosted Supabase: set SUPABASE_URL");
      return;
    }
    if (!env.SUPABASE_PUBLISHABLE_KEY) missing("SUPABASE_PUBLISHABLE_KEY", "is needed beside SUPABASE_URL");
    if (!env.SUPABASE_SECRET_KEY) missing("SUPABASE_SECRET_KEY", "is needed beside SUPABASE_URL");
    if (!env.SESSION_SECRET)
      missing(
        "SESSION_SECRET",
        "is needed beside SUPABASE_URL: 32 random characters, the same for every process",
      );
    if (!env.SITE_URL) missing("SITE_URL", "is needed beside SUPABASE_URL: the address visitors use");
  });

export type Environment = z.infer<typeof schema>;

/** Throws an Error that names each wrong variable and says what it must be. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  // Shells and compose files write an absent variable as an empty one.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`);
  throw new Error(`The settings are wrong. ${sentences.join(" ")}`);
}

export const env: Environment = (() => {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
})();

export const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
export const isHttps = siteUrl.startsWith("https:");
/** Whether mail reaches people (by SMTP or the hosted project); otherwise it waits as files. */
export const mailIsOn = Boolean(env.SMTP_URL || env.SUPABASE_URL);
/** A hosted project mails about accounts alone. */
export const sendsMail = Boolean(env.SMTP_URL);

/** Fontconfig looks for fonts here. */
export const homeFolder = process.env.HOME;
