// Records that money was paid out to somebody who refers clients: how much of what they are owed, when, and under which reference.

import { payoutFaults, REFERRER_PAYOUT_RULES } from "@bondline/domain/money/referrals/referrer-account.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessReferringPersonToPay } from "../referrer-account-access.ts";
import { insertPayout } from "../referrer-account-store.ts";

export type RecordReferrerPayoutInput = {
  id: string;
  version: number;
  amount: string;
  paidDate: string;
  reference: string;
};

export async function recordReferrerPayout(
  tx: Transaction,
  { id, version, amount, paidDate, reference }: RecordReferrerPayoutInput,
): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  const person = await accessReferringPersonToPay(tx, { id, version });
  const payout = requireFields(REFERRER_PAYOUT_RULES, { amount, paidDate, reference });
  const { firstEarnedAt } = person;
  const faults = payoutFaults(payout, {
    balance: person,
    firstEarned: firstEarnedAt === null ? undefined : dayAt(firstEarnedAt, DEFAULT_ZONE),
    today: dayAt(tx.now, DEFAULT_ZONE),
  });
  if (Object.keys(faults).length > 0) refuseFields(faults);

  await insertPayout(tx, person, {
    amountCents: payout.amount,
    paidDate: payout.paidDate,
    reference: payout.reference,
    recordedBy: accountId,
  });
  return { referringPersonId: person.id };
}
