// Shows: D-33, V-120, V-121, V-124, X-10, X-11, X-42, Q-054.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PARTY_VARIANT_TEXT } from "../../parties/parties/party.ts";
import { choiceMessage } from "../../values/fields/choice.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { approvalTopicsOf } from "./draft-approvals.ts";
import { DRAFT_FIELDS } from "./draft-fields.ts";
import { checkDraftInput, type DraftInput } from "./draft-input.ts";
import { CONTRACT_FORM_TEXT, PURPOSE_TEXT } from "./draft-text.ts";
import { DETAIL_FIELDS, SUBMISSION_FIELDS } from "./editable-fields.ts";

/** What is accepted, and as what it is kept. */
const ACCEPTED: readonly (readonly [string, unknown, unknown])[] = [
  ["amount", "$1,250,000.5", 125_000_050n],
  ["amount", "999999999.99", 99_999_999_999n],
  ["purpose", "PERFORMANCE", "PERFORMANCE"],
  ["projectAddress", " 8 Wharf Road,  Pyrmont NSW 2009 ", "8 Wharf Road, Pyrmont NSW 2009"],
  ["agreementContent", "Contract HC-104\r\nStage 2", "Contract HC-104\nStage 2"],
  ["expiresAt", "20/11/2027", "2027-11-20"],
  ["expiresAt", "2027-11-20", "2027-11-20"],
  ["yourReference", "  HC-104 ", "HC-104"],
  ["refundBSB", "062-000", "062000"],
  ["refundAccountNumber", "00123456", "00123456"],
  ["directorEmail", "Ada@Harbour.example", "ada@harbour.example"],
  ["invoiceRecipientEmailAddresses", "a@b.example; c@d.example", ["a@b.example", "c@d.example"]],
  ["contractForm", "AS2124_EXPIRY", "AS2124_EXPIRY"],
  ["feeSummaryId", "0190C0DE-0000-7000-8000-000000000001", "0190c0de-0000-7000-8000-000000000001"],
];

/** What is refused, with its message. */
const REFUSED: readonly (readonly [string, unknown, string])[] = [
  ["amount", "0.99", "This field must be at least $1 and less than $1,000,000,000"],
  ["amount", "1000000000", "This field must be at least $1 and less than $1,000,000,000"],
  ["amount", "1,00", "This field must be an amount such as 1,250,000.50"],
  ["purpose", "FUN", choiceMessage(Object.keys(PURPOSE_TEXT))],
  [
    "projectAddress",
    "PO Box 12, Sydney NSW 2001",
    "A PO box cannot be used here. Please enter a street address",
  ],
  ["projectAddress", `${"x".repeat(251)}`, "This field must have at most 250 characters."],
  ["agreementContent", "x".repeat(501), "This field must have at most 500 characters."],
  ["yourReference", "x".repeat(256), "This field must have at most 255 characters."],
  ["expiresAt", "31/02/2027", "This field must be a date in the form dd/mm/yyyy"],
  ["expectedReturnDate", "11/20/2027", "This field must be a date in the form dd/mm/yyyy"],
  ["refundBSB", "06200", "A BSB must consist of 6 digits"],
  ["refundAccountNumber", "12345", "An account number must consist of 6 to 10 digits"],
  ["directorEmail", "ada@harbour", "This field must be a valid email"],
  ["invoiceRecipientEmailAddresses", "a@b.example;nobody", "nobody is not a valid email"],
  [
    "invoiceRecipientEmailAddresses",
    Array.from({ length: 21 }, (_, index) => `a${index}@b.example`).join(";"),
    "Please enter at most 20 addresses",
  ],
  ["contractForm", "AS1", choiceMessage(Object.keys(CONTRACT_FORM_TEXT))],
  ["status", "ESTABLISHED", "This field cannot be set."],
  ["totalFees", "0", "This field cannot be set."],
];

test("every field that can be edited has a rule, and every rule is of a field that can be edited", () => {
  const withRule = new Set(Object.keys(DRAFT_FIELDS).map((path) => path.split(".")[0]));
  const editable = [...DETAIL_FIELDS, ...SUBMISSION_FIELDS].filter(
    (field) => field !== "parties" && field !== "submissionTermsAccepted",
  );
  assert.deepEqual([...withRule].sort(), [...editable].sort());
});

for (const [field, raw, kept] of ACCEPTED)
  test(`${field} accepts ${JSON.stringify(raw)}`, () => {
    const result = checkDraftInput({ [field]: raw }, "DRAFT");
    assert.deepEqual(result, { ok: true, change: { values: { [field]: kept }, parties: undefined } });
  });

for (const [field, raw, message] of REFUSED)
  test(`${field} refuses ${JSON.stringify(raw).slice(0, 40)}`, () => {
    assert.deepEqual(checkDraftInput({ [field]: raw }, "DRAFT"), { ok: false, fields: { [field]: message } });
  });

test("drafting accepts every field empty, and null empties it", () => {
  for (const path of Object.keys(DRAFT_FIELDS).filter((each) => !each.includes("."))) {
    for (const empty of [null, "", "  "]) {
      const result = checkDraftInput({ [path]: empty }, "DRAFT");
      assert.deepEqual(result, { ok: true, change: { values: { [path]: null }, parties: undefined } }, path);
    }
  }
});

test("a field that is left out stays as it is", () => {
  const result = checkDraftInput({ purpose: "TENDER" }, "DRAFT");
  assert.deepEqual(result, { ok: true, change: { values: { purpose: "TENDER" }, parties: undefined } });
});

test("the details of delivery are validated and emptied one by one", () => {
  const input = { deliveryDetails: { deliveryType: "COURIER", phoneNumber: "12", address: null } };
  assert.deepEqual(checkDraftInput(input, "DRAFT"), {
    ok: false,
    fields: { "deliveryDetails.phoneNumber": "This field must be a valid phone number" },
  });
  const emptied = checkDraftInput({ deliveryDetails: { address: null } }, "DRAFT");
  assert.deepEqual(emptied, {
    ok: true,
    change: { values: { "deliveryDetails.address": null }, parties: undefined },
  });
  const all = checkDraftInput({ deliveryDetails: null }, "DRAFT");
  assert.deepEqual(all.ok && Object.values(all.change.values), [null, null, null, null, null]);
});

test("an open end and a date of expiry do not go together", () => {
  const result = checkDraftInput({ expiryType: "OPEN_ENDED", expiresAt: "20/11/2027" }, "DRAFT");
  assert.deepEqual(result, {
    ok: false,
    fields: { expiresAt: "Remove this date, or choose an expiry on a date" },
  });
});

test("an expected return in the past is refused, unless it stood there already", () => {
  const today = plainDate("2026-11-20");
  const past = { expectedReturnDate: "19/11/2026" };
  assert.deepEqual(checkDraftInput(past, "DRAFT", { today }), {
    ok: false,
    fields: { expectedReturnDate: "Enter today or a later date, or leave this blank." },
  });
  const present = { expectedReturnDate: plainDate("2026-11-19") };
  assert.equal(checkDraftInput(past, "DRAFT", { today, present }).ok, true);
  assert.equal(checkDraftInput({ amount: "5" }, "DRAFT", { today, present }).ok, true);
  for (const expectedReturnDate of ["20/11/2026", "", null])
    assert.equal(checkDraftInput({ expectedReturnDate }, "DRAFT", { today }).ok, true);
});

test("choosing an open end takes a date of expiry away, and a date given to an open end is refused", () => {
  const present = { expiryType: "FIXED", expiresAt: plainDate("2027-11-20") } as const;
  assert.deepEqual(checkDraftInput({ expiryType: "OPEN_ENDED" }, "DRAFT", { present }), {
    ok: true,
    change: { values: { expiryType: "OPEN_ENDED", expiresAt: null }, parties: undefined },
  });
  const dated = checkDraftInput({ expiresAt: "20/11/2027" }, "DRAFT", {
    present: { expiryType: "OPEN_ENDED", expiresAt: null },
  });
  assert.deepEqual(dated, {
    ok: false,
    fields: { expiresAt: "Remove this date, or choose an expiry on a date" },
  });
  assert.equal(checkDraftInput({ expiresAt: "20/11/2027" }, "DRAFT", { present }).ok, true);
});

test("every faulty field comes back at once, parties by their place", () => {
  const parties = [
    { partyVariant: "ISSUER", abn: "51 824 753 556", name: "Harbour Civil" },
    { partyVariant: "BENEFICIARY", abn: "51 824 753 557", primaryContact: { email: "dee@" } },
    { name: "Nobody's side" },
  ];
  assert.deepEqual(checkDraftInput({ amount: "free", parties }, "DRAFT"), {
    ok: false,
    fields: {
      amount: "This field must be an amount such as 1,250,000.50",
      "parties.1.abn": "Invalid ABN",
      "parties.1.primaryContact.email": "This field must be a valid email",
      "parties.2.partyVariant": choiceMessage(Object.keys(PARTY_VARIANT_TEXT)),
    },
  });
});

test("parties are kept with their digits, and what they lack is null", () => {
  const parties = [{ partyVariant: "ISSUER", abn: "51 824 753 556", name: null }];
  const result = checkDraftInput({ parties }, "DRAFT");
  assert.equal(result.ok && result.change.parties?.[0]?.abn, "51824753556");
  assert.equal(result.ok && result.change.parties?.[0]?.name, null);
});

test("parties are a list of at most twenty", () => {
  assert.deepEqual(messagesOf({ parties: "all" }), { parties: "This field must be a list of parties" });
  const parties = Array.from({ length: 21 }, () => ({ partyVariant: "OTHER" }));
  assert.deepEqual(messagesOf({ parties }), { parties: "A draft can have at most 20 parties" });
});

test("a locked field is refused with the status that locks it", () => {
  assert.deepEqual(checkDraftInput({ amount: "5", issuerSourceOfFunds: "OTHER" }, "SUBMISSION_STARTED"), {
    ok: false,
    fields: { amount: "This cannot be changed while the draft is Submission started." },
  });
  assert.equal(checkDraftInput({ deliveryDetails: { address: null } }, "SUBMISSION_STARTED").ok, true);
  assert.equal(checkDraftInput({ parties: [] }, "PROCESSING").ok, false);
  assert.equal(checkDraftInput({ amount: "5", parties: [] }, "CHANGES_REQUESTED").ok, true);
});

test("a change to amount, parties, wording, purpose or dates clears the approvals, any other does not", () => {
  const topics = Object.fromEntries(
    [...DETAIL_FIELDS, ...SUBMISSION_FIELDS].map((field) => [field, approvalTopicsOf([field])[0] ?? "-"]),
  );
  assert.deepEqual(topics, {
    amount: "amount",
    purpose: "purpose",
    specifiedOtherPurpose: "purpose",
    projectAddress: "wording",
    agreementContent: "wording",
    expiryType: "dates",
    expiresAt: "dates",
    expiryCondition: "dates",
    expectedReturnDate: "dates",
    yourReference: "-",
    contractForm: "wording",
    contractTitle: "wording",
    contractNumber: "wording",
    contractDate: "wording",
    facilityId: "-",
    parties: "parties",
    deliveryDetails: "-",
    issuerSourceOfFunds: "-",
    issuerDetailsOfSourceOfFunds: "-",
    directorFirstName: "-",
    directorLastName: "-",
    directorEmail: "-",
    refundAccountName: "-",
    specialProduct: "-",
    bankDetails: "-",
    additionalSupplierDetail: "-",
    refundAccountNumber: "-",
    refundBSB: "-",
    invoiceRecipientEmailAddresses: "-",
    feeSummaryId: "-",
    submissionTermsAccepted: "-",
  });
});

function messagesOf(input: DraftInput) {
  const result = checkDraftInput(input, "DRAFT");
  return result.ok ? {} : result.fields;
}
