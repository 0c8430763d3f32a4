import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "#tests/support/database.ts";
import { databaseTypes } from "./database-types.ts";

const database = await openDatabase();
await writeFile(
  join(import.meta.dirname, "../../app/backend/database.types.ts"),
  await databaseTypes(database.query),
);
await database.close();
