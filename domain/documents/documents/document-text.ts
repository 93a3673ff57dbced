// The words and the tone in which a document's statuses, kinds and requests are shown to people.

import type { StatusTone } from "../../status-tone.ts";
import type {
  DocumentRequestKind,
  DocumentRequestStatus,
  DocumentStatus,
  DocumentTab,
  DocumentVariant,
  RetentionType,
  SecurityType,
} from "./document.ts";
import type { DocumentDenial } from "./document-capabilities.ts";

export const DOCUMENT_STATUS_TEXT: Record<DocumentStatus, string> = {
  PROJECTED: "Projected",
  PENDING: "Pending",
  ESTABLISHED: "Established",
  AWAITING_RETURN: "Awaiting return",
  CLOSED_RETURNED: "Returned",
  CLOSED_CLAIMED: "Claimed",
  CLOSED_CANCELLED: "Cancelled",
  CLOSED_EXPIRED: "Expired",
};

export const DOCUMENT_STATUS_TONE: Record<DocumentStatus, StatusTone> = {
  PROJECTED: "info",
  PENDING: "warn",
  ESTABLISHED: "ok",
  AWAITING_RETURN: "warn",
  CLOSED_RETURNED: "mute",
  CLOSED_CLAIMED: "mute",
  CLOSED_CANCELLED: "mute",
  CLOSED_EXPIRED: "mute",
};

export const DOCUMENT_TAB_TEXT: Record<DocumentTab, string> = {
  ESTABLISHED: "Established",
  PROJECTED: "Projected",
  AWAITING_RETURN: "Awaiting Return",
  CLOSED: "Closed",
};

export const DOCUMENT_VARIANT_TEXT: Record<DocumentVariant, string> = {
  BANK_GUARANTEE: "Bank Guarantee",
  SURETY_BOND: "Surety Bond",
  CASH_SECURITY: "Cash Security",
  LEASE_BOND: "Lease Bond",
};

export const RETENTION_TYPE_TEXT: Record<RetentionType, string> = {
  PERFORMANCE: "Performance",
  DEFECTS_LIABILITY: "Defects liability",
  RETENTION_RELEASE: "Release of retention",
  LEASE: "Lease",
  OTHER: "Other",
};

export const SECURITY_TYPE_TEXT: Record<SecurityType, string> = {
  CASH: "Cash",
  PROPERTY: "Property",
  UNSECURED: "Unsecured",
  OTHER: "Other",
};

export const DOCUMENT_REQUEST_KIND_TEXT: Record<DocumentRequestKind, string> = {
  AMENDMENT: "Amendment",
  RETURN: "Return",
  CLAIM: "Claim",
  HANDOVER: "Handover",
};

export const DOCUMENT_REQUEST_STATUS_TEXT: Record<DocumentRequestStatus, string> = {
  REQUESTED: "Requested",
  ACCEPTED: "Accepted",
  EXECUTED: "Done",
  DECLINED: "Declined",
  WITHDRAWN: "Withdrawn",
  EXPIRED: "Expired",
};

export const DOCUMENT_REQUEST_STATUS_TONE: Record<DocumentRequestStatus, StatusTone> = {
  REQUESTED: "warn",
  ACCEPTED: "info",
  EXECUTED: "ok",
  DECLINED: "danger",
  WITHDRAWN: "mute",
  EXPIRED: "mute",
};

/** Why an action is not offered, where a screen shows it switched off rather than leaves it out. */
export function documentDenialText(because: DocumentDenial, status: DocumentStatus): string {
  if (because === "not-in-this-status")
    return `This cannot be done while the document is ${DOCUMENT_STATUS_TEXT[status]}.`;
  return "Your role on this document does not include this.";
}
