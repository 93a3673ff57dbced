// An individual's details: what each answer makes necessary, what fits, and an address line by its parts.
// Shows: ID-64..ID-72, ID-07, X-22.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { addressParts } from "./address-parts.ts";
import {
  addressLine,
  findIndividualFaults,
  type IndividualDetails,
  individualName,
  isAskedOfIndividual,
  missingDetails,
} from "./individual.ts";
import { INDIVIDUAL_RULES } from "./individual-fields.ts";

const WHOLE: IndividualDetails = {
  firstName: "Mira",
  surname: "Lim",
  emailAddress: "mira@example.com",
  title: "Ms",
  phoneMobile: "+61412345678",
  isForeignResident: false,
  taxForeignResidentCountry: null,
  hasTaxpayerNumber: false,
  taxReasonNoTIN: null,
  taxReasonExplanation: null,
};
const FOREIGN = { ...WHOLE, isForeignResident: true, taxForeignResidentCountry: "NZ" };

test("each missing detail is named, and a resident of Australia needs no more", () => {
  assert.deepEqual(missingDetails(WHOLE), []);
  for (const field of [
    "firstName",
    "surname",
    "emailAddress",
    "title",
    "phoneMobile",
    "isForeignResident",
  ] as const)
    assert.deepEqual(missingDetails({ ...WHOLE, [field]: null }), [field]);
});

test("a foreign resident needs a country, and a number or the reason for none", () => {
  assert.deepEqual(missingDetails({ ...FOREIGN, hasTaxpayerNumber: true }), []);
  assert.deepEqual(missingDetails({ ...FOREIGN, taxReasonNoTIN: "NOT_ISSUED" }), []);
  assert.deepEqual(missingDetails({ ...FOREIGN, taxForeignResidentCountry: null }), [
    "taxForeignResidentCountry",
    "taxpayerIdentificationNumber",
  ]);
  assert.deepEqual(missingDetails({ ...FOREIGN, taxReasonNoTIN: "UNOBTAINABLE" }), ["taxReasonExplanation"]);
});

test("answers fit each other: a birth in the past, a mobile of the country, a number or a reason", () => {
  const today = plainDate("2026-11-24");
  const faults = (texts: Record<string, string>) => {
    const result = checkFields(INDIVIDUAL_RULES, texts, {
      across: (values) => findIndividualFaults(values, today),
    });
    return result.ok ? [] : Object.keys(result.fields);
  };
  assert.deepEqual(faults({ "simpleKyc.dateOfBirth": "2026-11-23" }), []);
  for (const birth of ["2026-11-24", "1899-12-31"])
    assert.deepEqual(faults({ "simpleKyc.dateOfBirth": birth }), ["simpleKyc.dateOfBirth"]);
  assert.deepEqual(faults({ phoneMobile: "+64211234567", isForeignResident: "true" }), []);
  assert.deepEqual(faults({ phoneMobile: "+64211234567", isForeignResident: "false" }), ["phoneMobile"]);
  assert.deepEqual(faults({ phoneMobile: "021 123 4567", isForeignResident: "true" }), ["phoneMobile"]);
  assert.deepEqual(faults({ taxpayerIdentificationNumber: "1", taxReasonNoTIN: "NOT_REQUIRED" }), [
    "taxpayerIdentificationNumber",
  ]);
});

test("only what an answer makes meaningful is asked", () => {
  const asked = (answers: object) =>
    ["taxForeignResidentCountry", "taxReasonExplanation", "title"].filter((path) =>
      isAskedOfIndividual(path, { ...answers }),
    );
  assert.deepEqual(asked({}), ["title"]);
  assert.deepEqual(asked({ isForeignResident: "true" }), ["taxForeignResidentCountry", "title"]);
  assert.deepEqual(asked({ isForeignResident: true, taxReasonNoTIN: "UNOBTAINABLE" }), [
    "taxForeignResidentCountry",
    "taxReasonExplanation",
    "title",
  ]);
});

test("a person is called by what is known of the name", () => {
  assert.equal(individualName(WHOLE), "Mira Lim");
  assert.equal(individualName({ firstName: null, surname: null }), "a person without a name");
});

for (const [line, parts, again = line] of [
  [
    "3/14 Short Street, Parramatta NSW 2150",
    "3|14|Short|ST|Parramatta|NSW|2150",
    "3/14 Short ST, Parramatta NSW 2150",
  ],
  [
    "Unit 3, 14 Short St, Parramatta NSW 2150",
    "3|14|Short|ST|Parramatta|NSW|2150",
    "3/14 Short ST, Parramatta NSW 2150",
  ],
  [
    "12A Old Bligh Road,  Sydney NSW 2000",
    "|12A|Old Bligh|RD|Sydney|NSW|2000",
    "12A Old Bligh RD, Sydney NSW 2000",
  ],
  ["40 The Esplanade, Perth WA 6000", "|40|The|ESP|Perth|WA|6000", "40 The ESP, Perth WA 6000"],
  ["Broadway Farm, Surry Hills NSW 2010", "||Broadway Farm||Surry Hills|NSW|2010"],
  ["Surry Hills NSW 2010", "||||Surry Hills|NSW|2010"],
  ["14 Short Street", "||||||", ""],
] as const)
  test(`the parts of "${line}"`, () => {
    const found = addressParts(line);
    const names = ["unit", "number", "street", "streetType", "suburb", "state", "postalCode"] as const;
    assert.equal(names.map((name) => found[`simpleKyc.${name}`] ?? "").join("|"), parts);
    assert.equal(addressLine(found) ?? "", again);
  });
