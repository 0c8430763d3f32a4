import { Form } from "react-router";
import { BrandMark } from "#app/components/brand-mark.tsx";
import { Honeypot } from "#app/components/honeypot.tsx";
import { listedKinds } from "#app/content/kinds.ts";
import { contactAddress, siteName } from "#app/lib/site.ts";
import { ThemeForm } from "./theme-form.tsx";

const kindsIn = (title: string) =>
  listedKinds
    .filter(({ menu }) => menu.footer === title)
    .map(({ table, menu }) => ({ href: `/${table}`, name: menu.text }));

const columns = [
  {
    title: "Resources",
    links: [
      ...kindsIn("Resources"),
      { href: "/collection", name: "Your collection" },
      { href: "/api", name: "API" },
    ],
  },
  {
    title: "Community",
    links: [
      ...kindsIn("Community"),
      { href: "/submit", name: "Submit" },
      { href: "/about", name: "About" },
      { href: "/contact", name: "Contact" },
    ],
  },
];

type Props = {
  theme: "light" | "dark" | null;
  lite: boolean;
  path: string;
  sendsMail: boolean;
  socialLinks?: { name: string; href: string }[] | undefined;
};

export function Footer({ theme, lite, path, sendsMail, socialLinks }: Props) {
  return (
    <footer className="site-footer">
      <div className="wrap stack">
        <div className={socialLinks ? "cols five" : "cols"}>
          <div>
            <a className="brand" href="/">
              <BrandMark />
              {siteName}
            </a>
            <p className="text-muted">A commons for African designers and creatives.</p>
            <p>
              <a href={`mailto:${contactAddress}`}>{contactAddress}</a>
            </p>
          </div>
          {columns.map(({ title, links }) => (
            <Links key={title} title={title} links={links} />
          ))}
          {socialLinks && <Links title="Follow us" links={socialLinks} rel="me noopener" />}
          {sendsMail && <NewsletterForm path={path} />}
        </div>
        <div className="row justify-between end">
          <span className="text-muted">
            © {new Date().getUTCFullYear()} {siteName}
          </span>
          <div className="row">
            <a href="/privacy">Privacy</a> <a href="/terms">Terms</a> <LiteForm lite={lite} path={path} />
            <ThemeForm theme={theme} path={path} />
          </div>
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
            <a href={href} rel={rel}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NewsletterForm({ path }: { path: string }) {
  return (
    <Form method="post" action="/newsletter" preventScrollReset>
      <label htmlFor="newsletter-email">One letter a month. No tracking.</label>
      <div className="search">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          placeholder="you@example.com"
          autoComplete="email"
          required
        />
        <button type="submit">Join</button>
      </div>
      <input type="hidden" name="returnTo" value={path} />
      <Honeypot />
    </Form>
  );
}

function LiteForm({ lite, path }: { lite: boolean; path: string }) {
  return (
    <Form method="post" action="/lite" preventScrollReset>
      <input type="hidden" name="returnTo" value={path} />
      <button className="btn btn-quiet" type="submit" name="lite" value={lite ? "off" : "on"}>
        {lite ? "Turn off lite mode" : "Lite mode"}
      </button>
    </Form>
  );
}
