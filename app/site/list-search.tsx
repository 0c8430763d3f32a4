import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { longestSearch } from "#app/lib/form-limits.ts";
import { Button } from "#app/ui/button.tsx";

type Props = {
  action: string;
  value: string;
  placeholder: string;
  label?: string;
  /** What else the address says of the list; what differs from `defaults` stays as it is. */
  kept: Record<string, string | false | undefined>;
  defaults: Record<string, string>;
  /** More fields, in one row with the search. */
  children?: ReactNode;
};

/** The search of a public list. Without script it is a form that asks for the same list. */
export function ListSearch(props: Props) {
  const { action, value, placeholder, label = placeholder.replace("...", "") } = props;
  // Whoever wanted to see pictures in lite mode wants them of what is found, too.
  const pictures = new URLSearchParams(useLocation().search).get("pictures") === "show" && "show";
  const field = (
    <input
      type="search"
      name="search"
      defaultValue={value}
      maxLength={longestSearch}
      placeholder={placeholder}
      aria-label={label}
    />
  );
  return (
    <form className={props.children ? "finder" : "search"} method="get" action={action}>
      {props.children ? <div className="search">{field}</div> : field}
      {props.children}
      {Object.entries({ ...props.kept, pictures }).map(
        ([name, kept]) =>
          kept &&
          kept !== props.defaults[name] && <input key={name} type="hidden" name={name} value={kept} />,
      )}
      <Button>Search</Button>
    </form>
  );
}
