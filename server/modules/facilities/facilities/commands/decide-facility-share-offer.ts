// Accepts, declines or withdraws an offer to share a facility. Only acceptance opens anything.

import type { ShareOfferDecision } from "@bondline/domain/facilities/facilities/facility-share-offer.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOfferToDecide } from "../facility-share-access.ts";
import { tellOfOffer } from "../facility-share-mails.ts";
import { insertShare, saveOfferDecision } from "../facility-share-store.ts";

export type DecideFacilityShareOfferInput = { offerId: string };

export async function acceptFacilityShareOffer(
  tx: Transaction,
  input: DecideFacilityShareOfferInput,
): Promise<Answer> {
  return await decide(tx, input, "accept");
}

export async function declineFacilityShareOffer(
  tx: Transaction,
  input: DecideFacilityShareOfferInput,
): Promise<Answer> {
  return await decide(tx, input, "decline");
}

export async function withdrawFacilityShareOffer(
  tx: Transaction,
  input: DecideFacilityShareOfferInput,
): Promise<Answer> {
  return await decide(tx, input, "withdraw");
}

async function decide(
  tx: Transaction,
  { offerId }: DecideFacilityShareOfferInput,
  decision: ShareOfferDecision,
): Promise<Answer> {
  const { offer, status } = await accessOfferToDecide(tx, offerId, decision);
  await saveOfferDecision(tx, offer.id, { status, by: requirePerson(tx.actor).accountId });
  if (status === "ACCEPTED") await insertShare(tx, offer);
  await tellOfOffer(tx, offer.id);
  return { offerId: offer.id };
}
