import { longestSearch } from "#app/lib/form-limits.ts";

/** Looks in all lists at once. */
export function LibrarySearch({ value }: { value?: string }) {
  return (
    <search>
      <form className="search" action="/search">
        <input
          type="search"
          name="search"
          defaultValue={value}
          maxLength={longestSearch}
          aria-label="Search logos, terms, events and jobs"
          placeholder="Logos, terms, events, jobs"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}
