import type { Member } from "#app/accounts/session.server.ts";
import { BrandMark } from "#app/components/brand-mark.tsx";
import { Icon } from "#app/components/icon.tsx";
import { listedKinds } from "#app/content/kinds.ts";
import { siteName } from "#app/lib/site.ts";
import { PageLink, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeForm } from "./theme-form.tsx";

/** The lists and the way to add to them, in the order of every menu. */
function useSections() {
  const t = useTranslator("frame");
  const ofKinds = useTranslator("kinds");
  return [
    ...listedKinds.map(({ table, menu }) => ({
      href: `/${table}`,
      name: ofKinds(`${table}.menu`),
      icon: menu.icon,
    })),
    { href: "/submit", name: t("submit"), icon: "plus" as const },
  ];
}

type Props = {
  member: Member | null;
  theme: "light" | "dark" | null;
  /** Signed in, or with something in their collection. */
  collects: boolean;
  /** With its query. */
  path: string;
};

export function Header({ member, theme, collects, path }: Props) {
  const t = useTranslator("frame");
  const links = [{ href: "/", name: t("home") }, ...useSections()].map(({ href, name }) => (
    <PageLink key={href} href={href} aria-current={current(href, path)}>
      {`${name} `}
    </PageLink>
  ));
  return (
    <header className="site-header">
      <div className="wrap bar">
        <PageLink className="brand" href="/">
          <BrandMark />
          <span className="md:max-lg:sr-only">{`${siteName} `}</span>
        </PageLink>
        <nav className="site-nav" aria-label={t("main")}>
          {links}
        </nav>
        <div className="ms-auto flex items-center lg:gap-2 max-lg:[&_.btn]:px-2">
          <PageLink
            className="btn btn-quiet btn-square"
            href="/search"
            aria-label={t("search")}
            aria-current={current("/search", path)}
          >
            <Icon name="search" />
          </PageLink>
          {collects && (
            <PageLink
              className="btn btn-quiet btn-square"
              href="/collection"
              aria-label={t("collection")}
              aria-current={current("/collection", path)}
            >
              <Icon name="star" />
            </PageLink>
          )}
          <div className="hidden md:inline-flex">
            <Account member={member} />
          </div>
          <details className="menu md:hidden">
            <summary className="btn btn-quiet btn-square">
              <Icon name="menu" />
              <span className="sr-only">{t("menu")}</span>
            </summary>
            <div>
              <nav aria-label={t("menu")}>{links}</nav>
              <Account member={member} />
              <ThemeForm theme={theme} path={path} />
              <LanguageSwitch path={path} />
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
  const t = useTranslator("frame");
  const localPath = useLocalPath();
  if (!member)
    return (
      <>
        <PageLink className="btn btn-quiet" href="/login">
          {`${t("signIn")} `}
        </PageLink>
        <PageLink className="btn" href="/signup">
          {t("signUp")}
        </PageLink>
      </>
    );
  return (
    <>
      <a className="btn btn-quiet" href="/dashboard">
        {t("dashboard")}
      </a>
      <form method="post" action={localPath("/logout")}>
        <button className="btn btn-quiet" type="submit">
          {t("logOut")}
        </button>
      </form>
    </>
  );
}

/** At the foot of a phone's screen. */
export function TabBar({ path }: { path: string }) {
  const t = useTranslator("frame");
  return (
    <nav className="tabbar" aria-label={t("sections")}>
      {useSections().map(({ href, name, icon }) => (
        <PageLink key={href} href={href} aria-current={current(href, path)}>
          <Icon name={icon} />
          {`${name} `}
        </PageLink>
      ))}
    </nav>
  );
}
