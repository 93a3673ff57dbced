// The words and the tone in which a document's statuses, kinds and requests are shown to people.

import type { StatusTone } from "../../status-tone.ts";
import type {
  DocumentRequestStatus,
  DocumentStatus,
  DocumentTab,
  RetentionType,
  SecurityType,
} from "./document.ts";

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

export const DOCUMENT_REQUEST_STATUS_TEXT: Record<DocumentRequestStatus, string> = {
  REQUESTED: "Requested",
  ACCEPTED: "Accepted",
  EXECUTED: "Done",
  DECLINED: "Declined",
  WITHDRAWN: "Withdrawn",
  EXPIRED: "Expired",
};
