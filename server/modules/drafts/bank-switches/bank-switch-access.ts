// The access check of a switch's return: the provider's desk has the old original in its hands.

import { refuse } from "@bondline/domain/refusals.ts";
import { isProviderStaff } from "../../../transaction/actor.ts";
import { grant } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft } from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/public.ts";

export async function accessDraftToReturn(tx: Transaction, id: string) {
  const draft = await accessDraft(tx, id);
  if (!isProviderStaff(tx.actor)) refuse("DRAFT_NOT_FOUND", { id });
  return grant<Draft, "CAN_RECORD_RETURN">(draft, "CAN_RECORD_RETURN");
}
