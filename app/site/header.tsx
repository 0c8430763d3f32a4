import type { Member } from "#app/accounts/session.server.ts";
import { BrandMark } from "#app/components/brand-mark.tsx";
import { Icon } from "#app/components/icon.tsx";
import { listedKinds } from "#app/content/kinds.ts";
import { siteName } from "#app/lib/site.ts";
import { ThemeForm } from "./theme-form.tsx";

const submit = { href: "/submit", name: "Submit", icon: "plus" } as const;
const lists = listedKinds.map(({ table, menu }) => ({ href: `/${table}`, name: menu.text, icon: menu.icon }));

type Props = {
  member: Member | null;
  theme: "light" | "dark" | null;
  /** Signed in, or with something in their collection. */
  collects: boolean;
  /** With its query. */
  path: string;
};

export function Header({ member, theme, collects, path }: Props) {
  const links = [{ href: "/", name: "Home" }, ...lists, submit].map(({ href, name }) => (
    <a key={href} href={href} aria-current={current(href, path)}>
      {`${name} `}
    </a>
  ));
  return (
    <header className="site-header">
      <div className="wrap bar">
        <a className="brand" href="/">
          <BrandMark />
          <span className="md:max-lg:sr-only">{`${siteName} `}</span>
        </a>
        <nav className="site-nav" aria-label="Main">
          {links}
        </nav>
        <div className="ms-auto flex items-center lg:gap-2 max-lg:[&_.btn]:px-2">
          <a
            className="btn btn-quiet btn-square"
            href="/search"
            aria-label="Search"
            aria-current={current("/search", path)}
          >
            <Icon name="search" />
          </a>
          {collects && (
            <a
              className="btn btn-quiet btn-square"
              href="/collection"
              aria-label="Your collection"
              aria-current={current("/collection", path)}
            >
              <Icon name="star" />
            </a>
          )}
          <div className="hidden md:inline-flex">
            <Account member={member} />
          </div>
          <details className="menu md:hidden">
            <summary className="btn btn-quiet btn-square">
              <Icon name="menu" />
              <span className="sr-only">Menu</span>
            </summary>
            <div>
              <nav aria-label="Menu">{links}</nav>
              <Account member={member} />
              <ThemeForm theme={theme} path={path} />
            </div>
          </details>
        </div>
      </div>
    </header>
  );
}

function current(href: string, path: string): "page" | undefined {
  const [at = "/"] = path.split("?");
  return at === href || (href !== "/" && at.startsWith(`${href}/`)) ? "page" : undefined;
}

function Account({ member }: { member: Member | null }) {
  if (!member)
    return (
      <>
        <a className="btn btn-quiet" href="/login">
          Sign In{" "}
        </a>
        <a className="btn" href="/signup">
          Sign Up
        </a>
      </>
    );
  return (
    <>
      <a className="btn btn-quiet" href="/dashboard">
        Dashboard
      </a>
      <form method="post" action="/logout">
        <button className="btn btn-quiet" type="submit">
          Log out
        </button>
      </form>
    </>
  );
}

/** At the foot of a phone's screen. */
export function TabBar({ path }: { path: string }) {
  return (
    <nav className="tabbar" aria-label="Sections">
      {[...lists, submit].map(({ href, name, icon }) => (
        <a key={href} href={href} aria-current={current(href, path)}>
          <Icon name={icon} />
          {`${name} `}
        </a>
      ))}
    </nav>
  );
}
