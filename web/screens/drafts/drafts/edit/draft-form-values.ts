// What the wizard's form holds: text for every field, made from a draft or from the organisation that raises one.

import { DRAFT_FIELDS, type DRAFT_PARTY_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { PARTY_FIELDS } from "@bondline/domain/parties/parties/party-fields.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { NestedOf } from "@bondline/domain/values/fields/field-paths.ts";
import type { DraftRecordFragment, PartyVariant } from "../../../../api/generated/graphql.ts";
import { typedTexts } from "../../../../app/fields/field-texts.ts";
import type { Me } from "../../../../app/session.ts";
import { applicantOf, type Organisation } from "../../../parties/parties/public/party-section.tsx";
import type { WizardKind } from "../public/new-draft-path.ts";

export type PartyFormValues = Omit<NestedOf<typeof DRAFT_PARTY_FIELDS, string>, "partyVariant"> & {
  /** The party's id once it has one; before that a key of the form's own. */
  key: string;
  partyVariant: PartyVariant;
};

/** A text for each field: amounts as typed, days as "YYYY-MM-DD", the account number masked until another is typed over it. */
export type DraftFormValues = NestedOf<typeof DRAFT_FIELDS, string> & {
  processType: ProcessType;
  parties: PartyFormValues[];
};

/** The organisation that raises the draft is its applicant; the beneficiary is still to be named. */
export function newDraftValues(
  organisation: Organisation,
  person: Pick<Me, "givenName" | "familyName" | "email" | "phoneNumber">,
  kind: WizardKind = "BANK_GUARANTEE",
): DraftFormValues {
  const { givenName, familyName, phoneNumber, email } = person;
  const applicant: PartyFormValues = {
    ...newPartyValues("ISSUER", "applicant"),
    ...applicantOf(organisation),
    primaryContact: { givenName, familyName, phoneNumber: phoneNumber ?? "", email },
  };
  return {
    ...EMPTY_VALUES,
    ...BEGUN_WITH[kind],
    processType: kind,
    // Money goes back to whom it came from, unless another account is named.
    refundAccountName: organisation.name,
    parties: [applicant, newPartyValues("BENEFICIARY", "beneficiary")],
  };
}

export function newPartyValues(partyVariant: PartyVariant, key: string): PartyFormValues {
  return { ...typedTexts(PARTY_FIELDS, {}), key, partyVariant };
}

export function valuesFromDraft(draft: DraftRecordFragment): DraftFormValues {
  return {
    ...typedTexts(DRAFT_FIELDS, draft),
    processType: draft.processType,
    parties: draft.parties.map(valuesFromParty),
  };
}

export function valuesFromParty(party: DraftRecordFragment["parties"][number]): PartyFormValues {
  return { ...typedTexts(PARTY_FIELDS, party), key: party.id, partyVariant: party.partyVariant };
}

/** What a kind leaves no choice about. */
const BEGUN_WITH: Readonly<Record<WizardKind, Partial<DraftFormValues>>> = {
  BANK_GUARANTEE: {},
  CASH_SECURITY: {},
  LEASE_BOND: { purpose: "RENTAL_BOND", contractForm: "OTHER" },
};

const EMPTY_VALUES: DraftFormValues = {
  ...typedTexts(DRAFT_FIELDS, { expiryType: "FIXED", deliveryDetails: { deliveryType: "DIGITAL" } }),
  processType: "BANK_GUARANTEE",
  parties: [],
};
