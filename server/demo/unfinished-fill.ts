// A demo that was cut off while it was filled is thrown away whole by the next start, and filled anew.

import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Settings } from "../config.ts";

type Place = Pick<Settings, "databaseUrl" | "dataFolder">;

/** Until the end it says that what is in the database is a part of a demo and nothing of anybody's. */
export async function markedUntilFilled(settings: Place, fill: () => Promise<void>): Promise<void> {
  const mark = markOf(settings);
  if (mark !== undefined)
    writeFileSync(
      mark,
      "The demo is being filled. The next start begins again if this file is still here.\n",
    );
  await fill();
  if (mark !== undefined) rmSync(mark);
}

/** Before anything else is asked of the database; `ownerUrl` names it. */
export async function discardUnfinishedFill(settings: Place, ownerUrl: string): Promise<void> {
  const mark = markOf(settings);
  if (mark === undefined || !existsSync(mark)) return;
  const server = new URL(ownerUrl);
  const database = pg.escapeIdentifier(server.pathname.slice(1));
  server.pathname = "/postgres";
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(`drop database if exists ${database} with (force)`);
    await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

/** Only the embedded database is ours to throw away. */
function markOf({ databaseUrl, dataFolder }: Place): string | undefined {
  return databaseUrl === undefined ? join(dataFolder, "demo-unfinished") : undefined;
}
