// What billing in large numbers takes: the lines of bank statements, each matched in a pass, and the invoices of periods that begin, raised by a job that is killed and goes on.

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { addressForRole, connectOnce } from "../../server/database/connect.ts";
import { countMatched, forgetBilling, putStatement } from "../data/billing.ts";
import { countInvoiced, type PaidBy, putDue, putGuarantees } from "../data/periods.ts";
import type { Owner } from "../data/registers.ts";
import { appOver } from "../servers/app-over.ts";
import { benchSettings } from "../servers/bench-settings.ts";

export type Billing = {
  what: "lines of a statement" | "periods charged to a card" | "periods paid by deposit";
  count: number;
  eachMilliseconds: number;
  /** Of the job and its connection together. */
  eachProcessorMilliseconds: number;
  /** The most that the process held. */
  megabytes: number;
};

type Run = { milliseconds: number; processorMilliseconds: number; kilobytes: number };
type Asked = {
  ownerUrl: string;
  organisation: number;
  lines: readonly number[];
  guarantees: readonly number[];
  due: number;
};

export async function billing({ ownerUrl, organisation, lines, guarantees, due }: Asked): Promise<Billing[]> {
  const owner = connectOnce(ownerUrl);
  await owner.connect();
  const over = { ownerUrl, owner, organisation };
  const measured: Billing[] = [];
  try {
    await forgetBilling(owner);
    for (const count of lines)
      measured.push(billed("lines of a statement", count, await matchLines(over, count)));
    for (const [paidBy, what] of PAID_BY)
      for (const count of guarantees)
        measured.push(billed(what, count, await raisePeriods(over, { paidBy, count, due })));
    return measured;
  } finally {
    await forgetBilling(owner);
    await owner.end();
  }
}

const PAID_BY = [
  ["CARD", "periods charged to a card"],
  ["DEPOSIT", "periods paid by deposit"],
] as const;

function billed(
  what: Billing["what"],
  count: number,
  { milliseconds, processorMilliseconds, kilobytes }: Run,
): Billing {
  return {
    what,
    count,
    eachMilliseconds: milliseconds / count,
    eachProcessorMilliseconds: processorMilliseconds / count,
    megabytes: kilobytes / 1_024,
  };
}

type Over = { ownerUrl: string; owner: Owner; organisation: number };

async function matchLines({ ownerUrl, owner, organisation }: Over, lines: number): Promise<Run> {
  const { app, end } = await appOver(
    addressForRole(ownerUrl, "bondline_app", benchSettings().secrets.databaseAppPassword),
  );
  const id = await putStatement({ app, owner }, { organisation, lines }).finally(end);
  const run = await ended(begun(ownerUrl, { BENCH_STATEMENT: id }));
  const matched = await countMatched(owner, id);
  if (matched !== lines) throw new Error(`Of ${lines} lines ${matched} were matched.`);
  await forgetBilling(owner);
  return run;
}

type Periods = { paidBy: PaidBy; count: number; due: number };

/**
 * Of the guarantees so many are due, and the job is killed once a quarter of these is raised. What the next run takes is counted for what it raises, and
 * what it takes to look through all of them, when none is due, for each of them: a guarantee costs both.
 */
async function raisePeriods(
  { ownerUrl, owner, organisation }: Over,
  { paidBy, count, due: dueMax }: Periods,
): Promise<Run> {
  const due = Math.min(count, dueMax);
  await putGuarantees(owner, { organisation, guarantees: count });
  await putDue(owner, { paidBy, due, guarantees: count });
  const first = begun(ownerUrl, { BENCH_PAID_BY: paidBy });
  await untilInvoiced(owner, count - due + Math.ceil(due / 4));
  first.kill("SIGKILL");
  await once(first, "exit");
  const before = await countInvoiced(owner);
  const run = await ended(begun(ownerUrl, { BENCH_PAID_BY: paidBy }));
  const raised = await countInvoiced(owner);
  if (raised !== count) throw new Error(`Of ${count} periods ${raised} were invoiced.`);
  const looking = await ended(begun(ownerUrl, { BENCH_PAID_BY: paidBy }));
  await forgetBilling(owner);
  const share = count / Math.max(1, raised - before);
  const ofAll = (time: "milliseconds" | "processorMilliseconds") =>
    looking[time] + (run[time] - looking[time]) * share;
  return {
    milliseconds: ofAll("milliseconds"),
    processorMilliseconds: ofAll("processorMilliseconds"),
    kilobytes: Math.max(run.kilobytes, looking.kilobytes),
  };
}

const LOOKS_EVERY_MILLISECONDS = 200;

async function untilInvoiced(owner: Owner, count: number): Promise<void> {
  while ((await countInvoiced(owner)) < count)
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MILLISECONDS));
}

/** A process that kept anything of each line or period would not live with so little. */
const HEAP_MEGABYTES = 128;

/** What it is asked for is shown by its environment. */
function begun(
  ownerUrl: string,
  asked: { BENCH_STATEMENT: string } | { BENCH_PAID_BY: PaidBy },
): ChildProcess {
  const file = join(import.meta.dirname, "..", "servers", "billing-job.ts");
  return fork(file, {
    env: { ...process.env, BENCH_DATABASE: ownerUrl, NODE_ENV: "production", ...asked },
    execArgv: [...process.execArgv, `--max-old-space-size=${HEAP_MEGABYTES}`],
  });
}

async function ended(child: ChildProcess): Promise<Run> {
  const [said] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (typeof said !== "object" || said === null)
    throw new Error("A job of billing ended before it was done.");
  return said as Run;
}
