// What the doctor looks at in the database: that it answers, is up to date, and holds what must be true.
import { formatDate } from "../../domain/values/time/plain-date.ts";
import { connectOnce } from "../../server/database/connect.ts";
import { type BrokenChain, verifyHistory } from "../../server/database/history/verify-history.ts";
import { verifySeals } from "../../server/database/history/verify-seals.ts";
import { pendingMigrations } from "../../server/database/migrate.ts";
import { FAILED_MAIL_DAYS, type FailedMails, failedMails } from "../../server/integrity/failed-mails.ts";
import { type Breach, runIntegrityChecks } from "../../server/integrity/run-checks.ts";
import { type StorageUse, storageUse } from "../../server/integrity/storage-use.ts";

import { type WaitingMoney, waitingMoney } from "../../server/integrity/waiting-money.ts";
import { type ReachedDatabase, withPool } from "../reach-database.ts";
import type { Examination, Trouble } from "./examination.ts";

export function databaseExaminations(database: ReachedDatabase): Examination[] {
  const { ownerUrl, seals, storagePerOrganisation } = database;
  return [
    { title: "the database answers", look: () => versionTrouble(ownerUrl) },
    { title: "migrations", look: async () => migrationTrouble(await pendingMigrations(ownerUrl)) },
    {
      title: "history",
      look: () => withPool(ownerUrl, async (pool) => historyTrouble((await verifyHistory(pool)).broken)),
    },
    {
      title: "seals of the history",
      look: () =>
        withPool(ownerUrl, async (pool) => {
          const { broken, faults } = await verifySeals(pool, seals);
          return [...historyTrouble(broken), ...sealTrouble(faults)];
        }),
    },
    {
      title: "mail",
      look: () =>
        withPool(ownerUrl, async (pool) =>
          mailTrouble(await failedMails(async (text) => (await pool.query(text)).rows)),
        ),
    },
    {
      title: "room for files",
      look: () =>
        withPool(ownerUrl, async (pool) => storageTrouble(await storageUse(pool), storagePerOrganisation)),
      counts: () => withPool(ownerUrl, async (pool) => [storageText(await storageUse(pool))]),
    },
    {
      title: "money that waits for somebody",
      look: () => withPool(ownerUrl, async (pool) => moneyTrouble(await waitingMoney(pool))),
      counts: () => withPool(ownerUrl, async (pool) => refundLines(await waitingMoney(pool))),
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

export function sealTrouble(faults: readonly string[]): Trouble[] {
  return faults.map((what) => ({
    what,
    why: "Entries at the end of a chain could have been taken away without a trace.",
    mend: "Compare the database with a backup and with the numbers of the seals in the server's log; after restoring a backup or changing BONDLINE_SECRET this is expected.",
  }));
}

/** One of them is a person who waits for an answer. */
export function mailTrouble({ count, reasons }: FailedMails): Trouble[] {
  if (count === 0) return [];
  return [
    {
      what: `${count} ${count === 1 ? "mail was" : "mails were"} given up in the last ${FAILED_MAIL_DAYS} days: ${reasons.join("; ")}.`,
      why: "Whom they were written to has not been told.",
      mend: "Put right what the reasons name; then the person asks for the mail again, or is told by other means.",
    },
  ];
}

/** Told while there is time to do something. */
const NEARLY_FULL = 0.9;

export function storageTrouble({ fullest }: StorageUse, perOrganisation: number): Trouble[] {
  return fullest
    .filter(({ bytes }) => bytes >= perOrganisation * NEARLY_FULL)
    .map(({ name, bytes }) => ({
      what: `${name} has ${megabytes(bytes)} of ${megabytes(perOrganisation)} of files.`,
      why: "Once they are full, none of its people can attach anything.",
      mend: "Ask them to remove what is no longer needed, or raise STORAGE_PER_ORGANISATION_MB.",
    }));
}

export function storageText({ totalBytes, fullest }: StorageUse): string {
  const named = fullest.map(({ name, bytes }) => `${name} ${megabytes(bytes)}`);
  return `${megabytes(totalBytes)} are kept${named.length === 0 ? "" : `, most by ${named.join(", ")}`}.`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString("en-AU", { maximumFractionDigits: 1 })} MB`;
}

/** Somebody has paid, and nothing has come of it. */
export function moneyTrouble({ unmatched, unknown }: WaitingMoney): Trouble[] {
  const why = "Money has come in that moves nothing until a person has looked at it.";
  const waiting = {
    what: `${unmatched} card ${unmatched === 1 ? "payment does" : "payments do"} not match what was asked for.`,
    why,
    mend: "Staff of the provider decide about each on the desk's page of its draft.",
  };
  const strange = {
    what: `${unknown} card payment ${unknown === 1 ? "event names" : "events name"} no invoice of ours.`,
    why,
    mend: "Look the payments up at the provider; their ids are in the fault column of payment_event.",
  };
  return [...(unmatched > 0 ? [waiting] : []), ...(unknown > 0 ? [strange] : [])];
}

export function refundLines({ refundsDue }: WaitingMoney): string[] {
  return refundsDue.map(
    ({ count, currency, sum, oldestDate }) =>
      `${count} ${count === 1 ? "refund is" : "refunds are"} due, ${sum} ${currency} in all, since ${formatDate(oldestDate)}; once paid, each is recorded on the desk's page of its draft.`,
  );
}

export function integrityTrouble(breaches: readonly Breach[]): Trouble[] {
  return breaches.map(({ rule, record, detail }) => ({
    what: `Broken at ${record} (${detail}): ${rule}.`,
    why: "The server relies on it, so that what it shows or charges for this record may be wrong.",
    mend: "Read the record's history to see what happened, and put it right by a call of the portal or with us.",
  }));
}
