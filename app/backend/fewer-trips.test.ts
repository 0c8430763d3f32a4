import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { databaseCode } from "./database-code.server.ts";
import { makeFewerTrips } from "./fewer-trips.server.ts";

let database: PGlite;
let plain: PGlite["query"];

beforeAll(async () => {
  database = await PGlite.create({ pgliteWasmModule: databaseCode() });
  plain = database.query.bind(database);
  makeFewerTrips(database);
  await database.exec(`
    create role reader nologin; create role writer nologin;
    create table notes (id integer primary key, owner text not null default current_setting('request.claims', true), text text);
    alter table notes enable row level security;
    create policy mine on notes using (owner = current_setting('request.claims', true));
    grant select on notes to reader; grant all on notes to writer;`);
});
beforeEach(async () => void (await database.exec("truncate notes")));
afterAll(async () => {
  if (!database.closed) await database.close();
});

/** What the data API sends for a call. */
async function call<T = unknown>(role: string, claims: string, text: string, values: unknown[] = []) {
  await database.query("BEGIN");
  try {
    await database.query("SELECT set_config('role', $1, true)", [role]);
    await database.query("SELECT set_config('request.claims', $1, true)", [claims]);
    await database.query(`SET LOCAL ROLE "${role}"`);
    const { rows } = await database.query<T>(text, values);
    await database.query("COMMIT");
    return rows;
  } catch (error) {
    await database.query("ROLLBACK");
    throw error;
  }
}

const stored = async () => (await plain<{ id: number }>("select id from notes order by id")).rows;
const whoAsks = "select current_user::text as role, current_setting('request.claims', true) as claims";

test("every statement of a transaction runs as whom it was begun for, and nothing of that stays", async () => {
  await call("writer", "ana", "insert into notes (id, text) values ($1, $2)", [1, "Ana's"]);
  await call("writer", "ben", "insert into notes (id, text) values ($1, $2)", [2, "Ben's"]);
  const mine = "select text from notes where id < $1";
  for (const [role, claims, texts] of [
    ["reader", "ana", ["Ana's"]],
    ["writer", "ben", ["Ben's"]],
    ["reader", "nobody", []],
    ["reader", "ben", ["Ben's"]],
  ] as const) {
    expect(await call(role, claims, whoAsks)).toEqual([{ role, claims }]);
    expect((await call<{ text: string }>(role, claims, mine, [9])).map(({ text }) => text)).toEqual(texts);
    expect((await database.query(whoAsks)).rows).toEqual([{ role: "postgres", claims: "" }]);
  }
});

test("where a transaction cannot begin as it should, what follows does not happen", async () => {
  const insert = "insert into notes (id, text) values (3, 'as the owner')";
  await expect(call("no_such_role", "ana", insert)).rejects.toMatchObject({ code: "22023" });
  // The first time its parameters are asked for, the second time they are known.
  for (const id of [4, 5])
    await expect(
      call("no_such_role", "ana", "insert into notes (id, text) values ($1, $2)", [id, "as the owner"]),
    ).rejects.toMatchObject({ code: "22023" });
  expect(await stored()).toEqual([]);
  expect((await database.query(whoAsks)).rows).toEqual([{ role: "postgres", claims: "" }]);
});

test("a statement that fails says why, undoes its transaction and leaves nothing behind", async () => {
  await expect(call("reader", "ana", "insert into notes (id) values (6)")).rejects.toMatchObject({
    code: "42501",
    severity: "ERROR",
    message: "permission denied for table notes",
  });
  await expect(call("writer", "ana", "selec")).rejects.toMatchObject({ code: "42601" });
  await expect(call("writer", "ana", "select $1::integer", ["seven"])).rejects.toMatchObject({
    code: "22P02",
  });
  expect((await database.query(whoAsks)).rows).toEqual([{ role: "postgres", claims: "" }]);
  await call("writer", "ana", "insert into notes (id) values (8)");
  expect(await stored()).toEqual([{ id: 8 }]);
});

test("a transaction is carried out with its statements, and none where there are none", async () => {
  await database.query("BEGIN");
  await database.exec("insert into notes (id, owner) values (9, '')");
  await database.query("ROLLBACK");
  await database.query("BEGIN");
  await database.query("ROLLBACK");
  await database.query("BEGIN");
  await database.query("insert into notes (id, owner) values (10, '')", [], { rowMode: "array" });
  await database.query("COMMIT");
  await database.query("BEGIN");
  await database.query("COMMIT");
  expect(await stored()).toEqual([{ id: 10 }]);
  expect(database.isInTransaction()).toBe(false);
});

test("results are those of PGlite", async () => {
  const texts: [string, unknown[]?][] = [
    [
      "select $1::integer as number, $2::text[] as list, $3::jsonb as object",
      [1, ["a,b", 'c"'], { d: [null] }],
    ],
    ["select $1::timestamptz as moment, $2::bytea as bytes", [new Date(0), new Uint8Array([0, 255])]],
    [
      "select null as nothing, true as yes, 1.5::numeric as amount, 2::bigint as large, 'é€😀' as text where $1",
      [true],
    ],
    ["select 1 as a where false"],
    ["select"],
    ["insert into notes (id, owner, text) values (11, 'a', null), (12, 'b', $1) returning id, text", ["new"]],
    ["update notes set text = $1", ["changed"]],
    ["delete from notes"],
    ["create temporary table temporary_notes ()"],
    ["drop table temporary_notes"],
  ];
  for (const [text, values] of texts) {
    const expected = await database.transaction(async (transaction) => {
      const { rows, fields, affectedRows } = await transaction.query(text, values);
      await transaction.rollback();
      return { rows, fields, affectedRows };
    });
    for (let time = 0; time < 2; time += 1) {
      await database.query("BEGIN");
      expect(await database.query(text, values), text).toEqual(expected);
      await database.query("ROLLBACK");
    }
    if (/^(?:insert|create|drop)/.test(text)) await plain(text, values);
  }
});

test("what is closed says so", async () => {
  await database.close();
  await expect(database.query("select 1")).rejects.toThrow("PGlite is closed");
});
