type ReadHeader = (name: "sec-fetch-site" | "sec-purpose") => string | string[] | null | undefined;

/**
 * Whether a page is asked for by somebody who comes from elsewhere. Who follows a link of this site, or is about to
 * (what a browser fetches ahead names no site), has the display font already.
 */
export function isArriving(header: ReadHeader): boolean {
  return header("sec-fetch-site") !== "same-origin" && header("sec-purpose") !== "prefetch";
}
