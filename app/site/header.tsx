import type { Member } from "#app/accounts/session.server.ts";
import { kinds } from "#app/content/kinds.ts";
import { siteName } from "#app/lib/site.ts";
import { Icon } from "#app/ui/icon.tsx";

const sections = [
  ["/", "Home"],
  ...kinds.map(({ table, menu }) => [`/${table}`, menu.text] as const),
  ["/submit", "Submit"],
] as const;

type Props = { member: Member | null; path: string };

export function Header({ member, path }: Props) {
  return (
    <header className="site-header">
      <div className="wrap bar">
        <a className="brand" href="/">
          <Mark />
          {`${siteName} `}
        </a>
        <Sections path={path} label="Main" wide />
        <div className="site-account wide">
          <Account member={member} />
        </div>
        <details className="site-menu">
          <summary className="btn quiet">
            <Icon name="menu" />
            Menu
          </summary>
          <div>
            <Sections path={path} label="Menu" />
            <Account member={member} />
          </div>
        </details>
      </div>
    </header>
  );
}

function Sections({ path, label, wide }: { path: string; label: string; wide?: boolean }) {
  return (
    <nav className={wide ? "site-nav wide" : "site-nav"} aria-label={label}>
      {sections.map(([href, name]) => (
        <a key={href} href={href} aria-current={isCurrent(href, path) ? "page" : undefined}>
          {`${name} `}
        </a>
      ))}
    </nav>
  );
}

function isCurrent(href: string, path: string): boolean {
  return path === href || (href !== "/" && path.startsWith(`${href}/`));
}

function Account({ member }: { member: Member | null }) {
  if (!member)
    return (
      <>
        <a className="btn quiet" href="/login">
          Sign In{" "}
        </a>
        <a className="btn primary" href="/signup">
          Sign Up
        </a>
      </>
    );
  return (
    <>
      <a className="btn quiet" href="/dashboard">
        Dashboard
      </a>
      <form method="post" action="/logout">
        <button className="btn quiet" type="submit">
          Log out
        </button>
      </form>
    </>
  );
}

function Mark() {
  return (
    <svg width="30" height="30" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M32 3 61 32 32 61 3 32Z" fill="var(--leaf)" />
      <path d="M32 15 49 32 32 49 15 32Z" fill="var(--gold)" />
      <path d="M32 25 39 32 32 39 25 32Z" fill="var(--ink)" />
    </svg>
  );
}
