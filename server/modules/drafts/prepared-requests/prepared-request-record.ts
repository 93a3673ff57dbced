// A prepared request as the server holds it, which columns keep its fields, and who is told what they hold.

import { PREPARED_REQUEST_FIELDS } from "@bondline/domain/drafts/prepared-requests/prepared-request-fields.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import type { NewRow } from "../../../database/write-row.ts";
import { columnsFor } from "../../../fields/field-columns.ts";

type Kept = Tables["origination"];

export const PREPARED_REQUEST_COLUMNS = columnsFor<Kept>()(PREPARED_REQUEST_FIELDS, {
  amount: "amountCents",
});

/** What was typed, as columns. */
export type PreparedRequestDetails = Pick<
  Kept,
  Exclude<keyof typeof PREPARED_REQUEST_FIELDS, "amount"> | "amountCents"
>;
export type NewPreparedRequest = Omit<NewRow<"origination">, "createdAt">;

export type PreparedRequestRow = Kept & {
  /** The product and its bank or insurer, in words. */
  productName: string | null;
};

/** Everybody who sees the request, or of them the person whom it was prepared for. */
type Reader = "everybody" | "addressee";

/** A new column does not compile until it is said who reads it. */
export const PREPARED_REQUEST_READERS: Readonly<Record<keyof Kept, Reader>> = {
  id: "everybody",
  emailAddress: "everybody",
  supplierId: "everybody",
  processType: "everybody",
  amountCents: "everybody",
  purpose: "everybody",
  specifiedOtherPurpose: "everybody",
  beneficiaryName: "everybody",
  beneficiaryAbn: "everybody",
  projectAddress: "everybody",
  contractTitle: "everybody",
  contractNumber: "everybody",
  agreementContent: "everybody",
  feeSummaryId: "everybody",
  note: "everybody",
  lastDate: "everybody",
  preparedBy: "everybody",
  createdBy: "everybody",
  withdrawnAt: "everybody",
  usedAt: "everybody",
  organisationId: "addressee",
  draftId: "addressee",
  createdAt: "everybody",
  version: "everybody",
};
