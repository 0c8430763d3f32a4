import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { languageNames, languages, localPath } from "#app/words/languages.ts";
import { hiddenField, textOf } from "#tests/support/read-page.ts";
import { submittedJob } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

/** The built server: each language is the same site under its own first part of the address. */
const site = await testSite();
const anybody = visitor(site.url);
const read = async (path: string) => (await anybody.ask(path)).text();
/** The site's own name may be another than the one it is asked by. */
const withoutHost = (text: string) => text.replace(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, "");
const wasKept = (response: Response) => response.headers.get("Server-Timing") === "cache;desc=hit";

describe.each(languages)("the home page in %s", (language) => {
  const path = localPath(language, "/");

  test("says its language, its direction and its own address", async () => {
    const answer = await anybody.ask(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get("Content-Language")]).toEqual([200, language]);
    expect(html).toMatch(language === "ar" ? /<html lang="ar" dir="rtl"/ : `<html lang="${language}"`);
    expect(withoutHost(html)).toContain(`<link rel="canonical" href="${path}"/>`);
  });

  test("is kept for everybody, and leads to itself in the other languages", async () => {
    await anybody.ask(path);
    const kept = await visitor(site.url).ask(path);
    const html = await kept.text();
    expect(wasKept(kept)).toBe(true);
    for (const [other, name] of Object.entries(languageNames))
      expect(html).toMatch(
        new RegExp(`href="${localPath(other as "fr", "/")}" lang="${other}"[^>]*>${name} <`),
      );
  });

  test("leads on within its language only", async () => {
    const [, main = ""] = (await read(path)).split("<main");
    const body = main.replace(/<a [^>]*hreflang.*?<\/a>/gi, "");
    const links = [...body.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(
      ([, to = ""]) => to.split("?")[0] ?? "",
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((to) => to !== localPath(language, to) && !to.startsWith(path))).toEqual([]);
  });
});

test("a first part that is no language is no page, and a language has no page that English lacks", async () => {
  for (const path of ["/de/logos", "/FR/logos", "/en/logos", "/fr/no-such-page", "/fr/favicon.ico"])
    expect((await anybody.ask(path)).status, path).toBe(404);
  expect(await read("/sw/no-such-page")).toContain("Ukurasa haukupatikana");
});

test("a form that comes back is in its language, and so is the page that asks to sign in", async () => {
  const sender = visitor(site.url);
  const html = await (
    await sender.post("/ar/submit?tab=job", submittedJob({ expires_at: "2026-01-01" }))
  ).text();
  expect(html).toContain("مضى هذا التاريخ. اختر اليوم أو ما بعده.");
  expect(html).toContain('action="/ar/submit?tab=job');
  const answer = await sender.post("/fr/submit?tab=job", submittedJob({}));
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/fr/submit?tab=job&sign-in=1"]);
  const page = await (await sender.ask("/fr/submit?tab=job&sign-in=1")).text();
  expect(page).toContain("Nous avons gardé votre offre. Créez un compte");
});

test("forms lead back to the page in its language", async () => {
  const answer = await anybody.post("/pt/theme", { theme: "dark", returnTo: "/logos?search=a" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/pt/logos?search=a"]);
});

test("a member's pages are in the language of their address, the others of the dashboard in English", async () => {
  const [member, admin] = await Promise.all([signedIn(site.url, "ama"), signedIn(site.url, "adjoa")]);
  const leadsTo = async (who: typeof member, path: string) =>
    (await who.ask(path)).headers.get("Location")?.replace(site.url, "");
  for (const path of ["profile", "notifications", "profile/delete", "profile/second-factor"])
    expect(await (await member.ask(`/ar/dashboard/${path}`)).text(), path).toContain(
      '<html lang="ar" dir="rtl"',
    );
  expect(await leadsTo(member, "/ar/dashboard")).toBe("/ar/dashboard/profile");
  expect(await leadsTo(admin, "/ar/dashboard")).toBe("/dashboard");
  expect(await leadsTo(admin, "/ar/dashboard/users?page=2")).toBe("/dashboard/users?page=2");
  expect(await leadsTo(visitor(site.url), "/ar/dashboard/profile?a=b")).toBe(
    "/ar/login?from=%2Fdashboard%2Fprofile%3Fa%3Db",
  );
});

test("who edits their submission reads in the page's language what has changed meanwhile, and goes on from there", async () => {
  const ama = await signedIn(site.url, "ama");
  const title = `Fundi ${randomUUID()}`;
  await ama.post("/submit", submittedJob({ title, submission_id: randomUUID() }));
  const [row] = await site.sql<{ id: string }>("select id from jobs where title = $1", title);
  const path = `/fr/dashboard/profile/submissions/job/${row?.id}`;
  const form = { title, updated_at: "2026-01-01", keep_if_filled: "updated_at" };
  const late = await ama.post(path, submittedJob({ ...form, job_type: "Freelance", is_remote: "on" }));
  const words = textOf(await late.text());
  expect(late.status).toBe(409);
  expect(words).toContain("Quelqu’un a modifié cette proposition");
  expect(words).toContain("Type de contrat");
  expect(words).toContain("À distance");
  const out = await visitor(site.url).post(path, submittedJob(form));
  expect(out.headers.get("Location")).toBe(`/fr/login?from=${encodeURIComponent(path.replace("/fr", ""))}`);
  const gone = await ama.post(path, { intent: "withdraw" });
  expect([gone.status, gone.headers.get("Location")]).toEqual([303, "/fr/dashboard/profile"]);
  expect(await (await ama.ask("/fr/dashboard/profile")).text()).toContain("Proposition retirée");
});

test("a wrong code and logging out are answered in the page's language", async () => {
  const ben = await signedIn(site.url, "ben");
  const path = "/pt/dashboard/profile/second-factor";
  const secret = hiddenField(await (await ben.ask(path)).text(), "secret");
  const answer = await ben.post(path, { secret, code: "12", currentPassword: "" });
  expect([answer.status, textOf(await answer.text())]).toEqual([
    400,
    expect.stringContaining("Introduza os 6 algarismos da sua aplicação"),
  ]);
  expect((await ben.post("/pt/logout", {})).headers.get("Location")).toBe("/pt/login");
  expect(await (await ben.ask("/pt/login")).text()).toContain("Saiu da sua conta");
});

test("who was made inactive meanwhile reads so in the page's language", async () => {
  const ama = await signedIn(site.url, "ama");
  await site.sql("update profiles set status = 'inactive' where user_id = $1", await site.idOf("ama"));
  expect((await ama.ask("/fr/dashboard/profile")).headers.get("Location")).toBe("/fr/login");
  expect(await (await ama.ask("/fr/login")).text()).toContain("Ce compte est désactivé.");
});

test("a hydrated page brings the words of its language as a file that browsers keep", async () => {
  const address = /<link id="words"[^>]* href="([^"]*)"/.exec(await read("/fr/submit"))?.[1] ?? "";
  const answer = await anybody.ask(address);
  expect(answer.headers.get("Cache-Control")).toMatch(/^public.*immutable$/);
  expect(await answer.json()).toMatchObject({ frame: { search: "Rechercher" } });
  expect((await anybody.ask("/words/0123456789/fr.json")).status).toBe(404);
  expect((await anybody.ask("/words/0123456789/constructor.json")).status).toBe(404);
});

test("who finds something wrong in a translation is led to the contact page, which knows the page", async () => {
  const html = await read("/fr/about");
  const link = /href="(\/fr\/contact\?page=[^"]*)"/.exec(html)?.[1] ?? "";
  expect(withoutHost(await read(link))).toContain(">/fr/about\n\n</textarea>");
  expect(await read("/about")).not.toContain("/contact?page=");
  expect(await read("/fr/contact?page=https://evil.example/")).toMatch(/<textarea[^>]*><\/textarea>/);
});

test("the sitemap names each page in every language", async () => {
  const xml = withoutHost(await read("/sitemap/pages.xml"));
  for (const language of languages) {
    expect(xml).toContain(`<loc>${localPath(language, "/about")}</loc>`);
    expect(xml).toContain(`hreflang="${language}" href="${localPath(language, "/about")}"`);
  }
  expect(xml).toContain(`hreflang="x-default" href="/about"`);
});
