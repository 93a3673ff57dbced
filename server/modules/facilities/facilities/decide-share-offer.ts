// Writes down what becomes of an offer to share a facility. Only acceptance opens anything.

import type { ShareOfferDecision } from "@bondline/domain/facilities/facilities/facility-share-offer.ts";
import type { CommandResult } from "../../../graphql/idempotency.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOfferToDecide } from "./facility-share-access.ts";
import { notifyOfOffer } from "./facility-share-mails.ts";
import { insertShare, saveOfferDecision } from "./facility-share-store.ts";

export type ShareOfferInput = { offerId: string };

export async function decideShareOffer(
  tx: Transaction,
  { offerId }: ShareOfferInput,
  decision: ShareOfferDecision,
): Promise<CommandResult> {
  const { offer, status } = await accessOfferToDecide(tx, offerId, decision);
  await saveOfferDecision(tx, offer, { status, by: requirePerson(tx.actor).accountId });
  if (status === "ACCEPTED") await insertShare(tx, offer);
  await notifyOfOffer(tx, offer.id);
  return { offerId: offer.id };
}
