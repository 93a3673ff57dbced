// Approving by two people: from which sums of each kind and step, and of a draft what becomes of the first approval, and who may decide about it.

import { allowed, type Decision, denied } from "../../decision.ts";
import { CHANGE_NOTE } from "../../office/changes/office-change.ts";
import { PROCESS_TYPE_TEXT, type ProcessType } from "../../process-type.ts";
import { type Field, fieldsOf, incompleteRulesOf, moneyField } from "../../values/fields/field.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import type { Cents } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

/** Of a kind without a sum one person approves whatever the amount is. */
export const SECOND_APPROVAL_FIELDS = fieldsOf({
  secondFromBankGuarantee: sumField("BANK_GUARANTEE"),
  secondFromSuretyBond: sumField("SURETY_BOND"),
  secondFromCashSecurity: sumField("CASH_SECURITY"),
  secondFromLeaseBond: sumField("LEASE_BOND"),
  secondFromSecurityReturn: moneyField("Security money returned, second approval from"),
  secondFromBankGuaranteeReturn: returnSumField("BANK_GUARANTEE"),
  secondFromSuretyBondReturn: returnSumField("SURETY_BOND"),
  secondFromCashSecurityReturn: returnSumField("CASH_SECURITY"),
  secondFromLeaseBondReturn: returnSumField("LEASE_BOND"),
  secondFromBankGuaranteeDiscount: discountSumField("BANK_GUARANTEE"),
  secondFromSuretyBondDiscount: discountSumField("SURETY_BOND"),
  secondFromCashSecurityDiscount: discountSumField("CASH_SECURITY"),
  secondFromLeaseBondDiscount: discountSumField("LEASE_BOND"),
  secondFromDeposit: moneyField("Deposit recorded by hand, second approval from"),
  secondFromPropertyFacility: moneyField("Property backed facility, second approval from"),
  secondFromSuretyFacility: moneyField("Other facility, second approval from"),
});
export const SECOND_APPROVAL_RULES = incompleteRulesOf(SECOND_APPROVAL_FIELDS);
export type SecondApprovalSums = FieldValues<typeof SECOND_APPROVAL_RULES>;

export const SECOND_APPROVAL_FIELD_OF = {
  BANK_GUARANTEE: "secondFromBankGuarantee",
  SURETY_BOND: "secondFromSuretyBond",
  CASH_SECURITY: "secondFromCashSecurity",
  LEASE_BOND: "secondFromLeaseBond",
} as const satisfies Record<ProcessType, keyof SecondApprovalSums>;

/** A kind without a sum of its own has that of all kinds. */
export const SECOND_RETURN_FIELD_OF = {
  BANK_GUARANTEE: "secondFromBankGuaranteeReturn",
  SURETY_BOND: "secondFromSuretyBondReturn",
  CASH_SECURITY: "secondFromCashSecurityReturn",
  LEASE_BOND: "secondFromLeaseBondReturn",
} as const satisfies Record<ProcessType, keyof SecondApprovalSums>;

export const SECOND_DISCOUNT_FIELD_OF = {
  BANK_GUARANTEE: "secondFromBankGuaranteeDiscount",
  SURETY_BOND: "secondFromSuretyBondDiscount",
  CASH_SECURITY: "secondFromCashSecurityDiscount",
  LEASE_BOND: "secondFromLeaseBondDiscount",
} as const satisfies Record<ProcessType, keyof SecondApprovalSums>;

type Sized = { readonly processType: ProcessType; readonly amountCents: Cents | null };

export function needsSecondApproval({ processType, amountCents }: Sized, sums: SecondApprovalSums): boolean {
  const sum = sums[SECOND_APPROVAL_FIELD_OF[processType]];
  return sum !== null && amountCents !== null && amountCents >= sum;
}

function sumField(kind: ProcessType): Field<Cents, "money"> {
  return moneyField(`${PROCESS_TYPE_TEXT[kind]}, second approval from`);
}

function returnSumField(kind: ProcessType): Field<Cents, "money"> {
  return moneyField(`Security money returned for a ${PROCESS_TYPE_TEXT[kind]}, second approval from`);
}

function discountSumField(kind: ProcessType): Field<Cents, "money"> {
  return moneyField(`Discount on a ${PROCESS_TYPE_TEXT[kind]}, second approval from`);
}

export const DRAFT_APPROVAL_STATUS_TEXT = {
  WAITING: "Waiting for a second person",
  CONFIRMED: "Confirmed",
  DECLINED: "Not confirmed",
  TAKEN_BACK: "Taken back",
  OUTDATED: "Ended, since the draft has changed",
} as const;
type DraftApprovalStatus = keyof typeof DRAFT_APPROVAL_STATUS_TEXT;
export const DRAFT_APPROVAL_STATUSES = codesIn(DRAFT_APPROVAL_STATUS_TEXT);

export const DRAFT_APPROVAL_DECISIONS = ["CONFIRM", "DECLINE", "TAKE_BACK"] as const;
export type DraftApprovalDecision = (typeof DRAFT_APPROVAL_DECISIONS)[number];

/** Whoever does not confirm says why. */
export const DRAFT_APPROVAL_NOTE_RULES = {
  CONFIRM: optional(CHANGE_NOTE.rule),
  DECLINE: required(CHANGE_NOTE.rule),
  TAKE_BACK: optional(CHANGE_NOTE.rule),
} as const;

type Facts = { readonly status: DraftApprovalStatus; readonly isOwn: boolean };
type DraftApprovalDenial = "decided" | "own" | "not-own";

/** Nobody confirms or declines what they have approved themselves; only they take it back. */
export function decideDraftApproval(
  { status, isOwn }: Facts,
  decision: DraftApprovalDecision,
): Decision<DraftApprovalDenial> {
  if (status !== "WAITING") return denied("decided");
  if (decision === "TAKE_BACK") return isOwn ? allowed : denied("not-own");
  return isOwn ? denied("own") : allowed;
}

export function draftApprovalDecisions(facts: Facts): DraftApprovalDecision[] {
  return DRAFT_APPROVAL_DECISIONS.filter((decision) => decideDraftApproval(facts, decision).allowed);
}
