// The words in which a proposed wording is shown to people: whose it is, and how far it has come.

import { tonesOf } from "../../status-tone.ts";

export const WORDING_SIDE_TEXT = {
  APPLICANT: "Applicant",
  BANK: "Bank",
  BENEFICIARY: "Beneficiary",
} as const;

export const WORDING_PROPOSAL_STATUS_TEXT = {
  OPEN: "To be decided",
  AGREED: "Agreed",
  DECLINED: "Declined",
  WITHDRAWN: "Withdrawn",
} as const;

export const WORDING_PROPOSAL_STATUS_TONE = tonesOf(WORDING_PROPOSAL_STATUS_TEXT);
