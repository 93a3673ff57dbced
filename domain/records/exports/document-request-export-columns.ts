// The columns of all clients' requests after issue as a file.

import {
  CLAIM_ACTION_TEXT,
  CLAIM_OUTCOME_TEXT,
  DOCUMENT_REQUEST_KIND_TEXT,
  REQUEST_SIDE_TEXT,
  WORDING_FIELD_TEXT,
} from "../../documents/document-requests/document-request-text.ts";
import { DOCUMENT_REQUEST_STATUS_TEXT } from "../../documents/documents/document-text.ts";
import { type ExportColumn, momentColumn } from "./export-column.ts";

export function documentRequestExportColumns(zone: string): readonly ExportColumn[] {
  return [
    { key: "referenceNumber", label: "Document", kind: "text", isUsual: true },
    { key: "guaranteeNumber", label: "Guarantee number", kind: "text", isUsual: true },
    { key: "client", label: "Client", kind: "text", isUsual: true },
    { key: "beneficiary", label: "Beneficiary", kind: "text" },
    { key: "supplier", label: "Bank or insurer", kind: "text" },
    { key: "kind", label: "Kind", kind: "text", isUsual: true, texts: DOCUMENT_REQUEST_KIND_TEXT },
    { key: "status", label: "Status", kind: "text", isUsual: true, texts: DOCUMENT_REQUEST_STATUS_TEXT },
    { key: "side", label: "Asked for", kind: "text", texts: REQUEST_SIDE_TEXT },
    { key: "requestedBy", label: "Asked by", kind: "text" },
    { key: "amount", label: "Amount", kind: "money", isUsual: true },
    { key: "requestedExpiryDate", label: "Expiry asked for", kind: "day", isUsual: true },
    { key: "wordingField", label: "What of the wording", kind: "text", texts: WORDING_FIELD_TEXT },
    { key: "claimAction", label: "What is claimed", kind: "text", texts: CLAIM_ACTION_TEXT },
    { key: "reason", label: "Reason", kind: "text" },
    { key: "fromAmount", label: "Amount when asked", kind: "money" },
    { key: "fromExpiryDate", label: "Expiry when asked", kind: "day" },
    { key: "scheduledDate", label: "Done by itself on", kind: "day" },
    { key: "milestone", label: "Milestone", kind: "text" },
    { key: "answeredBy", label: "Answered by", kind: "text" },
    { key: "answerNote", label: "Answer", kind: "text" },
    { key: "claimOutcome", label: "How the claim ended", kind: "text", texts: CLAIM_OUTCOME_TEXT },
    { key: "paidDate", label: "Paid on", kind: "day" },
    { key: "paymentReference", label: "Payment reference", kind: "text" },
    { key: "amendmentNumber", label: "Amendment", kind: "number" },
    { key: "amountAfter", label: "Amount left", kind: "money" },
    { key: "expiryAfterDate", label: "Expiry after", kind: "day" },
    momentColumn(zone, { key: "createdAt", label: "Asked", isUsual: true }),
    momentColumn(zone, { key: "answeredAt", label: "Answered" }),
    momentColumn(zone, { key: "executedAt", label: "Done", isUsual: true }),
  ];
}
