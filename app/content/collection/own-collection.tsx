import { useId } from "react";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Icon } from "#app/components/icon.tsx";
import { ScriptButton } from "#app/components/script-button.tsx";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { PageLink, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import { CollectionPage, type CollectionPart } from "./collection-page.tsx";

type Props = {
  part: CollectionPart;
  /** A visitor's link; the id of the address at which a member shares. Null where there is none. */
  address: string | null;
  isMember: boolean;
};

export function OwnCollection({ part, address, isMember }: Props) {
  const t = useTranslator("collection");
  return (
    <CollectionPage
      title={t("title")}
      part={part}
      zip="/collection.zip"
      actions={<Empty />}
      empty={
        <EmptyState
          title={t("none.title")}
          text={t("none.text")}
          action={
            <ButtonLink variant="primary" href="/logos">
              {t("browse")}
            </ButtonLink>
          }
        />
      }
    >
      {!isMember && (
        <p className="text-sm text-muted">
          {t.rich("kept", { link: (text) => <PageLink href="/login?from=%2Fcollection">{text}</PageLink> })}
        </p>
      )}
      {isMember ? <LivingAddress id={address} /> : address && <Address path={address} />}
    </CollectionPage>
  );
}

function Empty() {
  const t = useTranslator("collection");
  const localPath = useLocalPath();
  return (
    <details className="menu">
      <summary className="btn">{t("empty")}</summary>
      <div>
        <form method="post" action={localPath("/collection")}>
          <Button variant="danger" name="empty" value="yes">
            {t("emptyNow")}
          </Button>
        </form>
      </div>
    </details>
  );
}

/** The same address shows what is in the collection when it is opened. */
function LivingAddress({ id }: { id: string | null }) {
  const t = useTranslator("collection");
  const localPath = useLocalPath();
  return (
    <section className="stack mt-6" aria-labelledby="share">
      <h2 id="share">{t("share.title")}</h2>
      {id ? (
        <Address path={`/collections/${id}`} feed={`/collections/${id}.atom`} />
      ) : (
        <p>{t("share.text")}</p>
      )}
      <form className="row" method="post" action={localPath("/collection")}>
        <Button name="share" value="on">
          {t(id ? "share.renew" : "share.start")}
        </Button>
        {id && (
          <Button variant="quiet" name="share" value="off">
            {t("share.stop")}
          </Button>
        )}
      </form>
    </section>
  );
}

function Address({ path, feed }: { path: string; feed?: string }) {
  const t = useTranslator("collection");
  const ofLists = useTranslator("lists");
  const localPath = useLocalPath();
  const id = useId();
  const address = absoluteUrl(localPath(path));
  return (
    <div className="field">
      <label htmlFor={id}>{t("share.address")}</label>
      <div className="row">
        <input type="text" id={id} readOnly value={address} dir="ltr" />
        <ScriptButton data-copy={address}>
          <Icon name="copy" /> {t("share.copy")}
        </ScriptButton>
        <ButtonLink href={path}>{t("share.open")}</ButtonLink>
        {feed && <ButtonLink href={feed}>{ofLists("feed")}</ButtonLink>}
      </div>
    </div>
  );
}
