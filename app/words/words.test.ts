import { globSync, readFileSync } from "node:fs";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { wordsTypes } from "#app/cli/make-words-types.ts";
import { clientRooms } from "./client-rooms.ts";
import { type Language, languages, locales } from "./languages.ts";

type Nested = { [key: string]: string | Nested };

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const flatten = (messages: Nested, above: string[] = []): [string, string][] =>
  Object.entries(messages).flatMap(([key, message]) =>
    typeof message === "string" ? [[[...above, key].join("."), message]] : flatten(message, [...above, key]),
  );
const messagesOf = (language: Language) => new Map(flatten(JSON.parse(read(`${language}.json`))));
const english = messagesOf("en");

/** What a message wants to be given, and what it chooses by: `count: plural`, `period: day|hour|other`, `<date>`. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
        return [
          `${element.value}: plural`,
          ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
        ];
      case TYPE.select:
        return [
          `${element.value}: ${Object.keys(element.options).sort().join("|")}`,
          ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
        ];
      case TYPE.tag:
        return [`<${element.value}>`, ...argumentsOf(element.children)];
      default:
        return [`${element.value}: ${TYPE[element.type]}`];
    }
  });
  return [...new Set(found)].sort();
}

/** The plural categories that each plural in it has. */
const pluralsOf = (elements: MessageFormatElement[]): string[][] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => pluralsOf(value));
    return element.type === TYPE.plural ? [Object.keys(element.options), ...inside] : inside;
  });

test("the types of keys and arguments are those of the English messages", () => {
  expect(read("words.types.ts"), "npm run types:words").toBe(wordsTypes());
});

describe.each(languages)("%s", (language) => {
  const messages = messagesOf(language);
  const { pluralCategories } = new Intl.PluralRules(locales[language]).resolvedOptions();

  test("has every message, and none beside", () => {
    expect([...messages.keys()]).toEqual([...english.keys()]);
  });

  test("asks for the arguments that English asks for", () => {
    for (const [key, message] of messages)
      expect(argumentsOf(parse(message)), key).toEqual(argumentsOf(parse(english.get(key) ?? "")));
  });

  test("has a form for each of its plurals", () => {
    for (const [key, message] of messages)
      for (const forms of pluralsOf(parse(message)))
        expect(
          pluralCategories.filter((category) => !forms.includes(category)),
          key,
        ).toEqual([]);
  });

  test("has no straight apostrophe beside a brace or a tag, where it would quote", () => {
    for (const [key, message] of messages) expect(message, key).not.toMatch(/'(?=[{}<#|])|[}>]'/);
  });

  test("leaves nothing as an empty text, and no spaces around one", () => {
    for (const [key, message] of messages)
      if (key !== "search.separator") expect(message, key).toMatch(/^\S(?:.*\S)?$/s);
  });
});

test("the rooms of hydrated pages are those from which their scripts speak", () => {
  const root = new URL("../../", import.meta.url);
  const spoken = new Set<string>();
  const seen = new Set<string>();
  const follow = (url: URL): void => {
    if (seen.has(url.href) || /\.server\.tsx?$/.test(url.href) || !/\.tsx?$/.test(url.href)) return;
    seen.add(url.href);
    const text = readFileSync(url, "utf8");
    for (const [, room = ""] of text.matchAll(
      /\b(?:useTranslator\(|(?:translator|words)\([^()]*(?:\([^()]*\))?[^()]*, )"(\w+)"\)/g,
    ))
      spoken.add(room);
    for (const [, type, name = ""] of text.matchAll(
      /(?:^(?:import|export) (type )?[^"]*?|\bimport\()"((?:\.|#app)[^"?]*)"/gms,
    ))
      if (!type) follow(name.startsWith("#") ? new URL(name.slice(1), root) : new URL(name, url));
  };
  for (const page of [
    "app/root.tsx",
    "app/routes/_site.tsx",
    "app/routes/_site.submit.tsx",
    ...globSync("app/routes/dashboard*.tsx", { cwd: root }),
  ])
    follow(new URL(encodeURI(page), root));
  expect([...spoken].sort()).toEqual([...clientRooms]);
});

/** Files whose sentences stand in the catalog. A room that has been translated is added here. */
const done = [
  "app/site/{empty-list,error-page,footer,header,language-switch,layout,list-filters,public-list,theme-form}.tsx",
  "app/routes/_site{,._index,.about,.logos._index,.logos.$slug}.tsx",
  "app/content/{home,item-page,library-search}.tsx",
  "app/content/{event,job,logo}/{card,facts}.tsx",
  "app/content/{event,job}/detail.tsx",
  "app/routes/_site.{events,jobs}.{_index,$slug}.tsx",
  "app/syndication/subscribe.tsx",
  "app/content/collection/star.tsx",
  "app/content/logo/{detail,export-menu,quick-filters}.tsx",
  "app/components/{share-link,toast,view-toggle}.tsx",
  "app/syndication/follow.tsx",
  "app/components/toast.tsx",
  "app/content/jargon/{card,detail,list-controls,term-page}.tsx",
  "app/routes/_site.jargon.{_index,$slug,$slug_.$code}.tsx",
  "app/components/{no-mail,toast}.tsx",
  "app/accounts/{auth-page,oauth-buttons,one-time-code}.tsx",
  "app/routes/_site{._auth.*,.auth.*,.contact,.forgot-password,.newsletter.*,.reset-password,.search}.tsx",
  "app/routes/_site.$section.$slug.report.tsx",
  "app/routes/_site.{api._index,collection*,collections.$id,logos.$slug_.takedown-request,privacy,takedown-requests.$token,terms}.tsx",
  "app/content/collection/{collection-page,own-collection,shared-collection}.tsx",
  "app/site/english-counts.tsx",
  "app/routes/_site.{submit,jargon.$slug_.translate}.tsx",
  "app/moderation/{fill-in-field,sign-in-dialog,submission-form}.tsx",
  "app/content/{card-preview,{event,job}/{fields,submission-preview}}.tsx",
  "app/content/logo/{facts-fields,fields,submission-fields,submission-preview,variant-rows}.tsx",
  "app/content/jargon/translation/fields.tsx",
  "app/components/{dialog,field,file-field,radio-field,rows-field}.tsx",
  "app/dashboard/{log-out,own-submissions,profile-forms,shell,top-bar}.tsx",
  "app/routes/dashboard.{notifications,profile_.{delete,second-factor,submissions.$type.$id}}.tsx",
];
/** A text between tags, or in an attribute that people read. Those of a line that is left on purpose say so. */
const sentence =
  />\s*[A-Za-z][^<>{}=;()]*(?=<\/|\{)|^\s+[A-Z][\w’',. -]+$|\b(?:aria-label|title|placeholder|alt|label|text)="[^"]*[A-Za-z]{2}[^"]*"/gm;

test("no sentence is left in the pages that are done", () => {
  const root = new URL("../../", import.meta.url);
  const files = globSync(done, { cwd: root });
  expect(files.length).toBeGreaterThanOrEqual(15);
  const left = files.flatMap((file) =>
    (readFileSync(new URL(file, root), "utf8").match(sentence) ?? []).map(
      (text) => `${file}: ${text.trim()}`,
    ),
  );
  expect(left).toEqual(['app/site/footer.tsx: placeholder="you@example.com"']);
});
