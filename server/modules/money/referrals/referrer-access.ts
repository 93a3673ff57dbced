// The access check of firms that refer clients, as the provider keeps them: its administrators see and change them.

import { isUuid } from "@bondline/domain/ids.ts";
import { isReferrerActive } from "@bondline/domain/money/referrals/referrer-fields.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { findReferrer, findReferrerForChange, listReferrers, type ReferrerRow } from "./referrer-store.ts";

export type { ReferrerRow };

export async function accessReferrers(tx: Transaction): Promise<ReferrerRow[]> {
  requireReferrerDesk(tx, "");
  return await listReferrers(tx);
}

export async function accessReferrer(tx: Transaction, id: string): Promise<ReferrerRow> {
  requireReferrerDesk(tx, id);
  return (isUuid(id) ? await findReferrer(tx, id) : undefined) ?? missing(id);
}

export async function accessReferrerToChange(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<ReferrerRow> {
  requireReferrerDesk(tx, id);
  const referrer = (isUuid(id) ? await findReferrerForChange(tx, id) : undefined) ?? missing(id);
  requireCurrent(referrer, version);
  return referrer;
}

/** For whoever gives somebody of the staff this role: an archived one takes nobody. */
export async function isReferrer(tx: Transaction, id: string): Promise<boolean> {
  const referrer = isUuid(id) ? await findReferrer(tx, id) : undefined;
  return referrer !== undefined && isReferrerActive(referrer);
}

export function requireReferrerDesk({ actor }: Transaction, id: string) {
  const person = requirePerson(actor);
  if (!isProviderAdministrator(actor)) missing(id);
  return person;
}

function missing(id: string): never {
  return refuse("REFERRER_NOT_FOUND", { id });
}
