// When an unpaid invoice is reminded of, and that each step comes after the one before it.
// Shows: Q-080.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  REMINDER_FIELDS,
  REMINDER_ORDER_MESSAGE,
  REMINDER_RULES,
  reminderDue,
  reminderOrderFaults,
  reminderStep,
  USUAL_REMINDERS,
} from "./invoice-reminder.ts";

const reminderAfter = (days: number, steps = USUAL_REMINDERS) => {
  const due = reminderDue(days, steps);
  return due === undefined ? "-" : `${due.daysOpen}${due.isLast ? " last" : ""}`;
};

test("an unpaid invoice is reminded of on its due date, 7 and 21 days after it, each step until the next", () => {
  assert.deepEqual(
    [0, 6, 7, 8, 13, 14, 27, 28, 400].map((days) => reminderAfter(days)),
    ["-", "-", "7", "7", "7", "14", "14", "28 last", "28 last"],
  );
});

test("on other days where the provider says so", () => {
  const steps = { firstReminderDays: 3, secondReminderDays: 10, lastReminderDays: 30 };
  assert.deepEqual(
    [9, 10, 16, 17, 36, 37].map((days) => reminderAfter(days, steps)),
    ["-", "10", "10", "17", "17", "37 last"],
  );
});

test("the step that was taken is called by the steps as they are set", () => {
  assert.deepEqual(
    [0, 7, 13, 14, 27, 28, 90].map((days) => reminderStep(days, USUAL_REMINDERS)),
    [undefined, "FIRST", "FIRST", "SECOND", "SECOND", "LAST", "LAST"],
  );
});

test("each step comes on a later day than the one before it, within 180 days", () => {
  assert.deepEqual(reminderOrderFaults(USUAL_REMINDERS), {});
  assert.deepEqual(reminderOrderFaults({ ...USUAL_REMINDERS, secondReminderDays: 0 }), {
    secondReminderDays: REMINDER_ORDER_MESSAGE,
  });
  assert.deepEqual(reminderOrderFaults({ ...USUAL_REMINDERS, lastReminderDays: 7 }), {
    lastReminderDays: REMINDER_ORDER_MESSAGE,
  });
  const rule = REMINDER_RULES.firstReminderDays;
  assert.deepEqual(
    ["0", "180", "181", "-1", "x"].map((text) => rule(text).ok),
    [true, true, false, false, false],
  );
  assert.deepEqual(
    ["0", "1", "21"].map((days) => REMINDER_FIELDS.firstReminderDays.show(days)),
    ["On the due date", "1 day after the due date", "21 days after the due date"],
  );
});
