import { type ReactNode, useEffect } from "react";
import { Form, Link, useLocation, useNavigation } from "react-router";
import { accessLabels, may, roleLabels } from "#app/accounts/roles.ts";
import type { Member } from "#app/accounts/session.server.ts";
import { kinds } from "#app/content/kinds.ts";
import { longestSearch } from "#app/lib/form-limits.ts";
import { siteName } from "#app/lib/site.ts";
import { ThemeForm } from "#app/site/theme-form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useInBrowser } from "#app/ui/in-browser.ts";
import { Monogram } from "#app/ui/monogram.tsx";

type Props = { member: Member; pending: number; theme: "light" | "dark" | null; children: ReactNode };

export function DashboardShell({ member, pending, theme, children }: Props) {
  const closed = useClosedDrawer();
  const { state, formMethod } = useNavigation();
  const onTheWay = state === "loading" && (!formMethod || formMethod === "GET");
  return (
    <div className="admin">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Sidebar member={member} pending={pending} closed={closed} />
      {/* Leaving #sidebar closes the drawer, with and without script. */}
      <a className="drawer-overlay" href="#main" tabIndex={-1}>
        <span className="sr-only">Close sidebar</span>
      </a>
      <div className="admin-page">
        <TopBar member={member} theme={theme} />
        <main id="main" className="admin-main" tabIndex={-1} aria-busy={onTheWay}>
          {children}
        </main>
      </div>
    </div>
  );
}

/** The router takes #sidebar out of the address without updating :target, which opens the drawer on small screens. */
function useClosedDrawer(): boolean {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== "#sidebar") return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      location.hash = "#main";
      document.querySelector<HTMLElement>(".drawer-open")?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [hash]);
  // The server never sees the fragment.
  return useInBrowser() && hash !== "#sidebar";
}

type SidebarProps = Omit<Props, "children" | "theme"> & { closed: boolean };

function Sidebar({ member, pending, closed }: SidebarProps) {
  const admin = may(member.role, "administer");
  return (
    <aside className="side" id="sidebar" aria-label="Dashboard" data-closed={closed || undefined}>
      <div className="row between">
        <a className="brand" href="/">
          {admin ? `${siteName} admin` : siteName}
        </a>
        <a className="btn quiet square drawer-close" href="#main" aria-label="Close sidebar">
          <Icon name="close" />
        </a>
      </div>
      <a className="side-link" href="/">
        Back to Site
      </a>
      <nav aria-label="Sections">
        {admin && <SideLink to="/dashboard">Dashboard</SideLink>}
        {admin &&
          kinds.map(({ dashboard: { list, heading } }) => (
            <SideLink key={list} to={list}>
              {heading}
            </SideLink>
          ))}
        {admin && (
          <SideLink to="/dashboard/moderation">
            Content Moderation <Count of={pending} word="pending" />
          </SideLink>
        )}
        {admin && <SideLink to="/dashboard/users">User Management</SideLink>}
        {admin && <SideLink to="/dashboard/messages">Messages</SideLink>}
        {admin && <SideLink to="/dashboard/newsletter">Newsletter</SideLink>}
        {admin && <SideLink to="/dashboard/audit">Audit Log</SideLink>}
        <SideLink to="/dashboard/notifications">
          Notifications <Count of={member.unread} word="unread" />
        </SideLink>
        <SideLink to="/dashboard/profile">Profile</SideLink>
      </nav>
      <div className="side-person">
        <Monogram name={member.name || member.email} round />
        <div className="small">
          <strong>{member.name}</strong>
          <span className="break">{member.email}</span>
        </div>
      </div>
      <LogOut />
    </aside>
  );
}

function SideLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const current = to === "/dashboard" ? pathname === to : pathname.startsWith(to);
  return (
    <Link className="side-link" to={to} aria-current={current ? "page" : undefined}>
      {children}
    </Link>
  );
}

function Count({ of: count, word }: { of: number; word: string }) {
  if (count === 0) return null;
  return (
    <Badge tone="wait">
      {count}
      <span className="sr-only"> {word}</span>
    </Badge>
  );
}

function TopBar({ member, theme }: Omit<Props, "children" | "pending">) {
  const { pathname, search } = useLocation();
  return (
    <header className="admin-bar">
      <a className="btn quiet square drawer-open" href="#sidebar" aria-label="Open sidebar">
        <Icon name="menu" />
      </a>
      {may(member.role, "administer") && <TopSearch />}
      <div className="row admin-bar-end">
        <Bell unread={member.unread} />
        <ThemeForm theme={theme} path={pathname + search} />
        {/* Keyed by the page: a new one closes the menu. */}
        <details className="menu" key={pathname}>
          <summary className="btn quiet">
            <Icon name="user" />
            <span className="menu-name">{member.name || member.email}</span>
          </summary>
          <div className="menu-items">
            <p className="small">
              {roleLabels[member.role]} · {accessLabels[member.role]}
            </p>
            <Link to="/dashboard/profile">Profile</Link>
            <Link to="/dashboard">Admin Panel</Link>
            <Form method="post" action="/dashboard/role">
              <input type="hidden" name="shown" value={member.role} />
              <input type="hidden" name="returnTo" value={pathname + search} />
              <button className="menu-button" type="submit">
                Refresh Role <span className="small">{roleLabels[member.role]}</span>
              </button>
            </Form>
            <LogOut />
          </div>
        </details>
      </div>
    </header>
  );
}

function TopSearch() {
  return (
    <search className="top-search" aria-label="Dashboard">
      <Form action="/dashboard/search">
        <input
          type="search"
          name="q"
          maxLength={longestSearch}
          aria-label="Search the dashboard"
          placeholder="Search..."
        />
      </Form>
      <Link className="btn quiet square top-search-icon" to="/dashboard/search" aria-label="Search">
        <Icon name="search" />
      </Link>
    </search>
  );
}

function Bell({ unread }: { unread: number }) {
  return (
    <Link className="btn quiet square bell" to="/dashboard/notifications">
      <Icon name="bell" />
      {unread > 0 && <span className="bell-dot" aria-hidden="true" />}
      <span className="sr-only">
        {unread > 0 ? `Notifications: ${unread} unread` : "Notifications: all read"}
      </span>
    </Link>
  );
}

/** A full page load: nothing of the person may stay in the page. */
function LogOut() {
  return (
    <Form method="post" action="/logout" reloadDocument className="log-out">
      <button className="btn" type="submit">
        <Icon name="out" />
        Log out
      </button>
    </Form>
  );
}
