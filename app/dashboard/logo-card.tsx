import type { AdminLogo } from "#app/content/logo/admin-queries.server.ts";
import { StatusBadge } from "#app/content/status-badge.tsx";
import type { Mark } from "#app/ui/optical-size.ts";
import { Picture } from "#app/ui/picture.tsx";
import { TagList } from "#app/ui/tag.tsx";
import { RowActions } from "./row-actions.tsx";

type Props = { logo: AdminLogo; mark?: Mark | null | undefined; lazy: boolean };

/** A logo as those who look after it see it. `lazy` for those below the first screen. */
export function AdminLogoCard({ logo, mark, lazy }: Props) {
  return (
    <article className="card" aria-labelledby={`title-${logo.id}`}>
      <div className="plate" aria-hidden="true">
        <Picture
          src={logo.image_url}
          mark={mark}
          title={logo.title}
          id={logo.id}
          width={320}
          height={240}
          lazy={lazy}
        />
      </div>
      <div className="body">
        <div>
          <StatusBadge status={logo.status} />
        </div>
        <h2 className="card-title break" id={`title-${logo.id}`}>
          {logo.title}
        </h2>
        <p className="small break">{logo.company}</p>
        <TagList tags={logo.tags} />
      </div>
      <RowActions list="/dashboard/logos" id={logo.id} title={logo.title} />
    </article>
  );
}
