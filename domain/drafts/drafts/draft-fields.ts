// The fields of a draft that a client may set, and the rule of each: the same for the form, the call and the import.

import { PARTY_VARIANTS } from "../../parties/parties/party.ts";
import { PARTY_FIELDS } from "../../parties/parties/party-fields.ts";
import { accountNumber } from "../../values/fields/account-number.ts";
import { address } from "../../values/fields/address.ts";
import { amount } from "../../values/fields/amount.ts";
import { bsb } from "../../values/fields/bsb.ts";
import { choice } from "../../values/fields/choice.ts";
import { typedDate, wireDate } from "../../values/fields/date.ts";
import { email } from "../../values/fields/email.ts";
import { emailList } from "../../values/fields/email-list.ts";
import { type FieldRule, optional } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { guid } from "../../values/fields/guid.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { name, personName } from "../../values/fields/name.ts";
import { australianPhone } from "../../values/fields/phone.ts";
import { severalLines, singleLine } from "../../values/fields/text.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import { CONTRACT_FORMS, DELIVERY_TYPES, EXPIRY_TYPES, PURPOSES, SOURCES_OF_FUNDS } from "./draft.ts";

export const INVOICE_RECIPIENTS_MAX = 20;
export const DRAFT_PARTIES_MAX = 20;

/** As people type a day, or as the wire carries it: neither can be taken for the other. */
export const draftDate: FieldRule<PlainDate> = (raw) => {
  const wire = wireDate(raw);
  return wire.ok ? wire : typedDate(raw);
};

/** Anything may be missing while drafting, but nothing may be malformed; what is missing is a matter of the requirements. */
export const DRAFT_FIELDS = {
  amount: optional(amount),
  purpose: optional(choice(PURPOSES)),
  specifiedOtherPurpose: optional(singleLine(LENGTHS.attribute)),
  projectAddress: optional(address(LENGTHS.projectAddress)),
  agreementContent: optional(severalLines(LENGTHS.agreementContent)),
  expiryType: optional(choice(EXPIRY_TYPES)),
  expiresAt: optional(draftDate),
  expiryCondition: optional(severalLines(LENGTHS.agreementContent)),
  expectedReturnDate: optional(draftDate),
  yourReference: optional(singleLine(LENGTHS.referenceNumber)),
  contractForm: optional(choice(CONTRACT_FORMS)),
  contractTitle: optional(singleLine(LENGTHS.attribute)),
  contractNumber: optional(singleLine(LENGTHS.attribute)),
  contractDate: optional(draftDate),
  facilityId: optional(guid),
  "deliveryDetails.deliveryType": optional(choice(DELIVERY_TYPES)),
  "deliveryDetails.address": optional(address(LENGTHS.address)),
  "deliveryDetails.recipientNames": optional(name(LENGTHS.name)),
  "deliveryDetails.phoneNumber": optional(australianPhone),
  "deliveryDetails.companyName": optional(name(LENGTHS.name)),
  issuerSourceOfFunds: optional(choice(SOURCES_OF_FUNDS)),
  issuerDetailsOfSourceOfFunds: optional(severalLines(LENGTHS.notes)),
  directorFirstName: optional(personName),
  directorLastName: optional(personName),
  directorEmail: optional(email),
  refundAccountName: optional(name(LENGTHS.attribute)),
  refundAccountNumber: optional(accountNumber),
  refundBSB: optional(bsb),
  invoiceRecipientEmailAddresses: optional(emailList(INVOICE_RECIPIENTS_MAX)),
  feeSummaryId: optional(guid),
};
export type DraftFieldPath = keyof typeof DRAFT_FIELDS;
export type DraftFieldValues = FieldValues<typeof DRAFT_FIELDS>;

/** A party of a draft: the rules of every party, and which side it is on. */
export const DRAFT_PARTY_FIELDS = {
  ...PARTY_FIELDS,
  id: optional(guid),
  partyVariant: choice(PARTY_VARIANTS),
};
export type DraftPartyValues = FieldValues<typeof DRAFT_PARTY_FIELDS>;
