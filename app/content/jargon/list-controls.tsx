import { Chip } from "#app/components/chip.tsx";
import { Icon } from "#app/components/icon.tsx";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import { categoryIn } from "./category.ts";
import { jargonCategories } from "./options.ts";

type HrefFor = (changes: Record<string, string | null>) => string;

/** In a menu: beside the letters there is no room for all. */
export function CategoryMenu({ current, hrefFor }: { current: string; hrefFor: HrefFor }) {
  const t = useTranslator("jargon");
  return (
    <nav aria-label={t("categories")}>
      <details className="menu">
        <summary className="btn">
          {current ? categoryIn(t, current) : t("categoryOf")}
          <Icon name="fold" />
        </summary>
        <div>
          {["", ...jargonCategories].map((name) => (
            <PageLink
              key={name}
              href={hrefFor({ category: name || null })}
              aria-current={name === current ? "true" : undefined}
            >
              {name ? categoryIn(t, name) : t("allCategories")}{" "}
            </PageLink>
          ))}
        </div>
      </details>
    </nav>
  );
}

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

type LettersProps = { letters: string[]; current: string; hrefFor: HrefFor };

/** A letter without terms is shown, but isn't a link. */
export function LetterChips({ letters, current, hrefFor }: LettersProps) {
  const t = useTranslator("jargon");
  const shown = letters.includes("#") ? [...alphabet, "#"] : alphabet;
  return (
    <nav className="letters" aria-label={t("firstLetter")}>
      <Chip href={hrefFor({ letter: null })} current={current === ""}>
        {t("allLetters")}
      </Chip>
      {shown.map((letter) =>
        letters.includes(letter) ? (
          <Chip key={letter} href={hrefFor({ letter })} current={letter === current}>
            {letter}
          </Chip>
        ) : (
          <span key={letter} className="chip">
            {letter}
            <span className="sr-only">{` ${t("noTerms")} `}</span>
          </span>
        ),
      )}
    </nav>
  );
}
