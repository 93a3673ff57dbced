// What comes by the clock: each task's next turn waits in the queue under its name, by the database's time, so that no instance's own clock makes it early, late or twice.

import type { Pool } from "./database/connect.ts";

type Interval = { everyMinutes: number; fromUtc?: `${number}:${number}` };

/** `fromUtc` shifts a turn from midnight. States differ, so expiry is looked for every few minutes instead of at an hour. */
export const SCHEDULE = {
  "begin-documents": { everyMinutes: 5 },
  "expire-documents": { everyMinutes: 5 },
  "expire-document-requests": { everyMinutes: 5 },
  "execute-scheduled-reductions": { everyMinutes: 15 },
  "send-waiting-mail": { everyMinutes: 1 },
  "receive-waiting-files": { everyMinutes: 1 },
  "check-envelopes": { everyMinutes: 1 },
  "check-identities": { everyMinutes: 1 },
  "renew-hosted-payments": { everyMinutes: 15 },
  "ask-about-payments": { everyMinutes: 15, fromUtc: "00:05" },
  "charge-periods": { everyMinutes: 60, fromUtc: "00:07" },
  "invoice-periods": { everyMinutes: 60, fromUtc: "00:12" },
  "send-alerts": { everyMinutes: 15 },
  "send-daily-digests": { everyMinutes: 15, fromUtc: "00:02" },
  "remind-of-returns": { everyMinutes: 15 },
  "remind-of-handovers": { everyMinutes: 15 },
  "tell-of-late-bank-work": { everyMinutes: 15 },
  // The beginning of a business day in every state.
  "remind-of-invoices": { everyMinutes: 24 * 60, fromUtc: "22:00" },
  "seal-history": { everyMinutes: 5 },
  "forget-old-results": { everyMinutes: 60, fromUtc: "00:17" },
  "begin-regular-exports": { everyMinutes: 15 },
  // In the night of every state.
  "archive-closed-records": { everyMinutes: 24 * 60, fromUtc: "16:30" },
  "clear-exports": { everyMinutes: 60, fromUtc: "00:27" },
  "forget-old-mail": { everyMinutes: 60, fromUtc: "00:37" },
  "forget-import-rows": { everyMinutes: 60, fromUtc: "00:47" },
} as const satisfies Record<string, Interval>;

/**
 * A turn that waits or is being done is left alone, so that one which was missed is made up for once. One that failed and
 * pauses past its next turn is called up for it; so is one that waits beyond it, since the database's clock was set back.
 */
const ENQUEUE_DUE_JOBS = `
  select graphile_worker.add_job(t.task, payload := '{}', run_at := t.next, job_key := t.key)
    from (select task, 'by the clock: ' || task as key,
                 date_bin(step, now(), timestamptz '2000-01-01 00:00Z' + shift) + step as next
            from unnest($1::text[], $2::interval[], $3::interval[]) as s (task, step, shift)) t
   where not exists (
     select 1 from graphile_worker.jobs j
      where j.key = t.key and (j.locked_at is not null or j.attempts < j.max_attempts and j.run_at <= t.next))`;

const ASK_EVERY_MILLISECONDS = 10_000;

/** Asks from time to time for the runs that are missing; any number of instances may. */
export function startSchedule(pool: Pool, onFault: (err: unknown) => void): { stop(): Promise<void> } {
  let asking: Promise<void> = Promise.resolve();
  const ask = () => {
    asking = asking.then(() => askForNextRuns(pool)).catch(onFault);
  };
  const timer = setInterval(ask, ASK_EVERY_MILLISECONDS).unref();
  ask();
  return {
    async stop() {
      clearInterval(timer);
      await asking;
    },
  };
}

export async function askForNextRuns(pool: Pool): Promise<void> {
  const jobs = Object.entries<Interval>(SCHEDULE);
  await pool.query(ENQUEUE_DUE_JOBS, [
    jobs.map(([task]) => task),
    jobs.map(([, { everyMinutes }]) => `${everyMinutes} minutes`),
    jobs.map(([, { fromUtc = "00:00" }]) => `${fromUtc}:00`),
  ]);
}
