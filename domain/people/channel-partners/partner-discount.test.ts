// A discount of a trade organisation begins today or later and after the latest version; without a day, once it is approved.
// Shows: REF-19.

import assert from "node:assert/strict";
import { test } from "node:test";
import { AFTER_LATEST_DAY_MESSAGE } from "../../office/changes/version-start.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { findDiscountStartFault, PAST_DISCOUNT_DAY_MESSAGE } from "./partner-discount.ts";

const today = plainDate("2026-11-20");
const tomorrow = plainDate("2026-11-21");

test("a past day and one that is not after the latest version are refused", () => {
  const fault = (startsDate: string, after: typeof today | null) =>
    findDiscountStartFault({ startsDate: plainDate(startsDate) }, { today, after });
  assert.deepEqual(fault("2026-11-19", null), { startsDate: PAST_DISCOUNT_DAY_MESSAGE });
  assert.deepEqual(fault("2026-11-21", tomorrow), { startsDate: AFTER_LATEST_DAY_MESSAGE });
  assert.deepEqual(fault("2026-11-22", tomorrow), {});
  assert.deepEqual(fault("2026-11-20", null), {});
});

test("without a day it holds at once, unless a version is still to begin", () => {
  const fault = (after: typeof today | null) =>
    findDiscountStartFault({ startsDate: null }, { today, after });
  assert.deepEqual(fault(null), {});
  assert.deepEqual(fault(today), {});
  assert.deepEqual(fault(tomorrow), { startsDate: AFTER_LATEST_DAY_MESSAGE });
});

test("a day that cannot be read is told by its own rule alone", () => {
  assert.deepEqual(findDiscountStartFault({}, { today, after: tomorrow }), {});
});
