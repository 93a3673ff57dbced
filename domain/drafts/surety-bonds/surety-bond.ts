// What a surety bond rests on: what is said before anybody begins, what is declared, and what secures it.

import { codesIn } from "../../values/reference-data/option-list.ts";

/** Said before anybody begins. */
export const SURETY_FACTS = {
  revenue: "The applicant needs revenue of at least $20m a year.",
  paper: "Bonds are backed by an AA- rated reinsurer.",
} as const;

export const REVENUE_DECLARATION = "I declare that the applicant has revenue of at least $20 million a year.";

export const SURETY_SECURITY_TEXT = {
  UNSECURED: "Unsecured",
  INDEMNITY: "Deed of indemnity",
  CASH: "Part secured by cash",
  PROPERTY: "Part secured by property",
} as const;
export const SURETY_SECURITY_TYPES = codesIn(SURETY_SECURITY_TEXT);
