// What became of what a credit note takes back, and what the provider's list of all credit notes may be narrowed by.

import type { StatusTone } from "../../status-tone.ts";
import { optionsOf } from "../../values/fields/field.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

/** By what is due back of its invoice for its credit notes: nothing, where the invoice was owed by as much. */
export const CREDIT_NOTE_STATE_TEXT = {
  TAKEN_OFF: "Taken off the invoice",
  REFUND_DUE: "Refund due",
  PAID_BACK: "Paid back",
} as const;
export type CreditNoteState = keyof typeof CREDIT_NOTE_STATE_TEXT;
export const CREDIT_NOTE_STATES = codesIn(CREDIT_NOTE_STATE_TEXT);

export const CREDIT_NOTE_STATE_TONE: Readonly<Record<CreditNoteState, StatusTone>> = {
  TAKEN_OFF: "ok",
  REFUND_DUE: "warn",
  PAID_BACK: "ok",
};

export const CREDIT_NOTE_FILTERS = {
  client: { kind: "text", label: "Client" },
  states: { kind: "choices", label: "Status", options: optionsOf(CREDIT_NOTE_STATE_TEXT) },
  amount: { kind: "amounts", label: "Amount" },
  issued: { kind: "days", label: "Issued" },
  invoice: { kind: "text", label: "Invoice" },
} as const satisfies FilterTable;
export type CreditNoteFilterName = keyof typeof CREDIT_NOTE_FILTERS;
