import type { CSSProperties } from "react";
import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { ScriptButton } from "#app/components/script-button.tsx";
import { LinkToCopy, ShareLinks } from "#app/components/share-link.tsx";
import { Star } from "#app/content/collection/star.tsx";
import type { ColorFamily } from "#app/lib/color-families.ts";
import { locales } from "#app/words/languages.ts";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import type { OtherFile } from "./downloads.server.ts";
import { logosPath } from "./facts.tsx";
import type { OwnColor } from "./own-color.server.ts";
import type { ShownLogo } from "./queries.server.ts";

const sizes = [16, 32, 64];

type Stage = { logo: ShownLogo; own: OwnColor | null; others: OtherFile[] };

/** The mark on its plate, in dark mode its file for dark; below it small, on dark, and in one color on its own. */
export function LogoStage({ logo, own, others }: Stage) {
  const t = useTranslator("logoPage");
  const { title, picture, mark, layout } = logo;
  const isWhite = mark?.isWhite;
  const dark = others.find((file) => file.ground === "dark" && file.layout === layout);
  const oneColor = others.find((file) => file.derived);
  const large = { title: t("pictureAlt", { title }), width: 640, height: 480, essential: true };
  return (
    <div className="stage lg:row-span-2 lg:row-start-1">
      <div className={dark ? "plate when-light" : "plate"}>
        <Picture src={picture} mark={mark} {...large} />
      </div>
      {dark && (
        <div className="plate ink when-dark">
          <Picture src={dark.image} mark={dark.mark} {...large} lazy />
        </div>
      )}
      <div className="strip" aria-hidden="true">
        <figure>
          <div className={isWhite ? "plate sizes ink" : "plate sizes"}>
            {sizes.map((size) => (
              <Picture key={size} src={picture} title="" {...within(size, mark)} essential />
            ))}
          </div>
          <figcaption>{t("sizes")}</figcaption>
        </figure>
        {(dark || !isWhite) && (
          <figure>
            <div className="plate ink">
              <Picture src={dark?.image ?? picture} title="" width={96} height={96} essential />
            </div>
            <figcaption>{t("onDark")}</figcaption>
          </figure>
        )}
        {own && oneColor && (
          <figure>
            <div
              className={own.isDark ? "plate own [&_img]:[filter:invert(1)]" : "plate own"}
              style={{ "--own": own.color } as CSSProperties}
            >
              <Picture src={oneColor.image} title="" width={96} height={96} essential />
            </div>
            <figcaption>{t("onOwnColor")}</figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}

/** In a square of `size` pixels. */
function within(size: number, natural: { width: number; height: number } | null) {
  const { width, height } = natural ?? { width: 1, height: 1 };
  const scale = size / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Its name stands below each icon. `address` is the full address of the logo's page. */
export function LogoActions({ logo, address }: { logo: ShownLogo; address: string }) {
  const t = useTranslator("logoPage");
  const { title, company } = logo;
  return (
    <>
      <div className="icon-row">
        <Star logo={logo} className="btn" inWords />
        <ScriptButton data-copy={address}>
          <Icon name="share" /> {t("copyLink")}
        </ScriptButton>
        <ShareLinks title={t("name", { title, company })} address={address} brief />
      </div>
      <LinkToCopy address={address} />
    </>
  );
}

/** Each on the ground that it is for. */
export function LogoFiles({ title, files }: { title: string; files: OtherFile[] }) {
  const t = useTranslator("logoPage");
  const ofLogos = useTranslator("logos");
  if (files.length === 0) return null;
  const named = files.map(({ layout, ground, derived, ...file }) => ({
    ...file,
    ground,
    name: derived ? t("generated") : ofLogos("file", { layout, ground }),
  }));
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="mb-3 text-lg [line-height:1.4]">
        {t("files")}
      </h2>
      <div className="cards">
        {named.map(({ name, ground, image, mark, downloads }) => (
          <figure key={image} className="stage">
            <div className={ground === "dark" ? "plate ink" : "plate"}>
              <Picture
                src={image}
                mark={mark}
                title={t("fileAlt", { title, file: name })}
                width={320}
                height={240}
                lazy
              />
            </div>
            <figcaption>
              {name}
              <details className="mt-2">
                <summary className="btn btn-compact">{ofLogos("download")}</summary>
                <ul>
                  {downloads.map(({ name: format, href, width, height }) => (
                    <li key={href}>
                      <a href={href} download>
                        {format}
                        {format !== "SVG" && ` ${width} × ${height}`}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

type NamedColor = { color: string; family: ColorFamily | null };

function MoreOfColor({ family }: { family: ColorFamily }) {
  const language = useLanguage();
  const t = useTranslator("logoPage");
  const color = t(`color.${family}`).toLocaleLowerCase(locales[language]);
  const name = t("moreOfColor", { color });
  return (
    <PageLink href={logosPath({ color: family })} title={name}>
      <span className="sr-only">{name}</span>
    </PageLink>
  );
}

export function LogoColors({ colors }: { colors: NamedColor[] }) {
  const t = useTranslator("logoPage");
  if (colors.length === 0) return null;
  return (
    <section aria-labelledby="colors">
      <h2 id="colors" className="mb-3 text-lg [line-height:1.4]">
        {t("colors")}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {colors.map(({ color, family }) => (
          <li key={color} className="color" style={{ "--c": color } as CSSProperties}>
            {family ? <MoreOfColor family={family} /> : <i />}
            <code dir="ltr">{color}</code>
            <ScriptButton data-copy-color={color} aria-label={t("copyColor", { color })}>
              <Icon name="copy" />
            </ScriptButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
