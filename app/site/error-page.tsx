import type { Member } from "#app/accounts/session.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { LibrarySearch } from "#app/content/library-search.tsx";
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
  const { title, text } = errorText(status);
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
                    Try again
                  </ButtonLink>
                )}
                <ButtonLink href="/">
                  {status === 404 ? "Return to Dashboard" : "Go to the homepage"}
                </ButtonLink>
                <ButtonLink href="/contact">Write to us</ButtonLink>
              </>
            }
          />
        </div>
      </main>
    </SiteLayout>
  );
}
