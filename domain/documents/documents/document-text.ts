// The words and the tone in which a document's statuses, kinds and requests are shown to people.

import { tonesOf } from "../../status-tone.ts";

export const DOCUMENT_STATUS_TEXT = {
  PROJECTED: "Projected",
  PENDING: "Pending",
  ESTABLISHED: "Established",
  AWAITING_RETURN: "Awaiting return",
  CLOSED_RETURNED: "Returned",
  CLOSED_CLAIMED: "Claimed",
  CLOSED_CANCELLED: "Cancelled",
  CLOSED_EXPIRED: "Expired",
} as const;

export const DOCUMENT_STATUS_TONE = tonesOf(DOCUMENT_STATUS_TEXT);

export const RETENTION_TYPE_TEXT = {
  PERFORMANCE: "Performance",
  DEFECTS_LIABILITY: "Defects liability",
  RETENTION_RELEASE: "Release of retention",
  LEASE: "Lease",
  OTHER: "Other",
} as const;

export const SECURITY_TYPE_TEXT = {
  CASH: "Cash",
  PROPERTY: "Property",
  UNSECURED: "Unsecured",
  OTHER: "Other",
} as const;

export const DOCUMENT_REQUEST_STATUS_TEXT = {
  REQUESTED: "Requested",
  ACCEPTED: "Accepted",
  EXECUTED: "Done",
  DECLINED: "Declined",
  WITHDRAWN: "Withdrawn",
  EXPIRED: "Expired",
} as const;

export const DOCUMENT_REQUEST_STATUS_TONE = tonesOf(DOCUMENT_REQUEST_STATUS_TEXT);
