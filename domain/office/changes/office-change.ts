// A change that a second person approves: what it can be of, where it stands, and who may decide about it.

import { allowed, type Decision, denied } from "../../decision.ts";
import { linesField } from "../../values/fields/field.ts";
import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

export const CHANGE_SUBJECT_TEXT = {
  ALERT_DEFAULTS: "Alerts of new organisations",
  ASKED_DOCUMENTS: "Documents asked for",
  CARD_REFUND: "Refund to a card or account",
  CLIENT_DISCOUNT: "Discount of a client",
  CONTENT_PAGE: "Page text",
  CREDIT_NOTE: "Credit note",
  DEPOSIT_ACCOUNT: "Account for deposits",
  FACILITY_FEES: "Fees of property backed facilities",
  FINANCE_TERMS: "Terms of finance",
  MAIL_TEXT: "Text of an email",
  ORGANISATION_MERGE: "Merge of two organisations",
  PARTNER_DISCOUNT: "Discount of a trade organisation",
  PRODUCT: "Fee plan",
  REFERRAL_PROGRAMME: "Amounts of the referral programme",
  SECOND_APPROVAL: "Sums from which two approve",
  STANDARD_WORDING: "Standard wording",
} as const;
export type ChangeSubjectKind = keyof typeof CHANGE_SUBJECT_TEXT;
export const CHANGE_SUBJECTS = codesIn(CHANGE_SUBJECT_TEXT);

export const CHANGE_STATUS_TEXT = {
  PROPOSED: "Waiting for approval",
  APPROVED: "Approved",
  DECLINED: "Declined",
  WITHDRAWN: "Withdrawn",
} as const;
export type ChangeStatus = keyof typeof CHANGE_STATUS_TEXT;
export const CHANGE_STATUSES = codesIn(CHANGE_STATUS_TEXT);

export const CHANGE_DECISIONS = ["APPROVE", "DECLINE", "WITHDRAW"] as const;
export type ChangeDecision = (typeof CHANGE_DECISIONS)[number];

export const STATUS_AFTER = {
  APPROVE: "APPROVED",
  DECLINE: "DECLINED",
  WITHDRAW: "WITHDRAWN",
} as const satisfies Record<ChangeDecision, ChangeStatus>;

export const CHANGE_REASON = linesField("Why", LENGTHS.notes);
export const CHANGE_NOTE = linesField("Note", LENGTHS.notes);
/** Whoever declines says why. */
export const DECLINE_NOTE_RULE = required(CHANGE_NOTE.rule);

type Facts = { status: ChangeStatus; isOwn: boolean };
type ChangeDenial = "decided" | "own" | "not-own";

/** Nobody approves or declines what they have proposed themselves; only they take it back. */
export function decideChange({ status, isOwn }: Facts, decision: ChangeDecision): Decision<ChangeDenial> {
  if (status !== "PROPOSED") return denied("decided");
  if (decision === "WITHDRAW") return isOwn ? allowed : denied("not-own");
  return isOwn ? denied("own") : allowed;
}

export function changeDecisions(facts: Facts): ChangeDecision[] {
  return CHANGE_DECISIONS.filter((decision) => decideChange(facts, decision).allowed);
}
