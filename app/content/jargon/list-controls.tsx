import { Chip } from "#app/components/chip.tsx";
import { jargonCategories } from "./options.ts";

type HrefFor = (changes: Record<string, string | null>) => string;

/** The selected one comes first: a phone shows only a few. */
export function CategoryChips({ current, hrefFor }: { current: string; hrefFor: HrefFor }) {
  const others = ["", ...jargonCategories].filter((name) => name !== current);
  return [current, ...others].map((name) => (
    <Chip key={name} href={hrefFor({ category: name || null })} current={name === current}>
      {name || "All Categories"}
    </Chip>
  ));
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
