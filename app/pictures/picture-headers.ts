/** What every answer with a member's picture carries: opened on its own page it can do nothing but be seen. */
export const pictureHeaders = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};
