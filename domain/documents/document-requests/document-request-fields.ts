// What is said in a request after issue and in the answer to it, each field written once.

import {
  choiceField,
  dayField,
  emailField,
  fieldsOf,
  incompleteRulesOf,
  linesField,
  moneyField,
  nameField,
  onlyFields,
  percentageField,
  textField,
} from "../../values/fields/field.ts";
import { required } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { changePercentage } from "../../values/fields/percentage.ts";
import type { AgreementAnswer } from "./document-request.ts";
import {
  AGREEMENT_ANSWER_TEXT,
  CLAIM_ACTION_TEXT,
  CLAIM_OUTCOME_TEXT,
  DOCUMENT_REQUEST_KIND_TEXT,
  WORDING_FIELD_TEXT,
} from "./document-request-text.ts";

export const DOCUMENT_REQUEST_FIELDS = fieldsOf({
  kind: choiceField("Request", DOCUMENT_REQUEST_KIND_TEXT),
  /** By how much; what a claim asks for. */
  amount: moneyField("By how much"),
  requestedExpiryDate: dayField("New expiry date"),
  scheduledDate: dayField("Reduce on"),
  milestone: textField("Reduce once reached", LENGTHS.attribute),
  claimAction: choiceField("What is asked for", CLAIM_ACTION_TEXT),
  wordingField: choiceField("What to amend", WORDING_FIELD_TEXT),
  newText: textField("New wording", LENGTHS.address),
  /** The whole text, where an amendment sets that. */
  newWording: linesField("New wording", LENGTHS.wording),
  reason: linesField("Reason", LENGTHS.notes),
});

const { kind: _, claimAction: __, ...changeTexts } = DOCUMENT_REQUEST_FIELDS;

/** What asking for a change takes. An amount may be said by how much it changes, what it becomes, or which share of it as it is now. */
export const CHANGE_FIELDS = fieldsOf({
  ...changeTexts,
  newAmount: moneyField("New amount"),
  percentage: { ...percentageField("Share"), rule: changePercentage },
});
export const CHANGE_RULES = incompleteRulesOf(CHANGE_FIELDS);
export type ChangeValues = FieldValues<typeof CHANGE_RULES>;

/** The whole wording has lines and a length of its own. */
export function newTextOf({
  wordingField,
  newText,
  newWording,
}: Pick<ChangeValues, "wordingField" | "newText" | "newWording">): string | null {
  return wordingField === "WHOLE_WORDING" ? newWording : newText;
}

export const CLAIM_FIELDS = onlyFields(DOCUMENT_REQUEST_FIELDS, [
  "amount",
  "claimAction",
  "requestedExpiryDate",
  "reason",
]);
export const CLAIM_RULES = {
  ...incompleteRulesOf(CLAIM_FIELDS),
  amount: required(CLAIM_FIELDS.amount.rule),
  claimAction: required(CLAIM_FIELDS.claimAction.rule),
};

/** What the answer says, and what was paid on a claim. */
const REQUEST_ANSWER_FIELDS = fieldsOf({
  answerNote: linesField("Reason", LENGTHS.declineReason),
  agreement: textField("How they agreed", LENGTHS.attribute),
  claimOutcome: choiceField("Answer", CLAIM_OUTCOME_TEXT),
  paidDate: dayField("Paid on"),
  paymentReference: textField("Payment reference", LENGTHS.refundReference),
});

/** What whoever loses by it answers, and to which address a link is mailed. */
const AGREEMENT_FIELDS = fieldsOf({
  agreementAnswer: choiceField("Their answer", AGREEMENT_ANSWER_TEXT),
  agreementReason: linesField("Reason", LENGTHS.declineReason),
  agreementByName: nameField("Your name", LENGTHS.name),
  agreementEmail: emailField("Email"),
});

/** No is said with a reason, yes needs none. */
export function agreementRules(answer: AgreementAnswer) {
  const { agreementReason } = incompleteRulesOf(AGREEMENT_FIELDS);
  return answer === "REFUSED"
    ? { agreementReason: required(AGREEMENT_FIELDS.agreementReason.rule) }
    : { agreementReason };
}

/** By a link nobody is signed in: whoever answers types their name. */
export function agreementByLinkRules(answer: AgreementAnswer) {
  return { ...agreementRules(answer), agreementByName: required(AGREEMENT_FIELDS.agreementByName.rule) };
}

export const SEND_AGREEMENT_RULES = { agreementEmail: incompleteRulesOf(AGREEMENT_FIELDS).agreementEmail };

/** All that is said in a request and in the answers to it, by whoever says it. */
export const SAID_IN_REQUEST = fieldsOf({
  ...DOCUMENT_REQUEST_FIELDS,
  ...REQUEST_ANSWER_FIELDS,
  ...AGREEMENT_FIELDS,
});

/** What confirming a milestone says. */
export const MILESTONE_FIELDS = fieldsOf({ reachedDate: dayField("Reached on") });
export const MILESTONE_RULES = { reachedDate: required(MILESTONE_FIELDS.reachedDate.rule) };

export const ACCEPT_FIELDS = onlyFields(REQUEST_ANSWER_FIELDS, ["answerNote", "agreement"]);
export const ACCEPT_RULES = incompleteRulesOf(ACCEPT_FIELDS);
export const DECLINE_FIELDS = onlyFields(REQUEST_ANSWER_FIELDS, ["answerNote"]);
export const DECLINE_RULES = { answerNote: required(DECLINE_FIELDS.answerNote.rule) };
const { answerNote: ___, ...executeFields } = REQUEST_ANSWER_FIELDS;
export const EXECUTE_FIELDS = fieldsOf(executeFields);
export const EXECUTE_RULES = incompleteRulesOf(EXECUTE_FIELDS);
export type ExecuteValues = FieldValues<typeof EXECUTE_RULES>;
