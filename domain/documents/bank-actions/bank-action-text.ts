// The words in which an action of the bank is shown to people: what is asked for, and how far it has come.

import { tonesOf } from "../../status-tone.ts";

export const BANK_ACTION_KIND_TEXT = {
  CERTIFIED_COPY: "Certified copy",
  CONFIRMATION_LETTER: "Confirmation letter",
  STATUS_CONFIRMATION: "Confirmation of status",
  DELIVERY_CHANGE: "Change of delivery",
  CONTACT_CHANGE: "Change of contact",
  OTHER: "Something else",
} as const;

export const BANK_ACTION_STATUS_TEXT = {
  REQUESTED: "Asked for",
  TAKEN: "Under way",
  QUESTIONED: "Question to answer",
  DONE: "Done",
  DECLINED: "Declined",
  WITHDRAWN: "Withdrawn",
  ENDED: "Closed with the guarantee",
} as const;

export const BANK_ACTION_STATUS_TONE = tonesOf(BANK_ACTION_STATUS_TEXT);
