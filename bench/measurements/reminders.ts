// What reminding of expiries takes while an organisation grows: time for each document that is due, and the most memory that the job holds.

import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { connectOnce } from "../../server/database/connect.ts";
import { organisationId, organisationsOf, type Size } from "../data/sizes.ts";

export type Reminders = {
  documents: number;
  /** Whose step had come. */
  due: number;
  /** Milliseconds for each of them, with its mail and its notice. */
  eachMilliseconds: number;
  /** Milliseconds of the next run, which finds that all have been told. */
  againMilliseconds: number;
  megabytes: number;
};

type Run = { milliseconds: number; kilobytes: number };

/** Of one organisation at a time, since only those that have asked are reminded. */
export async function reminders(ownerUrl: string, size: Size): Promise<Reminders[]> {
  const measured: Reminders[] = [];
  for (const { number, documents } of organisationsOf(size).slice(size.usualOrganisations)) {
    await askForReminders(ownerUrl, number);
    const run = await remind(ownerUrl);
    const again = await remind(ownerUrl);
    const due = await countTold(ownerUrl, number);
    const eachMilliseconds = run.milliseconds / due;
    const megabytes = Math.max(run.kilobytes, again.kilobytes) / 1_024;
    measured.push({ documents, due, eachMilliseconds, againMilliseconds: again.milliseconds, megabytes });
  }
  return measured;
}

async function remind(ownerUrl: string): Promise<Run> {
  const file = join(import.meta.dirname, "..", "servers", "reminder-job.ts");
  const child = fork(file, { env: { ...process.env, BENCH_DATABASE: ownerUrl, NODE_ENV: "production" } });
  const [said] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (typeof said !== "object") throw new Error("The reminders ended before they were given.");
  return said as Run;
}

async function countTold(ownerUrl: string, organisation: number): Promise<number> {
  const database = connectOnce(ownerUrl);
  await database.connect();
  try {
    const { rows } = await database.query<{ told: number }>(
      "select count(distinct document_id)::int as told from expiry_notice where organisation_id = $1",
      [organisationId(organisation)],
    );
    return rows[0]?.told ?? 0;
  } finally {
    await database.end();
  }
}

async function askForReminders(ownerUrl: string, organisation: number): Promise<void> {
  const database = connectOnce(ownerUrl);
  await database.connect();
  try {
    // No history is kept of what the bench asks for.
    await database.query("set session_replication_role = replica");
    await database.query("delete from alert_configuration");
    await database.query(
      `insert into alert_configuration (id, organisation_id, email_addresses, trigger_property, created_by, created_at, updated_at)
       select gen_random_uuid(), m.organisation_id, array['reminders@bench.example'], 'EXPIRY_LADDER', m.account_id, now(), now()
         from member m where m.organisation_id = $1 limit 1`,
      [organisationId(organisation)],
    );
  } finally {
    await database.end();
  }
}
