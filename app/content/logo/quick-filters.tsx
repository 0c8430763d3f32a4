import type { CSSProperties } from "react";
import { Chip } from "#app/components/chip.tsx";
import { colorFamilies, colorFamilyNames } from "#app/lib/color-families.ts";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import { choiceIn } from "./filter.ts";

type HrefFor = (changes: Record<string, string | null>) => string;
type Props = { color: string | undefined; sector: string | undefined; sectors: string[]; hrefFor: HrefFor };

/** A row of dots and of sectors, each the list with it or, where it is chosen, without. */
export function LogoQuickFilters({ color, sector, sectors, hrefFor }: Props) {
  const language = useLanguage();
  const t = useTranslator("logoPage");
  return (
    <div className="ideas -mt-3">
      <nav className="flex" aria-label={t("colors")}>
        {colorFamilyNames.map((name) => (
          <PageLink
            key={name}
            className="hue"
            href={hrefFor({ color: name === color ? null : name })}
            aria-current={name === color ? "true" : undefined}
            title={t(`color.${name}`)}
            style={{ "--c": colorFamilies[name].dot } as CSSProperties}
          >
            <i />
            <span className="sr-only">{t(`color.${name}`)} </span>
          </PageLink>
        ))}
      </nav>
      <nav className="flex gap-2 lg:contents" aria-label={t("sectors")}>
        {sectors.map((name) => (
          <Chip
            key={name}
            href={hrefFor({ sector: name === sector ? null : name })}
            current={name === sector}
          >
            {choiceIn(language, "sector", name)}
          </Chip>
        ))}
      </nav>
    </div>
  );
}
