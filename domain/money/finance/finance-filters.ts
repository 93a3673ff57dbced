// What the provider's list of all finance enquiries may be narrowed by.

import { optionsOf } from "../../values/fields/field.ts";
import { ARCHIVE_TEXT } from "../../values/lists/archive-filter.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { ENQUIRY_STATUS_TEXT } from "./finance.ts";

export const FINANCE_ENQUIRY_FILTERS = {
  client: { kind: "text", label: "Client" },
  statuses: { kind: "choices", label: "Status", options: optionsOf(ENQUIRY_STATUS_TEXT) },
  amount: { kind: "amounts", label: "Amount asked for" },
  settled: { kind: "amounts", label: "Amount paid out" },
  contact: { kind: "text", label: "Contact" },
  asked: { kind: "days", label: "Asked" },
  answered: { kind: "days", label: "Answered" },
  ended: { kind: "days", label: "Ended" },
  archived: { kind: "choices", label: "Archive", options: optionsOf(ARCHIVE_TEXT) },
} as const satisfies FilterTable;
export type FinanceEnquiryFilterName = keyof typeof FINANCE_ENQUIRY_FILTERS;
