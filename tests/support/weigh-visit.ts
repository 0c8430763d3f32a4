import { compress } from "#app/server/compression.ts";
import type { Visitor } from "./visitor.ts";

/** Some of the pictures of a list are inside its page. */
const withoutPictures = (html: string) => html.replace(/data:image\/[^"]*/g, "");

/** The bytes of a text as it is sent the first time, pictures aside. */
export async function weighAsSent(text: string): Promise<number> {
  const bytes = await compress(Buffer.from(withoutPictures(text)), "br", 8);
  return bytes.byteLength;
}

/** The first address of `pattern` that the main part of a page links to. */
function linkIn(html: string, pattern: RegExp): string {
  const [, main = ""] = html.split("<main");
  const found = pattern.exec(main)?.[1]?.replaceAll("&amp;", "&");
  if (!found) throw new Error(`no link fits ${pattern}`);
  return found;
}

/** HTML and style sheet of ten pages of one visit, in bytes by address. */
export async function weighVisit(browser: Visitor): Promise<Map<string, number>> {
  const weights = new Map<string, number>();
  const read = async (path: string) => {
    const text = await (await browser.ask(path)).text();
    weights.set(path, await weighAsSent(text));
    return text;
  };
  const home = await read("/");
  const sheet = /<link rel="stylesheet" href="([^"]*)" media="print"/.exec(home)?.[1];
  if (sheet) await read(sheet);
  const logos = await read("/logos");
  await read(linkIn(logos, /href="(\/logos\/[a-z0-9-]+)"/));
  await read(linkIn(logos, /href="(\/logos\?[^"]*page=after[^"]*)"/));
  await read(linkIn(await read("/jargon"), /href="(\/jargon\/[a-z0-9-]+)"/));
  await read(linkIn(await read("/events"), /href="(\/events\/[a-z0-9-]+)"/));
  for (const path of ["/jobs", "/search?search=kente", "/about"]) await read(path);
  return weights;
}
