// Accepts, declines or withdraws an offer to share a facility. Only acceptance opens anything.

import type { ShareOfferDecision } from "@bondline/domain/facilities/facilities/facility-share-offer.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
import { accessOfferToDecide } from "../facility-share-access.ts";
import { tellOfOffer } from "../facility-share-mails.ts";
import { insertShare, saveOfferDecision } from "../facility-share-store.ts";

export type DecideFacilityShareOfferInput = { offerId: string };

export async function acceptFacilityShareOffer(
  work: Work,
  input: DecideFacilityShareOfferInput,
): Promise<Answer> {
  return await decide(work, input, "accept");
}

export async function declineFacilityShareOffer(
  work: Work,
  input: DecideFacilityShareOfferInput,
): Promise<Answer> {
  return await decide(work, input, "decline");
}

export async function withdrawFacilityShareOffer(
  work: Work,
  input: DecideFacilityShareOfferInput,
): Promise<Answer> {
  return await decide(work, input, "withdraw");
}

async function decide(
  work: Work,
  { offerId }: DecideFacilityShareOfferInput,
  decision: ShareOfferDecision,
): Promise<Answer> {
  const { offer, status } = await accessOfferToDecide(work, offerId, decision);
  await saveOfferDecision(work, offer.id, { status, by: requirePerson(work.actor).accountId });
  if (status === "ACCEPTED") await insertShare(work, offer);
  await tellOfOffer(work, offer.id);
  return { offerId: offer.id };
}
