// The words in which requests after issue are shown to people: their kinds, their sides, and what a claim asks for.

export const DOCUMENT_REQUEST_KIND_TEXT = {
  EXTENSION: "Extension",
  REDUCTION: "Reduction",
  INCREASE: "Increase",
  AMENDMENT: "Amendment",
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

/** What an amendment may set, besides the amount and the end. */
export const WORDING_FIELD_TEXT = {
  APPLICANT_NAME: "Applicant's name",
  APPLICANT_ADDRESS: "Applicant's address",
  BENEFICIARY_NAME: "Beneficiary's name",
  BENEFICIARY_ADDRESS: "Beneficiary's address",
  PROJECT_ADDRESS: "Project address",
  AGREEMENT: "Contract or agreement",
  PURPOSE: "Purpose",
  WHOLE_WORDING: "Whole wording",
} as const;

/** What whoever loses by a request answers. */
export const AGREEMENT_ANSWER_TEXT = {
  AGREED: "Agreed",
  REFUSED: "Refused",
} as const;

/** What holds up a request that is open. */
export const WAITS_FOR_TEXT = {
  ANSWER: "Waiting for the issuer’s answer",
  AGREEMENT: "Waiting for agreement",
  MILESTONE: "Waiting for the milestone",
  DAY: "Waiting for its day",
  EXECUTION: "Waiting for the issuer to do it",
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
  WORDING: "Wording",
} as const;
