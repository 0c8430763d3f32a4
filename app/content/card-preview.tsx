import { type ReactNode, useRef } from "react";
import { useTypedForm } from "#app/components/use-typed-form.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import type { FieldsNamed } from "./kind.ts";

type Props<Name extends string> = {
  fields: FieldsNamed<Name>;
  /** `typed` turns false where what stands in the form is only what the server knows. */
  children: (textOf: (name: Name) => string, typed: boolean) => ReactNode;
};

/** More than fits a card, and too little to take long. */
const maxShown = 500;

/** The card in the list, from what stands in the form around it. Its links lead nowhere yet. */
export function CardPreview<Name extends string>({ fields, children }: Props<Name>) {
  const t = useTranslator("fields");
  const section = useRef<HTMLElement>(null);
  const typed = useTypedForm(section);
  const textOf = (name: Name) =>
    String((typed ? typed.get(name) : fields[name].initialValue) ?? "")
      .slice(0, maxShown)
      .trim();
  return (
    <section className="stack order-1" aria-labelledby="look" ref={section}>
      <h2 className="text-lg" id="look">
        {t("preview.title")}
      </h2>
      <div inert>{children(textOf, typed !== null)}</div>
    </section>
  );
}
