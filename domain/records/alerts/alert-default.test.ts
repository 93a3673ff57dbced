// The alerts that a new organisation begins with: a date is watched where its days are set, and none where nothing was set.
// Shows: AL-09.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { alertInWords } from "./alert.ts";
import { ALERT_VERSION_RULES, firstAlerts, NO_ALERTS } from "./alert-default.ts";

const wordsOf = (defaults: Parameters<typeof firstAlerts>[0]) => firstAlerts(defaults).map(alertInWords);

test("a date is watched where its days are set", () => {
  assert.deepEqual(firstAlerts(NO_ALERTS), []);
  assert.deepEqual(wordsOf({ ...NO_ALERTS, hasLadder: true, expiresAtDays: 60, interestEndDays: 1 }), [
    "90, 60, 30, 14, 7 and 1 business days before the expiry date, until acknowledged",
    "60 days before the expiry date",
    "1 day before the interest end date",
  ]);
});

test("days are from 1 to 365, and may be left out", () => {
  const faultsOf = (texts: Record<string, string>) => {
    const checked = checkFields(ALERT_VERSION_RULES, {
      hasLadder: "false",
      startsDate: "2026-11-20",
      ...texts,
    });
    return checked.ok ? [] : Object.keys(checked.fields);
  };
  assert.deepEqual(faultsOf({}), []);
  assert.deepEqual(faultsOf({ expiresAtDays: "365", expectedReturnDays: "1" }), []);
  assert.deepEqual(faultsOf({ expiresAtDays: "0", interestEndDays: "366" }), [
    "expiresAtDays",
    "interestEndDays",
  ]);
  assert.deepEqual(faultsOf({ hasLadder: "", startsDate: "" }), ["hasLadder", "startsDate"]);
});
