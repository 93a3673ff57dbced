// A request after issue as the server holds it: the row, and what a document's statement brings along of it.

import type { DocumentStatus } from "@bondline/domain/documents/documents/document.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Tables } from "../../../database/generated/rows.ts";

/** Without the hash of the link that asks for agreement. */
export type DocumentRequestRow = Omit<Tables["document_request"], "agreementCodeHash">;

/** With what of its document it is validated by and found by. */
export type DocumentRequestOfDesk = DocumentRequestRow & {
  documentStatus: DocumentStatus;
  documentAmountCents: Cents;
  documentExpiresAt: PlainDate | null;
  expiryZone: string;
  referenceNumber: string;
  guaranteeNumber: string | null;
  applicantName: string;
  beneficiaryName: string | null;
  supplierName: string | null;
};
