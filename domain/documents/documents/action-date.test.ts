// Since when a document's status is what it is.
// Shows: DOC-028, Q-086.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Instant } from "../../values/time/instant.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { actionDateOf } from "./action-date.ts";

const RECORDED = {
  status: "ESTABLISHED",
  createdAt: "2026-11-20T00:00:00.000Z" as Instant,
  establishedAt: plainDate("2025-03-12"),
  actionAt: null,
  closedAt: null,
  expiryZone: "Australia/Sydney",
} as const;

test("is its issue, or its making where it is not issued yet", () => {
  assert.equal(actionDateOf(RECORDED), "2025-03-12");
  assert.equal(actionDateOf({ ...RECORDED, establishedAt: null }), "2026-11-20");
});

test("is its making while the day of its issue is still to come", () => {
  const ahead = { ...RECORDED, status: "PENDING", establishedAt: plainDate("2026-12-01") } as const;
  assert.equal(actionDateOf(ahead), "2026-11-20");
});

test("is the day of what was last done about it, by the clock of the place where it ends", () => {
  const actionAt = "2026-11-30T13:30:00.000Z" as Instant;
  assert.equal(actionDateOf({ ...RECORDED, actionAt }), "2026-12-01");
  assert.equal(actionDateOf({ ...RECORDED, actionAt, expiryZone: "Australia/Perth" }), "2026-11-30");
});

test("is its end, even one that was recorded afterwards", () => {
  const actionAt = "2026-11-30T00:00:00.000Z" as Instant;
  const closedAt = "2026-11-10T08:00:00.000Z" as Instant;
  assert.equal(actionDateOf({ ...RECORDED, actionAt, closedAt }), "2026-11-10");
});

test("is its issue where that came after it was projected, closed and opened again", () => {
  const actionAt = "2025-01-05T00:00:00.000Z" as Instant;
  assert.equal(actionDateOf({ ...RECORDED, actionAt }), "2025-03-12");
});
