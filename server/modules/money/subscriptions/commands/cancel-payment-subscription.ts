// Ends that later periods are paid by themselves: what was saved at the provider is forgotten, and each invoice is paid by hand again.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { notePaymentsChanged } from "../../../drafts/draft-payments/commands/note-payments-changed.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { endPaymentSubscription } from "./end-payment-subscription.ts";

export async function cancelPaymentSubscription(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_SET_UP_LATER_PAYMENTS");
  await endPaymentSubscription(tx, draft);
  await notePaymentsChanged(tx, draft);
  return { draftId: draft.id };
}
