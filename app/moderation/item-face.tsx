import { Monogram } from "#app/components/monogram.tsx";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { Picture } from "#app/components/picture.tsx";
import { kindNamed } from "#app/content/kinds.ts";

type Props = {
  item: { type: string; title: string; imageUrl: string | null };
  mark?: OpticalMetrics | null | undefined;
  lazy?: boolean;
};

/** A logo on its plate, a photograph, or a monogram where there is neither. */
export function ItemFace({ item: { type, title, imageUrl }, mark, lazy = false }: Props) {
  if (!imageUrl) return <Monogram name={title} />;
  return (
    <span className={kindNamed(type)?.isPicture ? "face plate" : "face"} aria-hidden="true">
      <Picture src={imageUrl} mark={mark} title={title} width={52} height={52} lazy={lazy} />
    </span>
  );
}
