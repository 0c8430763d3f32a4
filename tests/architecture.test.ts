import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import { kinds } from "#app/content/kinds.ts";
import { readRoutes } from "#tests/support/routes.ts";

/** Who may import whom: a room of app/ imports from the lines above its own, never from below; rooms of one line may meet. */
const layers = [
  ["components", "lib", "words"],
  ["backend"],
  ["images", "email"],
  ["accounts"],
  ["content"],
  ["moderation"],
  ["dashboard", "site", "syndication", "enhance"],
  ["server"],
  ["routes", "(frame)"],
  ["cli"],
];
/** root.tsx, routes.ts and the two entries hold everything together. */
const frame = "(frame)";
const generated = new Set(["app/backend/database.types.ts", "app/words/words.types.ts"]);

const root = join(import.meta.dirname, "..");
const glob = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.split("\\").join("/"));
const read = (path: string) => readFileSync(join(root, path), "utf8");

type Source = { path: string; text: string; imports: string[] };

const sources = new Map<string, Source>(
  glob("app/**/*.{ts,tsx}")
    .filter((path) => !/\.(?:test|d)\.tsx?$/.test(path))
    .map((path) => [path, readSource(path)]),
);
const sourceNames = [...sources.keys()];

function readSource(path: string): Source {
  const text = read(path);
  const specifiers = [...text.matchAll(/^(?:import|export|\}).*?\bfrom "([^"]+)"|\bimport\(?\s*"([^"]+)"/gm)];
  return { path, text, imports: specifiers.flatMap(([, from, plain]) => resolve(path, from ?? plain)) };
}

/** The file of this repository that an import names; nothing for a package. */
function resolve(importer: string, specifier = ""): string[] {
  const name = specifier.split("?")[0] ?? "";
  if (name.includes("+types/")) return [];
  if (name === "#words") return ["app/words/catalog.ts"];
  if (name.startsWith("#")) return [name.slice(1)];
  return name.startsWith(".") ? [posix.join(posix.dirname(importer), name)] : [];
}

/** The folder of app/ that a file lies in. */
function folderOf(path: string): string {
  const [, folder = "", ...rest] = path.split("/");
  return rest.length > 0 ? folder : frame;
}

const layerOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder));
const imports = () =>
  [...sources.values()].flatMap(({ path, imports }) => imports.map((imported) => ({ path, imported })));
const arrow = ({ path, imported }: { path: string; imported: string }) => `${path} -> ${imported}`;

describe("imports", () => {
  test("every folder of app/ has a place in the table of layers", () => {
    const folders = new Set(sourceNames.map(folderOf));
    expect([...folders].filter((folder) => layerOf(folder) < 0)).toEqual([]);
  });

  test("lead upwards in the table only", () => {
    const wrong = imports().filter(({ path, imported }) => {
      const [from, to] = [folderOf(path), folderOf(imported)];
      return imported.startsWith("app/") && layerOf(to) > layerOf(from);
    });
    expect(wrong.map(arrow)).toEqual([]);
  });

  test("nothing is imported from app/routes", () => {
    expect(
      imports()
        .filter(({ imported }) => imported.startsWith("app/routes/"))
        .map(arrow),
    ).toEqual([]);
  });

  test("the product imports neither tests nor sample content", () => {
    expect(
      imports()
        .filter(({ imported }) => /^(?:tests|seeds)\//.test(imported))
        .map(arrow),
    ).toEqual([]);
  });

  test("go round in no circle", () => {
    expect(findCircle()).toEqual([]);
  });

  test("a schema reaches nothing but leaves of lib, of words and of its own folder", () => {
    const schemas = sourceNames.filter((path) => /\/(?:contact-|newsletter-)?schema\.ts$/.test(path));
    expect(schemas.length).toBeGreaterThan(5);
    const wrong = schemas.flatMap((schema) =>
      reachable(schema)
        .filter((path) => path !== schema)
        .filter(
          (path) => !(/^app\/(?:lib|words)\//.test(path) || posix.dirname(path) === posix.dirname(schema)),
        )
        .concat(reachable(schema).filter((path) => /\.server\.ts$|\.tsx$/.test(path)))
        .map((imported) => arrow({ path: schema, imported })),
    );
    expect(wrong).toEqual([]);
  });

  test("find every name once: no two files export the same", () => {
    const files = new Map<string, string[]>();
    // What the router reads of a route has its name, and the browser's catalog that of the server's, see package.json.
    for (const { path, text } of sources.values())
      for (const [, name = ""] of text.matchAll(/^export (?:async )?(?:function|const|class|type) (\w+)/gm))
        if (!generated.has(path) && !/^app\/(?:routes\/|root\.tsx|words\/catalog-of-page)/.test(path))
          files.set(name, [...(files.get(name) ?? []), path]);
    expect([...files].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  test("no file only passes on what another exports", () => {
    const barrels = [...sources.values()].filter(({ text }) =>
      /^export (?:type )?(?:\*|\{[^}]*\}) .*from "/m.test(text),
    );
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});

function reachable(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [...seen];
  seen.add(path);
  for (const imported of sources.get(path)?.imports ?? []) reachable(imported, seen);
  return [...seen];
}

/** The files of one import circle, or nothing. */
function findCircle(): string[] {
  const done = new Set<string>();
  const walk = (path: string, way: string[]): string[] => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const imported of sources.get(path)?.imports ?? []) {
      const circle = walk(imported, [...way, path]);
      if (circle.length > 0) return circle;
    }
    done.add(path);
    return [];
  };
  for (const path of sourceNames) {
    const circle = walk(path, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

describe("the kinds of content", () => {
  /** Each names kinds with a reason. */
  const allowed: Record<string, string> = {
    "app/cli/import-logos.ts": "the command that imports them",
    "app/syndication/openapi.ts": "the title of the API",
    "app/lib/text-fields.ts": "the storage’s buckets, one of which is called logos",
    "app/images/address.ts": "the storage’s buckets",
    "app/words/client-rooms.ts": "rooms of words, which are called like the kinds of which they speak",
  };
  /** Browsers have events as well: of these only names in quotes and addresses count. */
  const words = kinds.flatMap(({ name, table }) => [name, table]).filter((word) => !/^events?$/.test(word));
  const capitalized = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const either = [...words, ...capitalized].join("|");
  const single = new RegExp(
    `(?:\\b|_)(?:${either})(?![a-z])|(?<=[a-z])(?:${capitalized.join("|")})(?![a-z])|["'\`/]events?(?=["'\`/?.])`,
  );

  test("are named in their own rooms, in routes and in samples, and nowhere else", () => {
    const outside = [...sources.values()]
      .filter(({ path }) => !generated.has(path) && !/^app\/(?:content|routes)\//.test(path))
      .filter(({ text }) => single.test(text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "")))
      .map(({ path }) => path);
    expect(outside.sort()).toEqual(Object.keys(allowed).sort());
  });
});

describe("the code", () => {
  test("reads the environment in one file", () => {
    const readers = [...sources.values()].filter(({ text }) => text.includes("process.env"));
    expect(readers.map(({ path }) => path)).toEqual(["app/lib/env.server.ts"]);
  });

  test("hands errors to the log under the one name by which it leaves out what people wrote", () => {
    const calls = [...sources.values()].flatMap(
      ({ text }) => text.match(/\blog\.(?:error|warn)\([^\n]*/g) ?? [],
    );
    expect(calls.length).toBeGreaterThan(30);
    const otherwise = calls.filter((call) => !/^log\.\w+\((?:"|\{[^}]*\berr: )/.test(call));
    expect(otherwise).toEqual([]);
  });

  test("reads and draws what strangers send in the one process that can be ended for it", () => {
    const loading =
      /^(?:import (?!type\b)|\} ).*from "(?:sharp|saxes|.*\/(?:colors|icon|image-analysis|ink-box|one-color|optical-metrics|optimize|perceptual-hash|pixels|plain-drawing|plain-svg|raster|render|visible-difference|svg)\.server\.ts)"/m;
    const loaders = [...sources.values()].filter(({ text }) => loading.test(text)).map(({ path }) => path);
    const within =
      "colors icon image-analysis ink-box jsx one-color optical-metrics optimize perceptual-hash pixels plain-drawing plain-svg raster render renderer-process svg visible-difference".split(
        " ",
      );
    const own = within.map((name) => `app/images/${name}.server.ts`);
    expect(loaders.sort()).toEqual(["app/cli/make-icons.ts", ...own]);
  });

  test("says what is wrong with a form in words for people, everywhere", () => {
    const own = ["app/lib/parse-form.ts", "app/lib/form-names.ts"];
    const others = [...sources.values()].filter(({ text }) => text.includes("parseWithZod"));
    expect(others.map(({ path }) => path).sort()).toEqual(own.sort());
  });

  test("writes dates for people in one place, and reads them in another", () => {
    const writing = /toLocale(?:Date|Time)|to(?:UTC|Date)String|DateTimeFormat|RelativeTimeFormat/;
    const writers = [...sources.values()].filter(({ text }) => writing.test(text));
    // The browser of whoever reads a page knows their own time zone.
    expect(writers.map(({ path }) => path).sort()).toEqual([
      "app/enhance/enhance.ts",
      "app/lib/dates.ts",
      "app/lib/written-dates.ts",
    ]);
  });

  test("draws in colors that the last browser for an old phone knows", () => {
    for (const path of glob("app/**/*.css"))
      expect(read(path)).not.toMatch(/\b(?:ok)?l(?:ab|ch)\(|\bcolor\(/);
  });

  test("has no file above 300 lines, generated ones and style sheets aside", () => {
    const written = glob("{app,seeds,tests,public}/**/*.{ts,tsx,js}").filter((path) => !generated.has(path));
    const limit = (path: string) => (path.startsWith("tests/") ? 351 : 301);
    expect(written.filter((path) => read(path).split("\n").length > limit(path))).toEqual([]);
  });
});

const routes = await readRoutes();

describe("the dashboard", () => {
  const layout = routes.find(({ file }) => file === "routes/dashboard.tsx");
  const below = (entry: RouteConfigEntry): RouteConfigEntry[] =>
    (entry.children ?? []).flatMap((child) => [child, ...below(child)]);

  test("every route whose address begins with /dashboard is below the guarded layout", () => {
    expect(read("app/routes/dashboard.tsx")).toMatch(
      /middleware.*= \[\s*keepExpiredSessionDraft,\s*memberGuard\b/,
    );
    const guarded = layout ? below(layout).map(({ file }) => file) : [];
    const named = glob("app/routes/dashboard*/**").concat(glob("app/routes/dashboard*.{ts,tsx}"));
    const outside = named
      .map((path) => path.replace(/^app\//, ""))
      .filter((file) => file !== layout?.file && !guarded.includes(file));
    expect(guarded.length).toBeGreaterThan(3);
    expect(outside).toEqual([]);
    const strangers = routes.filter((entry) => entry !== layout && entry.path?.startsWith("dashboard"));
    expect(strangers.map(({ file }) => file)).toEqual([]);
  });

  test("what is not a member's own is below the layout of the admins", () => {
    const admins = layout?.children?.find(({ file }) => file === "routes/dashboard._admin.tsx");
    expect(read("app/routes/dashboard._admin.tsx")).toMatch(/middleware.*= \[adminGuard, inEnglish\]/);
    const members = (layout?.children ?? []).filter((entry) => entry !== admins).map(({ path }) => path);
    expect(new Set(members.map((path) => path?.split("/")[0]))).toEqual(
      new Set(["notifications", "profile", "role"]),
    );
  });

  test("every layout in it has a loader, without which its guard would sleep on a client navigation", () => {
    const layouts = layout ? [layout, ...below(layout)].filter(({ children }) => children?.length) : [];
    const without = layouts.filter(
      ({ file }) => !/^export (?:async )?function loader\b/m.test(read(`app/${file}`)),
    );
    expect(without.map(({ file }) => file)).toEqual([]);
  });
});
