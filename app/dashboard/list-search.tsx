import type { ReactNode } from "react";
import { Form } from "react-router";
import { longestSearch } from "#app/lib/form-limits.ts";
import { useAddressKey } from "./address-key.ts";

type SearchProps = {
  action: string;
  placeholder: string;
  label?: string;
  /** The parameter of the address that it fills. */
  name?: string;
  search: string;
  /** What the list keeps besides: filters that are links. */
  kept?: Record<string, string>;
  children?: ReactNode;
};

/** The search of a list, with its filters that are menus. */
export function ListSearch({ action, search, kept = {}, children, ...props }: SearchProps) {
  const { key, onSubmit } = useAddressKey();
  const { placeholder, label = "Search", name = "search" } = props;
  return (
    <Form key={key} onSubmit={onSubmit} method="get" action={action} className="filters list-search">
      {Object.entries(kept).map(
        ([name, value]) => value !== "" && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        type="search"
        name={name}
        defaultValue={search}
        maxLength={longestSearch}
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="search"
      />
      {children}
      <button className="btn" type="submit">
        {children ? "Apply" : "Search"}
      </button>
    </Form>
  );
}

type FilterProps = { name: string; label: string; all: string; value: string; options: [string, string][] };

/** A filter of a list as a menu. */
export function ListFilter({ name, label, all, value, options }: FilterProps) {
  return (
    <>
      <label className="sr-only" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select id={`filter-${name}`} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}
