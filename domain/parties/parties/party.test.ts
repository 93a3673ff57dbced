// Parties: their labels for every kind of security, and which fields are asked for when.
// Shows: P-08..P-10, P-16..P-24, P-35, P-37..P-41, P-43, P-45, V-024..V-030, V-054..V-067.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PROCESS_TYPES } from "../../process-type.ts";
import { choiceMessage } from "../../values/fields/choice.ts";
import { checkFields, flattenFields } from "../../values/fields/field-set.ts";
import { ENTITY_TYPES } from "../../values/reference-data/entity-types.ts";
import { STATE_CODES } from "../../values/reference-data/states.ts";
import { PARTY_EMPTY_TEXT, PARTY_VARIANTS, partyLabel, partyTitles } from "./party.ts";
import { PARTY_RULES, requiredPartyFields } from "./party-fields.ts";

const EXPECTED_LABELS = `
BANK_GUARANTEE: Applicant, Beneficiary, Other, Other
SURETY_BOND: Applicant, Beneficiary, Other, Other
CASH_SECURITY: Sub Contractor, Head Contractor, Other, Other
LEASE_BOND: Applicant, Beneficiary, Other, Other
`.trim();

test("parties are called what the trade calls them, and for cash by the two contractors", () => {
  const grid = PROCESS_TYPES.map((processType) => {
    const labels = PARTY_VARIANTS.map((variant) => partyLabel(variant, processType));
    return `${processType}: ${labels.join(", ")}`;
  });
  assert.equal(grid.join("\n"), EXPECTED_LABELS);
  assert.deepEqual(PARTY_VARIANTS, ["ISSUER", "BENEFICIARY", "LIMITED", "OTHER"]);
});

test("a panel's title counts from one", () => {
  const parties = (["ISSUER", "BENEFICIARY", "BENEFICIARY", "LIMITED", "OTHER"] as const).map(
    (partyVariant) => ({ partyVariant }),
  );
  assert.deepEqual(partyTitles(parties, "BANK_GUARANTEE"), [
    "Applicant 1",
    "Beneficiary 1",
    "Beneficiary 2",
    "Other 1",
    "Other 2",
  ]);
  assert.equal(partyTitles(parties, "CASH_SECURITY")[2], "Head Contractor 2");
});

test("what a party lacks is said in the words of the specification", () => {
  assert.deepEqual(PARTY_EMPTY_TEXT, {
    name: "No Party Name",
    abn: "No ABN/ACN",
    partyEntityType: "No Entity Type",
    address: "No address",
    contact: "N/A",
  });
});

/** Beside the name, the number and the address, which every party needs. */
const EXPECTED_EXTRAS = `
BANK_GUARANTEE ISSUER: entity type, email
BANK_GUARANTEE ISSUER gvp: entity type, email
BANK_GUARANTEE BENEFICIARY: email
BANK_GUARANTEE BENEFICIARY gvp: email
BANK_GUARANTEE LIMITED: email
BANK_GUARANTEE LIMITED gvp: email
BANK_GUARANTEE OTHER: email
BANK_GUARANTEE OTHER gvp: email
SURETY_BOND ISSUER: -
SURETY_BOND ISSUER gvp: -
SURETY_BOND BENEFICIARY: -
SURETY_BOND BENEFICIARY gvp: email
SURETY_BOND LIMITED: -
SURETY_BOND LIMITED gvp: -
SURETY_BOND OTHER: -
SURETY_BOND OTHER gvp: -
CASH_SECURITY ISSUER: -
CASH_SECURITY ISSUER gvp: -
CASH_SECURITY BENEFICIARY: -
CASH_SECURITY BENEFICIARY gvp: email
CASH_SECURITY LIMITED: -
CASH_SECURITY LIMITED gvp: -
CASH_SECURITY OTHER: -
CASH_SECURITY OTHER gvp: -
LEASE_BOND ISSUER: -
LEASE_BOND ISSUER gvp: -
LEASE_BOND BENEFICIARY: -
LEASE_BOND BENEFICIARY gvp: email
LEASE_BOND LIMITED: -
LEASE_BOND LIMITED gvp: -
LEASE_BOND OTHER: -
LEASE_BOND OTHER gvp: -
`.trim();

test("which fields the check asks for, by kind of security, kind of party and the integration flag", () => {
  const grid: string[] = [];
  for (const processType of PROCESS_TYPES) {
    for (const variant of PARTY_VARIANTS) {
      for (const hasGvpIntegration of [false, true]) {
        const fields = requiredPartyFields({ processType, variant, hasGvpIntegration });
        assert.ok(["name", "abn", "address"].every((field) => fields.some((each) => each === field)));
        const extras = [
          ...(fields.includes("partyEntityType") ? ["entity type"] : []),
          ...(fields.includes("primaryContact.email") ? ["email"] : []),
        ];
        assert.equal(fields.length, 3 + extras.length);
        grid.push(`${processType} ${variant}${hasGvpIntegration ? " gvp" : ""}: ${extras.join(", ") || "-"}`);
      }
    }
  }
  assert.equal(grid.join("\n"), EXPECTED_EXTRAS);
});

test("while drafting nothing has to be there yet", () => {
  assert.ok(checkFields(PARTY_RULES, {}).ok);
});

test("while drafting nothing may be malformed either, and every fault is named", () => {
  const faulty = flattenFields({
    name: "<Kestrel>",
    abn: "123",
    address: "PO Box 3",
    state: "XX",
    postcode: "8001",
    notes: "x".repeat(501),
    partyEntityType: "??",
    primaryContact: {
      givenName: "Dee;",
      familyName: "x".repeat(256),
      phoneNumber: "1234567890123456",
      email: "dee",
    },
  });
  assert.deepEqual(checkFields(PARTY_RULES, faulty, { pathPrefix: "parties.1." }), {
    ok: false,
    fields: {
      "parties.1.name": "This field contains characters that cannot be used in a name",
      "parties.1.abn": "An ABN or ACN must consist of 9 or 11 digits",
      "parties.1.address": "A PO box cannot be used here. Please enter a street address",
      "parties.1.state": choiceMessage(STATE_CODES),
      "parties.1.postcode": "This postcode is for PO boxes. Please enter the postcode of the street address",
      "parties.1.notes": "This field must have at most 500 characters.",
      "parties.1.partyEntityType": choiceMessage(ENTITY_TYPES.options.map(({ code }) => code)),
      "parties.1.primaryContact.givenName": "This field contains characters that cannot be used in a name",
      "parties.1.primaryContact.familyName": "This field must have at most 255 characters.",
      "parties.1.primaryContact.phoneNumber": "This field must have at most 15 characters.",
      "parties.1.primaryContact.email": "This field must be a valid email",
    },
  });
  assert.ok(!checkFields(PARTY_RULES, { name: "x".repeat(256) }).ok);
  assert.ok(!checkFields(PARTY_RULES, { abn: "51  824 753 556" }).ok);
  assert.ok(!checkFields(PARTY_RULES, { "primaryContact.email": `${"x".repeat(250)}@a.io` }).ok);
});
