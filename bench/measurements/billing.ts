// What billing in large numbers takes: the lines of bank statements, each matched in a pass, and the invoices of periods that begin, raised by a job that is killed halfway and goes on.

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { addressForRole, connectOnce } from "../../server/database/connect.ts";
import { countInvoiced, countMatched, forgetBilling, putDuePeriods, putStatement } from "../data/billing.ts";
import type { Owner } from "../data/registers.ts";
import { appOver } from "../servers/app-over.ts";
import { benchSettings } from "../servers/bench-settings.ts";

export type Billing = {
  what: "lines of a statement" | "periods that begin";
  count: number;
  eachMilliseconds: number;
  /** The most that the process held. */
  megabytes: number;
};

type Run = { milliseconds: number; kilobytes: number };
type Asked = { ownerUrl: string; organisation: number; lines: readonly number[]; guarantees: number };

const FIFTH = 5;

export async function billing({ ownerUrl, organisation, lines, guarantees }: Asked): Promise<Billing[]> {
  const owner = connectOnce(ownerUrl);
  await owner.connect();
  const over = { ownerUrl, owner, organisation };
  const measured: Billing[] = [];
  try {
    await forgetBilling(owner);
    for (const count of lines)
      measured.push(billed("lines of a statement", count, await matchLines(over, count)));
    for (const count of [Math.ceil(guarantees / FIFTH), guarantees])
      measured.push(billed("periods that begin", count, await raisePeriods(over, count)));
    return measured;
  } finally {
    await forgetBilling(owner);
    await owner.end();
  }
}

function billed(what: Billing["what"], count: number, { milliseconds, kilobytes }: Run): Billing {
  return { what, count, eachMilliseconds: milliseconds / count, megabytes: kilobytes / 1_024 };
}

type Over = { ownerUrl: string; owner: Owner; organisation: number };

async function matchLines({ ownerUrl, owner, organisation }: Over, lines: number): Promise<Run> {
  const { app, end } = await appOver(
    addressForRole(ownerUrl, "bondline_app", benchSettings().secrets.databaseAppPassword),
  );
  const id = await putStatement({ app, owner }, { organisation, lines }).finally(end);
  const run = await ended(begun(ownerUrl, id));
  const matched = await countMatched(owner, id);
  if (matched !== lines) throw new Error(`Of ${lines} lines ${matched} were matched.`);
  await forgetBilling(owner);
  return run;
}

/** Killed once a quarter is raised: what the next run takes is counted for what it raises. */
async function raisePeriods({ ownerUrl, owner, organisation }: Over, guarantees: number): Promise<Run> {
  await putDuePeriods(owner, { organisation, guarantees });
  const first = begun(ownerUrl);
  await untilInvoiced(owner, Math.ceil(guarantees / 4));
  first.kill("SIGKILL");
  await once(first, "exit");
  const before = await countInvoiced(owner);
  const run = await ended(begun(ownerUrl));
  const raised = await countInvoiced(owner);
  if (raised !== guarantees) throw new Error(`Of ${guarantees} periods ${raised} were invoiced.`);
  await forgetBilling(owner);
  const share = guarantees / Math.max(1, guarantees - before);
  return { ...run, milliseconds: run.milliseconds * share };
}

const LOOKS_EVERY_MILLISECONDS = 20;

async function untilInvoiced(owner: Owner, count: number): Promise<void> {
  while ((await countInvoiced(owner)) < count)
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MILLISECONDS));
}

/** A process that kept anything of each line or period would not live with so little. */
const HEAP_MEGABYTES = 128;

function begun(ownerUrl: string, statement?: string): ChildProcess {
  const file = join(import.meta.dirname, "..", "servers", "billing-job.ts");
  const env = { ...process.env, BENCH_DATABASE: ownerUrl, NODE_ENV: "production" };
  return fork(file, {
    env: statement === undefined ? env : { ...env, BENCH_STATEMENT: statement },
    execArgv: [...process.execArgv, `--max-old-space-size=${HEAP_MEGABYTES}`],
  });
}

async function ended(child: ChildProcess): Promise<Run> {
  const [said] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (typeof said !== "object" || said === null)
    throw new Error("A job of billing ended before it was done.");
  return said as Run;
}
