// What was asked for is shown with what was changed since, by whoever is no part of the desk, and with nothing that came back to where it was.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answeredRequest } from "./change-request.ts";
import { historyContractName } from "./history-names.ts";

type Group = Parameters<typeof answeredRequest>[0][number];

const ADA = { name: "Ada Nguyen", isBankAuthor: false };
const ROSA = { name: "Bondline, Rosa Whitfield", isBankAuthor: true };

function change(field: string, [from, to]: readonly [string | null, string | null], isSystemField = false) {
  const label = field.charAt(0).toUpperCase() + field.slice(1);
  return { field, label, newValue: to, oldDisplayValue: from, newDisplayValue: to, isSystemField };
}

function group(triggeredBy: Group["triggeredBy"], changes: Group["changes"], given: Partial<Group> = {}) {
  const made = { changeType: "UPDATE", objectType: "Draft", recordName: "DR-7", ...given } as const;
  return { key: "1:Draft:d", triggeredAt: "2026-11-20T01:00:00Z", triggeredBy, changes, ...made };
}

const ASKED = group(ROSA, [
  change("status", ["SUBMITTED", "CHANGES_REQUESTED"]),
  change("requestChangeReason", [null, "Name the contract."]),
]);
const BACK = group(
  ADA,
  [
    change("status", ["SUBMITTING", "SUBMITTED"]),
    change("requestChangeReason", ["Name the contract.", null]),
    change("submittedAt", [null, "21/11/2026"], true),
  ],
  { triggeredAt: "2026-11-21T01:00:00Z" },
);
const EDITED = group(ADA, [change("contractTitle", [null, "Wharf"]), change("amount", ["$1.00", "$2.00"])]);

test("what was asked for, what was changed since, and who sent it back", () => {
  const file = { objectType: "Attachment", recordName: "lease.pdf", key: "3:Attachment:a" };
  const added = group(ADA, [], { ...file, changeType: "INSERT" });
  const party = { objectType: "Party", recordName: "Hume Rail", key: "2:Party:p" };
  const renamed = group(ADA, [change("address", ["1 Pier", "2 Pier"])], party);
  const earlier = group(ADA, [change("purpose", ["Lease", "Tender"])]);
  assert.deepEqual(answeredRequest([BACK, added, renamed, EDITED, ASKED, earlier]), {
    reason: "Name the contract.",
    askedAt: "2026-11-20T01:00:00Z",
    sentBack: { by: "Ada Nguyen", at: "2026-11-21T01:00:00Z" },
    changed: ["ContractTitle", "Amount", "Address of Party Hume Rail", "Attachment lease.pdf (added)"],
  });
});

test("what came back to where it was, and what the desk did itself, is no change", () => {
  const undone = group(ADA, [change("contractTitle", ["Wharf", null]), change("amount", ["$2.00", "$1.00"])]);
  const byDesk = group(ROSA, [change("purpose", ["Lease", "Tender"])]);
  assert.deepEqual(answeredRequest([BACK, byDesk, undone, EDITED, ASKED])?.changed, []);
});

test("the last request counts, and without one there is none", () => {
  const again = group(ROSA, [change("requestChangeReason", [null, "And the ACN."])]);
  assert.equal(answeredRequest([again, BACK, EDITED, ASKED])?.reason, "And the ACN.");
  assert.equal(answeredRequest([again, BACK, EDITED, ASKED])?.sentBack, undefined);
  assert.equal(answeredRequest([EDITED]), undefined);
  assert.equal(answeredRequest([]), undefined);
});

test("the history calls what is read here by these names", () => {
  const names = ["request_change_reason", "status"].map((column) => historyContractName("Draft", column));
  assert.deepEqual(names, ["requestChangeReason", "status"]);
});
