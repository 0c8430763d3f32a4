import { type RefObject, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";

type State =
  | { step: "idle" }
  | { step: "sending"; name: string; percent: number }
  | { step: "failed"; message: string };

/**
 * Sends a chosen file ahead while the person fills in the rest, with its progress and a way to stop it. The file
 * then waits in the draft, and posting the form is light. Without script, the file travels with the form. `mark` names
 * the file that waits already.
 */
export function UploadProgress({ form, mark }: { form: RefObject<HTMLFormElement | null>; mark: string }) {
  const { state, stop, sent } = useSendingAhead(form);
  return (
    <>
      <input type="hidden" name="kept_file" value={sent ?? mark} />
      <Progress state={state} stop={stop} />
    </>
  );
}

function Progress({ state, stop }: { state: State; stop: () => void }) {
  if (state.step === "idle") return null;
  if (state.step === "failed")
    return (
      <p className="err" role="alert">
        {state.message}
      </p>
    );
  return (
    <div className="row upload" role="status">
      <label>
        Sending {state.name} <progress max={100} value={state.percent} /> {state.percent} %
      </label>
      <button className="btn quiet" type="button" onClick={stop}>
        Stop
      </button>
    </div>
  );
}

/** What becomes of the files that are chosen in `form`, and the way to stop the one that is on its way. */
function useSendingAhead(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<State>({ step: "idle" });
  /** What the server calls the file that has reached it. */
  const [sent, setSent] = useState<string | null>(null);
  const request = useRef<XMLHttpRequest>(null);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const element = form.current;
    const send = (input: HTMLInputElement | null | undefined) => {
      const file = input?.files?.[0];
      if (!element || !input || !file) return;
      request.current?.abort();
      const upload = new XMLHttpRequest();
      request.current = upload;
      upload.responseType = "json";
      upload.upload.addEventListener("progress", ({ loaded, total }) =>
        setState({
          step: "sending",
          name: file.name,
          percent: total > 0 ? Math.round((loaded / total) * 100) : 0,
        }),
      );
      upload.addEventListener("load", () => {
        if (upload.status === 200) {
          setSent(upload.response.mark);
          setState({ step: "idle" });
          void revalidate();
        } else
          setState({
            step: "failed",
            message:
              upload.response?.message ?? "The file could not be sent ahead. It will be sent with the form.",
          });
      });
      // A dropped connection costs nothing: the file is still chosen and goes with the form.
      upload.addEventListener("error", () => setState({ step: "idle" }));
      upload.addEventListener("abort", () => setState({ step: "idle" }));
      setState({ step: "sending", name: file.name, percent: 0 });
      upload.open("POST", "/draft");
      upload.send(new FormData(element));
    };
    const changed = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === "file") send(target);
    };
    element?.addEventListener("change", changed);
    // On a slow phone the file is chosen before the script has come.
    send(element?.querySelector<HTMLInputElement>("input[type=file]"));
    return () => {
      element?.removeEventListener("change", changed);
      request.current?.abort();
    };
  }, [form, revalidate]);

  // The file waits on the server, and the form names it: it need not be sent again.
  useEffect(() => {
    const input = sent && form.current?.querySelector<HTMLInputElement>("input[type=file]");
    if (input) input.value = "";
  }, [form, sent]);

  const stop = () => {
    request.current?.abort();
    const input = form.current?.querySelector<HTMLInputElement>("input[type=file]");
    if (input) input.value = "";
  };
  return { state, stop, sent };
}
