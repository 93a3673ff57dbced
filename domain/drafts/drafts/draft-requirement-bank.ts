// The requirements that the bank of the fee plan adds: each applies where its profile has the feature.

import type { BankFeature } from "../../office/bank-profiles/bank-profile.ts";
import { type DraftBankField, SPECIAL_PRODUCT_TEXT } from "./draft-bank-fields.ts";
import { isFilled } from "./draft-requirement-conditions.ts";
import type { DraftRequirementsView } from "./draft-requirements-view.ts";

type View = DraftRequirementsView;
type BankRow = {
  field: DraftBankField;
  kinds: "ALL";
  appliesIf: (view: View) => boolean;
  message: string;
  isMet: (view: View) => boolean;
};
type Ask = { message: string; of: (view: View) => string | null; appliesIf?: (view: View) => boolean };

export const BANK_REQUIREMENTS: readonly BankRow[] = [
  {
    field: "specialProduct",
    kinds: "ALL",
    appliesIf: (view) => isFilled(view.specialProduct),
    message: `Choose the usual product: this bank does not offer the ${SPECIAL_PRODUCT_TEXT.SMALL_BUSINESS_LOAN.toLowerCase()}.`,
    isMet: (view) => view.processType === "BANK_GUARANTEE" && asks(view, "SMALL_BUSINESS_LOAN_GUARANTEE"),
  },
  row("PREVIOUS_IDENTIFICATION", "bankDetails.previousIdentification", {
    message: "Say whether the bank has identified you before.",
    of: ({ bankDetails }) => bankDetails.previousIdentification,
  }),
  row("PREVIOUS_IDENTIFICATION", "bankDetails.customerNumber", {
    message: "Enter your customer number at the bank.",
    of: ({ bankDetails }) => bankDetails.customerNumber,
    appliesIf: ({ bankDetails }) => bankDetails.previousIdentification === "YES",
  }),
  row("FUNDING_SECTION", "bankDetails.fundingBankName", {
    message: "Name the bank that the money comes from.",
    of: ({ bankDetails }) => bankDetails.fundingBankName,
  }),
  row("FUNDING_SECTION", "bankDetails.fundingAmount", {
    message: "Enter the amount that is moved.",
    of: ({ bankDetails }) => bankDetails.fundingAmount,
  }),
  row("FUNDING_SECTION", "bankDetails.fundingPurpose", {
    message: "Say what the money is.",
    of: ({ bankDetails }) => bankDetails.fundingPurpose,
  }),
  row("CREDIT_INTEREST_ACCOUNT", "bankDetails.creditInterestAccountName", {
    message: "Enter the name of the account for the interest.",
    of: ({ bankDetails }) => bankDetails.creditInterestAccountName,
  }),
  row("CREDIT_INTEREST_ACCOUNT", "bankDetails.creditInterestBSB", {
    message: "Enter the BSB of the account for the interest.",
    of: ({ bankDetails }) => bankDetails.creditInterestBSB,
  }),
  row("CREDIT_INTEREST_ACCOUNT", "bankDetails.creditInterestAccountNumber", {
    message: "Enter the number of the account for the interest.",
    of: ({ bankDetails }) => bankDetails.creditInterestAccountNumber,
  }),
  row("ADDITIONAL_SUPPLIER_DETAIL", "additionalSupplierDetail.businessActivity", {
    message: "Say what the business does.",
    of: ({ additionalSupplierDetail }) => additionalSupplierDetail.businessActivity,
  }),
  row("ADDITIONAL_SUPPLIER_DETAIL", "additionalSupplierDetail.relationshipPurpose", {
    message: "Say why the business needs the guarantee.",
    of: ({ additionalSupplierDetail }) => additionalSupplierDetail.relationshipPurpose,
  }),
];

function row(feature: BankFeature, field: DraftBankField, { message, of, appliesIf }: Ask): BankRow {
  return {
    field,
    kinds: "ALL",
    message,
    appliesIf: (view) => asks(view, feature) && appliesIf?.(view) !== false,
    isMet: (view) => isFilled(of(view)),
  };
}

function asks({ bankFeatures }: View, feature: BankFeature): boolean {
  return bankFeatures.includes(feature);
}
