// What the portal knows of each bank's ways: what it asks of an applicant beside the application, and what it gives to read.

import { choiceField, fieldsOf, requiredRulesOf, textField, textFieldOf } from "../../values/fields/field.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { url } from "../../values/fields/url.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

export const BANK_FEATURE_TEXT = {
  DIRECTOR_CONTACT: "Director contact",
  PREVIOUS_IDENTIFICATION: "Previous identification",
  CREDIT_INTEREST_ACCOUNT: "Credit interest account",
  ADDITIONAL_SUPPLIER_DETAIL: "Additional detail for the bank",
  FUNDING_SECTION: "Funding",
  SMALL_BUSINESS_LOAN_GUARANTEE: "Small business loan bank guarantee",
} as const;
export type BankFeature = keyof typeof BANK_FEATURE_TEXT;
export const BANK_FEATURES = codesIn(BANK_FEATURE_TEXT);

/** What each of them does, as the people read it who turn it on. */
export const BANK_FEATURE_EFFECT: Readonly<Record<BankFeature, string>> = {
  DIRECTOR_CONTACT:
    "Asks for the name and email of a director. The bank emails that person before it issues.",
  PREVIOUS_IDENTIFICATION:
    "Asks whether the bank has identified the applicant before, and under which customer number.",
  CREDIT_INTEREST_ACCOUNT: "Asks for the account that interest on security money is paid to.",
  ADDITIONAL_SUPPLIER_DETAIL: "Asks what the business does and what it needs the guarantee for.",
  FUNDING_SECTION: "Asks which bank the money comes from, how much of it, and what it is.",
  SMALL_BUSINESS_LOAN_GUARANTEE: "Offers the small business loan bank guarantee beside the usual one.",
};

export const BANK_PROFILE_KEYS = ["BNK", "BEYOND BANK AUSTRALIA", "MACQUARIE", "OTHER"] as const;
type BankProfileKey = (typeof BANK_PROFILE_KEYS)[number];

/** What a bank of this profile begins with; from then on it is the provider's to change. */
export const FEATURES_OF_PROFILE: Readonly<Record<BankProfileKey, readonly BankFeature[]>> = {
  BNK: ["DIRECTOR_CONTACT"],
  "BEYOND BANK AUSTRALIA": ["SMALL_BUSINESS_LOAN_GUARANTEE"],
  MACQUARIE: [
    "PREVIOUS_IDENTIFICATION",
    "CREDIT_INTEREST_ACCOUNT",
    "ADDITIONAL_SUPPLIER_DETAIL",
    "FUNDING_SECTION",
  ],
  OTHER: [],
};

/** Interest is paid on security money alone: where none is lodged, no account is asked for. */
export function askedFeatures(
  features: readonly BankFeature[],
  { isSecuredByCash }: { isSecuredByCash: boolean },
): BankFeature[] {
  return features.filter((feature) => isSecuredByCash || feature !== "CREDIT_INTEREST_ACCOUNT");
}

export const BANK_RESOURCE_KIND_TEXT = {
  GUIDE: "Guide",
  FORM: "Form",
  TERMS: "Terms and conditions",
  FEES: "Fees and charges",
} as const;

export const BANK_RESOURCE_PLACE_TEXT = {
  APPLICATION: "While the draft is filled in",
  DRAFT: "On the draft’s page",
  DESK: "For the bank and us",
} as const;

export const BANK_RESOURCES_MAX = 10;

/** Something of the bank's to read, at an address of its own. */
export const BANK_RESOURCE_FIELDS = fieldsOf({
  name: textField("Name", LENGTHS.attribute),
  kind: choiceField("What it is", BANK_RESOURCE_KIND_TEXT),
  place: choiceField("Where it is shown", BANK_RESOURCE_PLACE_TEXT),
  url: textFieldOf("Web address", url),
});
export const BANK_RESOURCE_RULES = requiredRulesOf(BANK_RESOURCE_FIELDS);
export type BankResource = FieldValues<typeof BANK_RESOURCE_RULES>;

/** The bank's number at the register of digital guarantees. */
export const BANK_PROFILE_FIELDS = fieldsOf({
  gvpId: textField("Number at the register", LENGTHS.attribute),
});

/** As the history writes them down: "Guide to guarantees (Guide, while the draft is filled in): https://…". */
export function resourceText({ name, kind, place, url: address }: BankResource): string {
  return `${name} (${BANK_RESOURCE_KIND_TEXT[kind]}, ${BANK_RESOURCE_PLACE_TEXT[place].toLowerCase()}): ${address}`;
}
