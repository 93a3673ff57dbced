// As what a record may be closed, by its status and its kind of expiry, and on which day.

import assert from "node:assert/strict";
import { test } from "node:test";
import { plainDate } from "../../values/time/plain-date.ts";
import { closeOutcomeFault, closeOutcomesOf, closeOutRules } from "./close-out.ts";
import { DOCUMENT_STATUSES } from "./document.ts";

const FIXED = plainDate("2027-06-30");

test("as what, by status: a fixed expiry is the clock's, a condition that came about is the owner's to say", () => {
  const grid = DOCUMENT_STATUSES.map((status) => {
    const outcomes = [null, FIXED].map(
      (expiresAt) => closeOutcomesOf({ status, expiresAt }).join(" ") || "-",
    );
    return `${status}: ${outcomes.join(" | ")}`;
  });
  assert.deepEqual(grid, [
    "PROJECTED: CANCELLED | CANCELLED",
    "PENDING: CANCELLED | CANCELLED",
    "ESTABLISHED: RETURNED CANCELLED CLAIMED EXPIRED | RETURNED CANCELLED CLAIMED",
    "AWAITING_RETURN: RETURNED CANCELLED CLAIMED EXPIRED | RETURNED CANCELLED CLAIMED",
    "CLOSED_RETURNED: - | -",
    "CLOSED_CLAIMED: - | -",
    "CLOSED_CANCELLED: - | -",
    "CLOSED_EXPIRED: - | -",
  ]);
  assert.match(
    closeOutcomeFault("EXPIRED", { status: "ESTABLISHED", expiresAt: FIXED }) ?? "",
    /30\/06\/2027/,
  );
});

test("on a day that is not ahead and not before it was established", () => {
  const { closedDate } = closeOutRules(plainDate("2026-11-20"), plainDate("2025-03-12"));
  assert.deepEqual(
    ["2025-03-11", "2025-03-12", "2026-11-20", "2026-11-21"].map((day) => closedDate(day).ok),
    [false, true, true, false],
  );
});
