// One case: ways taken one after the other or at once, on an invoice of its own, and what is wrong afterwards.

import type pg from "pg";
import { voidHostedPayment } from "../../server/modules/money/invoices/payment-jobs.ts";
import type { Api } from "../api.ts";
import { hostedPageOf } from "../card-payer.ts";
import type { World } from "../world.ts";
import { faultsOf, isPayableForNothing } from "./examine.ts";
import { type Fixture, WAYS, type WayName } from "./ways.ts";

export type MoneyCase = { ways: readonly WayName[]; atOnce: boolean };
export type Bench = { world: World; owner: pg.Client; applicant: Api; staff: Api };

/** Each fault with the case that had it. */
export async function runCase(bench: Bench, money: MoneyCase): Promise<string[]> {
  const fixture = await aStage(bench);
  const faults = money.atOnce
    ? await takeAtOnce(bench, fixture, money)
    : await takeInOrder(bench, fixture, money);
  const name = money.ways.join(money.atOnce ? ", and at once " : ", then ");
  return [...faults, ...(await faultsOf(bench.owner, fixture))].map((fault) => `${name}: ${fault}`);
}

export async function aStage({ world, applicant, staff }: Bench): Promise<Fixture> {
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  const page = await hostedPageOf(world, draft.invoices[0]?.id ?? "");
  return { world, applicant, staff, draft, page, acknowledged: [], paidBack: [], credited: [] };
}

async function takeInOrder(bench: Bench, fixture: Fixture, { ways }: MoneyCase): Promise<string[]> {
  const faults: string[] = [];
  for (const way of ways) {
    const act = await WAYS[way](fixture);
    await act();
    faults.push(...(await pageFaults(bench, fixture)));
  }
  return faults;
}

async function takeAtOnce(bench: Bench, fixture: Fixture, { ways }: MoneyCase): Promise<string[]> {
  const acts: (() => Promise<void>)[] = [];
  for (const way of ways) acts.push(await WAYS[way](fixture));
  const ended = await Promise.allSettled(acts.map((act) => act()));
  const broke = ended.flatMap((each) => (each.status === "rejected" ? [`a way broke: ${each.reason}`] : []));
  return [...broke, ...(await pageFaults(bench, fixture))];
}

async function pageFaults(bench: Bench, fixture: Fixture): Promise<string[]> {
  await closeAsAsked(bench, fixture.page);
  return (await isPayableForNothing(bench.owner, fixture)) ? ["its page can still be paid for nothing"] : [];
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
