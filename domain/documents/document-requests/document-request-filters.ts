// What the desk's list of all requests after issue may be narrowed by.

import { optionsOf } from "../../values/fields/field.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { DOCUMENT_REQUEST_STATUS_TEXT } from "../documents/document-text.ts";
import { DOCUMENT_REQUEST_KIND_TEXT, REQUEST_SIDE_TEXT } from "./document-request-text.ts";

export const DOCUMENT_REQUEST_FILTERS = {
  client: { kind: "text", label: "Client" },
  kinds: { kind: "choices", label: "Kind", options: optionsOf(DOCUMENT_REQUEST_KIND_TEXT) },
  statuses: { kind: "choices", label: "Status", options: optionsOf(DOCUMENT_REQUEST_STATUS_TEXT) },
  sides: { kind: "choices", label: "Asked for", options: optionsOf(REQUEST_SIDE_TEXT) },
  amount: { kind: "amounts", label: "Amount" },
  bank: { kind: "text", label: "Bank or insurer" },
  asked: { kind: "days", label: "Asked" },
  answered: { kind: "days", label: "Answered" },
  done: { kind: "days", label: "Done" },
} as const satisfies FilterTable;
export type DocumentRequestFilterName = keyof typeof DOCUMENT_REQUEST_FILTERS;
