// What the provider's list of all refunds may be narrowed by.

import { optionsOf } from "../../values/fields/field.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { REFUND_METHOD_TEXT, REFUND_REASON_TEXT } from "./refund.ts";
import { REFUND_STATE_TEXT } from "./refund-state.ts";

export const REFUND_FILTERS = {
  client: { kind: "text", label: "Client" },
  states: { kind: "choices", label: "Status", options: optionsOf(REFUND_STATE_TEXT) },
  reasons: { kind: "choices", label: "Why it is due", options: optionsOf(REFUND_REASON_TEXT) },
  methods: { kind: "choices", label: "Paid by", options: optionsOf(REFUND_METHOD_TEXT) },
  amount: { kind: "amounts", label: "Amount" },
  arisen: { kind: "days", label: "Due since" },
  paid: { kind: "days", label: "Paid on" },
  invoice: { kind: "text", label: "Invoice" },
} as const satisfies FilterTable;
export type RefundFilterName = keyof typeof REFUND_FILTERS;
