import { expect, test } from "vitest";
import { startMailServer } from "#tests/support/mail-server.ts";
import { toastOf } from "#tests/support/read-page.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

const mailServer = await startMailServer();
const site = await testSite({ SMTP_URL: mailServer.url });
const admin = await signedIn(site.url, "adjoa");
const member = await signedIn(site.url, "ama");
const pageOf = async (browser: Visitor, path: string) => (await browser.ask(path)).text();

test("each figure leads to the list that has as many", async () => {
  const statuses = "unnest('{approved,approved,approved,pending,rejected}'::text[]) as status";
  await site.sql(
    `insert into logos (title, company, image_url, status)
     select 'Sun', 'Zuri', '/files/logos/a/b.svg', status from ${statuses}`,
  );
  await site.sql(
    `insert into events (title, location, start_date, end_date, canceled, status)
     select 'Meet', 'Accra', day::date, day::date + 2, canceled, status
     from ${statuses}, (values ('2199-01-01', false), ('2001-01-01', false), ('2199-01-01', true)) as held (day, canceled)`,
  );
  await site.sql(
    `insert into jobs (title, company, location, application_url, state, expires_at, status)
     select 'Draw', 'Moyo', 'Lagos', 'https://a.example/', state, expires::date, status
     from ${statuses}, (values ('Open', null), ('Open', '2199-01-01'), ('Open', '2001-01-01'), ('Filled', null)) as held (state, expires)`,
  );
  const home = await pageOf(admin, "/dashboard");
  const all = [...home.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  const links = all.filter(([, , figure]) => figure?.includes("from last month"));
  const found = await Promise.all(
    links.map(async ([, to = "", figure = ""]) => {
      const list = await pageOf(admin, to.replaceAll("&amp;", "&"));
      const [, count] = /class="badge[^"]*">(\d+) /.exec(list.slice(list.indexOf("<h1"))) ?? [];
      return [
        figure
          .replace(/<[^>]*>/g, " ")
          .replace(/ +/g, " ")
          .trim(),
        count,
      ];
    }),
  );
  expect(found).toEqual([
    ["4 Total Users +4 from last month", "4"],
    ["3 Vector Logos published, +3 from last month", "3"],
    ["3 Active Events not over yet, +3 from last month", "3"],
    ["6 Job Listings open, +6 from last month", "6"],
  ]);
});

test("whoever wants mail says so on the profile: a member about decisions, an admin also each morning", async () => {
  const choices = (html: string) =>
    [...html.matchAll(/<input type="checkbox" name="(mail|daily)"( checked="")?\/>/g)].map(
      ([, name, checked]) => [name, Boolean(checked)],
    );
  const profile = "/dashboard/profile";
  const save = async (browser: Visitor, form: Record<string, string>) => {
    const answer = await browser.post("/dashboard/notifications", {
      intent: "mail",
      returnTo: profile,
      ...form,
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, profile]);
    const html = await pageOf(browser, profile);
    expect(toastOf(html)).toMatchObject({ title: "Profile updated successfully" });
    return choices(html);
  };
  expect(choices(await pageOf(member, profile))).toEqual([["mail", true]]);
  expect(await save(member, {})).toEqual([["mail", false]]);
  expect(choices(await pageOf(admin, profile))).toEqual([
    ["mail", true],
    ["daily", false],
  ]);
  expect(await save(admin, { daily: "on" })).toEqual([
    ["mail", false],
    ["daily", true],
  ]);
});
