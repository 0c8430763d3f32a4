import { type FormEvent, useEffect, useRef, useState } from "react";
import { SelectField } from "#app/components/field.tsx";
import type { ShownFile } from "#app/components/file-field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { LogoFactsFields } from "./facts-fields.tsx";
import { LogoFile, LogoTexts } from "./fields.tsx";
import type { LogoSubmission } from "./schema.ts";
import { layoutOptions, VariantRows } from "./variant-rows.tsx";

type Props = { fields: FieldsNamed<keyof LogoSubmission>; kept?: ShownFile | null; signedIn: boolean };

/** The file first, then its details; beside them a preview, once there is a picture. */
export function LogoSubmissionFields({ fields, kept = null, signedIn }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const container = useRef<HTMLDivElement>(null);
  // On a slow line the script comes after the first words were typed.
  useEffect(() => {
    const inputs = container.current?.querySelectorAll<HTMLInputElement>("input[name]") ?? [];
    setTyped(Object.fromEntries(Array.from(inputs, ({ name, value }) => [name, value])));
  }, []);
  const take = (event: FormEvent) => {
    const { name, value } = event.target as HTMLInputElement;
    setTyped((before) => ({ ...before, [name]: value }));
  };
  const textOf = (name: "title" | "designer" | "company") =>
    typed[name] ?? String(fields[name].initialValue ?? "");
  return (
    <div
      className="grid max-w-none gap-6 *:min-w-0 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,0.9fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12"
      onInput={take}
      ref={container}
    >
      <div className="stack">
        <LogoFile fields={fields} kept={kept} required />
        <SelectField field={fields.layout} label="Version" options={layoutOptions} />
      </div>
      {kept?.previewUrl && (
        <Look
          src={kept.previewUrl}
          title={textOf("title") || "Title"}
          by={textOf("designer") || textOf("company")}
        />
      )}
      <div className="stack row-start-3 lg:col-start-1 lg:row-start-2">
        <LogoTexts fields={fields} />
        <LogoFactsFields fields={fields} />
        {signedIn ? (
          <VariantRows field={fields.variants} />
        ) : (
          <p className="hint">
            Got a wordmark, or a file for dark backgrounds? You can add up to five more files once you've
            signed in.
          </p>
        )}
      </div>
    </div>
  );
}

function Look({ src, title, by }: { src: string; title: string; by: string }) {
  return (
    <section className="stack lg:col-start-2 lg:row-span-2 lg:row-start-1" aria-labelledby="look">
      <h2 className="text-lg [letter-spacing:-0.012em] [line-height:1.2]" id="look">
        How it will look
      </h2>
      <div className="pair">
        <div className="plate">
          <img src={src} alt="On a light background" />
        </div>
        <div className="plate ink">
          <img src={src} alt="On a dark background" />
        </div>
      </div>
      <div className="logo-card w-56">
        <div className="plate">
          <img src={src} alt="On its card" />
        </div>
        <div className="body">
          <h3>{title}</h3>
          {by && <span className="by">{`by ${by}`}</span>}
        </div>
      </div>
    </section>
  );
}
