// The fields of a draft, each written once, in the sections in which they are filled in. What else there is to say of them stands beside.

import { PARTY_VARIANT_TEXT } from "../../parties/parties/party.ts";
import { PARTY_FIELDS, PARTY_RULES } from "../../parties/parties/party-fields.ts";
import {
  accountNumberField,
  addressField,
  bsbField,
  choiceField,
  dayField,
  emailField,
  emailsField,
  type FieldPath,
  fieldsOf,
  idField,
  incompleteRulesOf,
  linesField,
  moneyField,
  nameField,
  personNameField,
  phoneField,
  textField,
} from "../../values/fields/field.ts";
import { optional } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { guid } from "../../values/fields/guid.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { DRAFT_BANK_FIELDS } from "./draft-bank-fields.ts";
import {
  CONTRACT_FORM_TEXT,
  DELIVERY_TYPE_TEXT,
  EXPIRY_TYPE_TEXT,
  PURPOSE_TEXT,
  SOURCE_OF_FUNDS_TEXT,
} from "./draft-text.ts";

const INVOICE_RECIPIENTS_MAX = 20;
export const DRAFT_PARTIES_MAX = 20;

const guarantee = fieldsOf({
  purpose: choiceField("Purpose", PURPOSE_TEXT),
  specifiedOtherPurpose: textField("Specified purpose", LENGTHS.attribute),
  amount: moneyField("Amount"),
  expiryType: choiceField("Expiry", EXPIRY_TYPE_TEXT),
  expiresAt: dayField("Expiry date"),
  expiryCondition: linesField("Expiry condition", LENGTHS.agreementContent),
  expectedReturnDate: dayField("Expected return"),
  projectAddress: addressField("Project address", LENGTHS.projectAddress),
  yourReference: textField("Your reference", LENGTHS.referenceNumber),
  agreementContent: linesField("Agreement", LENGTHS.agreementContent),
  facilityId: idField("Facility"),
});

/** The agreement's name is asked for with the guarantee; here stands what more there is to say of it. */
const contract = fieldsOf({
  contractTitle: textField("Contract title", LENGTHS.attribute),
  contractNumber: textField("Contract number", LENGTHS.attribute),
  contractDate: dayField("Contract date"),
});

const wording = fieldsOf({ contractForm: choiceField("Contract form", CONTRACT_FORM_TEXT) });

const delivery = fieldsOf({
  "deliveryDetails.deliveryType": choiceField("Delivery", DELIVERY_TYPE_TEXT),
  "deliveryDetails.recipientNames": nameField("Recipient", LENGTHS.name),
  "deliveryDetails.companyName": nameField("Recipient’s company", LENGTHS.name),
  "deliveryDetails.phoneNumber": phoneField("Recipient’s phone"),
  "deliveryDetails.address": addressField("Delivery address", LENGTHS.address),
});

const funds = fieldsOf({
  feeSummaryId: idField("Fee plan"),
  issuerSourceOfFunds: choiceField("Source of funds", SOURCE_OF_FUNDS_TEXT),
  issuerDetailsOfSourceOfFunds: linesField("Details of the source", LENGTHS.notes),
  directorFirstName: personNameField("Director’s first name"),
  directorLastName: personNameField("Director’s last name"),
  directorEmail: emailField("Director’s email"),
  refundAccountName: nameField("Refund account name", LENGTHS.attribute),
  refundBSB: bsbField("Refund BSB"),
  refundAccountNumber: accountNumberField("Refund account number"),
  invoiceRecipientEmailAddresses: emailsField("Invoice recipients", INVOICE_RECIPIENTS_MAX),
});

/** What is filled in together, but for the parties. */
export const DRAFT_SECTIONS = {
  guarantee,
  contract,
  wording,
  delivery,
  funds,
  bank: DRAFT_BANK_FIELDS,
} as const;

/** Locked from SUBMISSION_STARTED on, open again in CHANGES_REQUESTED. */
export const DRAFT_DETAILS = fieldsOf({ ...guarantee, ...wording, ...contract });
/** Filled in on the way to submission, so they stay open while it is under way. */
export const DRAFT_SUBMISSION = fieldsOf({ ...delivery, ...funds, ...DRAFT_BANK_FIELDS });
export const DRAFT_FIELDS = fieldsOf({ ...DRAFT_DETAILS, ...DRAFT_SUBMISSION });
export type DraftFieldPath = FieldPath<typeof DRAFT_FIELDS>;

/** Anything may be missing while drafting, but nothing may be malformed; what is missing is a matter of the requirements. */
export const DRAFT_RULES = incompleteRulesOf(DRAFT_FIELDS);
export type DraftFieldValues = FieldValues<typeof DRAFT_RULES>;

/** A party of a draft: which side it is on, and the fields of every party. */
export const DRAFT_PARTY_FIELDS = fieldsOf({
  partyVariant: choiceField("Kind", PARTY_VARIANT_TEXT),
  ...PARTY_FIELDS,
});
export const DRAFT_PARTY_RULES = {
  ...PARTY_RULES,
  id: optional(guid),
  partyVariant: DRAFT_PARTY_FIELDS.partyVariant.rule,
};
export type DraftPartyValues = FieldValues<typeof DRAFT_PARTY_RULES>;
