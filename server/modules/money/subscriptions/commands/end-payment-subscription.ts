// Ends what pays the later periods of a draft, where something does, and has the provider forget what was saved.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { findPresentSubscription, saveSubscriptionCanceled } from "../subscription-store.ts";

type Place = Granted<
  { id: DraftId; organisationId: OrganisationId },
  "CAN_SET_UP_LATER_PAYMENTS" | "AS_SYSTEM"
>;

/** Called with the draft locked. A charge that is under way is not held up; one that finds nothing to charge is paid on a page. */
export async function endPaymentSubscription(tx: Transaction, draft: Place): Promise<void> {
  const present = await findPresentSubscription(tx, draft);
  if (present === undefined) return;
  await saveSubscriptionCanceled(tx, present.id);
  const { id: subscriptionId } = present;
  await tx.enqueue("forget-method", { subscriptionId }, { key: `forget method ${subscriptionId}` });
}
