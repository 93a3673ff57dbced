// Where a refund stands, as the provider's people read it: what is due is distinguished by what it waits for.

import type { StatusTone } from "../../status-tone.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

/** Failed is what the card provider could not pay: it is due, and may be tried anew or go by bank transfer. */
export const REFUND_STATE_TEXT = {
  DUE: "Due",
  AWAITING_APPROVAL: "Waiting for a second person",
  SENT: "Sent to the card provider",
  FAILED: "Failed",
  PAID: "Paid back",
} as const;
export type RefundState = keyof typeof REFUND_STATE_TEXT;
export const REFUND_STATES = codesIn(REFUND_STATE_TEXT);

export const REFUND_STATE_TONE: Readonly<Record<RefundState, StatusTone>> = {
  DUE: "warn",
  AWAITING_APPROVAL: "warn",
  SENT: "info",
  FAILED: "danger",
  PAID: "ok",
};
