// The life cycle of a document as one table, and that of the requests made on it as another.

import { refuse } from "../../refusals.ts";
import type { DocumentRequestStatus, DocumentStatus } from "./document.ts";
import type { DocumentCapability } from "./document-capabilities.ts";
import { DOCUMENT_REQUEST_STATUS_TEXT, DOCUMENT_STATUS_TEXT } from "./document-text.ts";

type DocumentTransition = {
  from: readonly (DocumentStatus | "-")[];
  to: readonly DocumentStatus[];
  /** A capability on the document, or what the one who makes it must hold; SYSTEM alone means by the clock. */
  needs: DocumentCapability | "CAN_ADD_DOCUMENTS" | "CAN_ESTABLISH" | "SYSTEM";
};

/** "-" stands for a document that does not exist yet.. */
export const DOCUMENT_TRANSITIONS = {
  record: { from: ["-"], to: ["ESTABLISHED"], needs: "CAN_ADD_DOCUMENTS" },
  project: { from: ["-"], to: ["PROJECTED"], needs: "CAN_ADD_DOCUMENTS" },
  issue: { from: ["-"], to: ["PENDING", "ESTABLISHED"], needs: "CAN_ESTABLISH" },
  takeEffect: { from: ["PENDING"], to: ["ESTABLISHED"], needs: "SYSTEM" },
  establishProjected: { from: ["PROJECTED"], to: ["ESTABLISHED"], needs: "CAN_EDIT_DETAILS" },
  requestReturn: { from: ["ESTABLISHED"], to: ["AWAITING_RETURN"], needs: "CAN_RETURN" },
  removeReturnRequest: { from: ["AWAITING_RETURN"], to: ["ESTABLISHED"], needs: "CAN_RETURN" },
  closeReturned: {
    from: ["AWAITING_RETURN", "ESTABLISHED"],
    to: ["CLOSED_RETURNED"],
    needs: "CAN_CLOSE_OUT",
  },
  recordClaim: {
    from: ["ESTABLISHED", "AWAITING_RETURN"],
    to: ["ESTABLISHED", "AWAITING_RETURN", "CLOSED_CLAIMED"],
    needs: "CAN_CLOSE_OUT",
  },
  closeCancelled: {
    from: ["PENDING", "ESTABLISHED", "AWAITING_RETURN", "PROJECTED"],
    to: ["CLOSED_CANCELLED"],
    needs: "CAN_CLOSE_OUT",
  },
  // A condition that has come about: only somebody can say so.
  closeExpired: {
    from: ["ESTABLISHED", "AWAITING_RETURN"],
    to: ["CLOSED_EXPIRED"],
    needs: "CAN_CLOSE_OUT",
  },
  reopen: {
    from: ["CLOSED_RETURNED", "CLOSED_CLAIMED", "CLOSED_CANCELLED", "CLOSED_EXPIRED"],
    to: ["PROJECTED", "ESTABLISHED"],
    needs: "CAN_REOPEN",
  },
  expire: { from: ["ESTABLISHED", "AWAITING_RETURN"], to: ["CLOSED_EXPIRED"], needs: "SYSTEM" },
} as const satisfies Record<string, DocumentTransition>;
export type DocumentEvent = keyof typeof DOCUMENT_TRANSITIONS;

/** What must be known, beside the present status, to say where these events lead. */
type DocumentEventFacts = {
  /** Who has the original is its custody's to say. */
  issue: { startDateLiesAhead: boolean };
  closeReturned: { isSystemDocument: boolean };
  recordClaim: { claimedCents: bigint; amountCents: bigint };
  reopen: { closedFrom: "PROJECTED" | "ESTABLISHED" };
};
type FactsOf<Event extends DocumentEvent> = Event extends keyof DocumentEventFacts
  ? [facts: DocumentEventFacts[Event]]
  : [];

/** The status after the event. Where the table does not list it from here, refuses and names the present status. */
export function documentStatusAfter<Event extends DocumentEvent>(
  status: DocumentStatus | undefined,
  event: Event,
  ...facts: FactsOf<Event>
): DocumentStatus {
  const after = canHappenToDocument(status, event) ? OUTCOMES[event](status, ...facts) : undefined;
  if (after === undefined)
    refuse("INVALID_TRANSITION", { record: "document", status: statusText(status), event });

  return after;
}

export function canHappenToDocument(status: DocumentStatus | undefined, event: DocumentEvent): boolean {
  const from: readonly (DocumentStatus | "-")[] = DOCUMENT_TRANSITIONS[event].from;
  return from.includes(status ?? "-");
}

type RequestTransition = { from: readonly DocumentRequestStatus[]; to: DocumentRequestStatus };

/** An accepted request is agreed but not done; only executing it changes the document. */
export const DOCUMENT_REQUEST_TRANSITIONS = {
  accept: { from: ["REQUESTED"], to: "ACCEPTED" },
  execute: { from: ["REQUESTED", "ACCEPTED"], to: "EXECUTED" },
  decline: { from: ["REQUESTED", "ACCEPTED"], to: "DECLINED" },
  withdraw: { from: ["REQUESTED", "ACCEPTED"], to: "WITHDRAWN" },
  expire: { from: ["REQUESTED", "ACCEPTED"], to: "EXPIRED" },
} as const satisfies Record<string, RequestTransition>;
export type DocumentRequestEvent = keyof typeof DOCUMENT_REQUEST_TRANSITIONS;

export function documentRequestStatusAfter(
  status: DocumentRequestStatus,
  event: DocumentRequestEvent,
): DocumentRequestStatus {
  const { from, to }: RequestTransition = DOCUMENT_REQUEST_TRANSITIONS[event];
  if (!from.includes(status)) {
    refuse("INVALID_TRANSITION", { record: "request", status: DOCUMENT_REQUEST_STATUS_TEXT[status], event });
  }

  return to;
}

type Outcomes = {
  [Event in DocumentEvent]: (
    status: DocumentStatus | undefined,
    ...facts: FactsOf<Event>
  ) => DocumentStatus | undefined;
};

const OUTCOMES: Outcomes = {
  record: () => "ESTABLISHED",
  project: () => "PROJECTED",
  issue: (_, { startDateLiesAhead }) => (startDateLiesAhead ? "PENDING" : "ESTABLISHED"),
  takeEffect: () => "ESTABLISHED",
  establishProjected: () => "ESTABLISHED",
  requestReturn: () => "AWAITING_RETURN",
  removeReturnRequest: () => "ESTABLISHED",
  // Paper that the portal issued comes back on request; an organisation may tidy its own records at once.
  closeReturned: (status, { isSystemDocument }) =>
    status === "ESTABLISHED" && isSystemDocument ? undefined : "CLOSED_RETURNED",
  recordClaim: (status, { claimedCents, amountCents }) => statusAfterClaim(status, claimedCents, amountCents),
  closeCancelled: () => "CLOSED_CANCELLED",
  closeExpired: () => "CLOSED_EXPIRED",
  reopen: (_, { closedFrom }) => closedFrom,
  expire: () => "CLOSED_EXPIRED",
};

/** A claim in part reduces the amount and keeps the document open; nobody can claim more than the amount. */
function statusAfterClaim(status: DocumentStatus | undefined, claimedCents: bigint, amountCents: bigint) {
  if (claimedCents <= 0n || claimedCents > amountCents) return undefined;
  return claimedCents === amountCents ? "CLOSED_CLAIMED" : status;
}

function statusText(status: DocumentStatus | undefined): string {
  return status === undefined ? "not there yet" : DOCUMENT_STATUS_TEXT[status];
}
