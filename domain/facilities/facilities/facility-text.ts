// The words and the tone in which facilities are shown to people.

import { tonesOf } from "../../status-tone.ts";

export const FACILITY_STATUS_TEXT = {
  STARTED: "Started",
  PROCESSING: "Processing",
  ESTABLISHED: "Established",
  WITHDRAWN: "Withdrawn",
  DECLINED: "Declined",
  CANCELLED: "Cancelled",
} as const;

export const FACILITY_STATUS_TONE = tonesOf(FACILITY_STATUS_TEXT);

export const FACILITY_TYPE_TEXT = {
  SURETY_BOND: "Surety bond facility",
  PROPERTY_BACKED: "Property backed facility",
  CASH_SECURITY: "Cash security for a guarantee",
  WORKING_CAPITAL: "Working capital",
} as const;

/** What is agreed with the bank: the running fee, that of a bond with a bank's guarantee before it, and the premium. */
export const FACILITY_COST_KIND_TEXT = {
  RECURRING: "Ongoing fee",
  BANK_FRONTED_BOND: "Bank-fronted bond cost",
  PREMIUM: "Premium",
} as const;

/** Why something on or about a facility is refused. */
export const FACILITY_ROOM_MESSAGE =
  "There is not enough left on this facility. Lower the amount or choose another.";
export const FACILITY_CHOICE_MESSAGE = "Choose a facility that is established and open to your organisation.";
export const FACILITY_KIND_MESSAGE = "This facility is not for this kind of document. Choose another.";
export const FACILITY_LIMIT_MESSAGE = "The limit cannot be lower than what is already on the facility.";
export const FACILITY_IN_USE_MESSAGE =
  "Documents or drafts are still on this facility. Close them or move them to another one first.";
export const ALREADY_OFFERED_MESSAGE =
  "This facility is already offered to that organisation, which has not answered yet.";
export const ALREADY_SHARED_MESSAGE = "This facility is already shared with that organisation.";
export const SHARE_IN_USE_MESSAGE =
  "This organisation still has documents or drafts on the facility, so the sharing cannot end yet.";
export const NO_SUCH_ORGANISATION_MESSAGE =
  "No organisation with this ABN or ACN confirmed uses the portal yet.";
export const OWN_ORGANISATION_MESSAGE = "The facility already belongs to this organisation.";
export const NO_LIMITED_MEMBER_MESSAGE = "Enter the email of a limited user of your organisation.";
export const OWN_FACILITY_MESSAGE = "Choose a facility of your organisation.";
