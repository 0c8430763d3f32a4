import { useEffect, useRef } from "react";
import type { ShownFile } from "#app/components/file-field.tsx";
import { useTypedForm } from "#app/components/use-typed-form.ts";
import type { FieldsNamed } from "#app/content/kind.ts";
import { capitalized } from "#app/lib/capitalized.ts";
import { shownAddress } from "#app/lib/srcset.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import type { LogoSubmission } from "./schema.ts";
import type { Variant } from "./variants.ts";

type Props = { fields: FieldsNamed<keyof LogoSubmission>; kept: ShownFile | null };

/** The card as the library will show it, and each file, from what stands in the form around it. */
export function LogoSubmissionPreview({ fields, kept }: Props) {
  const t = useTranslator("fields");
  const ofLogos = useTranslator("logos");
  const section = useRef<HTMLElement>(null);
  const initial = fields.variants.initialValue;
  const rows = Array.isArray(initial) ? (initial as (Partial<Variant> | undefined)[]) : [];
  const typed = useTypedForm(section, rows.length);
  useEffect(() => {
    const form = section.current?.closest("form");
    form?.addEventListener("change", nameAfterFile);
    return () => form?.removeEventListener("change", nameAfterFile);
  }, []);
  const textOf = (name: "title" | "company" | "designer") =>
    String(typed?.get(name) ?? fields[name].initialValue ?? "").trim();
  const [company, designer] = [textOf("company"), textOf("designer")];
  const src = kept?.previewUrl;
  const files = rows.flatMap((row, index) => {
    const of = (name: string) => typed?.get(`${fields.variants.name}[${index}].${name}`);
    const file = of("file");
    const address = file instanceof File && file.size > 0 ? addressOf(file) : shownAddress(row?.image ?? "");
    const layout = of("layout") ?? row?.layout ?? "mark";
    const ground = of("ground") ?? row?.ground ?? "dark";
    return address ? ({ address, layout, ground } as FileShown) : [];
  });
  const dark = files.find(({ ground }) => ground === "dark")?.address ?? src;
  return (
    <section
      className={src ? "stack order-1" : "stack order-1 max-lg:hidden"}
      aria-labelledby="look"
      ref={section}
    >
      <h2 className="text-lg" id="look">
        {t("preview.title")}
      </h2>
      <div className="logo-card w-56">
        <div className="plate">{src && <img src={src} alt={t("preview.onCard")} />}</div>
        <div className="body">
          <h3 dir="auto">{textOf("title") || t("title")}</h3>
          <span className="by" dir="auto">
            {[company || t("company"), designer && ofLogos("by", { designer })].filter(Boolean).join(" · ")}
          </span>
        </div>
      </div>
      <div className="pair">
        <div className="plate">{src && <img src={src} alt={t("preview.onLight")} />}</div>
        <div className="plate ink">{dark && <img src={dark} alt={t("preview.onDark")} />}</div>
      </div>
      {files.length > 0 && (
        <div className="row">
          {files.map(({ address, ...file }) => (
            <figure key={address} className="stage w-32">
              <div className={file.ground === "dark" ? "plate ink" : "plate"}>
                <img src={address} alt="" />
              </div>
              <figcaption>{ofLogos("file", file)}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
}

type FileShown = Pick<Variant, "layout" | "ground"> & { address: string };

const addresses = new WeakMap<File, string>();

/** One for as long as the page stands. */
function addressOf(file: File): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}

/** `savane-coffee.svg` is `Savane coffee`, unless the title says otherwise. */
function nameAfterFile({ target }: Event): void {
  const { name, files, form } = target as HTMLInputElement;
  const title = form?.elements.namedItem("title");
  if (name !== "image" || !files?.[0] || !(title instanceof HTMLInputElement) || title.value.trim()) return;
  const words = files[0].name.replace(/\.\w+$/, "").replace(/[-_\s]+/g, " ");
  title.value = capitalized(words.trim());
  title.dispatchEvent(new Event("input", { bubbles: true }));
}
