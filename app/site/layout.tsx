import type { ComponentProps, ReactNode } from "react";
import { may } from "#app/accounts/roles.ts";
import type { Member } from "#app/accounts/session.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

type Props = {
  member: Member | null;
  theme: "light" | "dark" | null;
  lite: boolean;
  /** With its query. */
  path: string;
  socialLinks: ComponentProps<typeof Footer>["socialLinks"];
  children: ReactNode;
};

export function SiteLayout({ member, theme, lite, path, socialLinks, children }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="weave" />
      <Header member={member} path={path.split("?")[0] ?? "/"} />
      {children}
      <Footer theme={theme} lite={lite} path={path} socialLinks={socialLinks} />
      {may(member?.role, "administer") && (
        <aside aria-label="Administration">
          <a className="btn back-to-dashboard" href="/dashboard">
            <Icon name="arrow-left" />
            Back to Dashboard
          </a>
        </aside>
      )}
    </>
  );
}
