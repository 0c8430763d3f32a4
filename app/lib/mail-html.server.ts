import { directionOf, type Language } from "#app/words/languages.ts";
import { siteUrl } from "./env.server.ts";
import { light } from "./palette.ts";
import { siteName } from "./site.ts";

export type MailContent = {
  heading: string;
  /** Line breaks stay; addresses of the site become links. */
  paragraphs: string[];
  /** To be typed, on a line of its own. */
  code?: string;
  /** The address of a link preview. */
  preview?: string;
  button: { label: string; href: string };
  /** Why this mail was sent, and how to get no more. */
  hint: string;
};

const textStyle = `color:${light.ink};font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif`;
const cardStyle = `width:100%;max-width:600px;border:1px solid ${light.line};border-radius:6px;background:${light.surface};text-align:start`;
const weaveStyle = "display:block;width:100%;height:8px;border-radius:5px 5px 0 0";
const markStyle = "vertical-align:middle;margin-inline-end:8px";
const headingStyle =
  "margin:0 0 16px;overflow-wrap:anywhere;font-size:26px;line-height:1.2;letter-spacing:-.02em";
const pictureStyle = `display:block;width:100%;height:auto;border:1px solid ${light.line};border-radius:6px`;
const buttonStyle = `display:inline-block;padding:10px 18px;border-radius:6px;background:${light.accent};color:${light.onAccent};font-weight:600;text-decoration:none`;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const characters = Object.fromEntries(Object.entries(entities).map(([character, name]) => [name, character]));
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** A mail as text and as HTML, which say the same. `site` is where its links and pictures are. */
export function renderMail(
  parts: MailContent,
  language: Language = "en",
  site = siteUrl,
): { text: string; html: string } {
  const html = letterHtml(parts, language, site);
  return { text: plainText(html), html };
}

function letterHtml(
  { heading, paragraphs, code, preview, button, hint }: MailContent,
  language: Language,
  site: string,
): string {
  const link = (href: string) => `<a href="${href}" style="color:${light.accent}">${href}</a>`;
  const linked = (text: string) =>
    escaped(text)
      .replace(/\S+/g, (word) => (word.startsWith(`${site}/`) ? link(word) : word))
      .replaceAll("\n", "<br>\n");
  const paragraph = (content: string, style = "") =>
    `<p style="margin:0 0 16px;overflow-wrap:anywhere;${style}">${content}</p>`;
  const picture = (src: string, size: string, style: string) =>
    `<img src="${escaped(src)}" alt="" ${size} style="${style}">`;
  const content = [
    paragraph(
      `${picture(`${site}/mail-mark.png`, 'width="26" height="26"', markStyle)}${siteName}`,
      "font-weight:700;",
    ),
    `<h1 style="${headingStyle}">${escaped(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(linked(text))),
    ...(code ? [paragraph(escaped(code), "font-size:28px;letter-spacing:.1em;")] : []),
    ...(preview ? [paragraph(picture(preview, 'width="552"', pictureStyle))] : []),
    paragraph(`<a href="${escaped(button.href)}" style="${buttonStyle}">${escaped(button.label)}</a>`),
    paragraph(linked(hint), `color:${light.muted};font-size:14px;`),
  ];
  const direction = directionOf(language) ? ` dir="${directionOf(language)}"` : "";
  return `<!doctype html>
<html lang="${language}"${direction}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;background:${light.paper};${textStyle}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellspacing="0" cellpadding="0"${direction} style="${cardStyle}">
<tr><td>${picture(`${site}/mail-weave.png`, 'width="600" height="8"', weaveStyle)}</td></tr>
<tr><td style="padding:24px 24px 8px;${textStyle}">
${content.join("\n")}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

export function plainText(html: string): string {
  return html
    .replace(/^[\s\S]*?<h1/, "<h1")
    .replace(/<a href="([^"]*)"[^<>]*>([^<]*)<\/a>/g, (_, href, label) =>
      href === label ? href : `${label}: ${href}`,
    )
    .replace(/\n/g, "")
    .replaceAll("<br>", "\n")
    .replace(/<\/(?:h1|p)>/g, "\n\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&#?\w+;/g, (name) => characters[name] ?? name)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
