import { clicked } from "./page.ts";
import { showToast } from "./toast.ts";

export function listenForSharing(): void {
  document.addEventListener("click", (event) => {
    const share = clicked(event, "data-share");
    if (share) shareLink(share);
    const link = clicked(event, "data-copy");
    if (link) copyLink(link, link.dataset.copy);
    const color = clicked(event, "data-copy-color");
    if (color) copyColor(color);
    const file = clicked(event, "data-copy-file");
    if (!file) return;
    if (file instanceof HTMLAnchorElement) event.preventDefault();
    copyFile(file);
  });
}

function shareLink(button: HTMLElement): void {
  const { share: url, text } = button.dataset;
  if ("share" in navigator) navigator.share({ title: document.title, text, url }).catch(() => {});
  else copyLink(button, url);
}

const copyLink = (button: HTMLElement, link = "") =>
  copy(button, link, scriptWords.linkCopied, scriptWords.linkCopiedText);

function copyColor(button: HTMLElement): void {
  const { copyColor: color = "" } = button.dataset;
  copy(button, color, scriptWords.colorCopied, color);
}

/** A link names what it copies; without script it shows that. */
function copyFile(control: HTMLElement): void {
  const { copyFile: name = "" } = control.dataset;
  if (control instanceof HTMLAnchorElement)
    copy(
      control,
      readFile(control.href),
      scriptWords.fileCopied.replace("{name}", name),
      scriptWords.fileCopiedText,
    );
  else copy(control, readFile(name), scriptWords.svgCopied, scriptWords.svgCopiedText);
}

async function readFile(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

async function copy(
  control: HTMLElement,
  text: string | Promise<string>,
  title: string,
  more: string,
): Promise<void> {
  try {
    await write(text);
    showToast(title, more);
  } catch {
    control.parentElement?.querySelector("input")?.select();
    showToast(scriptWords.notCopied, scriptWords.notCopiedText);
  }
}

/** Safari copies only while a press is handled, and takes a promise then; browsers that know no such items can wait for it. */
async function write(text: string | Promise<string>): Promise<void> {
  const type = "text/plain";
  try {
    const blob = Promise.resolve(text).then((content) => new Blob([content], { type }));
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
  } catch {
    await navigator.clipboard.writeText(await text);
  }
}
