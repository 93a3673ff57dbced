// Boxes that must be ticked before a person may go on.

import { accept, type FieldRule, reject, trimmed } from "./field-rule.ts";

export const ACCEPTANCE_MESSAGES = {
  terms: "You must accept the Terms and Conditions.",
  privacy: "You must accept the Privacy Policy.",
  submissionTerms: "You must accept the submission terms.",
  bondSubmissionTerms: "You must accept the bond submission terms.",
  brokerage: "You must accept the brokerage disclosure.",
} as const;

/** A ticked box arrives as "true"; an empty one, a missing one and "false" are all refused. */
function accepted(message: string): FieldRule<true> {
  return (raw) => (trimmed(raw) === "true" ? accept(true as const) : reject(message));
}

export const TERMS_ACCEPTANCE_FIELDS = {
  acceptTerms: accepted(ACCEPTANCE_MESSAGES.terms),
  acceptPrivacy: accepted(ACCEPTANCE_MESSAGES.privacy),
};

export const SUBMISSION_TERMS_FIELDS = {
  acceptSubmissionTerms: accepted(ACCEPTANCE_MESSAGES.submissionTerms),
};

/** Terms and brokerage are two answers, each kept with its version and time. */
export const BOND_SUBMISSION_TERMS_FIELDS = {
  acceptBondSubmissionTerms: accepted(ACCEPTANCE_MESSAGES.bondSubmissionTerms),
  acceptBrokerage: accepted(ACCEPTANCE_MESSAGES.brokerage),
};
