// What a guarantee asks of a client after its issue, by kind, in the order in which it is shown.

import { codesIn } from "../../values/reference-data/option-list.ts";

export const DOCUMENT_TASK_TEXT = {
  RETURN_ORIGINAL: "Originals asked back",
  CONFIRM_RECEIPT: "Originals to confirm",
  GIVE_AGREEMENT: "Agreements asked of you",
  CONFIRM_MILESTONE: "Milestones to confirm",
  ANSWER_BANK: "Questions from the bank",
  GIVE_INDEMNITY: "Indemnities to give",
  SETTLE_LOST_ORIGINAL: "Lost originals to settle",
  ACKNOWLEDGE_EXPIRY: "Expiries to acknowledge",
  AWAIT_REQUEST: "Accepted, not done yet",
} as const;
export type DocumentTaskKind = keyof typeof DOCUMENT_TASK_TEXT;
export const DOCUMENT_TASK_KINDS = codesIn(DOCUMENT_TASK_TEXT);
