import { type FormEvent, type ReactNode, useEffect, useReducer, useRef } from "react";
import { Form, type FormProps, useLocation } from "react-router";
import { ApplyButton } from "#app/components/apply-button.tsx";
import { Icon } from "#app/components/icon.tsx";
import { maxSearchLength } from "#app/lib/form-limits.ts";

type SearchProps = {
  action: string;
  placeholder: string;
  label?: string;
  search: string;
  /** The list's other filters, which are links. */
  kept?: Record<string, string>;
  children?: ReactNode;
};

/** Its fields reset when anything else changes the address; its own submission leaves focus and typing alone. */
export function FilterForm(props: FormProps) {
  const { search } = useLocation();
  /** The query that its own submission leads to, unless something else comes first. */
  const submitted = useRef<string | null>(search);
  const [key, makeAnew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (search !== submitted.current) makeAnew();
    submitted.current = null;
  }, [search]);
  const onSubmit = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    submitted.current = `?${new URLSearchParams([...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]))}`;
  };
  return <Form key={key} onSubmit={onSubmit} {...props} />;
}

export function ListSearch({ action, search, kept = {}, children, ...props }: SearchProps) {
  const { placeholder, label = "Search" } = props;
  return (
    <FilterForm
      action={action}
      autoComplete="off"
      className="row min-w-0 flex-1 gap-2 [&_.pick]:flex-[0_1_10rem] max-lg:[&_.pick]:flex-[1_1_7rem]"
    >
      {Object.entries(kept).map(
        ([name, value]) => value !== "" && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div
        className={`search max-w-112 flex-[1_1_14rem] ${children ? "max-lg:max-w-none max-lg:basis-full" : ""}`}
      >
        <input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={maxSearchLength}
          aria-label={label}
          placeholder={placeholder}
          enterKeyHint="search"
        />
        <button type="submit" aria-label={placeholder.replace("...", "")}>
          <Icon name="search" />
        </button>
      </div>
      {children && (
        <>
          {children}
          <ApplyButton />
        </>
      )}
    </FilterForm>
  );
}
