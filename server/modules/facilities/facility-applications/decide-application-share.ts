// Writes down what becomes of an offer to share a facility that is applied for. Only acceptance opens anything.

import type { ShareOfferDecision } from "@bondline/domain/facilities/facilities/facility-share-offer.ts";
import type { CommandResult } from "../../../graphql/idempotency.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { announceApplication } from "./application-mails.ts";
import { accessApplicationShareToDecide } from "./application-share-access.ts";
import { notifyOfShare } from "./application-share-mails.ts";
import { saveShareDecision } from "./application-share-store.ts";

export type ApplicationShareInput = { offerId: string };

export async function decideApplicationShare(
  tx: Transaction,
  { offerId }: ApplicationShareInput,
  decision: ShareOfferDecision,
): Promise<CommandResult> {
  const { share, status } = await accessApplicationShareToDecide(tx, offerId, decision);
  await saveShareDecision(tx, share, { status, by: requirePerson(tx.actor).accountId });
  const { id, applicationId, organisationId } = share;
  await announceApplication(tx, { id: applicationId, organisationId });
  await notifyOfShare(tx, id);
  return { offerId: id };
}
