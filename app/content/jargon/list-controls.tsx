import { Chip } from "#app/components/chip.tsx";
import { Icon } from "#app/components/icon.tsx";
import { jargonCategories } from "./options.ts";

type HrefFor = (changes: Record<string, string | null>) => string;

/** In a menu: beside the letters there is no room for all. */
export function CategoryMenu({ current, hrefFor }: { current: string; hrefFor: HrefFor }) {
  return (
    <nav aria-label="Categories">
      <details className="menu">
        <summary className="btn">
          {current || "Category"}
          <Icon name="fold" />
        </summary>
        <div>
          {["", ...jargonCategories].map((name) => (
            <a
              key={name}
              href={hrefFor({ category: name || null })}
              aria-current={name === current ? "true" : undefined}
            >
              {name || "All Categories"}{" "}
            </a>
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
  const shown = letters.includes("#") ? [...alphabet, "#"] : alphabet;
  return (
    <nav className="letters" aria-label="First letter">
      <Chip href={hrefFor({ letter: null })} current={current === ""}>
        All
      </Chip>
      {shown.map((letter) =>
        letters.includes(letter) ? (
          <Chip key={letter} href={hrefFor({ letter })} current={letter === current}>
            {letter}
          </Chip>
        ) : (
          <span key={letter} className="chip">
            {letter}
            <span className="sr-only"> (no terms) </span>
          </span>
        ),
      )}
    </nav>
  );
}
