/** The practical limit of a Node process: node:http and template strings, compressed where a client takes it. */
import { createServer } from "node:http";
import { gzip } from "node:zlib";
import { type Logo, listPage, tags } from "./data.ts";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign) : text;

const card = (logo: Logo) =>
  `<li class="card"><a href="/logos/${logo.id}"><svg viewBox="0 0 64 64" role="img" aria-label="${escaped(logo.title)} logo"><path fill="${logo.fill}" d="${logo.shape}"/><path fill="none" stroke="${logo.stroke}" stroke-width="3" d="${logo.line}"/></svg><h2>${escaped(logo.title)}</h2></a><p>${escaped(logo.company)}</p><ul class="tags">${logo.tags.map((tag) => `<li><a href="/?tag=${tag}">${tag}</a></li>`).join("")}</ul></li>`;

const options = (current: string) =>
  tags.map((tag) => `<option value="${tag}"${tag === current ? " selected" : ""}>${tag}</option>`).join("");

const document = ({ search, tag, page, pages, total, shown }: ReturnType<typeof listPage>) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Logos</title></head><body><header><strong><a href="/">Logo Library</a></strong><nav aria-label="Main"><a href="/">Logos</a><a href="/submit">Submit</a><a href="/about">About</a><a href="/login">Sign in</a></nav></header><main><h1>Logos</h1><form method="get" action="/" role="search"><label for="search">Search</label><input id="search" name="search" type="search" value="${escaped(search)}"><select name="tag" aria-label="Tag"><option value="">All tags</option>${options(tag)}</select><button>Search</button></form><p>${total} logos</p><ul class="grid">${shown.map(card).join("")}</ul><nav class="pages" aria-label="Pages"><span>Page ${page} of ${pages}</span><a href="/?page=${page + 1}">Next</a></nav></main><footer><p>A free collection for everyone. <a href="/about">About</a> <a href="/privacy">Privacy</a> <a href="/contact">Contact</a></p></footer></body></html>`;

createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  if (url.pathname !== "/") {
    response.writeHead(404).end();
    return;
  }
  const html = Buffer.from(document(listPage(url.searchParams)));
  const headers = { "Content-Type": "text/html; charset=utf-8", Vary: "Accept-Encoding" };
  if (!request.headers["accept-encoding"]?.includes("gzip")) {
    response.writeHead(200, { ...headers, "Content-Length": html.length }).end(html);
    return;
  }
  gzip(html, (_, sent) => {
    response
      .writeHead(200, { ...headers, "Content-Encoding": "gzip", "Content-Length": sent.length })
      .end(sent);
  });
}).listen(Number(process.env.PORT), "127.0.0.1");
