import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ApplyButton } from "#app/components/apply-button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { Icon } from "#app/components/icon.tsx";
import { maxSearchLength } from "#app/lib/form-limits.ts";
import { useLocalPath, useTranslator } from "#app/words/use-translator.tsx";

type Props = {
  action: string;
  search: { value: string; placeholder: string; label?: string };
  /** The list's other parameters; those equal to `defaults` are left out. */
  kept: Record<string, string | false | undefined>;
  defaults: Record<string, string>;
  /** How many filters are set, besides the search. */
  set: number;
  /** At the end of the row, such as the switch between grid and list. */
  end?: ReactNode;
  /** Beside them, always in sight. */
  beside?: ReactNode;
  /** Menus. */
  children: ReactNode;
  /** Menus for which a desktop has no room in its row, and how many of them are set. */
  more?: { menus: ReactNode; set: number };
};

/** One row on a desktop; on a phone a search and a disclosure. */
export function ListFilters({ action, search, kept, defaults, set, end, beside, children, more }: Props) {
  const { value, placeholder, label = placeholder.replace(/\.\.\.|…/, "") } = search;
  const localPath = useLocalPath();
  const t = useTranslator("lists");
  const ofSearch = useTranslator("search");
  // Pictures asked for in lite mode stay on in the results.
  const pictures = new URLSearchParams(useLocation().search).get("pictures") === "show" && "show";
  return (
    <search>
      <form className="filters" action={localPath(action)} autoComplete="off">
        <div className="search">
          <input
            type="search"
            name="search"
            defaultValue={value}
            maxLength={maxSearchLength}
            placeholder={placeholder}
            aria-label={label}
          />
          <button type="submit" aria-label={ofSearch("button")}>
            <Icon name="search" />
          </button>
        </div>
        <details className="filter-menu">
          <summary className="btn">
            <Icon name="filter" />
            {set > 0 ? t("filterSet", { count: String(set) }) : t("filter")}
          </summary>
          <div className="panel">
            {children}
            {more && (
              <details className="menu">
                <summary className="btn">
                  {more.set > 0 ? t("moreSet", { count: String(more.set) }) : t("more")}
                </summary>
                <div>{more.menus}</div>
              </details>
            )}
            <ApplyButton text={t("apply")} />
            {end && <div className="end">{end}</div>}
          </div>
        </details>
        {beside}
        {Object.entries({ ...kept, pictures }).map(
          ([name, kept]) =>
            kept && kept !== defaults[name] && <input key={name} type="hidden" name={name} value={kept} />,
        )}
      </form>
    </search>
  );
}

type FilterChipsProps = {
  label: string;
  /** The list without its filters; null where none is set. */
  clear: string | null;
  /** The filters that are set, each with the list without it. */
  chosen?: { name: string; value: string; href: string }[];
  children?: ReactNode;
};

/** A row of chips: the filters in use, and suggestions. */
export function FilterChips({ label, clear, chosen = [], children }: FilterChipsProps) {
  const t = useTranslator("lists");
  return (
    <nav className="ideas" aria-label={label}>
      {clear !== null && (
        <Chip href={clear}>
          <b>{t("clear")}</b>
        </Chip>
      )}
      {chosen.map(({ name, value, href }) => (
        <Chip key={name} href={href}>
          <span>
            {t.rich("chosen", {
              name,
              remove: (text) => <span className="sr-only">{text}</span>,
              value: () => <b dir="auto">{value}</b>,
            })}
          </span>
          <Icon name="close" />
        </Chip>
      ))}
      {children}
    </nav>
  );
}
