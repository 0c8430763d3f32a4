import type { ReactNode } from "react";
import { Picture } from "#app/components/picture.tsx";
import { TagList } from "#app/components/tag.tsx";
import { StatusBadge } from "#app/content/status-badge.tsx";
import type { AdminLogo } from "./admin.server.ts";

type Props = { item: AdminLogo; sender: ReactNode; actions: ReactNode; lazy: boolean };

/** `lazy` for logos below the first screen. */
export function AdminLogoCard({ item: logo, sender, actions, lazy }: Props) {
  return (
    <article className="logo-card" aria-labelledby={`title-${logo.id}`}>
      <div className="plate" aria-hidden="true">
        <Picture
          src={logo.image_url}
          mark={logo.mark}
          title={logo.title}
          width={320}
          height={240}
          lazy={lazy}
        />
      </div>
      <div className="body grid content-start justify-items-start gap-1">
        {logo.status !== "approved" && <StatusBadge status={logo.status} />}
        <h2 className="text-base wrap-anywhere [line-height:1.3]" id={`title-${logo.id}`}>
          {logo.title}
        </h2>
        <p className="by wrap-anywhere">{logo.company}</p>
        <TagList tags={logo.tags} />
        {sender}
      </div>
      {actions}
    </article>
  );
}
