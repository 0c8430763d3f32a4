import { Chip } from "#app/ui/chip.tsx";
import { ViewToggle } from "#app/ui/view-toggle.tsx";
import { jargonCategories } from "./options.ts";

type HrefFor = (changes: Record<string, string | null>) => string;

export function CategoryChips({ current, hrefFor }: { current: string; hrefFor: HrefFor }) {
  return (
    <nav className="row chips slide" aria-label="Categories">
      <Chip href={hrefFor({ category: null })} current={current === ""}>
        All Categories
      </Chip>
      {jargonCategories.map((name) => (
        <Chip key={name} href={hrefFor({ category: name })} current={name === current}>
          {name}
        </Chip>
      ))}
    </nav>
  );
}

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** A letter without terms is shown, but is no link. */
export function LetterChips({
  letters,
  current,
  hrefFor,
}: {
  letters: string[];
  current: string;
  hrefFor: HrefFor;
}) {
  const shown = letters.includes("#") ? [...alphabet, "#"] : alphabet;
  return (
    <nav className="row chips letters slide" aria-label="First letter">
      <Chip href={hrefFor({ letter: null })} current={current === ""}>
        All
      </Chip>
      {shown.map((letter) =>
        letters.includes(letter) ? (
          <Chip key={letter} href={hrefFor({ letter })} current={letter === current}>
            {letter}
          </Chip>
        ) : (
          <span key={letter} className="chip small border-dashed bg-transparent">
            {letter}
            <span className="sr-only"> (no terms) </span>
          </span>
        ),
      )}
    </nav>
  );
}

type Order = { sort: "term" | "category"; direction: "ascending" | "descending"; hrefFor: HrefFor };

export function OrderChips({ sort, direction, hrefFor }: Order) {
  const reversed = direction === "ascending" ? "descending" : "ascending";
  return (
    <nav className="row chips" aria-label="Sort by">
      <span className="small" aria-hidden="true">
        Sort by{" "}
      </span>
      <Chip href={hrefFor({ sort: "term" })} current={sort === "term"}>
        Term
      </Chip>
      <Chip href={hrefFor({ sort: "category" })} current={sort === "category"}>
        Category
      </Chip>
      <Chip href={hrefFor({ direction: reversed })}>
        {direction === "ascending" ? "Ascending" : "Descending"}
        <span aria-hidden="true">{direction === "ascending" ? " ↑" : " ↓"}</span>
      </Chip>
    </nav>
  );
}

type View = "list" | "grid";

export function ViewChoice({ view, hrefFor }: { view: View; hrefFor: (view: View) => string }) {
  return (
    <div className="row between max-sm:w-full">
      <ViewToggle current={view} hrefFor={hrefFor} />
      <details className="menu relative">
        <summary className="btn quiet">View options</summary>
        <div className="card absolute end-0 z-10 h-auto min-w-40 p-2">
          {(["list", "grid"] as const).map((name) => (
            <a
              key={name}
              className="btn quiet justify-start"
              href={hrefFor(name)}
              aria-current={name === view ? "true" : undefined}
            >
              {name === "list" ? "List " : "Grid "}
            </a>
          ))}
        </div>
      </details>
    </div>
  );
}
