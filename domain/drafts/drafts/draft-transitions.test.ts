// Shows: D-55, D-56, D-58..D-63, D-65..D-69, D-73, X-13, Q-001, Q-002.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Refusal } from "../../refusals.ts";
import { DRAFT_STATUSES } from "./draft.ts";
import {
  canHappenToDraft,
  DRAFT_TRANSITIONS,
  type DraftEvent,
  draftStatusAfter,
} from "./draft-transitions.ts";

const DRAFT_EVENTS = Object.keys(DRAFT_TRANSITIONS) as DraftEvent[];

const EVENTS_BY_STATUS = `
DRAFT: beginDraftSubmission, agreeOnWording, cancel
SUBMISSION_STARTED: cancelDraftSubmission, completeDraftSubmission, completeSuretyBondDraftSubmission, cancel
IDENTIFYING: individualsVerified, reject, cancel
SUBMITTED: requestChanges, agreeOnWording, reject, approve, cancel
CHANGES_REQUESTED: beginDraftSubmission, agreeOnWording, cancel
PENDING_PAYMENT: requestChanges, reject, paymentComplete, cancel
PROCESSING: reject, establish
ESTABLISHED: -
CANCELLED: -
REJECTED: -
`;

const NEEDS_BY_EVENT = `
create: CAN_ADD_DOCUMENTS
beginDraftSubmission: CAN_SUBMIT
cancelDraftSubmission: CAN_SUBMIT
completeDraftSubmission: CAN_SUBMIT
completeSuretyBondDraftSubmission: CAN_SUBMIT
individualsVerified: CAN_VERIFY_OVERRIDE or the system
requestChanges: CAN_REQUEST_CHANGES
agreeOnWording: CAN_DECIDE_WORDING
reject: CAN_REJECT
approve: CAN_APPROVE_SUBMISSION
paymentComplete: CAN_RECORD_PAYMENT or the system
establish: CAN_ESTABLISH
cancel: CAN_CANCEL
`;

test("which event may happen in which status, cell by cell", () => {
  const grid = DRAFT_STATUSES.map(
    (status) =>
      `${status}: ${DRAFT_EVENTS.filter((event) => canHappenToDraft(status, event)).join(", ") || "-"}`,
  );
  assert.equal(grid.join("\n"), EVENTS_BY_STATUS.trim());
});

test("who may bring about each event", () => {
  const rows = DRAFT_EVENTS.map((event) => {
    const { needs, alsoSystem } = DRAFT_TRANSITIONS[event];
    return `${event}: ${needs}${alsoSystem ? " or the system" : ""}`;
  });
  assert.equal(rows.join("\n"), NEEDS_BY_EVENT.trim());
});

test("only a draft that does not exist yet can be created", () => {
  assert.equal(draftStatusAfter(undefined, "create"), "DRAFT");
  assert.deepEqual(
    DRAFT_EVENTS.filter((event) => canHappenToDraft(undefined, event)),
    ["create"],
  );
});

test("a cancelled submission returns to where it came from", () => {
  for (const submissionStartedFrom of ["DRAFT", "CHANGES_REQUESTED"] as const) {
    const after = draftStatusAfter("SUBMISSION_STARTED", "cancelDraftSubmission", { submissionStartedFrom });
    assert.equal(after, submissionStartedFrom);
  }
});

test("a completed submission waits for individuals who are still to be verified", () => {
  for (const event of ["completeDraftSubmission", "completeSuretyBondDraftSubmission"] as const) {
    assert.equal(draftStatusAfter("SUBMISSION_STARTED", event, { individualsToVerify: 0 }), "SUBMITTED");
    assert.equal(draftStatusAfter("SUBMISSION_STARTED", event, { individualsToVerify: 1 }), "IDENTIFYING");
  }
  assert.equal(draftStatusAfter("IDENTIFYING", "individualsVerified"), "SUBMITTED");
});

test("an approval asks for payment, unless there is nothing to pay", () => {
  assert.equal(draftStatusAfter("SUBMITTED", "approve", { totalCents: 1n }), "PENDING_PAYMENT");
  assert.equal(draftStatusAfter("SUBMITTED", "approve", { totalCents: 0n }), "PROCESSING");
});

test("another wording sends back what was submitted, and leaves the rest where it is", () => {
  assert.equal(draftStatusAfter("SUBMITTED", "agreeOnWording"), "CHANGES_REQUESTED");
  assert.equal(draftStatusAfter("DRAFT", "agreeOnWording"), "DRAFT");
  assert.equal(draftStatusAfter("CHANGES_REQUESTED", "agreeOnWording"), "CHANGES_REQUESTED");
});

test("changes can be requested after the payment request only while nothing is paid", () => {
  assert.equal(draftStatusAfter("SUBMITTED", "requestChanges", { paidCents: 0n }), "CHANGES_REQUESTED");
  assert.equal(draftStatusAfter("PENDING_PAYMENT", "requestChanges", { paidCents: 0n }), "CHANGES_REQUESTED");
  assert.throws(() => draftStatusAfter("PENDING_PAYMENT", "requestChanges", { paidCents: 1n }), {
    code: "INVALID_TRANSITION",
  });
});

test("the remaining events each lead to one status", () => {
  assert.equal(draftStatusAfter("CHANGES_REQUESTED", "beginDraftSubmission"), "SUBMISSION_STARTED");
  assert.equal(draftStatusAfter("PROCESSING", "reject"), "REJECTED");
  assert.equal(draftStatusAfter("PENDING_PAYMENT", "paymentComplete"), "PROCESSING");
  assert.equal(draftStatusAfter("PROCESSING", "establish"), "ESTABLISHED");
  assert.equal(draftStatusAfter("DRAFT", "cancel"), "CANCELLED");
});

test("every outcome is one that the table lists", () => {
  const outcomes = {
    completeDraftSubmission: [0, 1].map((individualsToVerify) =>
      draftStatusAfter("SUBMISSION_STARTED", "completeDraftSubmission", { individualsToVerify }),
    ),
    approve: [0n, 1n].map((totalCents) => draftStatusAfter("SUBMITTED", "approve", { totalCents })),
  };
  for (const [event, statuses] of Object.entries(outcomes)) {
    const listed: readonly string[] = DRAFT_TRANSITIONS[event as keyof typeof outcomes].to;
    assert.deepEqual(
      statuses.filter((status) => !listed.includes(status)),
      [],
      event,
    );
  }
});

test("an event that the table does not list is refused and names the present status", () => {
  for (const status of DRAFT_STATUSES) {
    for (const event of DRAFT_EVENTS.filter((each) => !canHappenToDraft(status, each))) {
      const facts = {
        submissionStartedFrom: "DRAFT",
        individualsToVerify: 0,
        paidCents: 0n,
        totalCents: 1n,
      } as never;
      assert.throws(
        () => draftStatusAfter(status, event, ...([facts] as never)),
        (thrown) => thrown instanceof Refusal && thrown.code === "INVALID_TRANSITION",
        `${status} ${event}`,
      );
    }
  }
  assert.throws(() => draftStatusAfter("REJECTED", "cancel"), {
    message: "You can't do this while the draft is Declined.",
  });
});
