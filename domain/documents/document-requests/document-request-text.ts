// The words in which requests after issue are shown to people: their kinds, their sides, and what a claim asks for.

export const DOCUMENT_REQUEST_KIND_TEXT = {
  EXTENSION: "Extension",
  REDUCTION: "Reduction",
  INCREASE: "Increase",
  CLAIM: "Claim",
  CANCELLATION: "Cancellation",
} as const;

export const REQUEST_SIDE_TEXT = {
  APPLICANT: "Applicant",
  BENEFICIARY: "Beneficiary",
  PROVIDER: "Provider",
} as const;

export const CLAIM_ACTION_TEXT = {
  PAY: "Pay",
  EXTEND_OR_PAY: "Extend or pay",
} as const;

/** How a claim ended that was not declined. */
export const CLAIM_OUTCOME_TEXT = {
  PAID: "Paid",
  EXTENDED: "Extended",
} as const;

/** What a request does to what it is about, once it is executed. */
export const DOCUMENT_REQUEST_TERM_TEXT = {
  AMOUNT: "Amount",
  END: "Expiry",
} as const;
