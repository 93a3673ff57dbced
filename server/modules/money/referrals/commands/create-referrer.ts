// Adds a firm that refers clients: from then on its people can be invited, and who sets up an organisation can name it.

import { REFERRER_RULES } from "@bondline/domain/money/referrals/referrer-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireReferrerDesk } from "../referrer-access.ts";
import { insertReferrer } from "../referrer-store.ts";

export type CreateReferrerInput = { name: string; entityType: string };

export async function createReferrer(tx: Transaction, input: CreateReferrerInput): Promise<CommandResult> {
  const { accountId } = requireReferrerDesk(tx, "");
  const values = requireFields(REFERRER_RULES, input);
  const id = tx.newId();
  await insertReferrer(tx, { ...values, id, updatedBy: accountId });
  return { referrerId: id };
}
