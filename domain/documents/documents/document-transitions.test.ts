// Shows: DOC-077..DOC-082, DOC-087, DOC-088, DOC-093, DOC-096, X-13, X-14, Q-008, UI-10..UI-12.

import assert from "node:assert/strict";
import { test } from "node:test";
import { STATUS_DOT } from "../../status-tone.ts";
import {
  DOCUMENT_REQUEST_STATUSES,
  DOCUMENT_STATUSES,
  DOCUMENT_TAB_TEXT,
  documentTabOf,
  isClosed,
} from "./document.ts";
import { DOCUMENT_STATUS_TEXT, DOCUMENT_STATUS_TONE } from "./document-text.ts";
import {
  canHappenToDocument,
  DOCUMENT_REQUEST_TRANSITIONS,
  DOCUMENT_TRANSITIONS,
  type DocumentEvent,
  type DocumentRequestEvent,
  documentRequestStatusAfter,
  documentStatusAfter,
} from "./document-transitions.ts";

const DOCUMENT_EVENTS = Object.keys(DOCUMENT_TRANSITIONS) as DocumentEvent[];

const EVENTS_BY_STATUS = `
PROJECTED: establishProjected, closeCancelled
PENDING: takeEffect, closeCancelled
ESTABLISHED: requestReturn, closeReturned, recordClaim, closeCancelled, closeExpired, expire
AWAITING_RETURN: removeReturnRequest, closeReturned, recordClaim, closeCancelled, closeExpired, expire
CLOSED_RETURNED: reopen
CLOSED_CLAIMED: reopen
CLOSED_CANCELLED: reopen
CLOSED_EXPIRED: reopen
`;

const NEEDS_BY_EVENT = `
record: CAN_ADD_DOCUMENTS
project: CAN_ADD_DOCUMENTS
issue: CAN_ESTABLISH
takeEffect: SYSTEM
establishProjected: CAN_EDIT_DETAILS
requestReturn: CAN_RETURN
removeReturnRequest: CAN_RETURN
closeReturned: CAN_CLOSE_OUT
recordClaim: CAN_CLOSE_OUT
closeCancelled: CAN_CLOSE_OUT
closeExpired: CAN_CLOSE_OUT
reopen: CAN_REOPEN
expire: SYSTEM
`;

const REQUEST_GRID = `
REQUESTED: accept ACCEPTED, execute EXECUTED, decline DECLINED, withdraw WITHDRAWN, expire EXPIRED
ACCEPTED: execute EXECUTED, decline DECLINED, withdraw WITHDRAWN, expire EXPIRED
EXECUTED: -
DECLINED: -
WITHDRAWN: -
EXPIRED: -
`;

test("which event may happen in which status, cell by cell", () => {
  const grid = DOCUMENT_STATUSES.map(
    (status) =>
      `${status}: ${DOCUMENT_EVENTS.filter((event) => canHappenToDocument(status, event)).join(", ") || "-"}`,
  );
  assert.equal(grid.join("\n"), EVENTS_BY_STATUS.trim());
});

test("who may bring about each event", () => {
  const rows = DOCUMENT_EVENTS.map((event) => `${event}: ${DOCUMENT_TRANSITIONS[event].needs}`);
  assert.equal(rows.join("\n"), NEEDS_BY_EVENT.trim());
});

test("each status has its tab, its words, its tone and its dot", () => {
  const rows = DOCUMENT_STATUSES.map((status) =>
    [
      status,
      DOCUMENT_TAB_TEXT[documentTabOf(status)],
      DOCUMENT_STATUS_TEXT[status],
      DOCUMENT_STATUS_TONE[status],
      STATUS_DOT[DOCUMENT_STATUS_TONE[status]],
    ].join(" | "),
  );
  assert.deepEqual(rows, [
    "PROJECTED | Projected | Projected | info | pending",
    "PENDING | Established | Pending | warn | pending",
    "ESTABLISHED | Established | Established | ok | established",
    "AWAITING_RETURN | Awaiting Return | Awaiting return | warn | pending",
    "CLOSED_RETURNED | Closed | Returned | mute | closed",
    "CLOSED_CLAIMED | Closed | Claimed | mute | closed",
    "CLOSED_CANCELLED | Closed | Cancelled | mute | closed",
    "CLOSED_EXPIRED | Closed | Expired | mute | closed",
  ]);
  assert.deepEqual(DOCUMENT_STATUSES.filter(isClosed).length, 4);
});

test("a document comes into being recorded, projected or issued", () => {
  assert.equal(documentStatusAfter(undefined, "record"), "ESTABLISHED");
  assert.equal(documentStatusAfter(undefined, "project"), "PROJECTED");
  assert.deepEqual(
    DOCUMENT_EVENTS.filter((event) => canHappenToDocument(undefined, event)),
    ["record", "project", "issue"],
  );
});

test("what is issued ahead of its day is pending until it has come", () => {
  const issued = (startDateLiesAhead: boolean) =>
    documentStatusAfter(undefined, "issue", { startDateLiesAhead });
  assert.equal(issued(false), "ESTABLISHED");
  assert.equal(issued(true), "PENDING");
  assert.equal(documentStatusAfter("PENDING", "takeEffect"), "ESTABLISHED");
});

test("a return is asked for, taken back, or ends the document", () => {
  assert.equal(documentStatusAfter("ESTABLISHED", "requestReturn"), "AWAITING_RETURN");
  assert.equal(documentStatusAfter("AWAITING_RETURN", "removeReturnRequest"), "ESTABLISHED");
  assert.equal(
    documentStatusAfter("AWAITING_RETURN", "closeReturned", { isSystemDocument: true }),
    "CLOSED_RETURNED",
  );
});

test("only the organisation's own record is closed as returned without a request", () => {
  assert.equal(
    documentStatusAfter("ESTABLISHED", "closeReturned", { isSystemDocument: false }),
    "CLOSED_RETURNED",
  );
  assert.throws(() => documentStatusAfter("ESTABLISHED", "closeReturned", { isSystemDocument: true }), {
    code: "INVALID_TRANSITION",
    message: "You can't do this while the document is Established.",
  });
});

test("a claim in part keeps the document open, a claim in full closes it, more than the amount is refused", () => {
  for (const status of ["ESTABLISHED", "AWAITING_RETURN"] as const) {
    const claimed = (claimedCents: bigint) =>
      documentStatusAfter(status, "recordClaim", { claimedCents, amountCents: 100n });
    assert.equal(claimed(99n), status);
    assert.equal(claimed(100n), "CLOSED_CLAIMED");
    assert.throws(() => claimed(101n), { code: "INVALID_TRANSITION" });
    assert.throws(() => claimed(0n), { code: "INVALID_TRANSITION" });
  }
});

test("the remaining events each lead to one status", () => {
  assert.equal(documentStatusAfter("PROJECTED", "establishProjected"), "ESTABLISHED");
  assert.equal(documentStatusAfter("PROJECTED", "closeCancelled"), "CLOSED_CANCELLED");
  assert.equal(documentStatusAfter("ESTABLISHED", "expire"), "CLOSED_EXPIRED");
  assert.equal(documentStatusAfter("AWAITING_RETURN", "closeExpired"), "CLOSED_EXPIRED");
  for (const closedFrom of ["PROJECTED", "ESTABLISHED"] as const)
    assert.equal(documentStatusAfter("CLOSED_CANCELLED", "reopen", { closedFrom }), closedFrom);
});

test("which request event may happen in which status, cell by cell", () => {
  const events = Object.keys(DOCUMENT_REQUEST_TRANSITIONS) as DocumentRequestEvent[];
  const grid = DOCUMENT_REQUEST_STATUSES.map((status) => {
    const listed = events.filter((event) => {
      const from: readonly string[] = DOCUMENT_REQUEST_TRANSITIONS[event].from;
      return from.includes(status);
    });
    const cells = listed.map((event) => `${event} ${documentRequestStatusAfter(status, event)}`);
    for (const event of events.filter((each) => !listed.includes(each)))
      assert.throws(() => documentRequestStatusAfter(status, event), { code: "INVALID_TRANSITION" });
    return `${status}: ${cells.join(", ") || "-"}`;
  });
  assert.equal(grid.join("\n"), REQUEST_GRID.trim());
});
