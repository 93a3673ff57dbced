// A facility that is applied for is offered to another organisation, which accepts or declines; its applicant can take it back at any time until the facility is there.

import type { ShareOfferDecision, ShareOfferStatus } from "./facility-share-offer.ts";

const FROM: Readonly<Record<ShareOfferDecision, readonly ShareOfferStatus[]>> = {
  accept: ["WAITING"],
  decline: ["WAITING"],
  withdraw: ["WAITING", "ACCEPTED"],
};
const TO = { accept: "ACCEPTED", decline: "DECLINED", withdraw: "WITHDRAWN" } as const;

/** Undefined where the decision can no longer be taken. */
export function applicationShareStatusAfter(
  status: ShareOfferStatus,
  decision: ShareOfferDecision,
): Exclude<ShareOfferStatus, "WAITING"> | undefined {
  return FROM[decision].includes(status) ? TO[decision] : undefined;
}
