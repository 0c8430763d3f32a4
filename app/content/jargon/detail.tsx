import { Chip } from "#app/components/chip.tsx";
import { Icon } from "#app/components/icon.tsx";
import { ScriptButton } from "#app/components/script-button.tsx";
import { ShareLinks } from "#app/components/share-link.tsx";
import { Diagram } from "./diagram.tsx";
import type { LinkedTerm } from "./queries.server.ts";

type Props = { term: LinkedTerm };

/** `diagram` is null for a term that words explain better than a drawing. */
export function Meaning({ term, diagram }: Props & { diagram: string | null }) {
  return (
    <div className={diagram ? "two items-center" : undefined}>
      <div className="stack">
        <h1>{term.term}</h1>
        <p className="lede whitespace-pre-line">{term.definition}</p>
      </div>
      {diagram && <Diagram svg={diagram} />}
    </div>
  );
}

/** `address` is the full address of the term's page. */
export function TermActions({ term, address }: Props & { address: string }) {
  return (
    <div className="row">
      <ScriptButton data-copy={address}>
        <Icon name="copy" /> Copy link
      </ScriptButton>
      <ShareLinks title={term.term} lines={[term.definition]} address={address} />
    </div>
  );
}

export function RelatedTerms({ related }: Pick<LinkedTerm, "related">) {
  if (related.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h2>Related</h2>
      <ul className="flex flex-wrap gap-2">
        {related.map(({ term, slug }) => (
          <li key={term}>
            {slug ? <Chip href={`/jargon/${slug}`}>{term}</Chip> : <span className="chip">{term}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
