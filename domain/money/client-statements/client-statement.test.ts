// A statement's span of days, those that people ask for most, and that it closes where its lines lead.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Refusal } from "../../refusals.ts";
import { cents } from "../../values/money/money.ts";
import { addDays, daysBetween, plainDate } from "../../values/time/plain-date.ts";
import {
  closingCents,
  requireStatementSpan,
  STATEMENT_SPAN_NAMES,
  spanNameOf,
  usualSpans,
} from "./client-statement.ts";

const TODAY = plainDate("2026-11-23");

function faultsOf(from: string, to: string) {
  try {
    return requireStatementSpan({ from, to }, TODAY);
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.fields;
    throw thrown;
  }
}

describe("a span", () => {
  test("may be one day, and ends today at the latest", () => {
    assert.deepEqual(faultsOf("2026-11-23", "2026-11-23"), { from: TODAY, to: TODAY });
    assert.deepEqual(faultsOf("2026-11-01", "2026-11-24"), {
      to: "This date must be on or before 23/11/2026",
    });
    assert.deepEqual(faultsOf("2026-11-24", "2026-11-24"), {
      from: "This date must be on or before 23/11/2026",
      to: "This date must be on or before 23/11/2026",
    });
  });

  test("does not end before it begins, and names what is no day", () => {
    assert.deepEqual(faultsOf("2026-11-02", "2026-11-01"), {
      to: "This date must be on or after 02/11/2026",
    });
    assert.deepEqual(faultsOf("", "2026-11-01"), { from: "This field is required." });
  });
});

describe("usual spans", () => {
  test("are months, and years from July", () => {
    assert.deepEqual(usualSpans(TODAY), {
      THIS_MONTH: { from: "2026-11-01", to: "2026-11-23" },
      LAST_MONTH: { from: "2026-10-01", to: "2026-10-31" },
      THIS_YEAR: { from: "2026-07-01", to: "2026-11-23" },
      LAST_YEAR: { from: "2025-07-01", to: "2026-06-30" },
    });
    assert.deepEqual(usualSpans(plainDate("2026-06-30")).THIS_YEAR, { from: "2025-07-01", to: "2026-06-30" });
    assert.deepEqual(usualSpans(plainDate("2026-07-01")).LAST_YEAR, { from: "2025-07-01", to: "2026-06-30" });
    assert.equal(
      spanNameOf({ from: plainDate("2026-10-01"), to: plainDate("2026-10-31") }, TODAY),
      "LAST_MONTH",
    );
    assert.equal(
      spanNameOf({ from: plainDate("2026-10-02"), to: plainDate("2026-10-31") }, TODAY),
      undefined,
    );
  });

  test("may be asked for on every day, and what was last ends the day before what is now", () => {
    for (let day = plainDate("2023-12-30"); day < "2025-01-03"; day = addDays(day, 1)) {
      const spans = usualSpans(day);
      for (const name of STATEMENT_SPAN_NAMES)
        assert.deepEqual(requireStatementSpan(spans[name], day), spans[name], `${name} on ${day}`);
      assert.equal(daysBetween(spans.LAST_MONTH.to, spans.THIS_MONTH.from), 1);
      assert.equal(daysBetween(spans.LAST_YEAR.to, spans.THIS_YEAR.from), 1);
    }
  });
});

describe("a statement", () => {
  test("closes where it opened and what came between leads", () => {
    assert.equal(
      closingCents({
        openingCents: cents(10_000n),
        invoicedCents: cents(377_500n),
        creditedCents: cents(-2_000n),
        takenBackCents: cents(-7_500n),
        paidCents: cents(-400_000n),
        refundedCents: cents(25_000n),
      }),
      3_000n,
    );
  });
});
