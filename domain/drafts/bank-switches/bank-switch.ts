// Switching a bank guarantee: a new one from us in the place of one at another bank; it rides on a draft and ends when the old original is handed back.

import { tonesOf } from "../../status-tone.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import type { DraftStatus } from "../drafts/draft.ts";
import type { DraftRequirement } from "../drafts/draft-requirements-view.ts";

export const BANK_SWITCH_STATUS_TEXT = {
  DRAFT: "Draft",
  SUBMITTED: "Submitted",
  PROCESSING: "Processing",
  COMPLETED: "Completed",
  DECLINED: "Declined",
  CANCELLED: "Cancelled",
} as const;
type BgSwitchStatus = keyof typeof BANK_SWITCH_STATUS_TEXT;
export const BANK_SWITCH_STATUSES = codesIn(BANK_SWITCH_STATUS_TEXT);

export const BANK_SWITCH_STATUS_TONE = tonesOf(BANK_SWITCH_STATUS_TEXT);

/** Established is not the end of it: the old original is still out. */
const STATUS_OF_DRAFT: Record<DraftStatus, BgSwitchStatus> = {
  DRAFT: "DRAFT",
  SUBMISSION_STARTED: "DRAFT",
  CHANGES_REQUESTED: "DRAFT",
  IDENTIFYING: "SUBMITTED",
  SUBMITTED: "SUBMITTED",
  PENDING_PAYMENT: "PROCESSING",
  PROCESSING: "PROCESSING",
  ESTABLISHED: "PROCESSING",
  CANCELLED: "CANCELLED",
  REJECTED: "DECLINED",
};

export function bankSwitchStatusOf(status: DraftStatus, returnedDate: PlainDate | null): BgSwitchStatus {
  return status === "ESTABLISHED" && returnedDate !== null ? "COMPLETED" : STATUS_OF_DRAFT[status];
}

/** What secures the guarantee at the other bank. */
export const BANK_SWITCH_SECURITY_TEXT = {
  TERM_DEPOSIT: "Term deposit",
  CASH: "Cash in an account",
  PROPERTY: "Property",
  UNSECURED: "Unsecured",
} as const;
type BgSwitchSecurityType = keyof typeof BANK_SWITCH_SECURITY_TEXT;
export const BANK_SWITCH_SECURITY_TYPES = codesIn(BANK_SWITCH_SECURITY_TEXT);

/** Each is kept with who made it and when. */
export const BANK_SWITCH_DECLARATION_TEXT = {
  detailsAreTrue: "The details of the current guarantee are true and complete.",
  bankMayBeContacted: "The current bank may be contacted about the guarantee.",
  originalWillBeReturned:
    "The original of the current guarantee will be returned once the new one is issued.",
} as const;
export type BankSwitchDeclaration = keyof typeof BANK_SWITCH_DECLARATION_TEXT;
export const BANK_SWITCH_DECLARATIONS = codesIn(BANK_SWITCH_DECLARATION_TEXT);

export type BankSwitchFacts = {
  currentBankName: string | null;
  guaranteeNumber: string | null;
  securityType: BgSwitchSecurityType | null;
  termDepositEndDate: PlainDate | null;
  valueCents: bigint | null;
  declarations: Readonly<Record<BankSwitchDeclaration, boolean>>;
};

/** What must be known of the present guarantee before a switch is submitted. An open-ended one has no expiry date. */
export function bankSwitchRequirements(facts: BankSwitchFacts): DraftRequirement[] {
  const row = (field: string, message: string, requirementMet: boolean) => ({
    field: `bGSwitch.${field}`,
    message,
    requirementMet,
  });
  const missing = BANK_SWITCH_DECLARATIONS.filter((each) => !facts.declarations[each]);
  return [
    row("currentBankName", "Enter the bank of the current guarantee.", facts.currentBankName !== null),
    row("guaranteeNumber", "Enter the number of the current guarantee.", facts.guaranteeNumber !== null),
    row("value", "Enter the value of the current guarantee.", facts.valueCents !== null),
    row("securityType", "Choose what secures the current guarantee.", facts.securityType !== null),
    ...(facts.securityType === "TERM_DEPOSIT"
      ? [row("termDepositEndDate", "Enter the day the term deposit ends.", facts.termDepositEndDate !== null)]
      : []),
    row("declarations", "Make the declarations about the current guarantee.", missing.length === 0),
  ];
}
