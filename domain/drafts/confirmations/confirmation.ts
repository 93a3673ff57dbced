// The beneficiary's confirmation of what is to be issued to it: what exactly is confirmed, how long its link holds, and who may do what about it.

import { formatAbnOrAcn } from "../../values/fields/abn-or-acn.ts";
import {
  choiceField,
  emailField,
  fieldsOf,
  incompleteRulesOf,
  linesField,
  nameField,
  textField,
} from "../../values/fields/field.ts";
import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { addMinutes, type Instant } from "../../values/time/instant.ts";
import {
  CONFIRMATION_ANSWER_TEXT,
  CONFIRMATION_CHANGE_TEXT,
  CONFIRMATION_STATUS_TEXT,
} from "./confirmation-text.ts";

export type ConfirmationStatus = keyof typeof CONFIRMATION_STATUS_TEXT;
export const CONFIRMATION_STATUSES = codesIn(CONFIRMATION_STATUS_TEXT);
export type ConfirmationAnswer = keyof typeof CONFIRMATION_ANSWER_TEXT;
export const CONFIRMATION_ANSWERS = codesIn(CONFIRMATION_ANSWER_TEXT);
export type ConfirmationChange = keyof typeof CONFIRMATION_CHANGE_TEXT;
export const CONFIRMATION_CHANGES = codesIn(CONFIRMATION_CHANGE_TEXT);

export const CONFIRMATION_LINK_DAYS_VALID = 14;

export function confirmationLinkEndsAt(mailedAt: Instant): Instant {
  return addMinutes(mailedAt, CONFIRMATION_LINK_DAYS_VALID * 24 * 60);
}

/** What the beneficiary looks at. */
export type ToConfirm = { beneficiaryName: string | null; beneficiaryAbn: string | null; wording: string };

/** Its canonical form, whose hash stands for it: the same name, number and wording always give the same bytes. */
export function confirmationText({ beneficiaryName, beneficiaryAbn, wording }: ToConfirm): string {
  return [
    `Beneficiary: ${lineOf(beneficiaryName)}`,
    `ABN or ACN: ${beneficiaryAbn === null ? "" : formatAbnOrAcn(beneficiaryAbn)}`,
    "Wording:",
    wording,
  ].join("\n");
}

function lineOf(text: string | null): string {
  return (text ?? "").normalize("NFC").replace(/\s+/g, " ").trim();
}

/** What is another since it was asked about or confirmed. */
export function confirmationChanges(before: ToConfirm, after: ToConfirm): ConfirmationChange[] {
  const isOther: Record<ConfirmationChange, boolean> = {
    NAME: lineOf(before.beneficiaryName) !== lineOf(after.beneficiaryName),
    ABN: before.beneficiaryAbn !== after.beneficiaryAbn,
    WORDING: before.wording !== after.wording,
  };
  return CONFIRMATION_CHANGES.filter((change) => isOther[change]);
}

export const CONFIRMATION_CAPABILITIES = ["CAN_ASK", "CAN_ASK_AGAIN", "CAN_CANCEL"] as const;
export type ConfirmationCapability = (typeof CONFIRMATION_CAPABILITIES)[number];

/** By what there is now: one that waits is sent again, and what was confirmed is not asked for twice. */
export function confirmationCapabilities(
  status: ConfirmationStatus | undefined,
  { mayAsk }: { mayAsk: boolean },
): ConfirmationCapability[] {
  if (!mayAsk || status === "CONFIRMED") return [];
  return status === "ASKED" ? ["CAN_ASK_AGAIN", "CAN_CANCEL"] : ["CAN_ASK"];
}

const CONFIRMATION_FIELDS = fieldsOf({
  emailAddress: emailField("Email"),
  answer: choiceField("Answer", CONFIRMATION_ANSWER_TEXT),
  name: nameField("Your name", LENGTHS.name),
  position: textField("Your position", LENGTHS.attribute),
  reason: linesField("What is wrong", LENGTHS.comment),
});

export const ASK_CONFIRMATION_RULES = {
  emailAddress: incompleteRulesOf(CONFIRMATION_FIELDS).emailAddress,
};

/** Whoever answers says who they are; what is wrong is said in words. */
export function answerConfirmationRules(answer: ConfirmationAnswer) {
  const { name, position, reason } = CONFIRMATION_FIELDS;
  return {
    name: required(name.rule),
    position: required(position.rule),
    reason: answer === "DISPUTED" ? required(reason.rule) : incompleteRulesOf(CONFIRMATION_FIELDS).reason,
  };
}
