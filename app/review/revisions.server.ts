import type { Supabase } from "#app/backend/supabase.types.ts";
import { type Change, changedFacts } from "#app/content/item-facts.ts";
import { kindNamed } from "#app/content/kinds.ts";
import { marksOf } from "#app/pictures/inline-pictures.server.ts";
import type { Mark } from "#app/ui/optical-size.ts";
import { queueFailed } from "./queue.server.ts";

type Image = { url: string | null; mark: Mark | null | undefined };

export type Revision = {
  /** Null where there is no public page. */
  href: string | null;
  changes: Change[];
  /** Null where they are the same. */
  images: [published: Image, edit: Image] | null;
};

type Item = { id: string; type: string; revisionOf: string | null };
type Row = { id: string; slug?: string; status: string; image_url?: string | null };

/** By the edit's id. Read the items' versions first: then no decision covers a change that was not shown. */
export async function revisions(supabase: Supabase, items: Item[]): Promise<Map<string, Revision>> {
  const edits = items.flatMap(({ id, type, revisionOf }) => (revisionOf ? { id, type, revisionOf } : []));
  const rows = new Map<string, Row>();
  const read = async (type: string) => {
    const kind = kindNamed(type);
    if (!kind) return;
    const ids = edits.filter((edit) => edit.type === type).flatMap(({ id, revisionOf }) => [id, revisionOf]);
    const { data, error } = await supabase.from(kind.table).select("*").in("id", ids);
    if (error) throw new Error(queueFailed, { cause: error });
    for (const row of data) rows.set(row.id, row);
  };
  await Promise.all([...new Set(edits.map(({ type }) => type))].map(read));
  const pairs = edits.flatMap(({ id, type, revisionOf }) => {
    const [kind, published, edit] = [kindNamed(type), rows.get(revisionOf), rows.get(id)];
    return kind && published && edit ? { kind, published, edit } : [];
  });
  const marks = await marksOf(
    supabase,
    pairs.flatMap(({ published, edit }) => [imageOf(published), imageOf(edit)]),
  );
  return new Map(
    pairs.map(({ kind, published, edit }, index) => {
      const [was, is] = [imageOf(published), imageOf(edit)];
      const [oldMark, mark] = marks.slice(2 * index);
      return [
        edit.id,
        {
          href: published.status === "approved" ? `/${kind.table}/${published.slug}` : null,
          changes: changedFacts(kind, published, edit),
          images:
            was === is
              ? null
              : [
                  { url: was, mark: oldMark },
                  { url: is, mark },
                ],
        },
      ];
    }),
  );
}

const imageOf = ({ image_url }: Row) => image_url ?? null;
