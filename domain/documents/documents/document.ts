// What an issued or projected guarantee or bond can be: its statuses, tabs, kinds, ends, and the requests made on it.

export const DOCUMENT_STATUSES = [
  "PROJECTED",
  "PENDING",
  "ESTABLISHED",
  "AWAITING_RETURN",
  "CLOSED_RETURNED",
  "CLOSED_CLAIMED",
  "CLOSED_CANCELLED",
  "CLOSED_EXPIRED",
] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Four tabs over eight values; the older RETURNED is CLOSED_RETURNED and never stored. */
export const DOCUMENT_TABS = {
  ESTABLISHED: ["ESTABLISHED", "PENDING"],
  PROJECTED: ["PROJECTED"],
  AWAITING_RETURN: ["AWAITING_RETURN"],
  CLOSED: ["CLOSED_RETURNED", "CLOSED_CLAIMED", "CLOSED_CANCELLED", "CLOSED_EXPIRED"],
} as const satisfies Record<string, readonly DocumentStatus[]>;
export type DocumentTab = keyof typeof DOCUMENT_TABS;

export const DOCUMENT_ROLES = ["OWNER", "ISSUER", "BENEFICIARY", "LIMITED", "PROVIDER", "SUPPLIER"] as const;
export type DocumentRole = (typeof DOCUMENT_ROLES)[number];

export const RETENTION_TYPES = [
  "PERFORMANCE",
  "DEFECTS_LIABILITY",
  "RETENTION_RELEASE",
  "LEASE",
  "OTHER",
] as const;
export type RetentionType = (typeof RETENTION_TYPES)[number];

export const SECURITY_TYPES = ["CASH", "PROPERTY", "UNSECURED", "OTHER"] as const;
export type SecurityType = (typeof SECURITY_TYPES)[number];

/** Things asked for are records of their own; the document changes only when one is executed. */
export const DOCUMENT_REQUEST_STATUSES = [
  "REQUESTED",
  "ACCEPTED",
  "EXECUTED",
  "DECLINED",
  "WITHDRAWN",
  "EXPIRED",
] as const;
export type DocumentRequestStatus = (typeof DOCUMENT_REQUEST_STATUSES)[number];

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
