// What becomes of the offers to share when an application ends: what waits is taken back, what was accepted is shared with the facility.

import type { FacilityApplicationId } from "@bondline/domain/ids.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { notifyOfShare } from "./application-share-mails.ts";
import {
  type AcceptedApplicationShare,
  listAcceptedShares,
  withdrawWaitingShares,
} from "./application-share-store.ts";

type Ended = { id: FacilityApplicationId };

export async function withdrawShares(tx: Transaction, { id }: Ended): Promise<void> {
  const { accountId } = requirePerson(tx.actor);
  for (const shareId of await withdrawWaitingShares(tx, id, accountId)) await notifyOfShare(tx, shareId);
}

/** Those with whom the facility is shared from its first day. */
export async function takeAcceptedShares(
  tx: Transaction,
  application: Ended,
): Promise<AcceptedApplicationShare[]> {
  await withdrawShares(tx, application);
  return await listAcceptedShares(tx, application.id);
}
