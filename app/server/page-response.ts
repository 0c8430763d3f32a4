/** An answer; `bytes` is its body where that is there as a whole. */
export type Answer = { response: Response; bytes?: Uint8Array };

/** A rendered page, and whether everybody who is not signed in sees the same. */
type Page = { html: string; sameForAll: boolean };

const pages = new WeakMap<Response, Page>();

/**
 * The answer with a page. Its text goes past the body: a stream would cut it into pieces, which are put together
 * again before they are compressed and sent. Whatever stands between may add to the headers.
 */
export function pageResponse(page: Page, init: ResponseInit): Response {
  const response = new Response(import.meta.env.DEV ? page.html : null, init);
  pages.set(response, page);
  return response;
}

/** The page of an answer; null where it has none, or brings a body itself. */
export function pageOf(response: Response): Page | null {
  return response.body ? null : (pages.get(response) ?? null);
}
