import { useContext } from "react";
import { ButtonLink } from "#app/components/button.tsx";
import { Icon } from "#app/components/icon.tsx";
import { InlineList } from "#app/components/inline-list.tsx";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { LiteModeContext, Picture } from "#app/components/picture.tsx";
import { ScriptButton } from "#app/components/script-button.tsx";
import { TagList } from "#app/components/tag.tsx";
import { Star } from "#app/content/collection/star.tsx";
import { formatDate } from "#app/lib/dates.ts";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import { downloadRel, downloadUrl, svgUrl } from "./download.ts";

type CardLogo = {
  id: string;
  slug: string;
  title: string;
  company: string;
  designer: string | null;
  image_url: string;
  picture: string;
  mark: OpticalMetrics | null;
  isSmall: boolean;
  starred?: boolean;
};
type RowLogo = CardLogo & { tags: string[]; created_at: string };

/** `lazy` for logos below the first screen. */
export function LogoCard({ logo, lazy = false }: { logo: CardLogo; lazy?: boolean }) {
  const download = downloadUrl(logo);
  const svg = svgUrl(logo);
  const isLite = useContext(LiteModeContext);
  const t = useTranslator("logos");
  return (
    <article className="logo-card">
      <div className="plate" aria-hidden="true">
        <Picture
          src={logo.picture}
          mark={logo.mark}
          title={logo.title}
          width={320}
          height={240}
          lazy={lazy}
          essential={logo.isSmall}
        />
      </div>
      <Star logo={logo} className="get star" />
      {download && (
        <a
          className="get"
          href={download}
          download
          rel={downloadRel}
          aria-label={t("downloadOf", { title: logo.title })}
        >
          <Icon name="download" />
        </a>
      )}
      <div className="body">
        <h3>
          <PageLink href={`/logos/${logo.slug}`}>{logo.title}</PageLink>
        </h3>
        <span className="by">
          <InlineList words={[logo.company, logo.designer && t("by", { designer: logo.designer })]} />
        </span>
      </div>
      {svg && !isLite && (
        <ScriptButton
          className="btn-compact quick"
          data-copy-file={svg}
          aria-label={t("copySvgOf", { title: logo.title })}
        >
          {t("copySvg")}
        </ScriptButton>
      )}
    </article>
  );
}

export function LogoRow({ logo }: { logo: RowLogo }) {
  const download = downloadUrl(logo);
  const t = useTranslator("logos");
  const ofLists = useTranslator("lists");
  const language = useLanguage();
  return (
    <article className="logo-row">
      <div className="face plate" aria-hidden="true">
        <Picture
          src={logo.picture}
          mark={logo.mark}
          title={logo.title}
          width={52}
          height={52}
          lazy
          essential={logo.isSmall}
        />
      </div>
      <div>
        <h3>
          <PageLink href={`/logos/${logo.slug}`}>{logo.title}</PageLink>
        </h3>
        <p className="line">
          <b>
            <bdi>{logo.company}</bdi>
          </b>{" "}
          · <time dateTime={logo.created_at}>{formatDate(logo.created_at, language)}</time>
        </p>
        <TagList
          tags={logo.tags}
          label={ofLists("tags")}
          andMore={(count) =>
            ofLists.rich("moreTags", {
              count: String(count),
              more: (text) => <span className="sr-only">{text}</span>,
            })
          }
        />
      </div>
      <div className="row">
        <Star logo={logo} className="btn btn-quiet btn-square btn-compact" />
        {download && (
          <ButtonLink
            className="btn-compact"
            href={download}
            download
            rel={downloadRel}
            aria-label={t("downloadOf", { title: logo.title })}
          >
            <Icon name="download" />
            <span className="max-sm:hidden">{t("download")}</span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

/** What a search of the whole site found. */
export function LogoResults({ items }: { items: CardLogo[] }) {
  return (
    <div className="cards six">
      {items.map((logo) => (
        <LogoCard key={logo.id} logo={logo} />
      ))}
    </div>
  );
}
