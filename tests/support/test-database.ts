import { afterAll } from "vitest";
import { openDatabase, type TestDatabase } from "./database.ts";
import { setProcessBackend } from "./process-backend.ts";
import { rememberRows } from "./remember-rows.ts";

let shared: Promise<{ database: TestDatabase; empty: () => Promise<void> }> | undefined;

async function openSharedDatabase() {
  const database = await openDatabase();
  return { database, empty: await rememberRows(database.query) };
}

/** The database of all files of tests in this process, empty, and the backend of what they test. */
export async function testDatabase(): Promise<TestDatabase> {
  shared ??= openSharedDatabase();
  const { database, empty } = await shared;
  setProcessBackend(database.backend);
  afterAll(async () => {
    setProcessBackend(null);
    await empty();
  });
  return database;
}
