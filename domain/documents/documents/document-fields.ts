// The fields of a document that an organisation records itself, each written once, in the sections of its form.

import {
  DRAFT_DETAILS,
  DRAFT_FIELDS,
  DRAFT_PARTY_FIELDS,
  DRAFT_PARTY_RULES,
} from "../../drafts/drafts/draft-fields.ts";
import { costAmount, RECURRING_COST_FIELDS } from "../../money/fees/recurring-cost-fields.ts";
import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import {
  bankNameField,
  choiceField,
  dayField,
  type FieldPath,
  fieldsOf,
  fieldsUnder,
  incompleteRulesOf,
  linesField,
  moneyField,
  textField,
  textFieldOf,
} from "../../values/fields/field.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { singleLine } from "../../values/fields/text.ts";
import { ISSUER_SUGGESTIONS } from "../../values/reference-data/banks.ts";
import { RETENTION_TYPE_TEXT, SECURITY_TYPE_TEXT } from "./document-text.ts";
import { guaranteeNumber } from "./guarantee-number.ts";

const paper = fieldsOf({
  documentVariant: choiceField("Kind", PROCESS_TYPE_TEXT),
  amount: DRAFT_FIELDS.amount,
  bankName: bankNameField("Bank or insurer", ISSUER_SUGGESTIONS),
  guaranteeNumber: textFieldOf("Guarantee number", guaranteeNumber),
  establishedAt: dayField("Established"),
  referenceNumber: textField("Your reference", LENGTHS.referenceNumber),
});

const end = fieldsOf({
  expiryType: DRAFT_FIELDS.expiryType,
  expiresAt: DRAFT_FIELDS.expiresAt,
  expiryCondition: DRAFT_FIELDS.expiryCondition,
});

const purpose = fieldsOf({
  purpose: DRAFT_FIELDS.purpose,
  specifiedOtherPurpose: DRAFT_FIELDS.specifiedOtherPurpose,
  projectAddress: DRAFT_FIELDS.projectAddress,
  agreementContent: DRAFT_FIELDS.agreementContent,
});

/** Facts about the contract behind the paper, which no amendment of the paper changes. */
const contract = fieldsOf({
  practicalCompletionDate: dayField("Practical completion"),
  defectsEndDate: dayField("End of the defects period"),
  leaseEndDate: dayField("End of the lease"),
});

/** What the organisation notes for itself, on paper issued through the portal too. */
const notes = fieldsOf({
  retentionType: choiceField("Retention type", RETENTION_TYPE_TEXT),
  securityType: choiceField("Security type", SECURITY_TYPE_TEXT),
  expectedReturnDate: DRAFT_FIELDS.expectedReturnDate,
  description: linesField("Description", LENGTHS.notes),
});

/** What the beneficiary notes of paper that it holds. */
const holding = fieldsOf({
  receivedDate: dayField("Original received"),
  requiredAmount: moneyField("Amount that the contract requires"),
});

const costs = fieldsUnder("costs", {
  ...RECURRING_COST_FIELDS,
  setUpCost: moneyField("Set-up cost", costAmount),
});

export const DOCUMENT_SECTIONS = { paper, end, purpose, contract, holding, notes, costs } as const;
/** What may be changed on paper that was issued through the portal, too. */
export const DOCUMENT_NOTE_FIELDS = fieldsOf({ ...contract, ...notes });

/** What stands in the document itself; what it costs is kept beside it and has readers of its own. */
export const DOCUMENT_OWN_FIELDS = fieldsOf({
  ...paper,
  ...end,
  ...purpose,
  ...contract,
  ...holding,
  ...notes,
});
export const DOCUMENT_FIELDS = fieldsOf({ ...DOCUMENT_OWN_FIELDS, ...costs });
export type DocumentOwnFieldPath = FieldPath<typeof DOCUMENT_OWN_FIELDS>;
export type DocumentFieldPath = FieldPath<typeof DOCUMENT_FIELDS>;

type DraftDetail = FieldPath<typeof DRAFT_DETAILS>;
/** What a draft and its document both have goes over by its name when the document is issued. */
export type CarriedField = DraftDetail & DocumentOwnFieldPath;

/** Which of a draft's details its document does not have, and why: a new detail is named here or among the document's own. */
const STAYS_WITH_DRAFT: Readonly<Record<Exclude<DraftDetail, CarriedField>, string>> = {
  yourReference: "The document has a number of its own.",
  facilityId: "Both of them are on the same facility.",
  contractForm: "The wording has it.",
  contractTitle: "The wording has it.",
  contractNumber: "The wording has it.",
  contractDate: "The wording has it.",
};
export const CARRIED_FIELDS = Object.keys(DRAFT_DETAILS).filter(
  (path) => !(path in STAYS_WITH_DRAFT),
) as CarriedField[];

export const DOCUMENT_COST_RULES = incompleteRulesOf(costs);
export const DOCUMENT_NOTE_RULES = incompleteRulesOf(DOCUMENT_NOTE_FIELDS);
export const DOCUMENT_RULES = {
  ...incompleteRulesOf(DOCUMENT_FIELDS),
  documentVariant: required(paper.documentVariant.rule),
  amount: required(paper.amount.rule),
  expiryType: required(end.expiryType.rule),
};
export type DocumentFieldValues = FieldValues<typeof DOCUMENT_RULES>;

/** A party of a document always has a name: the paper names it. */
export const DOCUMENT_PARTY_RULES = {
  ...DRAFT_PARTY_RULES,
  name: required(DRAFT_PARTY_FIELDS.name.rule),
};
export type DocumentPartyValues = FieldValues<typeof DOCUMENT_PARTY_RULES>;

/** What stands under one of the organisation's own keys; an empty value is none. */
export const METADATA_VALUE_RULE = singleLine(LENGTHS.attribute);
export const METADATA_VALUE_FIELDS = { value: optional(METADATA_VALUE_RULE) };
