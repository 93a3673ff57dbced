// Changes what a firm that refers clients is called, and of which kind it is.

import { REFERRER_RULES } from "@bondline/domain/money/referrals/referrer-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessReferrerToChange } from "../referrer-access.ts";
import { saveReferrer } from "../referrer-store.ts";
import type { CreateReferrerInput } from "./create-referrer.ts";

export type UpdateReferrerInput = CreateReferrerInput & { id: string; version: number };

export async function updateReferrer(
  tx: Transaction,
  { id, version, ...input }: UpdateReferrerInput,
): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  const referrer = await accessReferrerToChange(tx, { id, version });
  await saveReferrer(tx, referrer, { ...requireFields(REFERRER_RULES, input), updatedBy: accountId });
  return { referrerId: referrer.id };
}
