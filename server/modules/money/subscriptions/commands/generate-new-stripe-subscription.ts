// Has later periods paid by themselves: whatever did so before ends, and a page is opened on which a card or a bank account is saved.

import { NO_LATER_PERIODS_MESSAGE } from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { findShownDocumentOfDraft } from "../../../documents/documents/document-access.ts";
import { laterPeriodAfter } from "../../../documents/documents/public.ts";
import { notePaymentsChanged } from "../../../drafts/draft-payments/commands/note-payments-changed.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { insertSubscription } from "../subscription-store.ts";
import { endPaymentSubscription } from "./end-payment-subscription.ts";

type DraftVersionInput = { id: string; version: number };

export async function generateNewStripeSubscription(
  tx: Transaction,
  input: DraftVersionInput,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_SET_UP_LATER_PAYMENTS");
  // Who is not on the paper cannot be shown what of it falls due; nothing is charged that does not.
  const document = await findShownDocumentOfDraft(tx, draft.id);
  if (document !== undefined && laterPeriodAfter(document, dayAt(tx.now, document.expiryZone)) === undefined)
    refuseFields({ id: NO_LATER_PERIODS_MESSAGE });

  await endPaymentSubscription(tx, draft);
  const id = tx.newId();
  await insertSubscription(tx, draft, { id, createdBy: requirePerson(tx.actor).accountId });
  await notePaymentsChanged(tx, draft);
  await tx.enqueue("open-method-page", { subscriptionId: id }, { key: `method page ${id}` });
  return { draftId: draft.id };
}
