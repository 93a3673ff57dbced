// Reaches the database of this project's settings for a tool, and leaves it as it was found.
import fs from "node:fs";
import path from "node:path";
import { readSettings } from "../server/config.ts";
import { connectPool, type Pool } from "../server/database/connect.ts";
import { startEmbeddedDatabase } from "../server/database/embedded/embedded-database.ts";
import { readWitness, type Witness } from "../server/database/history/seals.ts";
import { readEnvironment } from "../server/environment.ts";

export interface ReachedDatabase {
  ownerUrl: string;
  /** What verifies the seals of the history. */
  seals: { key: Buffer; witness: Witness | undefined };
  /** How much the files of one organisation may come to. */
  storagePerOrganisation: number;
  /** The embedded one stops with its last user: a server beside us keeps it. */
  leave(): Promise<void>;
}

/** The external database, or the embedded one, started or adopted; undefined when no start has made it yet. */
export async function reachDatabase(root: string): Promise<ReachedDatabase | undefined> {
  const { databaseDirectUrl, dataFolder, secrets, storage } = readSettings(
    readEnvironment(root, process.env),
    root,
  );
  const seals = { key: secrets.historySealKey, witness: readWitness(dataFolder) };
  const storagePerOrganisation = storage.perOrganisation;
  if (databaseDirectUrl !== undefined)
    return { ownerUrl: databaseDirectUrl, seals, storagePerOrganisation, leave: async () => undefined };
  const wasMade = ["postgres", "postgres.place"].some((name) => fs.existsSync(path.join(dataFolder, name)));
  if (!wasMade) return undefined;
  const { ownerUrl, stop } = await startEmbeddedDatabase({ folder: dataFolder, log: () => undefined });
  return { ownerUrl, seals, storagePerOrganisation, leave: stop };
}

export function isReached(found: unknown): found is ReachedDatabase {
  return typeof found === "object" && found !== null && "ownerUrl" in found;
}

/** A few connections of the owner, closed after `use`. */
export async function withPool<Result>(
  ownerUrl: string,
  use: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const pool = connectPool({ connectionString: ownerUrl, connectionsMax: 2 });
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
}
