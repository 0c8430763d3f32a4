import { afterAll } from "vitest";
import { openDatabase, type TestDatabase } from "./database.ts";

export async function testDatabase(): Promise<TestDatabase> {
  const database = await openDatabase();
  afterAll(() => database.close());
  return database;
}
