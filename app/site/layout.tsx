import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { may } from "#app/accounts/roles.ts";
import type { Member } from "#app/accounts/session.server.ts";
import { Icon } from "#app/components/icon.tsx";
import { useTranslator } from "#app/words/use-translator.tsx";
import { Footer } from "./footer.tsx";
import { Header, TabBar } from "./header.tsx";
import { useRootData } from "./root-data.ts";

/** The public frame around a page. */
export function SiteLayout({ member, children }: { member: Member | null; children: ReactNode }) {
  const { theme, lite, hasCollection, sendsMail, socialLinks } = useRootData();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const t = useTranslator("frame");
  return (
    <>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <div className="weave" />
      <Header member={member} theme={theme} collects={member !== null || hasCollection} path={path} />
      {children}
      <Footer theme={theme} lite={lite} path={path} sendsMail={sendsMail} socialLinks={socialLinks} />
      {may(member?.role, "administer") && (
        <aside aria-label={t("administration")}>
          <a className="btn back-to-dashboard" href="/dashboard">
            <Icon name="prev" />
            {t("backToDashboard")}
          </a>
        </aside>
      )}
      <TabBar path={path} />
    </>
  );
}
