/** A member's picture opened on its own page must do nothing but be seen. */
export const pictureHeaders = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};
