import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { Picture } from "#app/components/picture.tsx";
import type { ItemFile } from "#app/content/kind.server.ts";
import { kindNamed } from "#app/content/kinds.ts";

/** `files`: where there are several. */
type Props = {
  files: ItemFile[];
  type: string;
  title: string;
  imageUrl: string | null;
  mark: OpticalMetrics | null | undefined;
};

/** As submitted: a logo on light and on dark. */
export function ItemPicture({ files, type, title, imageUrl, mark }: Props) {
  if (!imageUrl) return null;
  const picture = (
    <Picture
      src={imageUrl}
      mark={mark}
      title={`${title}, as it was sent`}
      width={320}
      height={240}
      essential
    />
  );
  if (!kindNamed(type)?.isPicture)
    return (
      <div className="stage">
        <div className="plate">{picture}</div>
      </div>
    );
  return (
    <>
      <div className="pair">
        <div className="plate">{picture}</div>
        <div className="plate ink" aria-hidden="true">
          {picture}
        </div>
      </div>
      {files.length > 1 && (
        <div className="cards">
          {files.slice(1).map(({ label, image, onDark }) => (
            <figure key={image} className="stage">
              <div className={onDark ? "plate ink" : "plate"}>
                <Picture src={image} title="" width={160} height={120} lazy essential />
              </div>
              <figcaption>{label}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </>
  );
}
