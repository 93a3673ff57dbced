// Waits until jobs have been taken up: what asks for them is answered before.

import pg from "pg";

/** A machine that has much else to do is no fault of the job's. */
const PATIENCE_MILLISECONDS = 60_000;
const DEADLOCK = "40P01";
export const ACCOUNT_TASKS = ["begin-sign-up", "mail-confirmation-code", "mail-reset-code"] as const;

/** What was asked for without a session; with the second argument, what was mailed for it as well. */
export function untilAccountJobsAreDone(ownerUrl: string, alsoMails?: "and mails are sent"): Promise<void> {
  const tasks = alsoMails === undefined ? ACCOUNT_TASKS : [...ACCOUNT_TASKS, "send-mail"];
  return untilNone(ownerUrl, {
    text: "select 1 from graphile_worker.jobs where task_identifier = any ($1) limit 1",
    values: [tasks],
  });
}

/** Every job that may run by now; one that waits for a later time, or for nobody any more, is not waited for. */
export function untilJobsAreDone(ownerUrl: string): Promise<void> {
  return untilNone(ownerUrl, {
    text: `select 1 from graphile_worker.jobs
      where locked_at is not null or (run_at <= now() and attempts < max_attempts) limit 1`,
    values: [],
  });
}

/** Changes tables or functions while the portal runs: a job that is at work asks for the same locks in another order. */
export async function changeSchema(
  world: { ownerUrl: string },
  owner: pg.Client,
  sql: string,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await untilJobsAreDone(world.ownerUrl);
    const failure: unknown = await owner.query(sql).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined) return;
    // The clock may begin a job at this very moment, and the database then ends one of both.
    if (tries === 3 || !(failure instanceof pg.DatabaseError) || failure.code !== DEADLOCK) throw failure;
    await owner.query("rollback");
  }
}

async function untilNone(ownerUrl: string, waiting: { text: string; values: unknown[] }): Promise<void> {
  const impatient = AbortSignal.timeout(PATIENCE_MILLISECONDS);
  for (;;) {
    const { rows } = await ownerOf(ownerUrl).query(waiting);
    if (rows.length === 0) return;
    if (impatient.aborted) throw new Error("Jobs that were asked for were not taken up.");
  }
}

const owners = new Map<string, pg.Pool>();

/** One connection for each database: proofs wait for jobs some hundred times, and signing in takes longer than looking. */
function ownerOf(connectionString: string): pg.Pool {
  const present = owners.get(connectionString);
  if (present !== undefined) return present;
  const made = new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true });
  // The database goes when its test file ends, and the connection with it.
  made.on("error", () => owners.delete(connectionString));
  owners.set(connectionString, made);
  return made;
}
