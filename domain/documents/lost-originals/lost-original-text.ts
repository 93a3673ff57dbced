// The words in which a lost original is shown to people: how far it has come, and how it ends.

import { tonesOf } from "../../status-tone.ts";

export const LOST_ORIGINAL_STATUS_TEXT = {
  DECLARED: "Declared lost",
  INDEMNIFIED: "Indemnity given",
  CONSENTED: "Consented",
  REFUSED: "Refused",
  FOUND: "Found",
  ENDED: "Closed otherwise",
} as const;

export const LOST_ORIGINAL_STATUS_TONE = tonesOf(LOST_ORIGINAL_STATUS_TEXT);

export const LOST_ORIGINAL_OUTCOME_TEXT = {
  CANCELLED: "Cancel the guarantee",
  REPLACED: "Issue a replacement",
} as const;

export const LOST_ORIGINAL_SIDE_TEXT = {
  APPLICANT: "Applicant",
  BENEFICIARY: "Beneficiary",
} as const;

/** What the form of the indemnity begins with. */
export const INDEMNITY_TEXT =
  "We will make good any loss that the issuer has because the lost original turns up or is claimed on, and will give it back at once if we find it.";
