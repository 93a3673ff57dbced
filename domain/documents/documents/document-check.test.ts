// The judgement on a document that an organisation records itself, field by field and between fields.
// Shows: DOC-067..DOC-076, DOC-095.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Instant } from "../../values/time/instant.ts";
import { type DocumentTexts, NO_TEXTS } from "./document-amendments.ts";
import {
  checkDocument,
  EXPIRY_PASSED_MESSAGE,
  NO_APPLICANT_MESSAGE,
  NO_BENEFICIARY_MESSAGE,
} from "./document-check.ts";

const NOW = "2026-11-20T00:00:00.000Z" as Instant;
const REQUIRED = "This field is required.";

const FIELDS = {
  documentVariant: "BANK_GUARANTEE",
  amount: "$850,000.00",
  expiryType: "FIXED",
  expiresAt: "12/03/2027",
  establishedAt: "12/03/2025",
  bankName: "Macquarie Bank",
  guaranteeNumber: "MBG 7702",
};
const APPLICANT = { id: null, isDeleted: false, fields: { partyVariant: "ISSUER", name: "Harbour Civil" } };
const BENEFICIARY = {
  id: null,
  isDeleted: false,
  fields: { partyVariant: "BENEFICIARY", name: "Woolworths", state: "WA" },
};

const texts = (fields: Record<string, string> = {}, parties = [APPLICANT, BENEFICIARY]): DocumentTexts => ({
  fields: { ...FIELDS, ...fields },
  parties,
  metadata: {},
});
const validate = (given: DocumentTexts, isProjected = false) =>
  checkDocument(given, { isProjected, now: NOW, homeState: "NSW" });
const faults = (given: DocumentTexts, isProjected = false) => {
  const validated = validate(given, isProjected);
  return validated.ok ? {} : validated.fields;
};

test("a whole document is read as values, and ends by the clocks of the beneficiary's state", () => {
  const validated = validate(texts());
  assert.ok(validated.ok);
  assert.equal(validated.document.values.amount, 85_000_000n);
  assert.equal(validated.document.values.expiresAt, "2027-03-12");
  assert.equal(validated.document.zone, "Australia/Perth");
});

test("everything that is missing is named at once", () => {
  assert.deepEqual(faults(NO_TEXTS), {
    documentVariant: REQUIRED,
    amount: REQUIRED,
    expiryType: REQUIRED,
    bankName: REQUIRED,
    establishedAt: REQUIRED,
    parties: NO_APPLICANT_MESSAGE,
  });
});

test("a projected document needs neither bank, day of issue nor parties", () => {
  const projected = texts({ bankName: "", establishedAt: "", guaranteeNumber: "" }, []);
  assert.deepEqual(faults(projected, true), {});
  assert.deepEqual(faults(projected), {
    bankName: REQUIRED,
    establishedAt: REQUIRED,
    parties: NO_APPLICANT_MESSAGE,
  });
});

const BETWEEN_FIELDS: [fields: Record<string, string>, expected: Record<string, string>][] = [
  [{ expiresAt: "" }, { expiresAt: REQUIRED }],
  [{ expiryType: "CONDITIONAL", expiresAt: "" }, { expiryCondition: REQUIRED }],
  [{ expiryType: "OPEN_ENDED" }, { expiresAt: "Remove this date, or choose an expiry on a date" }],
  [{ expiresAt: "19/11/2026" }, { expiresAt: EXPIRY_PASSED_MESSAGE }],
  [
    { establishedAt: "21/11/2026" },
    { establishedAt: "This date is in the future. Record it as a projected document instead." },
  ],
  [
    { expiresAt: "20/11/2026", establishedAt: "21/11/2026" },
    {
      expiresAt: "A guarantee cannot expire before it is established",
      establishedAt: "This date is in the future. Record it as a projected document instead.",
    },
  ],
  [{ purpose: "OTHER" }, { specifiedOtherPurpose: REQUIRED }],
  [{ "costs.setUpCost": "650" }, { "costs.recurringFeeType": REQUIRED }],
  [
    { "costs.recurringFeeType": "ANNUAL_PERCENTAGE" },
    { "costs.recurringPercentageCost": REQUIRED, "costs.recurringCostFrequency": REQUIRED },
  ],
  [
    { "costs.recurringFeeType": "FIXED_FEE", "costs.recurringCostFrequency": "12" },
    { "costs.recurringFixedCost": REQUIRED },
  ],
  [{ "costs.recurringFeeType": "LIFETIME_FEE" }, { "costs.recurringFixedCost": REQUIRED }],
];

for (const [fields, expected] of BETWEEN_FIELDS) {
  test(`between fields: ${JSON.stringify(fields)}`, () => assert.deepEqual(faults(texts(fields)), expected));
}

test("both sides are there, and each party has a name; one marked deleted counts for nothing", () => {
  assert.deepEqual(faults(texts({}, [APPLICANT])), { parties: NO_BENEFICIARY_MESSAGE });
  assert.deepEqual(faults(texts({}, [{ ...APPLICANT, isDeleted: true }, BENEFICIARY])), {
    parties: NO_APPLICANT_MESSAGE,
  });
  const nameless = { ...BENEFICIARY, fields: { partyVariant: "BENEFICIARY", name: " " } };
  assert.deepEqual(faults(texts({}, [APPLICANT, nameless])), { "parties.1.name": REQUIRED });
});

test("an empty value under a key is no value", () => {
  const validated = validate({ ...texts(), metadata: { "Cost centre": " CC-41 ", Region: " " } });
  assert.ok(validated.ok);
  assert.deepEqual(validated.document.metadata, { "Cost centre": "CC-41" });
  const long = faults({ ...texts(), metadata: { Region: "x".repeat(256) } });
  assert.deepEqual(Object.keys(long), ["metadata.Region"]);
});
