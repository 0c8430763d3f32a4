import { type ReactNode, useEffect, useReducer, useRef } from "react";
import { Form, type FormProps, useLocation } from "react-router";
import { longestSearch } from "#app/lib/form-limits.ts";

type SearchProps = {
  action: string;
  placeholder: string;
  label?: string;
  name?: string;
  search: string;
  /** The list's other filters, which are links. */
  kept?: Record<string, string>;
  children?: ReactNode;
};

/** Its fields are reset when anything else changes the address; after its own sending, focus and typing stay. */
export function FilterForm(props: FormProps) {
  const { search } = useLocation();
  const isOwnChange = useRef(true);
  const [key, makeAnew] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what has changed
  useEffect(() => {
    if (!isOwnChange.current) makeAnew();
    isOwnChange.current = false;
  }, [search]);
  const onSubmit = () => {
    isOwnChange.current = true;
  };
  return <Form key={key} onSubmit={onSubmit} {...props} />;
}

export function ListSearch({ action, search, kept = {}, children, ...props }: SearchProps) {
  const { placeholder, label = "Search", name = "search" } = props;
  return (
    <FilterForm action={action} className="filters list-search">
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
    </FilterForm>
  );
}

type FilterProps = { name: string; label: string; all: string; value: string; options: [string, string][] };

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
