// Switching a bank guarantee: a new one from us in the place of one at another bank; it rides on a draft and ends when the old original is handed back.

import type { StatusTone } from "../../status-tone.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import type { DraftStatus } from "../drafts/draft.ts";
import type { DraftRequirement } from "../drafts/draft-requirements-view.ts";

export const BG_SWITCH_STATUSES = [
  "DRAFT",
  "SUBMITTED",
  "PROCESSING",
  "COMPLETED",
  "DECLINED",
  "CANCELLED",
] as const;
export type BgSwitchStatus = (typeof BG_SWITCH_STATUSES)[number];

export const BG_SWITCH_STATUS_TEXT: Record<BgSwitchStatus, string> = {
  DRAFT: "Draft",
  SUBMITTED: "Submitted",
  PROCESSING: "Processing",
  COMPLETED: "Completed",
  DECLINED: "Declined",
  CANCELLED: "Cancelled",
};

export const BG_SWITCH_STATUS_TONE: Record<BgSwitchStatus, StatusTone> = {
  DRAFT: "info",
  SUBMITTED: "info",
  PROCESSING: "info",
  COMPLETED: "ok",
  DECLINED: "danger",
  CANCELLED: "mute",
};

/** Ledger Q-020: established is not the end of it, the old original is still out. */
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
export const BG_SWITCH_SECURITY_TYPES = ["TERM_DEPOSIT", "CASH", "PROPERTY", "UNSECURED"] as const;
export type BgSwitchSecurityType = (typeof BG_SWITCH_SECURITY_TYPES)[number];

export const BG_SWITCH_SECURITY_TEXT: Record<BgSwitchSecurityType, string> = {
  TERM_DEPOSIT: "Term deposit",
  CASH: "Cash in an account",
  PROPERTY: "Property",
  UNSECURED: "Unsecured",
};

/** Ledger Q-021; each is kept with who made it and when. */
export const BG_SWITCH_DECLARATIONS = [
  "detailsAreTrue",
  "bankMayBeContacted",
  "originalWillBeReturned",
] as const;
export type BankSwitchDeclaration = (typeof BG_SWITCH_DECLARATIONS)[number];

export const BG_SWITCH_DECLARATION_TEXT: Record<BankSwitchDeclaration, string> = {
  detailsAreTrue: "The details of the present guarantee are true and complete.",
  bankMayBeContacted: "The present bank may be contacted about the guarantee.",
  originalWillBeReturned:
    "The original of the present guarantee will be returned once the new one is issued.",
};

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
  const missing = BG_SWITCH_DECLARATIONS.filter((each) => !facts.declarations[each]);
  return [
    row("currentBankName", "Name the bank of the present guarantee.", facts.currentBankName !== null),
    row("guaranteeNumber", "Enter the number of the present guarantee.", facts.guaranteeNumber !== null),
    row("value", "Enter the value of the present guarantee.", facts.valueCents !== null),
    row("securityType", "Choose what secures the present guarantee.", facts.securityType !== null),
    ...(facts.securityType === "TERM_DEPOSIT"
      ? [
          row(
            "termDepositEndDate",
            "Enter the day on which the term deposit ends.",
            facts.termDepositEndDate !== null,
          ),
        ]
      : []),
    row("declarations", "Make the declarations about the present guarantee.", missing.length === 0),
  ];
}
