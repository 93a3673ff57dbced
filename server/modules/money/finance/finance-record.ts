// Finance as the server holds it: what is advertised, how far a draft has come with it, and enquiries.

import type { FINANCE_CONTACT_FIELDS } from "@bondline/domain/money/finance/finance-fields.ts";
import type { Tables } from "../../../database/generated/rows.ts";

export type FinanceOfferRow = Pick<
  Tables["finance_offer"],
  | "annualRatePercentage"
  | "minAmountCents"
  | "maxAmountCents"
  | "termMonths"
  | "availableMinBusinessDays"
  | "availableMaxBusinessDays"
>;

export type FinanceContact = Pick<Tables["finance_enquiry"], keyof typeof FINANCE_CONTACT_FIELDS>;

/** The contact is whole or absent. */
export type FinanceApplicationRow = Tables["finance_application"];

export type FinanceEnquiryRow = Tables["finance_enquiry"] & {
  organisationName: string;
  draftReferenceNumber: string | null;
};
