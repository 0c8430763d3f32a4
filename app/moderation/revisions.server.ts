import type { Supabase } from "#app/backend/supabase.types.ts";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { type Change, changedFacts } from "#app/content/item-facts.ts";
import type { ItemFile } from "#app/content/kind.server.ts";
import { filesOfItem } from "#app/content/kinds.server.ts";
import { kindNamed } from "#app/content/kinds.ts";
import { opticalMetricsOf } from "#app/images/inline-pictures.server.ts";
import { queueFailed } from "./queue.server.ts";

type Image = { url: string | null; mark: OpticalMetrics | null | undefined; onDark: boolean };

export type Revision = {
  href: string | null;
  changes: Change[];
  images: { label: string; was: Image; is: Image }[];
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
  const changed = pairs.map(({ kind, published, edit }) =>
    differing(filesOf(kind.name, published), filesOf(kind.name, edit)),
  );
  const addresses = changed.flat().flatMap(({ was, is }) => [was?.image ?? null, is?.image ?? null]);
  const marks = await opticalMetricsOf(supabase, addresses);
  const imageOf = (file: ItemFile | undefined): Image => ({
    url: file?.image ?? null,
    mark: file && marks[addresses.indexOf(file.image)],
    onDark: file?.onDark ?? false,
  });
  return new Map(
    pairs.map(({ kind, published, edit }, index) => [
      edit.id,
      {
        href: published.status === "approved" ? `/${kind.table}/${published.slug}` : null,
        changes: changedFacts(kind, published, edit),
        images: (changed[index] ?? []).map(({ label, was, is }) => ({
          label,
          was: imageOf(was),
          is: imageOf(is),
        })),
      },
    ]),
  );
}

/** A row's files by what they are; of most kinds one picture. */
function filesOf(kind: string, row: Row): ItemFile[] {
  const files = filesOfItem(kind, row);
  if (files.length > 0 || !row.image_url) return files;
  return [{ label: "Picture", image: row.image_url, onDark: false }];
}

function differing(before: ItemFile[], after: ItemFile[]) {
  const labels = new Set([...before, ...after].map(({ label }) => label));
  return [...labels].flatMap((label) => {
    const named = (file: ItemFile) => file.label === label;
    const [was, is] = [before.find(named), after.find(named)];
    return was?.image === is?.image ? [] : { label, was, is };
  });
}
