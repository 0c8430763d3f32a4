import type { ReactNode } from "react";
import { Badge } from "#app/components/badge.tsx";
import { Tag } from "#app/components/tag.tsx";
import { StatusBadge } from "#app/content/status-badge.tsx";
import type { AdminTranslation } from "./admin.server.ts";
import { languageAttributes, languageInEnglish, termInLanguage } from "./languages.ts";

type Props = { item: AdminTranslation; sender: ReactNode; actions: ReactNode };

export function AdminTranslationRow({ item, sender, actions }: Props) {
  const inLanguage = languageAttributes(item.language);
  return (
    <article
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-[0.85rem]"
      aria-labelledby={`title-${item.id}`}
    >
      <div className="grid min-w-0 flex-[1_1_22rem] gap-1">
        <div className="row">
          <h2 className="text-base wrap-anywhere [line-height:1.3]" id={`title-${item.id}`}>
            <bdi {...inLanguage}>{item.term}</bdi>
          </h2>
          <Tag>{languageInEnglish(item.language)}</Tag>
          {item.status !== "approved" && <StatusBadge status={item.status} />}
          {item.status === "approved" && !item.is_current && <Badge>Replaced by a later one</Badge>}
          {item.isBehind && <Badge tone="wait">Behind the English text</Badge>}
        </div>
        <p className="clamp text-sm wrap-anywhere" {...inLanguage}>
          {item.definition}
        </p>
        <p className="by">
          {termInLanguage(`${item.jargon_slug}/${item.language}`)}
          {item.credit && (
            <>
              {" · by "}
              <bdi>{item.credit}</bdi>
            </>
          )}
        </p>
        {sender}
      </div>
      {actions}
    </article>
  );
}
