// Somebody who refers clients, with a client of theirs that has paid.

import { aReferral } from "../../server/demo/builders/referral-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import type { World } from "../world.ts";

/** Of Quinn Insurance Brokers. */
export const QUINN = idOf("referring person", "tom");

type EarningVersion = { id: string; version: number };

/** What Harbour Civil has paid for earns it, once in a world. */
export async function anEarning(world: World): Promise<EarningVersion> {
  const [earned] = await asSystem(
    world,
    "select 1 from referrer_earning where referral_portal_member_id = $1",
  );
  if (earned === undefined) {
    await aReferral(world.app, "harbour", { memberCode: "QUINN24" });
    await world.draft({ status: "PROCESSING" });
  }
  return await earningVersion(world);
}

/** A second client, which came by Harbour Civil's link, once in a world. */
export async function anotherReferral({ app }: World): Promise<void> {
  const [present] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query("select 1 from referral where referee_organisation_id = $1", [
      idOf("organisation", "wesfarmers"),
    ]),
  );
  if (present === undefined) await aReferral(app, "wesfarmers", { referrerCode: "HARBOUR" });
}

export async function newestPayout(world: World): Promise<EarningVersion & { payoutId: string }> {
  const [payout] = await asSystem(
    world,
    "select id from referrer_payout where referral_portal_member_id = $1 order by created_at desc, id desc",
  );
  if (payout === undefined) throw new Error("Nothing was paid out.");
  return { ...(await earningVersion(world)), payoutId: payout.id };
}

async function earningVersion(world: World): Promise<EarningVersion> {
  const [person] = await asSystem(world, "select id, version from referral_portal_member where id = $1");
  if (person === undefined) throw new Error("Nobody refers clients.");
  return person;
}

async function asSystem(world: World, text: string): Promise<EarningVersion[]> {
  return await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<EarningVersion>(text, [QUINN]),
  );
}
