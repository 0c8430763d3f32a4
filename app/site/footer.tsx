import { Form } from "react-router";
import { kinds } from "#app/content/kinds.ts";
import { contactAddress, siteName } from "#app/lib/site.ts";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { LiteForm } from "./lite-form.tsx";
import { ThemeForm } from "./theme-form.tsx";

const kindsIn = (title: string) =>
  kinds
    .filter(({ menu }) => menu.footer === title)
    .map(({ table, menu }) => [`/${table}`, menu.text] as const);

const columns = [
  {
    title: "Resources",
    links: [...kindsIn("Resources"), ["/api", "API"]],
  },
  {
    title: "Community",
    links: [...kindsIn("Community"), ["/submit", "Submit"], ["/about", "About"], ["/contact", "Contact"]],
  },
] as const;

type Props = {
  theme: "light" | "dark" | null;
  lite: boolean;
  path: string;
  socialLinks?: { name: string; href: string }[];
};

export function Footer({ theme, lite, path, socialLinks }: Props) {
  return (
    <footer className="site-footer">
      <div className="wrap stack">
        <div
          className={
            socialLinks
              ? "columns min-[49rem]:grid-cols-[1.5fr_0.8fr_0.9fr_0.8fr_1.7fr] min-[49rem]:gap-x-4"
              : "columns"
          }
        >
          <div>
            <p className="brand">{siteName}</p>
            <p className="small prose">A commons for African designers and creatives.</p>
            <p className="small">
              <a href={`mailto:${contactAddress}`}>{contactAddress}</a>
            </p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} className="small" aria-label={title}>
              <strong>{title}</strong>
              <ul>
                {links.map(([href, name]) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {socialLinks && (
            <nav className="small" aria-label="Follow us">
              <strong>Follow us</strong>
              <ul>
                {socialLinks.map(({ name, href }) => (
                  <li key={href}>
                    <a href={href} rel="me noopener">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <NewsletterForm path={path} />
        </div>
        <div className="row between small">
          <span>
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

function NewsletterForm({ path }: { path: string }) {
  return (
    <Form method="post" action="/newsletter" preventScrollReset>
      <label className="small" htmlFor="newsletter-email">
        One letter a month. No tracking.
      </label>
      <div className="search mt-2">
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
