// Archives a firm that refers clients, or brings it back: the links of an archived one stop, and what its people were promised stays theirs.

import { REFERRER_REASON, type ReferrerStatus } from "@bondline/domain/money/referrals/referrer-fields.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessReferrerToChange } from "../referrer-access.ts";
import { saveReferrer } from "../referrer-store.ts";

export type ChangeReferrerStatusInput = {
  id: string;
  version: number;
  status: ReferrerStatus;
  reason: string;
};

export async function changeReferrerStatus(
  tx: Transaction,
  { status, reason: typed, ...which }: ChangeReferrerStatusInput,
): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  const referrer = await accessReferrerToChange(tx, which);
  const { reason } = requireFields({ reason: required(REFERRER_REASON.rule) }, { reason: typed });
  if (referrer.status !== status)
    await saveReferrer(tx, referrer, { status, statusReason: reason, updatedBy: accountId });
  return { referrerId: referrer.id };
}
