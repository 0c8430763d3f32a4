import { type ReactNode, type ToggleEvent, useState } from "react";
import type { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";

type Props = {
  title: string;
  /** What it contains, in a few words. */
  about: string;
  fields: Field[];
  startsOpen?: boolean;
  children: ReactNode;
};

/** Open if one of its fields has a value or an error. */
export function Disclosure({ title, about, fields, startsOpen = false, children }: Props) {
  const [open, setOpen] = useState(startsOpen || fields.some(({ initialValue }) => Boolean(initialValue)));
  const isWrong = fields.some(({ valid }) => !valid);
  const keepOpen = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    currentTarget.open ||= isWrong;
    setOpen(currentTarget.open);
  };
  return (
    <details className="fold" open={open || isWrong} onToggle={keepOpen}>
      <summary>
        <span>
          {title} <span className="by">{about}</span>
        </span>
        <Icon name="fold" />
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}
