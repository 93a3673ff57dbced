// The only access checks of what somebody who refers clients has earned and been paid: for themselves, for the administrators of the referral portal, and for those of the provider, who alone record a payout.

import { isUuid } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import { type Granted, grant, requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { isInPortal } from "./referral-programme-access.ts";
import { requireReferrerDesk } from "./referrer-access.ts";
import {
  findReferringPersonById,
  listReferringPeople,
  lockReferringPerson,
  type ReferringPerson,
} from "./referrer-account-store.ts";

export type { ReferringPerson };

/** For those who pay them. */
export async function accessAllReferringPeople(tx: Transaction): Promise<ReferringPerson[]> {
  requireReferrerDesk(tx, "");
  return await listReferringPeople(tx);
}

export async function accessReferringPerson(tx: Transaction, id: string): Promise<ReferringPerson> {
  requirePerson(tx.actor);
  const isTheirs = isProviderAdministrator(tx.actor) || (await isInPortal(tx));
  const person = isTheirs && isUuid(id) ? await findReferringPersonById(tx, id) : undefined;
  return person ?? refuse("REFERRER_NOT_FOUND", { id });
}

/** By the version that was read, so that nobody records the same payout twice. */
export async function accessReferringPersonToPay(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<Granted<ReferringPerson, "CAN_PAY_OUT">> {
  requireReferrerDesk(tx, id);
  const person = isUuid(id) ? await lockReferringPerson(tx, id) : undefined;
  if (person === undefined) refuse("REFERRER_NOT_FOUND", { id });
  requireCurrent(person, version);
  return grant(person, "CAN_PAY_OUT");
}
