import { capitalized } from "#app/lib/capitalized.ts";
import { maxSearchLength } from "#app/lib/form-limits.ts";
import { libraryInWords, listedKinds } from "./kinds.ts";

/** Looks in all lists at once. */
export function LibrarySearch({ value }: { value?: string }) {
  return (
    <search>
      <form className="search" action="/search">
        <input
          type="search"
          name="search"
          defaultValue={value}
          maxLength={maxSearchLength}
          aria-label={`Search ${libraryInWords}`}
          placeholder={capitalized(listedKinds.map(({ nouns }) => nouns[1]).join(", "))}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}
