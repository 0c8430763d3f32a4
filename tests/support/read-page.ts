/** Reads what a person finds on a page from the HTML that React writes. */

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const plain = (html: string) =>
  html
    .replace(/<!--.*?-->|<[^>]*>/gs, "")
    .replace(/&(#?\w+);/g, (whole, name) => named[name] ?? whole)
    .trim();

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : plain(found);
};

/** Without the footer, whose box has fields of the same names. */
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? "";

/** The last of that name: radio buttons share theirs. */
function control(html: string, name: string): string {
  const tags = main(html).match(/<(?:input|select|textarea)\b[^>]*>/g) ?? [];
  const found = tags.find((tag) => attribute(tag, "name") === name && attribute(tag, "type") !== "hidden");
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

export function describedBy(html: string, name: string): string[] {
  const tag = control(html, name);
  const ids = attribute(tag, "aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => {
    const sign = id.replace(/[.[\]]/g, "\\$&");
    const [, text] =
      new RegExp(`<(?:span|p) class="(?:err|hint)" id="${sign}">(.*?)</(?:span|p)>`, "s").exec(html) ?? [];
    if (text === undefined) throw new Error(`${name} is described by ${id}, which is not there.`);
    return plain(text);
  });
}

export const isInvalid = (html: string, name: string) =>
  attribute(control(html, name), "aria-invalid") === "true";

export function typedInto(html: string, name: string): string {
  const tag = control(html, name);
  const after = main(html).slice(main(html).indexOf(tag) + tag.length);
  if (tag.startsWith("<textarea")) return plain(after.slice(0, after.indexOf("</textarea>")));
  if (tag.startsWith("<select")) {
    const [option = ""] =
      /<option[^>]* selected=""[^>]*>/.exec(after.slice(0, after.indexOf("</select>"))) ?? [];
    return attribute(option, "value") ?? "";
  }
  if (attribute(tag, "type") !== "radio") return attribute(tag, "value") ?? "";
  const buttons = main(html).match(/<input\b[^>]*>/g) ?? [];
  const checked = buttons.find((one) => attribute(one, "name") === name && /\schecked=""/.test(one));
  return attribute(checked ?? "", "value") ?? "";
}

export function summaryOf(html: string): string[] {
  const [, list = ""] = /<div class="note bad" role="alert"[^>]*><ul>(.*?)<\/ul>/s.exec(html) ?? [];
  return Array.from(list.matchAll(/<li>(.*?)<\/li>/gs), ([, line = ""]) => plain(line));
}

export function toastOf(html: string) {
  const [, kind, role, title = "", text = ""] =
    /<div class="toast (\w+)" role="(\w+)"><svg.*?<\/svg><div><strong>(.*?)<\/strong>(?:<p>(.*?)<\/p>)?/s.exec(
      html,
    ) ?? [];
  return kind ? { kind, role, title: plain(title), text: plain(text) } : null;
}

export const textOf = (html: string) =>
  plain(
    main(html)
      .replace(/<(?:script|style).*?<\/(?:script|style)>/gs, "")
      .replaceAll("><", "> <"),
  );

export const alertsOf = (html: string) =>
  Array.from(html.matchAll(/<(\w+)[^>]* role="alert"[^>]*>(.*?)<\/\1>/gs), ([, , text = ""]) =>
    plain(text),
  ).join("\n");

const hiddenFields = (html: string) => html.match(/<input\b[^>]* type="hidden"[^>]*>/g) ?? [];

export function hiddenOf(html: string): Record<string, string> {
  const [dialog = ""] = /<dialog.*<\/dialog>/s.exec(html) ?? [];
  return Object.fromEntries(
    hiddenFields(dialog).map((tag) => [attribute(tag, "name") ?? "", attribute(tag, "value") ?? ""]),
  );
}

export function hiddenField(html: string, name: string): string {
  const tag = hiddenFields(html).find((one) => attribute(one, "name") === name);
  return attribute(tag ?? "", "value") ?? "";
}
