import type { CSSProperties } from "react";
import { Chip } from "#app/components/chip.tsx";
import { colorFamilies, colorFamilyNames } from "#app/lib/color-families.ts";

type HrefFor = (changes: Record<string, string | null>) => string;
type Props = { color: string | undefined; sector: string | undefined; sectors: string[]; hrefFor: HrefFor };

/** A row of dots and of sectors, each the list with it or, where it is chosen, without. */
export function LogoQuickFilters({ color, sector, sectors, hrefFor }: Props) {
  return (
    <div className="ideas -mt-3">
      <nav className="flex" aria-label="Colors">
        {colorFamilyNames.map((name) => (
          <a
            key={name}
            className="dot"
            href={hrefFor({ color: name === color ? null : name })}
            aria-current={name === color ? "true" : undefined}
            title={colorFamilies[name].label}
            style={{ "--c": colorFamilies[name].dot } as CSSProperties}
          >
            <i />
          </a>
        ))}
      </nav>
      <nav className="flex gap-2 lg:contents" aria-label="Sectors">
        {sectors.map((name) => (
          <Chip
            key={name}
            href={hrefFor({ sector: name === sector ? null : name })}
            current={name === sector}
          >
            {name}
          </Chip>
        ))}
      </nav>
    </div>
  );
}
