import type { ComponentProps, ReactNode } from "react";
import { may } from "#app/accounts/roles.ts";
import { Icon } from "#app/components/icon.tsx";
import { Footer } from "./footer.tsx";
import { Header, TabBar } from "./header.tsx";

type Props = ComponentProps<typeof Header> & ComponentProps<typeof Footer> & { children: ReactNode };

export function SiteLayout({ member, theme, lite, collects, path, children, ...footer }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="weave" />
      <Header member={member} theme={theme} collects={collects} path={path} />
      {children}
      <Footer theme={theme} lite={lite} path={path} {...footer} />
      {may(member?.role, "administer") && (
        <aside aria-label="Administration">
          <a className="btn back-to-dashboard" href="/dashboard">
            <Icon name="prev" />
            Back to Dashboard
          </a>
        </aside>
      )}
      <TabBar path={path} />
    </>
  );
}
