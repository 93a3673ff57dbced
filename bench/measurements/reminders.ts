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
  /** Once all of them are shared with somebody who holds them: as many again, each with the mail and the notice of its holder. */
  heldDue: number;
  heldEachMilliseconds: number;
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
    const due = await countNotified(ownerUrl, "expiry_notice", number);
    await shareWithHolder(ownerUrl, number);
    const held = await remind(ownerUrl);
    const heldDue = await countNotified(ownerUrl, "holder_expiry_notice", HOLDER);
    await endHolding(ownerUrl);
    measured.push({
      documents,
      due,
      eachMilliseconds: run.milliseconds / due,
      againMilliseconds: again.milliseconds,
      heldDue,
      heldEachMilliseconds: held.milliseconds / heldDue,
      megabytes: Math.max(run.kilobytes, again.kilobytes, held.kilobytes) / 1_024,
    });
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

async function countNotified(ownerUrl: string, table: string, organisation: number): Promise<number> {
  return await withDatabase(ownerUrl, async (database) => {
    const { rows } = await database.query<{ notified: number }>(
      `select count(distinct document_id)::int as notified from ${table} where organisation_id = $1`,
      [organisationId(organisation)],
    );
    return rows[0]?.notified ?? 0;
  });
}

async function askForReminders(ownerUrl: string, organisation: number): Promise<void> {
  await withDatabase(ownerUrl, async (database) => {
    await database.query("delete from alert_configuration");
    await database.query(ASK, [organisationId(organisation)]);
  });
}

const ASK = `insert into alert_configuration (id, organisation_id, email_addresses, trigger_property, created_by, created_at, updated_at)
  select gen_random_uuid(), m.organisation_id, array['reminders@bench.example'], 'EXPIRY_LADDER', m.account_id, now(), now()
    from member m where m.organisation_id = $1 limit 1`;

/** The third organisation's person, for the company that all papers name. */
const HOLDER = 3;
const NAMED_ABN = "88000014675";

async function shareWithHolder(ownerUrl: string, organisation: number): Promise<void> {
  await withDatabase(ownerUrl, async (database) => {
    await database.query("update organisation set abn = $2 where id = $1", [
      organisationId(HOLDER),
      NAMED_ABN,
    ]);
    await database.query(ASK, [organisationId(HOLDER)]);
    await database.query(
      `insert into document_collaborator (id, organisation_id, document_id, account_id, email_address, given_name, family_name, roles, invitation_status, created_at)
       select gen_random_uuid(), d.organisation_id, d.id, a.id, a.email, a.given_name, a.family_name, '{BENEFICIARY}', 'ACCEPTED', now()
         from document d, member m join account a on a.id = m.account_id where d.organisation_id = $1 and m.organisation_id = $2`,
      [organisationId(organisation), organisationId(HOLDER)],
    );
    await database.query("analyze document_collaborator");
  });
}

/** For the next measurement, and for whatever is measured after it. */
async function endHolding(ownerUrl: string): Promise<void> {
  await withDatabase(ownerUrl, async (database) => {
    await database.query("delete from holder_expiry_notice");
    await database.query("delete from document_collaborator");
  });
}

type Database = ReturnType<typeof connectOnce>;

async function withDatabase<Result>(ownerUrl: string, act: (database: Database) => Promise<Result>) {
  const database = connectOnce(ownerUrl);
  await database.connect();
  try {
    // No history is kept of what the bench asks for.
    await database.query("set session_replication_role = replica");
    return await act(database);
  } finally {
    await database.end();
  }
}
