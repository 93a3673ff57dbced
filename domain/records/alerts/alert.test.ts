// Alerts: what may be asked for, and the day and hour on which one goes out.
// Shows: AL-03..AL-08, Q-070, X-43.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { choiceMessage } from "../../values/fields/choice.ts";
import { cents } from "../../values/money/money.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { alertInWords, checkAlert, TRIGGER_PROPERTIES } from "./alert.ts";
import { alertDay, alertInstant } from "./alert-schedule.ts";

const GIVEN = {
  emailAddresses: "ada@harbourcivil.example",
  triggerProperty: "EXPIRES_AT",
  triggerLeadTime: "30",
};
const SYDNEY = { state: "NSW", postcode: "2000" } as const;

function faultOf(change: Partial<typeof GIVEN>): unknown {
  const result = checkAlert({ ...GIVEN, ...change });
  return result.ok ? "fine" : Object.values(result.fields)[0];
}

function addresses(count: number): string {
  return Array.from({ length: count }, (_, index) => `person${index}@harbourcivil.example`).join(";");
}

describe("an alert", () => {
  test("names 1 to 20 valid addresses, each once", () => {
    assert.equal(faultOf({ emailAddresses: "" }), "Please add at least one recipient");
    assert.equal(faultOf({ emailAddresses: "ada" }), "ada is not a valid email");
    assert.equal(faultOf({ emailAddresses: addresses(20) }), "fine");
    assert.equal(faultOf({ emailAddresses: addresses(21) }), "Please enter at most 20 addresses");
    const twice = checkAlert({ ...GIVEN, emailAddresses: "ada@a.example; ADA@a.example" });
    assert.deepEqual(twice.ok && twice.values.emailAddresses, ["ada@a.example"]);
  });

  test("watches one date of a document", () => {
    for (const triggerProperty of ["EXPIRES_AT", "EXPECTED_RETURN_DATE", "INTEREST_END_DATE"])
      assert.equal(faultOf({ triggerProperty }), "fine");
    assert.equal(faultOf({ triggerProperty: "CREATED_AT" }), choiceMessage(TRIGGER_PROPERTIES));
  });

  test("goes out 1 to 365 days before", () => {
    for (const triggerLeadTime of ["1", "365"]) assert.equal(faultOf({ triggerLeadTime }), "fine");
    for (const triggerLeadTime of ["0", "366"])
      assert.equal(faultOf({ triggerLeadTime }), "This field must be between 1 and 365");
    assert.equal(faultOf({ triggerLeadTime: "1.5" }), "This field must be a whole number");
    assert.equal(faultOf({ triggerLeadTime: "" }), "This field is required.");
  });

  test("is said in a few words", () => {
    assert.equal(
      alertInWords({ triggerProperty: "EXPIRES_AT", triggerLeadTime: 30 }),
      "30 days before the expiry date",
    );
    assert.equal(
      alertInWords({ triggerProperty: "EXPECTED_RETURN_DATE", triggerLeadTime: 1 }),
      "1 day before the expected return date",
    );
  });
});

describe("an alert on a facility", () => {
  const ON_FACILITY = {
    emailAddresses: "ada@harbourcivil.example",
    triggerProperty: "FACILITY_LIMIT",
    facilityId: "0198c000-0000-7000-8000-000000000001",
    facilityLimit: "$2,000,000",
    facilityLimitIncludeProjectedDocs: "true",
  };

  test("names the facility and the use to be told of, and needs no days", () => {
    const validated = checkAlert(ON_FACILITY);
    assert.ok(validated.ok);
    assert.equal(validated.values.facilityLimit, 200_000_000n);
    assert.equal(validated.values.facilityLimitIncludeProjectedDocs, true);
    assert.equal(validated.values.triggerLeadTime, null);
    const required = "This field is required.";
    const missing = checkAlert({ ...ON_FACILITY, facilityId: "", facilityLimit: "" });
    assert.deepEqual(!missing.ok && missing.fields, { facilityId: required, facilityLimit: required });
    const low = checkAlert({ ...ON_FACILITY, facilityLimit: "0.99" });
    assert.match((!low.ok && low.fields.facilityLimit) || "", /at least \$1/);
  });

  test("looks at nothing that belongs to one on a date, and the other way round", () => {
    assert.equal(checkAlert({ ...ON_FACILITY, triggerLeadTime: "nonsense" }).ok, true);
    const onDate = checkAlert({ ...GIVEN, facilityId: "nonsense", facilityLimit: "x" });
    assert.equal(onDate.ok && onDate.values.facilityId, null);
  });

  test("is said in a few words", () => {
    const alert = {
      triggerProperty: "FACILITY_LIMIT",
      triggerLeadTime: null,
      facilityName: "Westpac line",
      facilityLimitCents: cents(200_000_000n),
    } as const;
    assert.equal(alertInWords(alert), "when Westpac line reaches $2,000,000");
    assert.equal(
      alertInWords({ ...alert, facilityLimitIncludeProjectedDocs: true }),
      "when Westpac line reaches $2,000,000, projected documents included",
    );
  });
});

describe("the day of an alert", () => {
  const dayOf = (triggerDate: string, triggerLeadTime: number, place: Parameters<typeof alertInstant>[1]) =>
    alertDay({ triggerDate: plainDate(triggerDate), triggerLeadTime, place });

  test("counts calendar days back", () => {
    assert.equal(dayOf("2026-12-18", 7, SYDNEY), "2026-12-11");
  });

  test("gives way to the business day before, by the holidays of the organisation's state", () => {
    assert.equal(dayOf("2026-12-20", 7, SYDNEY), "2026-12-11");
    assert.equal(dayOf("2027-01-04", 7, SYDNEY), "2026-12-24");
    assert.equal(dayOf("2026-11-10", 7, { state: "VIC", postcode: "3000" }), "2026-11-02");
    assert.equal(dayOf("2026-11-10", 7, SYDNEY), "2026-11-03");
    assert.equal(dayOf("2026-12-20", 7, { state: null, postcode: null }), "2026-12-11");
  });

  test("begins at eight in the morning where the organisation is", () => {
    const day = plainDate("2026-12-11");
    assert.equal(alertInstant(day, SYDNEY), "2026-12-10T21:00:00.000Z");
    assert.equal(alertInstant(day, { state: "WA", postcode: "6000" }), "2026-12-11T00:00:00.000Z");
    assert.equal(alertInstant(day, { state: null, postcode: null }), "2026-12-10T21:00:00.000Z");
  });
});
