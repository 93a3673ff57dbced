// Waits until what was asked for without a session has been taken up: the calls that ask for it are answered before.

import pg from "pg";

const PATIENCE_MILLISECONDS = 15_000;
export const ACCOUNT_TASKS = ["begin-sign-up", "mail-confirmation-code", "mail-reset-code"] as const;

export async function untilAccountJobsAreDone(
  ownerUrl: string,
  alsoMails?: "and mails are sent",
): Promise<void> {
  const tasks = alsoMails === undefined ? ACCOUNT_TASKS : [...ACCOUNT_TASKS, "send-mail"];
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const impatient = AbortSignal.timeout(PATIENCE_MILLISECONDS);
  try {
    for (;;) {
      const { rowCount } = await owner.query(
        "select 1 from graphile_worker.jobs where task_identifier = any ($1) limit 1",
        [tasks],
      );
      if (rowCount === 0) return;
      if (impatient.aborted) throw new Error("What was asked for without a session was not taken up.");
    }
  } finally {
    await owner.end();
  }
}
