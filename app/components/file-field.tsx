import { type DragEvent, useState } from "react";
import { formatBytes } from "#app/lib/numbers.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import { describedBy, Errors, Hint, type Labeled, Optional } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** A file kept on the server; `size` is null if unknown. */
export type KeptFile = { name: string; size: number | null; previewUrl?: string };

/** An upload that is `percent` complete. */
export type PendingUpload = { name: string; percent: number; stop: () => void; previewUrl: string };

export type ShownFile = KeptFile | PendingUpload;

const keptFile = "flex w-full items-center gap-4 rounded p-3 [border:1px_solid_var(--line)]";
const preview = "size-16 bg-plate object-contain";

type Props = Labeled & {
  accept?: string;
  kept?: ShownFile | null;
  required?: boolean;
};

export function FileField({ field, label, hint, accept, kept, required }: Props) {
  const t = useTranslator("fields");
  const labelId = `${field.id}-label`;
  const [replaced, replace] = useState<ShownFile | null>();
  // The browser's own words, such as "No file chosen", say nothing of a kept file.
  const saysKept = useHydrated() && kept && !("percent" in kept) && kept !== replaced;
  return (
    <div className="grid gap-2">
      <label className="drop" onDragOver={hover} onDragLeave={hover} onDrop={drop}>
        <b id={labelId}>
          <span>{label}</span>
          {!required && <Optional />}
        </b>{" "}
        <Hint field={field} hint={hint} />
        <span className="relative w-full">
          <input
            type="file"
            className={saysKept ? "text-transparent" : undefined}
            onChange={() => replace(kept)}
            id={field.id}
            name={field.name}
            accept={accept}
            aria-labelledby={labelId}
            aria-invalid={field.errors ? true : undefined}
            aria-describedby={describedBy(field, hint)}
          />
          {saysKept && (
            <span className="absolute inset-y-0 end-3 flex items-center gap-1 text-sm">
              <Icon name="check" /> {t("file.saved")}
            </span>
          )}
        </span>
        <Errors field={field} />
      </label>
      {kept && ("percent" in kept ? <OnItsWay {...kept} /> : <Kept {...kept} />)}
    </div>
  );
}

function hover(event: DragEvent<HTMLLabelElement>): void {
  event.preventDefault();
  event.currentTarget.classList.toggle("over", event.type === "dragover");
}

/** A file dropped anywhere on the label goes to the input. */
function drop(event: DragEvent<HTMLLabelElement>): void {
  hover(event);
  const input = event.currentTarget.control;
  if (!(input instanceof HTMLInputElement) || event.dataTransfer.files.length === 0) return;
  input.files = event.dataTransfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

function Kept({ name, size, previewUrl }: KeptFile) {
  const t = useTranslator("fields");
  const [amount = "", unit = ""] = formatBytes(size ?? 0).split(" ");
  return (
    <div className={keptFile}>
      {previewUrl && <img className={preview} src={previewUrl} alt="" width={64} height={64} />}
      <div className="grid min-w-0">
        <strong className="wrap-anywhere">
          <bdi>{name}</bdi>
        </strong>
        <span className="text-sm">
          {size === null ? t("file.replace") : t("file.kept", { size: t("file.size", { amount, unit }) })}
        </span>
        <label className="check text-sm">
          <input type="checkbox" name="remove_file" value="yes" /> {t("file.remove")}
        </label>
      </div>
    </div>
  );
}

/** As tall as the kept file: nothing moves under a finger when it arrives. */
function OnItsWay({ name, percent, stop, previewUrl }: PendingUpload) {
  const t = useTranslator("fields");
  return (
    <div className={keptFile}>
      <img className={preview} src={previewUrl} alt="" width={64} height={64} />
      <div className="grid min-w-0">
        <strong className="wrap-anywhere">
          <bdi>{name}</bdi>
        </strong>
        <span className="text-sm" role="status">
          {t("file.uploading")}
        </span>
        <div className="text-sm flex items-center gap-2 whitespace-nowrap">
          <progress
            className="w-0 max-w-48 flex-1"
            aria-label={t("file.uploaded")}
            max={100}
            value={percent}
          />
          <span>{`${percent}%`}</span>
          <button className="btn btn-quiet py-0" type="button" onClick={stop}>
            {t("file.stop")}
          </button>
        </div>
      </div>
    </div>
  );
}
