// An offer to share a facility with another organisation: it waits until that organisation answers or whoever made it takes it back.

import { tonesOf } from "../../status-tone.ts";

export const SHARE_OFFER_STATUSES = ["WAITING", "ACCEPTED", "DECLINED", "WITHDRAWN"] as const;
export type ShareOfferStatus = (typeof SHARE_OFFER_STATUSES)[number];

export const SHARE_OFFER_STATUS_TEXT = {
  WAITING: "Waiting for an answer",
  ACCEPTED: "Accepted",
  DECLINED: "Declined",
  WITHDRAWN: "Withdrawn",
} as const satisfies Record<ShareOfferStatus, string>;

export const SHARE_OFFER_STATUS_TONE = tonesOf(SHARE_OFFER_STATUS_TEXT);

const DECISIONS = {
  accept: "ACCEPTED",
  decline: "DECLINED",
  withdraw: "WITHDRAWN",
} as const satisfies Record<string, ShareOfferStatus>;
export type ShareOfferDecision = keyof typeof DECISIONS;

/** Undefined once the offer has been answered or taken back: the first decision stands. */
export function shareOfferStatusAfter(
  status: ShareOfferStatus,
  decision: ShareOfferDecision,
): Exclude<ShareOfferStatus, "WAITING"> | undefined {
  return status === "WAITING" ? DECISIONS[decision] : undefined;
}
