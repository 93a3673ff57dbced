// Shows: P-43, V-149, V-150, X-05..X-07, X-54, X-57.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BANK_FEATURES } from "../../office/bank-profiles/bank-profile.ts";
import type { ProcessType } from "../../process-type.ts";
import { cents } from "../../values/money/money.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { draftRequirements } from "./draft-requirements.ts";
import type { DraftRequirementsView, RequirementsParty } from "./draft-requirements-view.ts";

const HARBOUR_CIVIL: RequirementsParty = {
  partyVariant: "ISSUER",
  name: "Harbour Civil Pty Ltd",
  abn: "53004085616",
  address: "12 Kent Street, Sydney NSW 2000",
  partyEntityType: "PRV",
  contactEmail: "ada@harbourcivil.example",
};

const KESTREL: RequirementsParty = {
  partyVariant: "BENEFICIARY",
  name: "Kestrel Developments Pty Ltd",
  abn: "004085616",
  address: "1 Collins Street, Melbourne VIC 3000",
  partyEntityType: null,
  contactEmail: "dee@kestrel.example",
};

const COMPLETE: DraftRequirementsView = {
  processType: "BANK_GUARANTEE",
  amountCents: cents(10_000_000n),
  purpose: "PERFORMANCE",
  specifiedOtherPurpose: null,
  projectAddress: "8 Wharf Road, Pyrmont NSW 2009",
  agreementContent: "Contract HC-104 for the eastern wharf",
  contractForm: "AS4000_EXPIRY",
  expiryType: "FIXED",
  expiresAt: plainDate("2027-11-20"),
  expiryCondition: null,
  expectedReturnDate: plainDate("2027-10-01"),
  deliveryDetails: {
    deliveryType: "COURIER",
    address: "1 Collins Street, Melbourne VIC 3000",
    recipientNames: "Dee Kestrel",
    phoneNumber: "+61398765432",
  },
  issuerSourceOfFunds: "BUSINESS_INCOME",
  issuerDetailsOfSourceOfFunds: null,
  directorFirstName: null,
  directorLastName: null,
  directorEmail: null,
  refundAccountName: null,
  refundAccountNumber: null,
  refundBSB: null,
  parties: [HARBOUR_CIVIL, KESTREL],
  approvers: [],
  attachments: [],
  feeSummary: { isOffered: true, minValueCents: cents(1_500_000n), maxValueCents: cents(50_000_000n) },
  facility: null,
  isSecuredByCash: false,
  bankFeatures: [],
  specialProduct: null,
  bankDetails: {
    previousIdentification: null,
    customerNumber: null,
    fundingBankName: null,
    fundingAmount: null,
    fundingPurpose: null,
    creditInterestAccountName: null,
    creditInterestBSB: null,
    creditInterestAccountNumber: null,
  },
  additionalSupplierDetail: { businessActivity: null, relationshipPurpose: null },
  hasGvpIntegration: false,
  submissionTermsAccepted: true,
  individuals: [],
  requirementsOfParts: [],
  suretyBond: null,
  today: plainDate("2026-11-20"),
};

const EMPTY: DraftRequirementsView = {
  ...COMPLETE,
  amountCents: null,
  purpose: null,
  projectAddress: null,
  agreementContent: "  ",
  contractForm: null,
  expiryType: null,
  expiresAt: null,
  expectedReturnDate: null,
  deliveryDetails: { deliveryType: null, address: null, recipientNames: null, phoneNumber: null },
  issuerSourceOfFunds: null,
  parties: [],
  feeSummary: null,
  submissionTermsAccepted: false,
};

test("a complete bank guarantee has nothing left to do, and lists what applied", () => {
  assert.deepEqual(unmetOf(COMPLETE), []);
  assert.deepEqual(
    draftRequirements(COMPLETE).map(({ field }) => field),
    [
      "parties",
      "parties",
      "parties.0",
      "parties.1",
      "amount",
      "purpose",
      "projectAddress",
      "agreementContent",
      "expiryType",
      "expiresAt",
      "contractForm",
      "expectedReturnDate",
      "deliveryDetails.deliveryType",
      "deliveryDetails.address",
      "deliveryDetails.recipientNames",
      "deliveryDetails.phoneNumber",
      "feeSummaryId",
      "issuerSourceOfFunds",
      "submissionTerms",
    ],
  );
});

test("an empty bank guarantee says everything that is to be done next", () => {
  assert.deepEqual(unmetOf(EMPTY), [
    "parties: Add the applicant.",
    "parties: Add the beneficiary.",
    "amount: Enter the amount.",
    "purpose: Choose the purpose.",
    "projectAddress: Enter the address of the project or premises.",
    "agreementContent: Describe the contract or lease that the security is for.",
    "expiryType: Choose how it ends: on a date, on a condition, or not at all.",
    "deliveryDetails.deliveryType: Choose how the original is delivered.",
    "feeSummaryId: Choose a fee plan.",
    "issuerSourceOfFunds: Choose where the funds come from.",
    "submissionTerms: Accept the submission terms.",
  ]);
});

/** The fields that are unmet when this is all that differs from a complete draft. */
const ONE_CHANGE: readonly (readonly [string, Partial<DraftRequirementsView>, readonly string[]])[] = [
  [
    "another purpose is described",
    { purpose: "OTHER" },
    ["specifiedOtherPurpose: Describe the other purpose."],
  ],
  [
    "an expiry date lies ahead, today is too late",
    { expiresAt: plainDate("2026-11-20") },
    ["expiresAt: Enter an expiry date in the future."],
  ],
  [
    "a condition is described",
    { expiryType: "CONDITIONAL", contractForm: "OTHER" },
    ["expiryCondition: Describe the condition on which it ends."],
  ],
  ["an open end asks for no date", { expiryType: "OPEN_ENDED", expiresAt: null, contractForm: "AS2124" }, []],
  [
    "a form with expiry does not fit an open end",
    { expiryType: "OPEN_ENDED", expiresAt: null },
    ["contractForm: You chose no expiry date, so pick a form without expiry."],
  ],
  [
    "a form without expiry does not fit a date",
    { contractForm: "AS2124" },
    ["contractForm: You chose an expiry date, so pick a form with expiry."],
  ],
  ["nobody has to know when it comes back", { expectedReturnDate: null }, []],
  ["it may be expected back today", { expectedReturnDate: plainDate("2026-11-20") }, []],
  [
    "it is not expected back in the past",
    { expectedReturnDate: plainDate("2026-11-19") },
    ["expectedReturnDate: Enter today or a later date, or leave this blank."],
  ],
  ["other wording fits any end", { contractForm: "OTHER" }, []],
  [
    "a courier needs an address",
    { deliveryDetails: { ...COMPLETE.deliveryDetails, address: null } },
    ["deliveryDetails.address: Enter the address that the courier delivers to."],
  ],
  [
    "a paper original that is collected needs a person and a phone",
    {
      deliveryDetails: { deliveryType: "COLLECTION", address: null, recipientNames: null, phoneNumber: null },
    },
    [
      "deliveryDetails.recipientNames: Name the person who receives the original.",
      "deliveryDetails.phoneNumber: Enter a phone number for the delivery.",
    ],
  ],
  [
    "a digital original needs neither",
    { deliveryDetails: { deliveryType: "DIGITAL", address: null, recipientNames: null, phoneNumber: null } },
    [],
  ],
  [
    "a product covers a band of amounts",
    { amountCents: cents(50_000_001n) },
    ["feeSummaryId: Choose another fee plan: this one is for amounts from $15,000.00 to $500,000.00."],
  ],
  [
    "a product must still be offered",
    { feeSummary: { isOffered: false, minValueCents: cents(0n), maxValueCents: null } },
    ["feeSummaryId: Choose another fee plan: this one is no longer offered."],
  ],
  [
    "a facility must have room for the amount",
    { facility: { name: "Main facility", limitCents: cents(20_000_000n), takenCents: cents(15_000_000n) } },
    ["facilityId: Lower the amount or choose another facility: Main facility has $50,000.00 left."],
  ],
  [
    "a facility that is exactly filled is enough",
    { facility: { name: "Main facility", limitCents: cents(20_000_000n), takenCents: cents(10_000_000n) } },
    [],
  ],
  [
    "other funds are described",
    { issuerSourceOfFunds: "OTHER" },
    ["issuerDetailsOfSourceOfFunds: Describe where the funds come from."],
  ],
  [
    "a bank profile may ask for a director",
    { bankFeatures: ["DIRECTOR_CONTACT"], directorFirstName: "Ada" },
    ["directorEmail: Enter the name and email of a director: the bank writes to them."],
  ],
  [
    "security in cash needs an account to pay it back to",
    { isSecuredByCash: true },
    ["refundAccountNumber: Enter the account that the security money is paid back to."],
  ],
  [
    "every approver approves, and those who have not are named",
    {
      approvers: [
        { name: "Dee Kestrel", hasApproved: false },
        { name: "Eli Ward", hasApproved: true },
        { name: "fay@kestrel.example", hasApproved: false },
      ],
    },
    ["draftCollaborators: Ask Dee Kestrel and fay@kestrel.example to approve the draft."],
  ],
  [
    "the details of every individual are complete",
    { individuals: [{ name: "Ada Lim", hasCompleteDetails: false }] },
    ["individuals: Complete the details of Ada Lim."],
  ],
  [
    "submission terms are accepted",
    { submissionTermsAccepted: false },
    ["submissionTerms: Accept the submission terms."],
  ],
];

for (const [sentence, change, unmet] of ONE_CHANGE)
  test(`a requirement: ${sentence}`, () => assert.deepEqual(unmetOf({ ...COMPLETE, ...change }), unmet));

test("attachments must be received, scanned and clean, and the worst is named first", () => {
  const attachment = (
    fileName: string,
    received: boolean,
    infectedFileStatus: "CLEAN" | "INFECTED" | "NOT_SCANNED" | "FAILED",
  ) => ({
    fileName,
    received,
    infectedFileStatus,
  });
  const clean = attachment("contract.pdf", true, "CLEAN");
  const scanning = attachment("plan.pdf", true, "NOT_SCANNED");
  const lost = attachment("lease.pdf", false, "NOT_SCANNED");
  const infected = attachment("virus.pdf", true, "INFECTED");
  const unmet = (...attachments: (typeof clean)[]) => unmetOf({ ...COMPLETE, attachments });

  assert.deepEqual(unmet(clean), []);
  assert.deepEqual(unmet(clean, scanning), ["attachments: Wait until plan.pdf has been scanned."]);
  assert.deepEqual(unmet(scanning, lost), [
    "attachments: Upload lease.pdf again or remove it: it has not been received.",
  ]);
  assert.deepEqual(unmet(lost, infected), ["attachments: Remove virus.pdf: it is infected."]);
  assert.deepEqual(unmet(attachment("odd.pdf", true, "FAILED")), [
    "attachments: Remove odd.pdf or upload a new copy: we can't use it as it is.",
  ]);
});

test("every party of a bank guarantee needs its details and an email, and the field is the first that is missing", () => {
  const bare: RequirementsParty = {
    ...HARBOUR_CIVIL,
    abn: null,
    address: "",
    partyEntityType: null,
    contactEmail: null,
  };
  const second: RequirementsParty = { ...KESTREL, contactEmail: null };
  assert.deepEqual(unmetOf({ ...COMPLETE, parties: [bare, KESTREL, second] }), [
    "parties.0.abn: Complete Applicant 1: add the ABN or ACN, the entity type, the address, the contact's email.",
    "parties.2.primaryContact.email: Complete Beneficiary 2: add the contact's email.",
  ]);
});

test("the other kinds need an email only of the beneficiary, and only for a digital register", () => {
  const parties = [
    { ...HARBOUR_CIVIL, contactEmail: null, partyEntityType: null },
    { ...KESTREL, contactEmail: null },
  ];
  const lease: DraftRequirementsView = {
    ...COMPLETE,
    processType: "LEASE_BOND",
    purpose: "RENTAL_BOND",
    contractForm: "OTHER",
    parties,
  };
  assert.deepEqual(unmetOf(lease), []);
  assert.deepEqual(unmetOf({ ...lease, hasGvpIntegration: true }), [
    "parties.1.primaryContact.email: Complete Beneficiary 1: add the contact's email.",
  ]);
});

test("cash security needs its refund account, and has labels of its own", () => {
  const cash: DraftRequirementsView = { ...COMPLETE, processType: "CASH_SECURITY", parties: [] };
  assert.deepEqual(unmetOf(cash), [
    "parties: Add the sub contractor.",
    "parties: Add the head contractor.",
    "refundAccountNumber: Enter the account that the security money is paid back to.",
  ]);
  const account = {
    refundAccountName: "Harbour Civil",
    refundAccountNumber: "12345678",
    refundBSB: "062000",
  };
  assert.deepEqual(unmetOf({ ...cash, parties: COMPLETE.parties, ...account }), []);
});

test("a surety bond needs its security type, its bond, questionnaire, revenue and brokerage", () => {
  const bond: DraftRequirementsView = { ...COMPLETE, processType: "SURETY_BOND" };
  assert.deepEqual(unmetOf(bond), [
    "securityType: Choose the type of security.",
    "requestedSuretyDocuments: Complete the bond that is asked for: its period and its wording.",
    "contractQuestionnaire: Answer every question about the contract.",
    "revenueDeclaration: Declare revenue of at least $20 million a year, which a surety bond needs.",
    "brokerage: Accept the brokerage disclosure.",
  ]);
  const suretyBond = {
    securityType: "UNSECURED",
    isQuestionnaireComplete: true,
    isBondComplete: true,
    hasDeclaredRevenue: true,
    hasAcceptedBrokerage: true,
  };
  assert.deepEqual(unmetOf({ ...bond, suretyBond }), []);
});

test("what only a surety bond needs is not listed for the other kinds", () => {
  for (const processType of [
    "BANK_GUARANTEE",
    "CASH_SECURITY",
    "LEASE_BOND",
  ] as const satisfies ProcessType[]) {
    const fields = draftRequirements({ ...COMPLETE, processType }).map(({ field }) => field);
    assert.equal(fields.includes("contractQuestionnaire"), false);
    assert.equal(fields.includes("revenueDeclaration"), false);
  }
});

function unmetOf(view: DraftRequirementsView): string[] {
  return draftRequirements(view)
    .filter(({ requirementMet }) => !requirementMet)
    .map(({ field, message }) => `${field}: ${message}`);
}

const ASKED: DraftRequirementsView = { ...COMPLETE, bankFeatures: BANK_FEATURES };
const ANSWERED: DraftRequirementsView = {
  ...ASKED,
  directorFirstName: "Ada",
  directorLastName: "Harbour",
  directorEmail: "ada@harbour.example",
  bankDetails: {
    previousIdentification: "NO",
    customerNumber: null,
    fundingBankName: "Westpac",
    fundingAmount: "10000000",
    fundingPurpose: "Retained earnings",
    creditInterestAccountName: "Harbour Civil",
    creditInterestBSB: "182512",
    creditInterestAccountNumber: "321",
  },
  additionalSupplierDetail: { businessActivity: "Civil works", relationshipPurpose: "Security" },
};

test("what the bank of the plan asks for is asked for by its feature and by nothing else", () => {
  const fields = (view: DraftRequirementsView) => unmetOf(view).map((each) => each.split(":")[0]);
  assert.deepEqual(unmetOf(ANSWERED), []);
  assert.deepEqual(fields({ ...ASKED, bankFeatures: ["PREVIOUS_IDENTIFICATION"] }), [
    "bankDetails.previousIdentification",
  ]);
  assert.deepEqual(fields({ ...ASKED, bankFeatures: ["FUNDING_SECTION"] }), [
    "bankDetails.fundingBankName",
    "bankDetails.fundingAmount",
    "bankDetails.fundingPurpose",
  ]);
  assert.deepEqual(fields({ ...ASKED, bankFeatures: ["CREDIT_INTEREST_ACCOUNT"] }), [
    "bankDetails.creditInterestAccountName",
    "bankDetails.creditInterestBSB",
    "bankDetails.creditInterestAccountNumber",
  ]);
  assert.deepEqual(fields({ ...ASKED, bankFeatures: ["ADDITIONAL_SUPPLIER_DETAIL"] }), [
    "additionalSupplierDetail.businessActivity",
    "additionalSupplierDetail.relationshipPurpose",
  ]);
  assert.deepEqual(fields({ ...ASKED, bankFeatures: [] }), []);
});

test("whoever was identified before says under which number", () => {
  const { bankDetails } = ANSWERED;
  const said = { ...ANSWERED, bankDetails: { ...bankDetails, previousIdentification: "YES" } };
  assert.deepEqual(unmetOf(said), ["bankDetails.customerNumber: Enter your customer number at the bank."]);
});

test("the small business loan guarantee is a bank guarantee of a bank that offers it", () => {
  const wished: DraftRequirementsView = { ...COMPLETE, specialProduct: "SMALL_BUSINESS_LOAN" };
  assert.equal(unmetOf(wished).length, 1);
  const offered = { ...wished, bankFeatures: ["SMALL_BUSINESS_LOAN_GUARANTEE"] as const };
  assert.deepEqual(unmetOf(offered), []);
  assert.ok(
    unmetOf({ ...offered, processType: "LEASE_BOND" }).some((each) => each.startsWith("specialProduct:")),
  );
});
