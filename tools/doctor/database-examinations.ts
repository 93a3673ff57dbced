// What the doctor looks at in the database: that it answers, is up to date, and holds what must be true.
import { connectOnce } from "../../server/database/connect.ts";
import { type BrokenChain, verifyHistory } from "../../server/database/history/verify-history.ts";
import { pendingMigrations } from "../../server/database/migrate.ts";
import { type Breach, runIntegrityChecks } from "../../server/integrity/run-checks.ts";
import { type ReachedDatabase, withPool } from "../reach-database.ts";
import type { Examination, Trouble } from "./examination.ts";

export function databaseExaminations(database: ReachedDatabase): Examination[] {
  const { ownerUrl } = database;
  return [
    { title: "the database answers", look: () => versionTrouble(ownerUrl) },
    { title: "migrations", look: async () => migrationTrouble(await pendingMigrations(ownerUrl)) },
    {
      title: "history",
      look: () => withPool(ownerUrl, async (pool) => historyTrouble((await verifyHistory(pool)).broken)),
    },
    {
      title: "rules that the data must keep",
      look: () => withPool(ownerUrl, async (pool) => integrityTrouble(await runIntegrityChecks(pool))),
    },
  ];
}

async function versionTrouble(ownerUrl: string): Promise<Trouble[]> {
  const client = connectOnce(ownerUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if ((rows[0]?.version ?? 0) >= 150_000) return [];
    return [
      {
        what: "The database is older than PostgreSQL 15.",
        why: "The server uses what 15 brought.",
        mend: "Name a newer one in DATABASE_URL.",
      },
    ];
  } finally {
    await client.end();
  }
}

export function migrationTrouble(pending: readonly string[]): Trouble[] {
  if (pending.length === 0) return [];
  return [
    {
      what: `Not applied yet: ${pending.join(", ")}.`,
      why: "The server expects the newer schema.",
      mend: "npm start, which applies them before it serves anybody.",
    },
  ];
}

export function historyTrouble(broken: readonly BrokenChain[]): Trouble[] {
  return broken.map(({ rootType, rootId, sequence, fault }) => ({
    what: `The history of ${rootType} ${rootId} is broken at entry ${sequence}: ${fault}.`,
    why: "Who changed what can no longer be proved for this record.",
    mend: "Compare it with a backup; an entry is never mended by hand.",
  }));
}

export function integrityTrouble(breaches: readonly Breach[]): Trouble[] {
  return breaches.map(({ rule, record, detail }) => ({
    what: `Broken at ${record} (${detail}): ${rule}.`,
    why: "The server relies on it, so that what it shows or charges for this record may be wrong.",
    mend: "Read the record's history to see what happened, and put it right by a call of the portal or with us.",
  }));
}
