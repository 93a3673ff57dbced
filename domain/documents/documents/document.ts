// What an issued or projected guarantee or bond can be: its statuses, tabs, kinds, ends, and the requests made on it.

import { codesIn } from "../../values/reference-data/option-list.ts";
import {
  DOCUMENT_REQUEST_STATUS_TEXT,
  DOCUMENT_STATUS_TEXT,
  RETENTION_TYPE_TEXT,
  SECURITY_TYPE_TEXT,
} from "./document-text.ts";

export type DocumentStatus = keyof typeof DOCUMENT_STATUS_TEXT;
export const DOCUMENT_STATUSES = codesIn(DOCUMENT_STATUS_TEXT);

/** Four tabs over eight values; the older RETURNED is CLOSED_RETURNED and never stored. */
export const DOCUMENT_TABS = {
  ESTABLISHED: ["ESTABLISHED", "PENDING"],
  PROJECTED: ["PROJECTED"],
  AWAITING_RETURN: ["AWAITING_RETURN"],
  CLOSED: ["CLOSED_RETURNED", "CLOSED_CLAIMED", "CLOSED_CANCELLED", "CLOSED_EXPIRED"],
} as const satisfies Record<string, readonly DocumentStatus[]>;
export type DocumentTab = keyof typeof DOCUMENT_TABS;
export const DOCUMENT_TAB_TEXT: Record<DocumentTab, string> = {
  ESTABLISHED: "Established",
  PROJECTED: "Projected",
  AWAITING_RETURN: "Awaiting Return",
  CLOSED: "Closed",
};

export const DOCUMENT_ROLES = ["OWNER", "ISSUER", "BENEFICIARY", "LIMITED", "PROVIDER", "SUPPLIER"] as const;
export type DocumentRole = (typeof DOCUMENT_ROLES)[number];

export const RETENTION_TYPES = codesIn(RETENTION_TYPE_TEXT);

export const SECURITY_TYPES = codesIn(SECURITY_TYPE_TEXT);

/** Things asked for are records of their own; the document changes only when one is executed. */
export type DocumentRequestStatus = keyof typeof DOCUMENT_REQUEST_STATUS_TEXT;
/** @internal */
export const DOCUMENT_REQUEST_STATUSES = codesIn(DOCUMENT_REQUEST_STATUS_TEXT);

export function documentTabOf(status: DocumentStatus): DocumentTab {
  return TAB_OF[status];
}

export function isClosed(status: DocumentStatus): boolean {
  return TAB_OF[status] === "CLOSED";
}

const TAB_OF: Record<DocumentStatus, DocumentTab> = {
  PROJECTED: "PROJECTED",
  PENDING: "ESTABLISHED",
  ESTABLISHED: "ESTABLISHED",
  AWAITING_RETURN: "AWAITING_RETURN",
  CLOSED_RETURNED: "CLOSED",
  CLOSED_CLAIMED: "CLOSED",
  CLOSED_CANCELLED: "CLOSED",
  CLOSED_EXPIRED: "CLOSED",
};
