// The columns of all clients' required documents as a file.

import { DRAFT_STATUS_TEXT } from "../../drafts/drafts/draft-text.ts";
import {
  REQUIRED_DOCUMENT_PARTY_TEXT,
  REQUIRED_DOCUMENT_SENDER_TEXT,
  REQUIRED_DOCUMENT_STAGE_TEXT,
  REQUIRED_DOCUMENT_TYPE_TEXT,
} from "../../drafts/required-documents/required-document-text.ts";
import { type ExportColumn, momentColumn } from "./export-column.ts";

export function requiredDocumentExportColumns(zone: string): readonly ExportColumn[] {
  return [
    { key: "referenceNumber", label: "Draft", kind: "text", isUsual: true },
    { key: "client", label: "Client", kind: "text", isUsual: true },
    { key: "beneficiary", label: "Beneficiary", kind: "text" },
    { key: "supplier", label: "Bank or insurer", kind: "text" },
    { key: "type", label: "Document", kind: "text", isUsual: true, texts: REQUIRED_DOCUMENT_TYPE_TEXT },
    { key: "name", label: "Document’s own name", kind: "text" },
    { key: "stage", label: "Status", kind: "text", isUsual: true, texts: REQUIRED_DOCUMENT_STAGE_TEXT },
    {
      key: "waitsFor",
      label: "Waiting on",
      kind: "text",
      isUsual: true,
      texts: REQUIRED_DOCUMENT_PARTY_TEXT,
    },
    momentColumn(zone, { key: "since", label: "Since", isUsual: true }),
    momentColumn(zone, { key: "createdAt", label: "Asked", isUsual: true }),
    { key: "draftStatus", label: "Draft's status", kind: "text", texts: DRAFT_STATUS_TEXT },
    { key: "messages", label: "Messages", kind: "number" },
    { key: "lastFrom", label: "Last message from", kind: "text", texts: REQUIRED_DOCUMENT_SENDER_TEXT },
    momentColumn(zone, { key: "lastAt", label: "Last message" }),
    { key: "lastMessage", label: "Last message says", kind: "text" },
  ];
}
