// What an edit refuses, field by field and with the path of the form, and that a refusal changes nothing.
// Shows: D-66, Q-054, X-42, E-31.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { PURPOSE_TEXT, SOURCE_OF_FUNDS_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { editableFields } from "@bondline/domain/drafts/drafts/editable-fields.ts";
import { choiceMessage } from "@bondline/domain/values/fields/choice.ts";
import { ENTITY_TYPES } from "@bondline/domain/values/reference-data/entity-types.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { STATE_CODES } from "@bondline/domain/values/reference-data/states.ts";
import type { Api } from "../../../../testing/api.ts";
import { call, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import type { Draft } from "./draft-record.ts";

let world: World;
let ada: Api;
let draft: Draft;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  draft = await world.draft();
});
after(() => world.end());

const long = (length: number) => "x".repeat(length);
const party = (fields: object) => ({ parties: [{ partyVariant: "ISSUER", ...fields }] });
const NOBODYS_ID = "0199a3f2-0000-7000-8000-000000000000";

const NAME = "This field contains characters that cannot be used in a name";
const PO_BOX = "A PO box cannot be used here. Please enter a street address";
const DATE = "This field must be a date in the form dd/mm/yyyy";
const PHONE = "This field must be a valid phone number";
const MAIL = "This field must be a valid email";
const atMost = (length: number) => `This field must have at most ${length} characters.`;
const SIZE = "This field must be at least $1 and less than $1,000,000,000";
const NOT_OFFERED = "This fee plan is not offered for this amount. Please choose another.";

const REFUSED: [field: object, path: string, message: string][] = [
  [{ amount: "0.99" }, "amount", SIZE],
  [{ amount: "1000000000" }, "amount", SIZE],
  [{ amount: "12,34" }, "amount", "This field must be an amount such as 1,250,000.50"],
  [{ purpose: "GIFT" }, "purpose", choiceMessage(codesIn(PURPOSE_TEXT))],
  [{ specifiedOtherPurpose: long(256) }, "specifiedOtherPurpose", atMost(255)],
  [{ projectAddress: "PO Box 12, Sydney" }, "projectAddress", PO_BOX],
  [{ projectAddress: long(251) }, "projectAddress", atMost(250)],
  [{ agreementContent: long(501) }, "agreementContent", atMost(500)],
  [{ expiresAt: "31/02/2027" }, "expiresAt", DATE],
  [{ expiresAt: "2027-02-30" }, "expiresAt", DATE],
  [{ expectedReturnDate: "soon" }, "expectedReturnDate", DATE],
  [
    { expectedReturnDate: "2020-01-01" },
    "expectedReturnDate",
    "Enter today or a later date, or leave this blank.",
  ],
  [{ contractDate: "1/1/26" }, "contractDate", DATE],
  [{ contractTitle: long(256) }, "contractTitle", atMost(255)],
  [{ contractNumber: long(256) }, "contractNumber", atMost(255)],
  [{ yourReference: long(256) }, "yourReference", atMost(255)],
  [{ expiryCondition: long(501) }, "expiryCondition", atMost(500)],
  [{ deliveryDetails: { address: "GPO Box 1, Sydney" } }, "deliveryDetails.address", PO_BOX],
  [{ deliveryDetails: { phoneNumber: "12" } }, "deliveryDetails.phoneNumber", PHONE],
  [{ deliveryDetails: { recipientNames: "<b>" } }, "deliveryDetails.recipientNames", NAME],
  [{ deliveryDetails: { companyName: long(1001) } }, "deliveryDetails.companyName", atMost(1000)],
  [{ issuerSourceOfFunds: "LOTTERY" }, "issuerSourceOfFunds", choiceMessage(codesIn(SOURCE_OF_FUNDS_TEXT))],
  [{ issuerDetailsOfSourceOfFunds: long(501) }, "issuerDetailsOfSourceOfFunds", atMost(500)],
  [{ directorFirstName: "<i>" }, "directorFirstName", NAME],
  [{ directorLastName: long(256) }, "directorLastName", atMost(255)],
  [{ directorEmail: "nobody" }, "directorEmail", MAIL],
  [{ refundAccountName: long(256) }, "refundAccountName", atMost(255)],
  [{ refundAccountNumber: "12a" }, "refundAccountNumber", "An account number must consist of 6 to 10 digits"],
  [{ refundBSB: "1234567" }, "refundBSB", "A BSB must consist of 6 digits"],
  [
    { invoiceRecipientEmailAddresses: "a@b.example;nobody" },
    "invoiceRecipientEmailAddresses",
    "nobody is not a valid email",
  ],
  [{ feeSummaryId: "x" }, "feeSummaryId", "This field must be a valid identifier"],
  [{ feeSummaryId: NOBODYS_ID }, "feeSummaryId", NOT_OFFERED],
  [{ feeSummaryId: idOf("fee summary", "bnkProperty"), amount: "5000" }, "feeSummaryId", NOT_OFFERED],
  [party({ abn: "123" }), "parties.0.abn", "An ABN or ACN must consist of 9 or 11 digits"],
  [party({ name: long(256) }), "parties.0.name", atMost(255)],
  [party({ address: "PO Box 1" }), "parties.0.address", PO_BOX],
  [party({ state: "ZZ" }), "parties.0.state", choiceMessage(STATE_CODES)],
  [
    party({ postcode: "1234" }),
    "parties.0.postcode",
    "This postcode is for PO boxes. Please enter the postcode of the street address",
  ],
  [party({ notes: long(501) }), "parties.0.notes", atMost(500)],
  [
    party({ partyEntityType: "NOPE" }),
    "parties.0.partyEntityType",
    choiceMessage(ENTITY_TYPES.options.map(({ code }) => code)),
  ],
  [party({ primaryContact: { email: "x" } }), "parties.0.primaryContact.email", MAIL],
  [party({ primaryContact: { phoneNumber: "1" } }), "parties.0.primaryContact.phoneNumber", PHONE],
  [party({ primaryContact: { givenName: "<" } }), "parties.0.primaryContact.givenName", NAME],
  [party({ primaryContact: { familyName: long(256) } }), "parties.0.primaryContact.familyName", atMost(255)],
  [party({ id: "x" }), "parties.0.id", "This field must be a valid identifier"],
  [
    { parties: Array.from({ length: 21 }, () => ({ partyVariant: "OTHER" })) },
    "parties",
    "A draft can have at most 20 parties",
  ],
  [
    { expiryType: "OPEN_ENDED", expiresAt: "2028-01-01" },
    "expiresAt",
    "Remove this date, or choose an expiry on a date",
  ],
];

describe("an edit that is refused", () => {
  for (const [fields, path, message] of REFUSED) {
    test(`${JSON.stringify(fields).slice(0, 70)}: ${message}`, async () => {
      const answer = await call(ada, "updateDraft", { id: draft.id, version: draft.version, draft: fields });
      assert.deepEqual(refusalOf(answer), { [path]: message });
    });
  }

  test("every faulty field is named at once", async () => {
    const answer = await call(ada, "updateDraft", {
      id: draft.id,
      version: draft.version,
      draft: {
        amount: "0",
        refundBSB: "1",
        parties: [{ partyVariant: "OTHER" }, { partyVariant: "ISSUER", abn: "1" }],
      },
    });
    assert.deepEqual(Object.keys(refusalOf(answer)).sort(), ["amount", "parties.1.abn", "refundBSB"]);
  });

  test("no text, however hostile, ends in an error of ours", async () => {
    for (const hostile of ["a\u0000b", "\ud800", "'; drop table draft; --", "\u202e", "%_\\"]) {
      for (const field of ["agreementContent", "yourReference", "projectAddress", "refundAccountName"]) {
        const present = await seenDraft(ada, draft.id, "version");
        const answer = await call(ada, "updateDraft", {
          id: draft.id,
          version: present.version,
          draft: { [field]: hostile },
        });
        const { code } = answer.errors?.[0]?.extensions ?? { code: "OK" };
        assert.match(code, /^(OK|VALIDATION_ERROR)$/, `${field} ${JSON.stringify(hostile)}`);
      }
    }
    draft = { ...draft, version: (await seenDraft(ada, draft.id, "version")).version };
  });

  test("a party of another draft is not found, whoever's draft it is, and one of this draft is named once", async () => {
    const theirs = await world.draft({ owner: "wesfarmers" });
    for (const id of [theirs.parties[0]?.id, (await world.draft()).parties[0]?.id, NOBODYS_ID]) {
      const answer = await call(ada, "updateDraft", {
        id: draft.id,
        version: draft.version,
        draft: party({ id, name: "Taken over" }),
      });
      assert.equal(refusalOf(answer), "PARTY_NOT_FOUND");
    }
    const own = draft.parties[0]?.id;
    const twice = await call(ada, "updateDraft", {
      id: draft.id,
      version: draft.version,
      draft: {
        parties: [
          { id: own, partyVariant: "ISSUER" },
          { id: own, partyVariant: "BENEFICIARY" },
        ],
      },
    });
    assert.deepEqual(refusalOf(twice), { "parties.1.id": "This party is already in the list." });
  });

  for (const owned of [
    "status",
    "totalFees",
    "version",
    "supplierId",
    "organisationId",
    "isVisibleToSupplier",
    "submittedAt",
    "wordingHash",
    "discountPercentage",
  ]) {
    test(`${owned} belongs to the server and cannot be set`, async () => {
      const { errors } = await call(ada, "updateDraft", {
        id: draft.id,
        version: draft.version,
        draft: { [owned]: "1" },
      });
      assert.equal(errors?.[0]?.extensions.code, "VALIDATION_ERROR");
      assert.match(errors[0].message, new RegExp(`"${owned}"`));
    });
  }

  test("nothing of all this was kept", async () => {
    const fields = "amount purpose status refundBSB feeSummaryId parties { id name }";
    const fresh = await world.draft();
    const { parties, ...kept } = await seenDraft(ada, draft.id, fields);
    const { parties: asRaised, ...raised } = await seenDraft(ada, fresh.id, fields);
    assert.deepEqual(kept, raised);
    assert.deepEqual(
      parties.map(({ name }: { name: string }) => name),
      asRaised.map(({ name }: { name: string }) => name),
    );
  });
});

describe("the end of a draft's guarantee", () => {
  type Ending = [stored: object, sent: object, outcome: object];
  const DAY = "2028-06-30";
  const REMOVE = { expiresAt: "Remove this date, or choose an expiry on a date" };
  const ENDINGS: Ending[] = [
    [
      { expiryType: "FIXED", expiresAt: DAY },
      { expiryType: "OPEN_ENDED" },
      { expiryType: "OPEN_ENDED", expiresAt: null },
    ],
    [
      { expiryType: "FIXED", expiresAt: DAY },
      { expiryType: "OPEN_ENDED", expiresAt: null },
      { expiryType: "OPEN_ENDED", expiresAt: null },
    ],
    [
      { expiryType: "FIXED", expiresAt: DAY },
      { expiryType: "OPEN_ENDED", expiresAt: "" },
      { expiryType: "OPEN_ENDED", expiresAt: null },
    ],
    [{ expiryType: "FIXED", expiresAt: DAY }, { expiryType: "OPEN_ENDED", expiresAt: DAY }, REMOVE],
    [
      { expiryType: "FIXED", expiresAt: DAY },
      { expiryType: "CONDITIONAL" },
      { expiryType: "CONDITIONAL", expiresAt: DAY },
    ],
    [{ expiryType: "FIXED", expiresAt: DAY }, { expiryType: null }, { expiryType: null, expiresAt: DAY }],
    [{ expiryType: "OPEN_ENDED", expiresAt: null }, { expiresAt: DAY }, REMOVE],
    [
      { expiryType: "OPEN_ENDED", expiresAt: null },
      { expiryType: "FIXED", expiresAt: DAY },
      { expiryType: "FIXED", expiresAt: DAY },
    ],
    [
      { expiryType: "OPEN_ENDED", expiresAt: null },
      { expiryType: null, expiresAt: DAY },
      { expiryType: null, expiresAt: DAY },
    ],
    [{ expiryType: null, expiresAt: null }, { expiresAt: DAY }, { expiryType: null, expiresAt: DAY }],
    [
      { expiryType: null, expiresAt: DAY },
      { expiryType: "OPEN_ENDED" },
      { expiryType: "OPEN_ENDED", expiresAt: null },
    ],
  ];
  for (const [stored, sent, outcome] of ENDINGS) {
    test(`from ${JSON.stringify(stored)}, ${JSON.stringify(sent)}`, async () => {
      const { id, version } = await world.draft({ fields: stored as Record<string, unknown> });
      const answer = await call(ada, "updateDraft", { id, version, draft: sent });
      const seen = await seenDraft(ada, id, "expiryType expiresAt");
      assert.deepEqual(answer.errors ? refusalOf(answer) : seen, outcome);
      if (answer.errors) assert.deepEqual(seen, stored);
    });
  }
});

describe("while the submission is under way", () => {
  const SENT: Record<string, unknown> = {
    amount: "300000",
    purpose: "TENDER",
    specifiedOtherPurpose: "x",
    projectAddress: "1 George Street, Sydney NSW 2000",
    agreementContent: "x",
    expiryType: "FIXED",
    expiresAt: "2029-01-01",
    expiryCondition: "x",
    expectedReturnDate: "2029-01-01",
    yourReference: "x",
    contractForm: "OTHER",
    contractTitle: "x",
    contractNumber: "x",
    contractDate: "2026-01-01",
    parties: [],
    deliveryDetails: { companyName: "Site office" },
    issuerSourceOfFunds: "BORROWED_FUNDS",
    issuerDetailsOfSourceOfFunds: "x",
    directorFirstName: "Eve",
    directorLastName: "Eve",
    directorEmail: "eve@harbourcivil.example",
    refundAccountName: "Eve",
    refundAccountNumber: "1234567",
    refundBSB: "062000",
    invoiceRecipientEmailAddresses: "eve@harbourcivil.example",
    feeSummaryId: null,
  };

  test("the details are locked, each by name, and the submission's own fields stay open", async () => {
    const { id, version } = await world.draft({ status: "SUBMISSION_STARTED" });
    const open: readonly string[] = editableFields("SUBMISSION_STARTED");
    let present = version;
    for (const [field, value] of Object.entries(SENT)) {
      const answer = await call(ada, "updateDraft", { id, version: present, draft: { [field]: value } });
      const expected = open.includes(field)
        ? "OK"
        : { [field]: "This cannot be changed while the draft is Submission started." };
      assert.deepEqual(refusalOf(answer), expected, field);
      if (!answer.errors) present = answer.data.updateDraft.draft.version;
    }
  });

  test("once it is submitted nothing can be edited at all", async () => {
    const { id, version } = await world.draft({ status: "SUBMITTED" });
    const { errors } = await call(ada, "updateDraft", { id, version, draft: { refundBSB: "062000" } });
    assert.equal(errors?.[0]?.extensions.code, "INVALID_TRANSITION");
    assert.match(errors[0].message, /Submitted/);
  });
});
