import { Form } from "react-router";
import { BrandMark } from "#app/components/brand-mark.tsx";
import { Honeypot } from "#app/components/honeypot.tsx";
import { listedKinds } from "#app/content/kinds.ts";
import { contactAddress, siteName } from "#app/lib/site.ts";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import { CorrectWording, LanguageSwitch } from "./language-switch.tsx";
import { ThemeForm } from "./theme-form.tsx";

function useColumns() {
  const t = useTranslator("frame");
  const ofKinds = useTranslator("kinds");
  const kindsIn = (title: string) =>
    listedKinds
      .filter(({ menu }) => menu.footer === title)
      .map(({ table }) => ({ href: `/${table}`, name: ofKinds(`${table}.menu`) }));
  return [
    {
      title: t("resources"),
      links: [
        ...kindsIn("Resources"),
        { href: "/collection", name: t("collection") },
        { href: "/api", name: t("api") },
      ],
    },
    {
      title: t("community"),
      links: [
        ...kindsIn("Community"),
        { href: "/submit", name: t("submit") },
        { href: "/about", name: t("about") },
        { href: "/contact", name: t("contact") },
      ],
    },
  ];
}

type Props = {
  theme: "light" | "dark" | null;
  lite: boolean;
  path: string;
  sendsMail: boolean;
  socialLinks?: { name: string; href: string }[] | undefined;
};

export function Footer({ theme, lite, path, sendsMail, socialLinks }: Props) {
  const t = useTranslator("frame");
  return (
    <footer className="site-footer">
      <div className="wrap stack">
        <div className={socialLinks ? "cols five" : "cols"}>
          <div>
            <PageLink className="brand" href="/">
              <BrandMark />
              {siteName}
            </PageLink>
            <p className="text-muted">{t("purpose")}</p>
            <p>
              <a href={`mailto:${contactAddress}`}>{contactAddress}</a>
            </p>
          </div>
          {useColumns().map(({ title, links }) => (
            <Links key={title} title={title} links={links} />
          ))}
          {socialLinks && <Links title={t("followUs")} links={socialLinks} rel="me noopener" />}
          {sendsMail && <NewsletterForm path={path} />}
        </div>
        <div className="row justify-between end">
          <span className="text-muted">
            © {new Date().getUTCFullYear()} {siteName}
          </span>
          <div className="row">
            <PageLink href="/privacy">{t("privacy")}</PageLink>{" "}
            <PageLink href="/terms">{t("terms")}</PageLink> <LiteForm lite={lite} path={path} />
            <ThemeForm theme={theme} path={path} />
          </div>
        </div>
        <div className="row justify-between end">
          <LanguageSwitch path={path} />
          <CorrectWording path={path} />
        </div>
      </div>
    </footer>
  );
}

type LinksProps = { title: string; links: { name: string; href: string }[]; rel?: string };

function Links({ title, links, rel }: LinksProps) {
  return (
    <nav aria-label={title}>
      <b>{title}</b>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <PageLink href={href} rel={rel}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NewsletterForm({ path }: { path: string }) {
  const t = useTranslator("frame");
  return (
    <Form method="post" action="/newsletter" preventScrollReset>
      <label htmlFor="newsletter-email">{t("newsletter")}</label>
      <div className="search">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          placeholder="you@example.com"
          autoComplete="email"
          required
        />
        <button type="submit">{t("join")}</button>
      </div>
      <input type="hidden" name="returnTo" value={path} />
      <Honeypot />
    </Form>
  );
}

function LiteForm({ lite, path }: { lite: boolean; path: string }) {
  const t = useTranslator("frame");
  return (
    <Form method="post" action="/lite" preventScrollReset>
      <input type="hidden" name="returnTo" value={path} />
      <button className="btn btn-quiet" type="submit" name="lite" value={lite ? "off" : "on"}>
        {t(lite ? "liteModeOff" : "liteMode")}
      </button>
    </Form>
  );
}
