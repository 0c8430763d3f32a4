/** Without `to`, visitors choose the recipient. */
export function mailto({ to = "", subject, body }: { to?: string; subject: string; body?: string }): string {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (body) parts.push(`body=${encodeURIComponent(body.replace(/\r\n?|\n/g, "\r\n"))}`);
  return `mailto:${encodeURIComponent(to).replaceAll("%40", "@")}?${parts.join("&")}`;
}
