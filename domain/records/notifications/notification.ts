// What people are told in the product itself, and in which words.

export const NOTIFICATION_KINDS = [
  "CHANGES_REQUESTED",
  "DECLINED",
  "PAYMENT_REQUESTED",
  "PAYMENT_RECEIVED",
  "ESTABLISHED",
  "SUBMISSION_ARRIVED",
  "REFUND_DUE",
  "REFUND_PAID",
  "REFUND_TO_PAY",
  "PAYMENT_UNMATCHED",
  "SECURITY_HELD",
  "SECURITY_RETURNED",
  "RETURN_ANSWERED",
  "RETURN_EXPECTED",
  "DOCUMENT_RETURNED",
  "EXPIRY_NEARS",
  "REQUEST_ASKED",
  "REQUEST_ACCEPTED",
  "REQUEST_DECLINED",
  "REQUEST_EXECUTED",
  "REQUEST_WITHDRAWN",
  "CLAIM_MADE",
  "HANDOVER_CONFIRMED",
  "HANDOVER_LOCKED",
  "HANDOVER_EXPIRED",
  "ORIGINAL_LOST",
  "LOST_INDEMNITY",
  "LOST_CONSENTED",
  "LOST_REFUSED",
  "ORIGINAL_FOUND",
  "COLLABORATOR_JOINED",
  "DOCUMENT_SHARED",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_TEXT = {
  CHANGES_REQUESTED: "Changes requested",
  DECLINED: "Your submission was declined",
  PAYMENT_REQUESTED: "Payment requested",
  PAYMENT_RECEIVED: "Payment received",
  ESTABLISHED: "Your guarantee is established",
  SUBMISSION_ARRIVED: "A submission has arrived",
  REFUND_DUE: "A refund is coming to you",
  REFUND_PAID: "Your refund was paid",
  REFUND_TO_PAY: "Refund to pay",
  PAYMENT_UNMATCHED: "A payment does not match",
  SECURITY_HELD: "Your security money is held",
  SECURITY_RETURNED: "Your security money was returned",
  RETURN_ANSWERED: "Your request for return was answered",
  RETURN_EXPECTED: "An original is on its way back",
  DOCUMENT_RETURNED: "Your guarantee was returned",
  EXPIRY_NEARS: "Expiry to acknowledge",
  REQUEST_ASKED: "A change was asked for",
  REQUEST_ACCEPTED: "A request was accepted",
  REQUEST_DECLINED: "A request was declined",
  REQUEST_EXECUTED: "A request was done",
  REQUEST_WITHDRAWN: "A request was withdrawn",
  CLAIM_MADE: "A claim was made",
  HANDOVER_CONFIRMED: "An original was received",
  HANDOVER_LOCKED: "A handover is locked",
  HANDOVER_EXPIRED: "A handover was not confirmed",
  ORIGINAL_LOST: "An original was declared lost",
  LOST_INDEMNITY: "An indemnity was given",
  LOST_CONSENTED: "A lost original was settled",
  LOST_REFUSED: "A lost original was refused",
  ORIGINAL_FOUND: "A lost original was found",
  COLLABORATOR_JOINED: "Your invitation was accepted",
  DOCUMENT_SHARED: "You were added to a guarantee",
} as const satisfies Record<NotificationKind, string>;

const FOR_DESK: readonly NotificationKind[] = ["SUBMISSION_ARRIVED", "REFUND_TO_PAY", "PAYMENT_UNMATCHED"];

/** Whether it is about work at the provider's desk, and so leads there. */
export function isForDesk(kind: NotificationKind): boolean {
  return FOR_DESK.includes(kind);
}
