import type { Member } from "#app/accounts/session.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { LibrarySearch } from "#app/content/library-search.tsx";
import { useTranslator } from "#app/words/use-translator.tsx";
import { errorText } from "./error-text.ts";
import { SiteLayout } from "./layout.tsx";

type Props = {
  status: number;
  message?: string | undefined;
  address: string;
  member: Member | null;
};

/** In the public frame. */
export function ErrorPage({ status, message, address, member }: Props) {
  const t = useTranslator("errors");
  const { title, text } = errorText(t, status);
  return (
    <SiteLayout member={member}>
      <main id="main" className="wrap" tabIndex={-1}>
        <div className="section">
          <EmptyState
            as="h1"
            gap={1}
            above={<p className="by">{status}</p>}
            title={title}
            text={message || text}
            below={status === 404 && <LibrarySearch />}
            action={
              <>
                {status >= 500 && (
                  <ButtonLink variant="primary" href={address}>
                    {t("tryAgain")}
                  </ButtonLink>
                )}
                <ButtonLink href="/">{t(status === 404 ? "toDashboard" : "toHomepage")}</ButtonLink>
                <ButtonLink href="/contact">{t("write")}</ButtonLink>
              </>
            }
          />
        </div>
      </main>
    </SiteLayout>
  );
}
