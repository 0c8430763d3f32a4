import { type RefObject, useEffect, useRef, useState } from "react";
import type { FileOnItsWay, KeptFile } from "#app/ui/field.tsx";

/** A file that has reached the server, where `mark` names it. */
type SentFile = KeptFile & { mark: string };

/**
 * Sends a file ahead that is chosen in `form` while the person fills in the rest, if `enabled`. It then waits in the
 * draft, and posting the form is light. Without script, the file travels with the form.
 *
 * @returns the file on its way, why the last one did not arrive, and the last one that did; null where there is none
 */
export function useSendingAhead(form: RefObject<HTMLFormElement | null>, enabled: boolean) {
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [sent, setSent] = useState<SentFile | null>(null);
  const request = useRef<XMLHttpRequest>(null);

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
      upload.upload.addEventListener("progress", ({ loaded, total }) =>
        setSending({ name: file.name, percent: total > 0 ? Math.round((loaded / total) * 100) : 0 }),
      );
      upload.addEventListener("load", () => {
        setSending(null);
        if (upload.status === 200) setSent(upload.response.kept);
        else
          setFailed(
            upload.response?.message ?? "The file could not be sent ahead. It will be sent with the form.",
          );
      });
      // A dropped connection costs nothing: the file is still chosen and goes with the form.
      for (const end of ["error", "abort"]) upload.addEventListener(end, () => setSending(null));
      setSending({ name: file.name, percent: 0 });
      setFailed(null);
      upload.open("POST", "/draft");
      upload.send(new FormData(element));
    };
    const changed = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === "file") send(target);
    };
    // The form takes the file along, and its own answer names the draft. React has had its say before `window` hears.
    const sentWhole = ({ target, defaultPrevented }: Event) => {
      if (target === element && !defaultPrevented) request.current?.abort();
    };
    element.addEventListener("change", changed);
    window.addEventListener("submit", sentWhole);
    // On a slow phone the file is chosen before the script has come.
    send(fileInput(element));
    return () => {
      element.removeEventListener("change", changed);
      window.removeEventListener("submit", sentWhole);
      request.current?.abort();
    };
  }, [form, enabled]);

  // The file waits on the server, and the form names it: it need not be sent again.
  useEffect(() => {
    if (sent) unchoose(form.current);
  }, [form, sent]);

  const stop = () => {
    request.current?.abort();
    unchoose(form.current);
  };
  const onItsWay: FileOnItsWay | null = sending && { ...sending, stop };
  return { sending: onItsWay, failed, sent };
}

const fileInput = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>("input[type=file]") ?? null;

function unchoose(form: HTMLFormElement | null): void {
  const input = fileInput(form);
  if (input) input.value = "";
}
