/** Prints the id of each row when the database has acknowledged it. */
import { writeSync } from "node:fs";
import { serverClient } from "#app/backend/clients.server.ts";

const server = await serverClient();
for (let number = 1; ; number += 1) {
  const term = `Term ${process.pid}-${number}`;
  const { data } = await server
    .from("jargon")
    .insert({ term, slug: "", definition: "x".repeat(number % 900 || 1), category: "Typography" })
    .select("id")
    .single()
    .throwOnError();
  // Synchronous: what a killed process has not handed over would not count.
  writeSync(1, `${data.id}\n`);
}
