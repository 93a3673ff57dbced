// What may be asked and answered about the return of an original, when its holder is reminded, and by when a statute wants it back.
// Shows: Q-071, DOC-058, DOC-059.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { cents } from "../../values/money/money.ts";
import { instant } from "../../values/time/instant.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { DOCUMENT_REQUEST_TRANSITIONS, DOCUMENT_TRANSITIONS } from "../documents/document-transitions.ts";
import { completedBefore, costOfDay, openSince } from "./probably-done.ts";
import {
  ANSWER_LEADS_TO,
  answerRules,
  closedAtOfReturn,
  hasOriginalToAskFor,
  nextReminderAt,
  recordedRules,
  returnLinkEndsAt,
} from "./return-request.ts";
import { ASKED_RULES } from "./return-request-fields.ts";
import { RETURN_ANSWER_TEXT, type ReturnAnswer } from "./return-request-text.ts";
import { returnBy, statutoryReturnOf } from "./statutory-return.ts";

const TODAY = plainDate("2026-11-20");
const NOW = instant("2026-11-20T00:00:00.000Z");
const ANSWERS = Object.keys(RETURN_ANSWER_TEXT) as ReturnAnswer[];

const faults = (answer: ReturnAnswer, raw: Record<string, string>) => {
  const result = checkFields(answerRules(answer, TODAY), raw);
  return result.ok ? [] : Object.keys(result.fields).toSorted();
};

describe("asking", () => {
  test("is for what somebody was given: no digital original of ours before there is a file", () => {
    const digital = { isSystemDocument: true, deliveryType: "DIGITAL", possession: null };
    assert.equal(hasOriginalToAskFor(digital), false);
    for (const given of [
      { possession: {} },
      { deliveryType: "COURIER" },
      { deliveryType: null },
      { isSystemDocument: false },
    ])
      assert.equal(hasOriginalToAskFor({ ...digital, ...given }), true, JSON.stringify(given));
  });

  test("everything may be left out, and reminders come every 7, 14 or 30 days or not at all", () => {
    assert.equal(checkFields(ASKED_RULES, {}).ok, true);
    for (const days of ["7", "14", "30"])
      assert.equal(checkFields(ASKED_RULES, { recurringFrequency: days }).ok, true);
    for (const days of ["0", "1", "-7", "7.5", "weekly"])
      assert.equal(checkFields(ASKED_RULES, { recurringFrequency: days }).ok, false, days);
  });

  test("the link holds for sixty days from the last mail", () => {
    assert.equal(returnLinkEndsAt(NOW), "2027-01-19T00:00:00.000Z");
  });
});

describe("a reminder", () => {
  const place = (state: "NSW" | "WA") => ({ state, postcode: null });

  test("comes so many days after the last mail, at nine where the holder is", () => {
    assert.equal(nextReminderAt(NOW, 7, place("NSW")), "2026-11-26T22:00:00.000Z");
    assert.equal(nextReminderAt(NOW, 7, place("WA")), "2026-11-27T01:00:00.000Z");
  });

  test("gives way to the next business day there", () => {
    // Sunday the 20th of December; and Christmas Day, whose weekend and Monday are free too.
    assert.equal(nextReminderAt(NOW, 30, place("NSW")), "2026-12-20T22:00:00.000Z");
    assert.equal(
      nextReminderAt(instant("2026-12-11T00:00:00.000Z"), 14, place("NSW")),
      "2026-12-28T22:00:00.000Z",
    );
  });

  test("is by Sydney's clock where nobody knows the place", () => {
    const nowhere = { state: null, postcode: null };
    assert.equal(nextReminderAt(NOW, 7, nowhere), nextReminderAt(NOW, 7, place("NSW")));
  });
});

describe("an answer", () => {
  test("says who gives it, and what belongs to it", () => {
    const name = { answeredByName: "Mona Petrou" };
    assert.deepEqual(faults("RETURNED", name), ["answerDate", "answerMethod"]);
    assert.deepEqual(faults("NOT_YET", name), ["answerDate", "answerReason"]);
    assert.deepEqual(faults("NEVER_RECEIVED", name), []);
    for (const answer of ANSWERS) assert.ok(faults(answer, {}).includes("answeredByName"), answer);
  });

  test("of an original that was returned names no day ahead, and of one to come no day that has passed", () => {
    const given = { answeredByName: "Mona Petrou", answerMethod: "POST", answerReason: "Defects remain." };
    for (const [answerDate, returned, notYet] of [
      ["2026-11-19", [], ["answerDate"]],
      ["2026-11-20", [], []],
      ["2026-11-21", ["answerDate"], []],
    ] as const) {
      assert.deepEqual(faults("RETURNED", { ...given, answerDate }), returned, answerDate);
      assert.deepEqual(faults("NOT_YET", { ...given, answerDate }), notYet, answerDate);
    }
  });

  test("leads where the tables of the request and of the document let it", () => {
    for (const answer of ANSWERS) {
      const { request, document } = ANSWER_LEADS_TO[answer];
      assert.ok(DOCUMENT_REQUEST_TRANSITIONS[request].from.some((status) => status === "REQUESTED"));
      const from: readonly string[] = document === undefined ? [] : DOCUMENT_TRANSITIONS[document].from;
      assert.ok(document === undefined || from.includes("AWAITING_RETURN"));
    }
  });
});

describe("a return that is recorded", () => {
  test("is of a day between the issue and today", () => {
    const on = (returnedDate: string) =>
      checkFields(recordedRules(TODAY, plainDate("2026-03-01")), { returnedDate }).ok;
    assert.deepEqual(["", "2026-02-28", "2026-03-01", "2026-11-20", "2026-11-21"].map(on), [
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  test("ends the guarantee at the end of that day's business, and never ahead of now", () => {
    const zone = "Australia/Sydney";
    assert.equal(closedAtOfReturn(plainDate("2026-11-18"), zone, NOW), "2026-11-18T05:00:00.000Z");
    assert.equal(closedAtOfReturn(TODAY, zone, NOW), NOW);
  });
});

describe("a statute", () => {
  test("wants the security of a retail lease in New South Wales back within two months", () => {
    const lease = { state: "NSW", purpose: "RENTAL_BOND", retentionType: null };
    const found = statutoryReturnOf(lease);
    assert.match(found?.law ?? "", /Retail Leases Act 1994/);
    assert.equal(found && returnBy(found, plainDate("2026-12-31")), "2027-02-28");
    assert.equal(statutoryReturnOf({ ...lease, purpose: null, retentionType: "LEASE" }), found);
    assert.equal(statutoryReturnOf({ ...lease, state: "VIC" }), undefined);
    assert.equal(statutoryReturnOf({ ...lease, purpose: "PERFORMANCE" }), undefined);
  });
});

describe("what is probably done", () => {
  test("has been completed for as long as a defects period usually is", () => {
    assert.equal(completedBefore(plainDate("2026-11-20")), "2025-11-20");
    assert.equal(completedBefore(plainDate("2028-02-29")), "2027-02-28");
  });

  test("costs a day's part of the year, and is open for years after three of them", () => {
    assert.equal(costOfDay(cents(36_500_00n)), 100_00n);
    assert.equal(costOfDay(cents(183n)), 1n);
    assert.equal(costOfDay(cents(182n)), 0n);
    assert.equal(openSince(TODAY), "2023-11-20");
  });
});
