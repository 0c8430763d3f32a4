import { type messages, type PGlite, protocol, type QueryOptions, type Results } from "@electric-sql/pglite";

const { serialize } = protocol;
const execute = serialize.execute({});
const describeStatement = serialize.describe({ type: "S" });
const describeResult = serialize.describe({ type: "P" });
const sync = serialize.sync();

/** What a transaction begins with: nobody reads its results, so it can wait for the first statement that counts. */
const opening =
  /^(?:BEGIN|SELECT set_config\('[\w.]+', (?:\$1|''), true\)|SET LOCAL (?:ROLE "\w+"|transaction_read_only = on))$/;
const closing = /^(?:COMMIT|ROLLBACK)$/;

/** Of so many statements it is remembered what they take. */
const mostRemembered = 1_000;

type Statement = { text: string; values: unknown[] };
type Row = Record<string, unknown>;
type Message = { name: string };

const nothing = (): Results<Row> => ({ rows: [], fields: [], affectedRows: 0 });

/**
 * Has a database answer `query` in fewer trips. A call of the data API is a dozen statements, nearly all of which only
 * say who asks, and PGlite sends each in six messages. With this, what a transaction begins with goes along with the
 * first other statement in one message: each is still carried out on its own and in its order, and where one of them
 * fails, the database passes over those behind it. Results and errors are the same.
 *
 * As before, calls of one transaction must follow each other: whoever asks in between asks inside of it.
 */
export function makeFewerTrips(database: PGlite): void {
  const query = database.query.bind(database);
  const exec = database.exec.bind(database);
  /** The names of the statements that are kept prepared: a dozen, none of which reads a table. */
  const names = new Map<string, string>();
  /** The types of the parameters of a statement, as the database told them. */
  const types = new Map<string, number[]>();
  let waiting: Statement[] = [];

  const trip = (...parts: Uint8Array[]) => database.execProtocolStream(Buffer.concat([...parts, sync]));

  async function prepared(text: string): Promise<string> {
    const known = names.get(text);
    if (known) return known;
    const name = `kept_${names.size}`;
    await trip(serialize.parse({ name, text }));
    names.set(text, name);
    return name;
  }

  async function keptStatements(statements: Statement[]): Promise<Uint8Array[]> {
    const parts: Uint8Array[] = [];
    for (const { text, values } of statements)
      parts.push(serialize.bind({ statement: await prepared(text), values: values.map(String) }), execute);
    return parts;
  }

  async function takeWaiting(): Promise<Uint8Array[]> {
    const taken = waiting;
    waiting = [];
    return keptStatements(taken);
  }

  async function sendWaiting(): Promise<void> {
    if (waiting.length > 0) await database.runExclusive(async () => trip(...(await takeWaiting())));
  }

  async function send({ text, values }: Statement): Promise<Results<Row>> {
    if (closing.test(text)) {
      await trip(...(await keptStatements([{ text, values }])));
      return nothing();
    }
    let before = await takeWaiting();
    if (values.length > 0 && !types.has(text)) {
      const told = await trip(...before, serialize.parse({ text }), describeStatement);
      before = [];
      if (types.size >= mostRemembered) types.clear();
      types.set(text, told.find(isParameters)?.dataTypeIDs ?? []);
    }
    const known = types.get(text) ?? [];
    const written = values.map((value, place) => {
      if (value === null || value === undefined) return null;
      const serializer = database.serializers[known[place] ?? 0];
      return serializer ? serializer(value) : String(value);
    });
    const asked = [serialize.parse({ text, types: known }), serialize.bind({ values: written })];
    return read(await trip(...before, ...asked, describeResult, execute), database.parsers);
  }

  async function answer(text: string, values: unknown[] = [], options?: QueryOptions) {
    // Not open yet, or closed: it knows what to do.
    if (!database.ready) return query<Row>(text, values, options);
    if (opening.test(text) && (text === "BEGIN" || waiting.length > 0)) {
      waiting.push({ text, values });
      return nothing();
    }
    if (closing.test(text) && waiting.length > 0) {
      waiting = [];
      return nothing();
    }
    if (options) {
      await sendWaiting();
      return query<Row>(text, values, options);
    }
    // Both, as PGlite does: the first waits for the end of a transaction of its own.
    return database._runExclusiveTransaction(() => database.runExclusive(() => send({ text, values })));
  }
  database.query = answer as typeof query;

  database.exec = async (text, options) => {
    await sendWaiting();
    // It may change what statements take.
    types.clear();
    return exec(text, options);
  };
}

const isParameters = (message: Message): message is messages.ParameterDescriptionMessage =>
  message.name === "parameterDescription";
const isDescription = (message: Message): message is messages.RowDescriptionMessage =>
  message.name === "rowDescription";
const isRow = (message: Message): message is messages.DataRowMessage => message.name === "dataRow";
const isEnd = (message: Message): message is messages.CommandCompleteMessage =>
  message.name === "commandComplete";

/** The result of the last statement, the only one that was described. */
function read(told: Message[], parsers: PGlite["parsers"]): Results<Row> {
  const described = told.findLastIndex(isDescription);
  const description = told[described];
  const columns = description && isDescription(description) ? description.fields : [];
  const fields = columns.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
  const rows = described < 0 ? [] : told.slice(described).filter(isRow);
  return { rows: rows.map((row) => asObject(row, fields, parsers)), fields, affectedRows: affected(told) };
}

function asObject(
  { fields: values }: messages.DataRowMessage,
  fields: Results["fields"],
  parsers: PGlite["parsers"],
): Row {
  const row: Row = {};
  for (const [place, { name, dataTypeID }] of fields.entries()) {
    const value = values[place] ?? null;
    const parser = parsers[dataTypeID];
    row[name] = value === null || !parser ? value : parser(value, dataTypeID);
  }
  return row;
}

function affected(told: Message[]): number {
  const [verb, ...counts] = (told.findLast(isEnd)?.text ?? "").split(" ");
  return /^(?:INSERT|UPDATE|DELETE|MERGE|COPY)$/.test(verb ?? "") ? Number(counts.at(-1)) : 0;
}
