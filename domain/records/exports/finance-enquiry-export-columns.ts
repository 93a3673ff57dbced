// The columns of all clients' finance enquiries as a file.

import { ENQUIRY_STATUS_TEXT } from "../../money/finance/finance.ts";
import {
  FINANCE_ANSWER_FIELDS,
  FINANCE_CLOSING_FIELDS,
  FINANCE_ENQUIRY_FIELDS,
  FINANCE_SETTLEMENT_FIELDS,
} from "../../money/finance/finance-fields.ts";
import type { Field } from "../../values/fields/field.ts";
import { columnOf, type ExportColumn, momentColumn } from "./export-column.ts";

const USUAL: ReadonlySet<string> = new Set(["amount", "settledAmount", "settledDate", "closingReason"]);

export function financeEnquiryExportColumns(zone: string): readonly ExportColumn[] {
  return [
    { key: "client", label: "Client", kind: "text", isUsual: true },
    { key: "draftReference", label: "Request", kind: "text", isUsual: true },
    { key: "status", label: "Status", kind: "text", isUsual: true, texts: ENQUIRY_STATUS_TEXT },
    ...columnsOf(FINANCE_ENQUIRY_FIELDS),
    { key: "termMonths", label: "Term, months", kind: "number" },
    { key: "fortnightlyRepayment", label: "Repayment a fortnight", kind: "money" },
    ...columnsOf(FINANCE_ANSWER_FIELDS),
    ...columnsOf(FINANCE_SETTLEMENT_FIELDS),
    ...columnsOf(FINANCE_CLOSING_FIELDS),
    momentColumn(zone, { key: "createdAt", label: "Asked", isUsual: true }),
    momentColumn(zone, { key: "answeredAt", label: "Answered" }),
    momentColumn(zone, { key: "endedAt", label: "Ended", isUsual: true }),
  ];
}

function columnsOf(fields: Readonly<Record<string, Field<unknown>>>): readonly ExportColumn[] {
  return Object.entries(fields).map(([key, field]) =>
    columnOf(field, { key, label: field.label, isUsual: USUAL.has(key) }),
  );
}
