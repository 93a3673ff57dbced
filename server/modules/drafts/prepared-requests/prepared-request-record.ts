// A prepared request as the server holds it.

import type { Tables } from "../../../database/generated/rows.ts";

export type PreparedRequestDetails = Pick<
  Tables["origination"],
  | "emailAddress"
  | "processType"
  | "amountCents"
  | "purpose"
  | "specifiedOtherPurpose"
  | "beneficiaryName"
  | "beneficiaryAbn"
  | "projectAddress"
  | "contractTitle"
  | "contractNumber"
  | "agreementContent"
  | "feeSummaryId"
  | "note"
  | "lastDate"
>;

export type PreparedRequestRow = Tables["origination"] & {
  /** The product and its bank or insurer, in words. */
  productName: string | null;
};
