export const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a request may change state; covers resource routes, which the router's own check leaves out. */
export function comesFromThisSite(request: Request, origin: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const sender = request.headers.get("Origin");
  if (sender !== null) return sender === origin;
  const site = request.headers.get("Sec-Fetch-Site");
  return site === null || site === "same-origin" || site === "none";
}
