import { afterAll } from "vitest";
import { openDatabase, type TestDatabase } from "./database.ts";

/** The database of a file of tests, closed after the last of them. */
export async function testDatabase(): Promise<TestDatabase> {
  const database = await openDatabase();
  afterAll(() => database.close());
  return database;
}
