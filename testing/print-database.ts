// Prints server/database/schema.sql and the row types from a database that has just been migrated.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { rowTypes } from "../server/database/printing/row-types.ts";
import { schemaText } from "../server/database/printing/schema-text.ts";
import { cloneTestDatabase } from "./test-database.ts";
import { fillTemplate } from "./world.ts";

const FOLDER = join(import.meta.dirname, "..", "server", "database");

/** A printed file by its place, with what the catalogue says should be in it. */
export const PRINTED: Readonly<Record<string, (client: pg.ClientBase) => Promise<string>>> = {
  [join(FOLDER, "schema.sql")]: schemaText,
  [join(FOLDER, "generated", "rows.ts")]: rowTypes,
};

/** With the owner's connection to a database that nothing but the migrations has shaped. */
export async function inFreshDatabase<Result>(act: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const database = await cloneTestDatabase(fillTemplate);
  const client = new pg.Client({ connectionString: database.ownerUrl });
  try {
    await client.connect();
    return await act(client);
  } finally {
    await client.end();
    await database.drop();
  }
}

if (import.meta.main)
  await inFreshDatabase(async (client) => {
    for (const [file, print] of Object.entries(PRINTED)) writeFileSync(file, await print(client));
  });
