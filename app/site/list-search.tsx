import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { longestSearch } from "#app/lib/form-limits.ts";
import { Button } from "#app/ui/button.tsx";

type Props = {
  action: string;
  value: string;
  placeholder: string;
  label?: string;
  /** The list's other parameters; those equal to `defaults` are left out. */
  kept: Record<string, string | false | undefined>;
  defaults: Record<string, string>;
  children?: ReactNode;
};

export function ListSearch(props: Props) {
  const { action, value, placeholder, label = placeholder.replace("...", "") } = props;
  // Pictures asked for in lite mode stay on in the results.
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
