// A document as the server holds it: the row, with the children that one statement brings along.

import type { DocumentRole } from "@bondline/domain/documents/documents/document.ts";
import type { AmountStep } from "@bondline/domain/money/fees/recut-cost.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { InvoiceRow } from "../../money/invoices/public.ts";
import type { SecurityRow } from "../../money/security-money/public.ts";
import type { PartyRow } from "../../parties/parties/public.ts";
import type { OwnerRow } from "../../people/organisations/public.ts";
import type { AttachmentRow } from "../../records/attachments/public.ts";

/** Without what the database alone reads. */
export type DocumentRow = Omit<
  Tables["document"],
  | "searchText"
  | "firstBeneficiaryName"
  | "firstBeneficiaryState"
  | "firstIssuerName"
  | "bankKey"
  | "importJobId"
  | "importedFrom"
  | "hasDisputedNumber"
  | "checkCode"
  | "verificationCode"
>;

export type CostRow = Omit<Tables["document_cost"], "id" | "organisationId" | "documentId" | "createdAt">;

/** In force from its day on, until the next one. */
export type CostRateRow = Pick<
  Tables["document_cost_rate"],
  "createdAt" | "fromDate" | "recurringFixedCostCents" | "recurringPercentageCost" | "setByName"
>;

export type MetadataRow = Pick<Tables["document_metadata"], "id" | "key" | "value">;

/** Without what other modules add: each reads its own part. */
export type DocumentChildren = {
  metadata: MetadataRow[];
  parties: PartyRow[];
  attachments: AttachmentRow[];
  invoices: InvoiceRow[];
  cost: CostRow | null;
  costRates: CostRateRow[];
  amountSteps: AmountStep[];
  securityMoney: SecurityRow | null;
  organisation: OwnerRow;
  supplierName: string | null;
};

/** Of what it says now: as it was issued, or as the last amendment has left it. */
export function wordingHashInForce({
  amendedWordingHash,
  wordingHash,
}: Pick<DocumentRow, "amendedWordingHash" | "wordingHash">): string | null {
  return amendedWordingHash ?? wordingHash;
}

/** What an original of it says. */
export function signedTermsOf(
  document: Pick<DocumentRow, "amendedWordingHash" | "wordingHash" | "amountCents" | "expiresAt">,
): Pick<Tables["document_possession"], "wordingHash" | "amountCents" | "expiresDate"> {
  const { amountCents, expiresAt: expiresDate } = document;
  return { wordingHash: wordingHashInForce(document), amountCents, expiresDate };
}

export type DocumentFactsRow = {
  actorCollaboratorRoles: DocumentRole[] | null;
  actorIsViewer: boolean;
  awaitsIndemnity: boolean;
};

export type Document = DocumentRow & DocumentChildren & DocumentFactsRow;

/** What a document is changed by: its access check, its creation, the link of a handover of it, or the bank that gives its paper. */
export type ChangingDocument = Granted<
  Pick<DocumentRow, "id" | "organisationId">,
  | "AS_SYSTEM"
  | "BY_HANDOVER_LINK"
  | "BY_ITS_ISSUER"
  | "CAN_AMEND"
  | "CAN_CLAIM"
  | "CAN_CLOSE_OUT"
  | "CAN_COPY_TO_DRAFT"
  | "CAN_REOPEN"
  | "CAN_EDIT_COSTS"
  | "CAN_EDIT_DETAILS"
  | "CAN_EXECUTE_REQUESTS"
  | "CAN_DECLARE_LOST"
  | "CAN_REQUEST_BANK_ACTION"
  | "CAN_RETURN"
  | "CAN_SIGN_ORIGINAL"
  | "CREATED"
>;
