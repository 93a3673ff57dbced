// Shows: D-55, D-56, D-58..D-65, D-76, D-79, X-42, X-50, UI-10..UI-12.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PROCESS_TYPES } from "../../process-type.ts";
import { STATUS_DOT } from "../../status-tone.ts";
import { DRAFT_STATUSES, draftTabOf } from "./draft.ts";
import { CONTRACT_FORM_TEXT, DRAFT_STATUS_TEXT, DRAFT_STATUS_TONE } from "./draft-text.ts";
import { DETAIL_FIELDS, editableFields, SUBMISSION_FIELDS } from "./editable-fields.ts";

test("each status has its tab, its words, its tone and its dot", () => {
  const rows = DRAFT_STATUSES.map((status) =>
    [
      status,
      draftTabOf(status) ?? "-",
      DRAFT_STATUS_TEXT[status],
      DRAFT_STATUS_TONE[status],
      STATUS_DOT[DRAFT_STATUS_TONE[status]],
    ].join(" | "),
  );
  assert.deepEqual(rows, [
    "DRAFT | DRAFTS | Draft | info | pending",
    "SUBMISSION_STARTED | DRAFTS | Submission started | info | pending",
    "IDENTIFYING | DRAFTS | Identifying | warn | pending",
    "SUBMITTED | DRAFTS | Submitted | info | pending",
    "CHANGES_REQUESTED | DRAFTS | Changes requested | warn | pending",
    "PENDING_PAYMENT | DRAFTS | Pending payment | warn | pending",
    "PROCESSING | DRAFTS | Processing | info | pending",
    "ESTABLISHED | - | Established | ok | established",
    "CANCELLED | DISCONTINUED | Cancelled | mute | closed",
    "REJECTED | DISCONTINUED | Declined | danger | closed",
  ]);
});

test("there are four process types", () => {
  assert.deepEqual(PROCESS_TYPES, ["BANK_GUARANTEE", "SURETY_BOND", "CASH_SECURITY", "LEASE_BOND"]);
});

test("the details lock when submission begins and the submission's own fields do not", () => {
  const everything = [...DETAIL_FIELDS, ...SUBMISSION_FIELDS];
  const editable = DRAFT_STATUSES.map((status) => [status, editableFields(status)] as const);
  assert.deepEqual(Object.fromEntries(editable), {
    DRAFT: everything,
    SUBMISSION_STARTED: SUBMISSION_FIELDS,
    IDENTIFYING: [],
    SUBMITTED: [],
    CHANGES_REQUESTED: everything,
    PENDING_PAYMENT: [],
    PROCESSING: [],
    ESTABLISHED: [],
    CANCELLED: [],
    REJECTED: [],
  });
});

test("amount, parties, wording, purpose and dates are among the details, the submission's own fields are not", () => {
  const details: readonly string[] = DETAIL_FIELDS;
  for (const field of [
    "amount",
    "parties",
    "contractForm",
    "agreementContent",
    "purpose",
    "expiresAt",
    "expectedReturnDate",
  ])
    assert.ok(details.includes(field), field);
  for (const field of [
    "issuerSourceOfFunds",
    "directorEmail",
    "refundBSB",
    "invoiceRecipientEmailAddresses",
    "deliveryDetails",
  ])
    assert.ok(!details.includes(field), field);
});

test("contract forms say whether they expire", () => {
  assert.equal(CONTRACT_FORM_TEXT.AS2124_EXPIRY, "AS 2124 with expiry");
  assert.equal(CONTRACT_FORM_TEXT.AS4000, "AS 4000 without expiry");
});
