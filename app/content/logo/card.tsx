import { formatDate } from "#app/lib/dates.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Mark } from "#app/ui/optical-size.ts";
import { Picture } from "#app/ui/picture.tsx";
import { TagList } from "#app/ui/tag.tsx";
import { downloadRel, downloadUrl } from "./download.ts";

/** `picture` is where the image is shown from, perhaps a data: URL; `image_url` where it is stored. */
type CardLogo = {
  id: string;
  title: string;
  company: string;
  image_url: string;
  picture: string;
  mark: Mark | null;
};
type RowLogo = CardLogo & { tags: string[]; created_at: string };

/** Makes the whole card the link. */
const coversCard = "after:absolute after:inset-0";

/** `lazy` for logos below the first screen. */
export function LogoCard({ logo, lazy = false }: { logo: CardLogo; lazy?: boolean }) {
  const download = downloadUrl(logo);
  return (
    <article className="card relative">
      <div className="plate" aria-hidden="true">
        <Picture
          src={logo.picture}
          mark={logo.mark}
          title={logo.title}
          width={320}
          height={240}
          lazy={lazy}
        />
      </div>
      <div className="body">
        <h3>
          <a className={coversCard} href={`/logos/${logo.id}`}>
            {logo.title}
          </a>
        </h3>
        <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-1">
          <span className="small line-clamp-3 w-min grow wrap-break-word">{logo.company}</span>
          {download && (
            <a
              className="relative -mx-3 -my-2 grid min-h-11 min-w-11 place-items-center"
              href={download}
              download
              rel={downloadRel}
              aria-label={`Download ${logo.title}`}
            >
              <Icon name="download" />
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

export function LogoRow({ logo }: { logo: RowLogo }) {
  const download = downloadUrl(logo);
  return (
    <article className="job relative grid-cols-[4.5rem_minmax(0,1fr)_auto] sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <div className="plate card h-auto" aria-hidden="true">
        <Picture src={logo.picture} mark={logo.mark} title={logo.title} width={96} height={72} lazy />
      </div>
      <div className="grid min-w-0 gap-1">
        <h3 className="break">
          <a className={coversCard} href={`/logos/${logo.id}`}>
            {logo.title}
          </a>
        </h3>
        <p className="small">
          <bdi>{logo.company}</bdi> · <time dateTime={logo.created_at}>{formatDate(logo.created_at)}</time>
        </p>
        <TagList tags={logo.tags} />
      </div>
      {download && (
        <ButtonLink
          className="relative"
          href={download}
          download
          rel={downloadRel}
          aria-label={`Download ${logo.title}`}
        >
          <Icon name="download" />
          <span className="max-sm:sr-only">Download</span>
        </ButtonLink>
      )}
    </article>
  );
}
