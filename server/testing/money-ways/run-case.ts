// One case: ways taken one after the other or at once, on an invoice of its own, and what is wrong afterwards.

import type pg from "pg";
import { voidHostedPayment } from "../../modules/money/invoices/payment-jobs.ts";
import type { Api } from "../api.ts";
import { hostedPageOf } from "../card-payer.ts";
import type { World } from "../world.ts";
import { faultsOf, isPayableForNothing } from "./judge.ts";
import { type Stage, WAYS, type WayName } from "./ways.ts";

export type MoneyCase = { ways: readonly WayName[]; atOnce: boolean };
export type Bench = { world: World; owner: pg.Client; applicant: Api; staff: Api };

/** Each fault with the case that had it. */
export async function runCase(bench: Bench, money: MoneyCase): Promise<string[]> {
  const stage = await aStage(bench);
  const faults = money.atOnce
    ? await takeAtOnce(bench, stage, money)
    : await takeInOrder(bench, stage, money);
  const name = money.ways.join(money.atOnce ? ", and at once " : ", then ");
  return [...faults, ...(await faultsOf(bench.owner, stage))].map((fault) => `${name}: ${fault}`);
}

export async function aStage({ world, applicant, staff }: Bench): Promise<Stage> {
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  const page = await hostedPageOf(world, draft.invoices[0]?.id ?? "");
  return { world, applicant, staff, draft, page, acknowledged: [] };
}

async function takeInOrder(bench: Bench, stage: Stage, { ways }: MoneyCase): Promise<string[]> {
  const faults: string[] = [];
  for (const way of ways) {
    const act = await WAYS[way](stage);
    await act();
    faults.push(...(await pageFaults(bench, stage)));
  }
  return faults;
}

async function takeAtOnce(bench: Bench, stage: Stage, { ways }: MoneyCase): Promise<string[]> {
  const acts: (() => Promise<void>)[] = [];
  for (const way of ways) acts.push(await WAYS[way](stage));
  const ended = await Promise.allSettled(acts.map((act) => act()));
  const broke = ended.flatMap((each) => (each.status === "rejected" ? [`a way broke: ${each.reason}`] : []));
  return [...broke, ...(await pageFaults(bench, stage))];
}

async function pageFaults(bench: Bench, stage: Stage): Promise<string[]> {
  await closeAsAsked(bench, stage.page);
  return (await isPayableForNothing(bench.owner, stage)) ? ["its page can still be paid for nothing"] : [];
}

/** Does the job that closes the page, if it was asked for and nobody has done it yet; without it, the page stays as it is. */
export async function closeAsAsked(
  { world, owner }: Pick<Bench, "world" | "owner">,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const { rows } = await owner.query("select 1 from graphile_worker.jobs where key = $1", [
    `void payment ${invoiceId}`,
  ]);
  if (rows.length > 0) await voidHostedPayment(world.app, { invoiceId });
}
