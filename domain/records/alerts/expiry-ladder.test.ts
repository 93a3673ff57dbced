// The steps of reminders before an expiry: on which day and at which hour each comes, and whom it tells.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { HOLIDAYS_KNOWN_UNTIL } from "../../values/reference-data/public-holidays.ts";
import { STATE_CODES } from "../../values/reference-data/states.ts";
import { ZONE_OF_STATE } from "../../values/time/business-time.ts";
import { instant } from "../../values/time/instant.ts";
import { addDays, daysBetween, plainDate } from "../../values/time/plain-date.ts";
import { alertInWords, checkAlert } from "./alert.ts";
import {
  LADDER_DAYS_MAX,
  LADDER_STEPS,
  ladderDay,
  ladderInstant,
  ladderSides,
  ladderStepAt,
  ladderStepsAhead,
} from "./expiry-ladder.ts";

const SYDNEY = { expiresAt: plainDate("2027-01-13"), state: "NSW", zone: "Australia/Sydney" } as const;

describe("the steps before an expiry", () => {
  test("are business days of the beneficiary's state", () => {
    assert.deepEqual(
      LADDER_STEPS.map((step) => ladderDay(SYDNEY, step)),
      ["2026-09-03", "2026-10-16", "2026-11-27", "2026-12-21", "2027-01-04", "2027-01-12"],
    );
    // Melbourne has its Cup in between, and Sydney its Labour Day.
    const melbourne = { ...SYDNEY, state: "VIC", zone: "Australia/Melbourne" } as const;
    assert.deepEqual(LADDER_STEPS.map((step) => ladderDay(melbourne, step)).slice(0, 2), [
      "2026-09-03",
      "2026-10-15",
    ]);
  });

  test("come at eight in the morning there, and the last whose time has come is the one it stands on", () => {
    const western = { ...SYDNEY, state: "WA", zone: "Australia/Perth" } as const;
    assert.equal(ladderInstant(western, 1), "2027-01-12T00:00:00.000Z");
    assert.equal(ladderStepAt(SYDNEY, instant("2026-09-02T21:59:59.999Z")), undefined);
    assert.equal(ladderStepAt(SYDNEY, instant("2026-09-02T22:00:00.000Z")), 90);
    assert.equal(ladderStepAt(SYDNEY, instant("2026-12-20T20:59:59.999Z")), 30);
    assert.equal(ladderStepAt(SYDNEY, instant("2026-12-20T21:00:00.000Z")), 14);
    assert.deepEqual(ladderStepsAhead(SYDNEY, instant("2026-12-20T21:00:00.000Z")), [7, 1]);
  });

  test("tell whose document it is and who holds it first, then the people named, then the administrators", () => {
    assert.deepEqual(
      LADDER_STEPS.map((step) => ladderSides(step).length),
      [2, 2, 3, 3, 4, 4],
    );
    assert.deepEqual(ladderSides(1), ["OWNER", "HOLDER", "NAMED", "ADMINISTRATOR"]);
  });

  test("all lie within the days that the walk looks ahead, in every state, while holidays are known", () => {
    for (const state of STATE_CODES)
      for (let expiresAt = plainDate("2026-06-01"); expiresAt <= HOLIDAYS_KNOWN_UNTIL[state]; ) {
        const first = ladderDay({ expiresAt, state, zone: ZONE_OF_STATE[state] }, 90);
        assert.ok(daysBetween(first, expiresAt) < LADDER_DAYS_MAX, `${state} ${expiresAt} ${first}`);
        expiresAt = addDays(expiresAt, 1);
      }
  });
});

describe("asking for them", () => {
  test("needs people to name, and neither days nor a facility", () => {
    const asked = { emailAddresses: "cfo@harbourcivil.example", triggerProperty: "EXPIRY_LADDER" };
    const validated = checkAlert({ ...asked, triggerLeadTime: "nonsense", facilityId: "nonsense" });
    assert.ok(validated.ok);
    assert.deepEqual([validated.values.triggerLeadTime, validated.values.facilityId], [null, null]);
    const nobody = checkAlert({ ...asked, emailAddresses: "" });
    assert.deepEqual(!nobody.ok && nobody.fields, { emailAddresses: "Please add at least one recipient" });
  });

  test("is said in a few words", () => {
    assert.equal(
      alertInWords({ triggerProperty: "EXPIRY_LADDER", triggerLeadTime: null }),
      "90, 60, 30, 14, 7 and 1 business days before the expiry date, until acknowledged",
    );
  });
});
