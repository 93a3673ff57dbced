// What the desk's list of all required documents may be narrowed by.

import { optionsOf } from "../../values/fields/field.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import {
  REQUIRED_DOCUMENT_PARTY_TEXT,
  REQUIRED_DOCUMENT_SENDER_TEXT,
  REQUIRED_DOCUMENT_STAGE_TEXT,
  REQUIRED_DOCUMENT_TYPE_TEXT,
} from "./required-document-text.ts";

export const REQUIRED_DOCUMENT_FILTERS = {
  client: { kind: "text", label: "Client" },
  beneficiary: { kind: "text", label: "Beneficiary" },
  types: { kind: "choices", label: "Document", options: optionsOf(REQUIRED_DOCUMENT_TYPE_TEXT) },
  stages: { kind: "choices", label: "Status", options: optionsOf(REQUIRED_DOCUMENT_STAGE_TEXT) },
  waitsFor: { kind: "choices", label: "Waiting on", options: optionsOf(REQUIRED_DOCUMENT_PARTY_TEXT) },
  bank: { kind: "text", label: "Bank or insurer" },
  lastFrom: {
    kind: "choices",
    label: "Last message from",
    options: optionsOf(REQUIRED_DOCUMENT_SENDER_TEXT),
  },
  since: { kind: "days", label: "Since" },
  asked: { kind: "days", label: "Asked" },
} as const satisfies FilterTable;
export type RequiredDocumentFilterName = keyof typeof REQUIRED_DOCUMENT_FILTERS;
