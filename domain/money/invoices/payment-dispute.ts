// A payment that its payer has asked the bank to give back: how that stands, and what the provider's list of them may be narrowed by.

import type { StatusTone } from "../../status-tone.ts";
import { optionsOf } from "../../values/fields/field.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

/** While it is open the card provider has taken the money from our account; won, it gives it back; lost, it is gone. */
export const DISPUTE_STATUS_TEXT = { OPEN: "Open", WON: "Won", LOST: "Lost" } as const;
export type DisputeStatus = keyof typeof DISPUTE_STATUS_TEXT;
export const DISPUTE_STATUSES = codesIn(DISPUTE_STATUS_TEXT);

export const DISPUTE_STATUS_TONE: Readonly<Record<DisputeStatus, StatusTone>> = {
  OPEN: "warn",
  WON: "ok",
  LOST: "danger",
};

export const DISPUTE_FILTERS = {
  client: { kind: "text", label: "Client" },
  statuses: { kind: "choices", label: "Status", options: optionsOf(DISPUTE_STATUS_TEXT) },
  amount: { kind: "amounts", label: "Amount" },
  opened: { kind: "days", label: "Opened" },
  ended: { kind: "days", label: "Decided" },
  invoice: { kind: "text", label: "Invoice" },
} as const satisfies FilterTable;
export type DisputeFilterName = keyof typeof DISPUTE_FILTERS;

/** What the provider answers may be late: one that is decided does not open again. */
export function disputeStatusAfter(before: DisputeStatus, reported: DisputeStatus): DisputeStatus {
  return reported === "OPEN" ? before : reported;
}
