// The fields of a prepared request, each written once. What is prepared goes into the fields of a draft, so it is the draft's own.

import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import {
  businessNumberField,
  choiceField,
  dayField,
  emailField,
  type FieldPath,
  fieldsOf,
  idField,
  incompleteRulesOf,
  linesField,
  nameField,
  textsOf,
} from "../../values/fields/field.ts";
import { required } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { DRAFT_FIELDS } from "../drafts/draft-fields.ts";

/** The kinds that a bank or insurer quotes for before there is a draft; cash and lease bonds are raised by their applicant (D-75). */
export const PREPARED_REQUEST_KINDS = ["BANK_GUARANTEE", "SURETY_BOND"] as const;

/** For whom it is prepared, of what kind, over how much and until when: always said. */
const offer = fieldsOf({
  emailAddress: emailField("Client's email"),
  processType: choiceField("Kind", textsOf(PROCESS_TYPE_TEXT, PREPARED_REQUEST_KINDS)),
  amount: DRAFT_FIELDS.amount,
  lastDate: dayField("Open until"),
});

const guarantee = fieldsOf({
  purpose: DRAFT_FIELDS.purpose,
  specifiedOtherPurpose: DRAFT_FIELDS.specifiedOtherPurpose,
  feeSummaryId: idField("Fee plan"),
});

const contract = fieldsOf({
  beneficiaryName: nameField("Beneficiary", LENGTHS.partyName),
  beneficiaryAbn: businessNumberField("Beneficiary's ABN or ACN"),
  contractTitle: DRAFT_FIELDS.contractTitle,
  contractNumber: DRAFT_FIELDS.contractNumber,
  projectAddress: DRAFT_FIELDS.projectAddress,
  agreementContent: DRAFT_FIELDS.agreementContent,
  note: linesField("Note", LENGTHS.notes),
});

export const PREPARED_REQUEST_SECTIONS = { offer, guarantee, contract } as const;
export const PREPARED_REQUEST_FIELDS = fieldsOf({ ...offer, ...guarantee, ...contract });
export type PreparedRequestField = FieldPath<typeof PREPARED_REQUEST_FIELDS>;

/** What every request has; all else may be left to the client. */
export const PREPARED_REQUEST_ALWAYS = Object.keys(offer) as FieldPath<typeof offer>[];

export const PREPARED_REQUEST_RULES = {
  ...incompleteRulesOf(PREPARED_REQUEST_FIELDS),
  emailAddress: required(offer.emailAddress.rule),
  processType: required(offer.processType.rule),
  amount: required(offer.amount.rule),
  lastDate: required(offer.lastDate.rule),
};
export type PreparedRequestValues = FieldValues<typeof PREPARED_REQUEST_RULES>;
