import { type RefObject, useEffect, useRef, useState } from "react";
import type { KeptFile, PendingUpload } from "#app/components/file-field.tsx";
import { useLocalPath, useTranslator } from "#app/words/use-translator.tsx";

type SentFile = KeptFile & { mark: string };

/** Sends a chosen file into the draft while the rest is filled in. Without script it goes with the form. */
export function useBackgroundUpload(form: RefObject<HTMLFormElement | null>, enabled: boolean) {
  const [sending, setSending] = useState<Omit<PendingUpload, "stop"> | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [sent, setSent] = useState<SentFile | null>(null);
  const request = useRef<XMLHttpRequest>(null);
  const notYet = useTranslator("submit")("upload.failed");
  const address = useLocalPath()("/draft");

  useEffect(() => {
    const element = form.current;
    if (!element || !enabled) return;
    const send = (input: HTMLInputElement | null) => {
      const file = input?.files?.[0];
      if (!file) return;
      request.current?.abort();
      const upload = new XMLHttpRequest();
      request.current = upload;
      upload.responseType = "json";
      const shown = { name: file.name, previewUrl: URL.createObjectURL(file) };
      upload.upload.addEventListener("progress", ({ loaded, total }) =>
        setSending({ ...shown, percent: total > 0 ? Math.round((loaded / total) * 100) : 0 }),
      );
      upload.addEventListener("load", () => {
        setSending(null);
        if (upload.status === 200) setSent({ ...upload.response.kept, ...shown });
        else setFailed(upload.response?.message ?? notYet);
      });
      // A dropped connection costs nothing: the file is still chosen and goes with the form.
      for (const end of ["error", "abort"]) upload.addEventListener(end, () => setSending(null));
      setSending({ ...shown, percent: 0 });
      setFailed(null);
      upload.open("POST", address);
      const ahead = new FormData(element);
      for (const [name, value] of [...ahead])
        if (value instanceof File && name !== input?.name) ahead.delete(name);
      upload.send(ahead);
    };
    const changed = ({ target }: Event) => {
      if (target === fileInput(element)) send(target as HTMLInputElement);
    };
    // The form takes the file along. On `window`, so that React can prevent it first.
    const sentWhole = ({ target, defaultPrevented }: Event) => {
      if (target === element && !defaultPrevented) request.current?.abort();
    };
    element.addEventListener("change", changed);
    window.addEventListener("submit", sentWhole);
    // On a slow phone a file is chosen before the script arrives.
    send(fileInput(element));
    return () => {
      element.removeEventListener("change", changed);
      window.removeEventListener("submit", sentWhole);
      request.current?.abort();
    };
  }, [form, enabled, notYet, address]);

  // The server has it, so the form need not send it again.
  useEffect(() => {
    if (sent) unchoose(form.current);
  }, [form, sent]);

  const stop = () => {
    request.current?.abort();
    unchoose(form.current);
  };
  const pendingUpload: PendingUpload | null = sending && { ...sending, stop };
  return { sending: pendingUpload, failed, sent };
}

/** Of the item itself; other files go with the form. */
const fileInput = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>("input[type=file][name=image]") ?? null;

function unchoose(form: HTMLFormElement | null): void {
  const input = fileInput(form);
  if (input) input.value = "";
}
