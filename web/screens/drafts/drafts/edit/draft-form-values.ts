// What the wizard's form holds: text for every field, made from a draft or from the organisation that raises one.

import { findStateAndPostcode } from "@bondline/domain/values/fields/address.ts";
import type { DraftRecordFragment, PartyVariant } from "../../../../api/generated/graphql.ts";

export type PartyFormValues = {
  /** The party's id once it has one; before that a key of the form's own. */
  key: string;
  partyVariant: PartyVariant;
  name: string;
  abn: string;
  partyEntityType: string;
  address: string;
  state: string;
  postcode: string;
  notes: string;
  primaryContact: { givenName: string; familyName: string; phoneNumber: string; email: string };
};

export type DraftFormValues = {
  processType: string;
  purpose: string;
  specifiedOtherPurpose: string;
  /** A decimal such as "1250000.50". */
  amount: string;
  expiryType: string;
  /** Days are "YYYY-MM-DD" here and dd/mm/yyyy in the input. */
  expiresAt: string;
  expiryCondition: string;
  expectedReturnDate: string;
  projectAddress: string;
  yourReference: string;
  agreementContent: string;
  parties: PartyFormValues[];
  contractForm: string;
  contractTitle: string;
  contractNumber: string;
  contractDate: string;
  deliveryDetails: {
    deliveryType: string;
    recipientNames: string;
    companyName: string;
    phoneNumber: string;
    address: string;
  };
  issuerSourceOfFunds: string;
  issuerDetailsOfSourceOfFunds: string;
  directorFirstName: string;
  directorLastName: string;
  directorEmail: string;
  refundAccountName: string;
  refundBSB: string;
  /** The mask that the server shows, until another number is typed over it. */
  refundAccountNumber: string;
  /** Joined by semicolons. */
  invoiceRecipientEmailAddresses: string;
  feeSummaryId: string;
  facilityId: string;
};

/** The fields of the draft that are one text each, by the names of the contract. */
export const TEXT_FIELDS = [
  "purpose",
  "specifiedOtherPurpose",
  "amount",
  "expiryType",
  "expiresAt",
  "expiryCondition",
  "expectedReturnDate",
  "projectAddress",
  "yourReference",
  "agreementContent",
  "contractForm",
  "contractTitle",
  "contractNumber",
  "contractDate",
  "issuerSourceOfFunds",
  "issuerDetailsOfSourceOfFunds",
  "directorFirstName",
  "directorLastName",
  "directorEmail",
  "refundAccountName",
  "refundBSB",
  "refundAccountNumber",
  "invoiceRecipientEmailAddresses",
  "feeSummaryId",
  "facilityId",
] as const satisfies readonly (keyof DraftFormValues)[];

export const DELIVERY_FIELDS = [
  "deliveryType",
  "recipientNames",
  "companyName",
  "phoneNumber",
  "address",
] as const satisfies readonly (keyof DraftFormValues["deliveryDetails"])[];

export const PARTY_FIELDS = [
  "partyVariant",
  "name",
  "abn",
  "partyEntityType",
  "address",
  "state",
  "postcode",
  "notes",
] as const satisfies readonly (keyof PartyFormValues)[];

export const CONTACT_FIELDS = [
  "givenName",
  "familyName",
  "phoneNumber",
  "email",
] as const satisfies readonly (keyof PartyFormValues["primaryContact"])[];

export type RaisingOrganisation = {
  name: string;
  abn: string;
  address: string;
  entityType: string;
};

export type RaisingPerson = {
  givenName: string;
  familyName: string;
  email: string;
  phoneNumber: string | null;
};

/** The organisation that raises the draft is its applicant; the beneficiary is still to be named. */
export function newDraftValues(organisation: RaisingOrganisation, person: RaisingPerson): DraftFormValues {
  const place = findStateAndPostcode(organisation.address);
  const applicant: PartyFormValues = {
    ...newPartyValues("ISSUER", "applicant"),
    name: organisation.name,
    abn: organisation.abn,
    partyEntityType: organisation.entityType,
    address: organisation.address,
    state: place?.state ?? "",
    postcode: place?.postcode ?? "",
    primaryContact: {
      givenName: person.givenName,
      familyName: person.familyName,
      phoneNumber: person.phoneNumber ?? "",
      email: person.email,
    },
  };
  return { ...EMPTY_VALUES, parties: [applicant, newPartyValues("BENEFICIARY", "beneficiary")] };
}

export function newPartyValues(partyVariant: PartyVariant, key: string): PartyFormValues {
  return {
    key,
    partyVariant,
    name: "",
    abn: "",
    partyEntityType: "",
    address: "",
    state: "",
    postcode: "",
    notes: "",
    primaryContact: { givenName: "", familyName: "", phoneNumber: "", email: "" },
  };
}

export function valuesFromDraft(draft: DraftRecordFragment): DraftFormValues {
  const texts = TEXT_FIELDS.map((field) => [field, draft[field] ?? ""]);
  const delivery = DELIVERY_FIELDS.map((field) => [field, draft.deliveryDetails[field] ?? ""]);
  return {
    ...EMPTY_VALUES,
    ...Object.fromEntries(texts),
    processType: draft.processType,
    deliveryDetails: Object.fromEntries(delivery),
    parties: draft.parties.map(valuesFromParty),
  };
}

export function valuesFromParty(party: DraftRecordFragment["parties"][number]): PartyFormValues {
  const texts = PARTY_FIELDS.map((field) => [field, party[field] ?? ""]);
  const contact = CONTACT_FIELDS.map((field) => [field, party.primaryContact[field] ?? ""]);
  return {
    ...newPartyValues(party.partyVariant, party.id),
    ...Object.fromEntries(texts),
    primaryContact: Object.fromEntries(contact),
  };
}

const EMPTY_VALUES: DraftFormValues = {
  processType: "BANK_GUARANTEE",
  purpose: "",
  specifiedOtherPurpose: "",
  amount: "",
  expiryType: "FIXED",
  expiresAt: "",
  expiryCondition: "",
  expectedReturnDate: "",
  projectAddress: "",
  yourReference: "",
  agreementContent: "",
  parties: [],
  contractForm: "",
  contractTitle: "",
  contractNumber: "",
  contractDate: "",
  deliveryDetails: { deliveryType: "", recipientNames: "", companyName: "", phoneNumber: "", address: "" },
  issuerSourceOfFunds: "",
  issuerDetailsOfSourceOfFunds: "",
  directorFirstName: "",
  directorLastName: "",
  directorEmail: "",
  refundAccountName: "",
  refundBSB: "",
  refundAccountNumber: "",
  invoiceRecipientEmailAddresses: "",
  feeSummaryId: "",
  facilityId: "",
};
