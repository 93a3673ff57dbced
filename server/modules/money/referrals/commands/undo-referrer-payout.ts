// Takes back a payout that was recorded by mistake: it leaves no line, and the history has both.

import { isUuid } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessReferringPersonToPay } from "../referrer-account-access.ts";
import { deletePayout } from "../referrer-account-store.ts";

export type UndoReferrerPayoutInput = { id: string; version: number; payoutId: string };

export async function undoReferrerPayout(
  tx: Transaction,
  { id, version, payoutId }: UndoReferrerPayoutInput,
): Promise<CommandResult> {
  const person = await accessReferringPersonToPay(tx, { id, version });
  const isGone = isUuid(payoutId) && (await deletePayout(tx, person, payoutId));
  if (!isGone) refuse("REFERRER_PAYOUT_NOT_FOUND", { id: payoutId });
  return { referringPersonId: person.id };
}
