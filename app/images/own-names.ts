/** Begins the ids and classes of a clean drawing with `name`: two in one page keep their own gradients and rules. */
export function withOwnNames(drawing: string, name: string): string {
  // A rule may ask for a part of a name.
  if (/\[\s*(?:id|class)/.test(drawing)) return drawing;
  // No name of CSS begins with a digit.
  const prefix = /^\p{L}/u.test(name) ? `${name}-` : `mark-${name}-`;
  let isStyle = false;
  return drawing
    .split(/(<[^<>]*>)/)
    .map((part) => {
      if (!part.startsWith("<")) return isStyle ? withOwnSelectors(part, prefix) : part;
      isStyle = part.startsWith("<style");
      return part.replace(
        / ([\w:-]+)="([^"]*)"/g,
        (_, attribute: string, value: string) => ` ${attribute}="${withOwnValue(attribute, value, prefix)}"`,
      );
    })
    .join("");
}

function withOwnValue(attribute: string, value: string, prefix: string): string {
  if (attribute === "id") return prefix + value;
  if (attribute === "class" || attribute === "aria-labelledby")
    return value.replace(/[^\s]+/g, (name) => prefix + name);
  if (attribute === "xlink:href" || attribute === "href") return value.replace(/^#/, `#${prefix}`);
  return withOwnReferences(value, prefix);
}

const withOwnReferences = (css: string, prefix: string) =>
  css.replace(/url\((?:\s|&quot;|["'])*#/gi, (begin) => begin + prefix);

function withOwnSelectors(css: string, prefix: string): string {
  return css
    .split("}")
    .map((rule) => {
      const brace = rule.indexOf("{");
      if (brace < 0) return rule;
      const selectors = rule
        .slice(0, brace)
        .replace(/\[[^[\]]*\]|(?<!\\)[.#](?=[\p{L}\p{N}_\\-])/gu, (found) =>
          found.startsWith("[") ? found : found + prefix,
        );
      return selectors + withOwnReferences(rule.slice(brace), prefix);
    })
    .join("}");
}
