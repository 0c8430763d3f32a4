import { formatDate } from "#app/lib/dates.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { TagList } from "#app/ui/tag.tsx";
import { downloadUrl } from "./download.ts";

type CardLogo = { id: string; title: string; company: string; image_url: string };
type RowLogo = CardLogo & { tags: string[]; created_at: string };

/** A logo in a grid: image, title, company, download. `lazy` for those below the first screen. */
export function LogoCard({ logo, lazy = false }: { logo: CardLogo; lazy?: boolean }) {
  const download = downloadUrl(logo);
  return (
    <article className="card relative">
      <Picture src={logo.image_url} title={logo.title} id={logo.id} width={320} height={240} lazy={lazy} />
      <div className="body">
        <h3>
          <a href={`/logos/${logo.id}`}>{logo.title}</a>
        </h3>
        <div className="row between">
          <span className="small">{logo.company}</span>
          {download && (
            <a className="download" href={download} download aria-label={`Download ${logo.title}`}>
              <Icon name="download" />
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

/** A logo in a list: image or initials, title, date, up to three tags, company, download. */
export function LogoRow({ logo }: { logo: RowLogo }) {
  const download = downloadUrl(logo);
  return (
    <article className="logo-row">
      <Picture src={logo.image_url} title={logo.title} id={logo.id} width={96} height={72} lazy />
      <div>
        <h3>
          <a href={`/logos/${logo.id}`}>{logo.title}</a>
        </h3>
        <p className="small">
          {logo.company} · <time dateTime={logo.created_at}>{formatDate(logo.created_at)}</time>
        </p>
        <TagList tags={logo.tags} max={3} />
      </div>
      {download && (
        <ButtonLink href={download} download aria-label={`Download ${logo.title}`}>
          <Icon name="download" /> Download
        </ButtonLink>
      )}
    </article>
  );
}
