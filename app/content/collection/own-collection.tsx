import { useId } from "react";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Icon } from "#app/components/icon.tsx";
import { ScriptButton } from "#app/components/script-button.tsx";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { CollectionPage, type CollectionPart } from "./collection-page.tsx";

type Props = {
  part: CollectionPart;
  /** A visitor's link; the id of the address at which a member shares. Null where there is none. */
  address: string | null;
  isMember: boolean;
};

export function OwnCollection({ part, address, isMember }: Props) {
  return (
    <CollectionPage
      title="Your collection"
      part={part}
      zip="/collection.zip"
      actions={<Empty />}
      empty={
        <EmptyState
          title="Nothing here yet"
          text="Star a logo to save it here."
          action={
            <ButtonLink variant="primary" href="/logos">
              Browse logos
            </ButtonLink>
          }
        />
      }
    >
      {!isMember && (
        <p className="text-sm text-muted">
          Saved in this browser for a year, up to 100 logos. <a href="/login?from=%2Fcollection">Sign in</a>{" "}
          to keep them everywhere.
        </p>
      )}
      {isMember ? <LivingAddress id={address} /> : address && <Address path={address} />}
    </CollectionPage>
  );
}

function Empty() {
  return (
    <details className="menu">
      <summary className="btn">Empty collection</summary>
      <div>
        <form method="post" action="/collection">
          <Button variant="danger" name="empty" value="yes">
            Yes, take all out
          </Button>
        </form>
      </div>
    </details>
  );
}

/** The same address shows what is in the collection when it is opened. */
function LivingAddress({ id }: { id: string | null }) {
  return (
    <section className="stack mt-6" aria-labelledby="share">
      <h2 id="share">Share</h2>
      {id ? (
        <Address path={`/collections/${id}`} feed={`/collections/${id}.atom`} />
      ) : (
        <p>Make an address that always shows what is in your collection. It doesn't say whose it is.</p>
      )}
      <form className="row" method="post" action="/collection">
        <Button name="share" value="on">
          {id ? "Make a new address" : "Share this collection"}
        </Button>
        {id && (
          <Button variant="quiet" name="share" value="off">
            Stop sharing
          </Button>
        )}
      </form>
    </section>
  );
}

function Address({ path, feed }: { path: string; feed?: string }) {
  const id = useId();
  const address = absoluteUrl(path);
  return (
    <div className="field">
      <label htmlFor={id}>Address to share</label>
      <div className="row">
        <input type="text" id={id} readOnly value={address} />
        <ScriptButton data-copy={address}>
          <Icon name="copy" /> Copy link
        </ScriptButton>
        <ButtonLink href={path}>Open</ButtonLink>
        {feed && <ButtonLink href={feed}>Atom feed</ButtonLink>}
      </div>
    </div>
  );
}
