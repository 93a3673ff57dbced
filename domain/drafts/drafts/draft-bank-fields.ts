// What a bank may ask of the applicant beside the application, each field written once, and which feature of its profile asks for which.

import type { BankFeature } from "../../office/bank-profiles/bank-profile.ts";
import {
  accountNumberField,
  bankNameField,
  bsbField,
  choiceField,
  fieldsOf,
  linesField,
  moneyField,
  nameField,
  textField,
} from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { BANK_SUGGESTIONS } from "../../values/reference-data/banks.ts";

/** Beside the usual guarantee of a fee plan: a product with a name of its own. */
export const SPECIAL_PRODUCT_TEXT = {
  SMALL_BUSINESS_LOAN: "Small business loan bank guarantee",
} as const;

/** Null for the usual product of a fee plan. */
export function specialProductName(code: string | null): string | null {
  const names: Readonly<Record<string, string>> = SPECIAL_PRODUCT_TEXT;
  return (code && names[code]) ?? null;
}

export const PREVIOUS_IDENTIFICATION_TEXT = { YES: "Yes", NO: "No" } as const;

export const DRAFT_BANK_FIELDS = fieldsOf({
  specialProduct: choiceField("Product", SPECIAL_PRODUCT_TEXT),
  "bankDetails.previousIdentification": choiceField(
    "Identified by the bank before",
    PREVIOUS_IDENTIFICATION_TEXT,
  ),
  "bankDetails.customerNumber": textField("Customer number at the bank", LENGTHS.referenceNumber),
  "bankDetails.fundingBankName": bankNameField("Bank the money comes from", BANK_SUGGESTIONS),
  "bankDetails.fundingAmount": moneyField("Amount that is moved"),
  "bankDetails.fundingPurpose": linesField("What the money is", LENGTHS.notes),
  "bankDetails.creditInterestAccountName": nameField("Interest account name", LENGTHS.attribute),
  "bankDetails.creditInterestBSB": bsbField("Interest BSB"),
  "bankDetails.creditInterestAccountNumber": accountNumberField("Interest account number"),
  "additionalSupplierDetail.businessActivity": linesField("What the business does", LENGTHS.notes),
  "additionalSupplierDetail.relationshipPurpose": linesField("Why it needs the guarantee", LENGTHS.notes),
  "additionalSupplierDetail.contactName": nameField("Contact at the bank", LENGTHS.attribute),
});
export type DraftBankField = keyof typeof DRAFT_BANK_FIELDS;

/** The fields of nobody but the bank that asks for them. */
export const FIELDS_OF_FEATURE = {
  PREVIOUS_IDENTIFICATION: ["bankDetails.previousIdentification", "bankDetails.customerNumber"],
  FUNDING_SECTION: ["bankDetails.fundingBankName", "bankDetails.fundingAmount", "bankDetails.fundingPurpose"],
  CREDIT_INTEREST_ACCOUNT: [
    "bankDetails.creditInterestAccountName",
    "bankDetails.creditInterestBSB",
    "bankDetails.creditInterestAccountNumber",
  ],
  ADDITIONAL_SUPPLIER_DETAIL: [
    "additionalSupplierDetail.businessActivity",
    "additionalSupplierDetail.relationshipPurpose",
    "additionalSupplierDetail.contactName",
  ],
} as const satisfies { readonly [Feature in BankFeature]?: readonly DraftBankField[] };
/** A feature with fields of its own; the director's and the product are the draft's for every bank. */
export type FeatureWithFields = keyof typeof FIELDS_OF_FEATURE;
export const FEATURES_WITH_FIELDS = Object.keys(FIELDS_OF_FEATURE) as FeatureWithFields[];

/** Undefined for a field that no bank has to itself. */
export function featureOfField(path: string): FeatureWithFields | undefined {
  return FEATURES_WITH_FIELDS.find((feature) =>
    FIELDS_OF_FEATURE[feature].some((field: string) => field === path),
  );
}
