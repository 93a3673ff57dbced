// Raising and editing drafts: everything typed comes back as it was meant, and nothing else changes.
// Shows: D-01, D-03..D-13, D-20, D-21, D-23..D-25, D-27, D-30..D-33, D-37, D-39..D-42, P-02..P-15, P-21, P-22, P-45, API-029, API-068..API-070, Q-054, Q-055.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { decryptValue } from "../../../database/encryption.ts";
import { readyFields } from "../../../demo/builders/draft-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { accountNumberPlace } from "./draft-columns.ts";

const ALL_FIELDS = `id organisationId status processType referenceNumber version amount purpose specifiedOtherPurpose projectAddress agreementContent
  expiryType expiresAt expiryCondition expectedReturnDate yourReference contractForm contractTitle contractNumber contractDate
  deliveryDetails { deliveryType address recipientNames phoneNumber companyName }
  issuerSourceOfFunds issuerDetailsOfSourceOfFunds directorFirstName directorLastName directorEmail
  refundAccountName refundAccountNumber refundBSB invoiceRecipientEmailAddresses feeSummaryId feeSummary { id }
  parties { id partyVariant name abn address state postcode notes partyEntityType primaryContact { givenName familyName email phoneNumber } }`;

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

describe("raising a draft", () => {
  test("every field comes back as it was meant, in the form in which it is kept", async () => {
    const fields = {
      ...readyFields(world.app),
      amount: " $1,250,000.5 ",
      purpose: "OTHER",
      specifiedOtherPurpose: "Crane hire",
      expiryType: "CONDITIONAL",
      expiresAt: null,
      expiryCondition: "On practical completion,\nas certified.",
      contractDate: "01/09/2026",
      issuerSourceOfFunds: "OTHER",
      issuerDetailsOfSourceOfFunds: "Sale of a vessel",
      refundBSB: "033 088",
      invoiceRecipientEmailAddresses: "accounts@harbourcivil.example; ada@harbourcivil.example",
      parties: [
        {
          partyVariant: "ISSUER",
          name: " Harbour Civil Pty Ltd ",
          abn: "53 004 085 616",
          address: "12 Bligh Street, Sydney NSW 2000",
          state: "NSW",
          postcode: "2000",
          notes: "Call before noon",
          partyEntityType: "PRV",
          primaryContact: {
            givenName: "Ada",
            familyName: "Nguyen",
            email: "Ada@HarbourCivil.example",
            phoneNumber: "0491 570 157",
          },
        },
        { partyVariant: "LIMITED", name: "Someone else" },
      ],
    };
    const { draft } = await must(
      ada,
      "createDraft",
      { organisationId: idOf("organisation", "harbour"), processType: "BANK_GUARANTEE", draft: fields },
      `draft { ${ALL_FIELDS} }`,
    );
    const { id, referenceNumber, version, parties, ...rest } = draft;
    assert.match(referenceNumber, /^DR-[34679ACDEFGHJKMNPQRTWXY]{7}$/);
    assert.ok(version >= 1);
    assert.deepEqual(rest, {
      organisationId: idOf("organisation", "harbour"),
      status: "DRAFT",
      processType: "BANK_GUARANTEE",
      amount: "1250000.50",
      purpose: "OTHER",
      specifiedOtherPurpose: "Crane hire",
      projectAddress: "200 George Street, Sydney NSW 2000",
      agreementContent: "Head contract for the George Street fit-out, dated 1 September 2026.",
      expiryType: "CONDITIONAL",
      expiresAt: null,
      expiryCondition: "On practical completion,\nas certified.",
      expectedReturnDate: "2028-10-20",
      yourReference: "HC-104",
      contractForm: "AS4000_EXPIRY",
      contractTitle: "George Street fit-out",
      contractNumber: "HC-2026-104",
      contractDate: "2026-09-01",
      deliveryDetails: {
        deliveryType: "COURIER",
        address: "1 Woolworths Way, Bella Vista NSW 2153",
        recipientNames: "Dee Marsh",
        phoneNumber: "+61491570156",
        companyName: "Woolworths Group Limited",
      },
      issuerSourceOfFunds: "OTHER",
      issuerDetailsOfSourceOfFunds: "Sale of a vessel",
      directorFirstName: "Ada",
      directorLastName: "Nguyen",
      directorEmail: "ada@harbourcivil.example",
      refundAccountName: "Harbour Civil Pty Ltd",
      refundAccountNumber: "••• 678",
      refundBSB: "033088",
      invoiceRecipientEmailAddresses: "accounts@harbourcivil.example;ada@harbourcivil.example",
      feeSummaryId: idOf("fee summary", "macquarieCash"),
      feeSummary: { id: idOf("fee summary", "macquarieCash") },
    });
    assert.deepEqual(
      parties.map(({ id: _, ...party }: { id: string }) => party),
      [
        {
          partyVariant: "ISSUER",
          name: "Harbour Civil Pty Ltd",
          abn: "53004085616",
          address: "12 Bligh Street, Sydney NSW 2000",
          state: "NSW",
          postcode: "2000",
          notes: "Call before noon",
          partyEntityType: "PRV",
          primaryContact: {
            givenName: "Ada",
            familyName: "Nguyen",
            email: "ada@harbourcivil.example",
            phoneNumber: "+61491570157",
          },
        },
        {
          partyVariant: "LIMITED",
          name: "Someone else",
          abn: null,
          address: null,
          state: null,
          postcode: null,
          notes: null,
          partyEntityType: null,
          primaryContact: { givenName: null, familyName: null, email: null, phoneNumber: null },
        },
      ],
    );
    assert.deepEqual(await seenDraft(ada, id, ALL_FIELDS), draft);
  });

  test("a kind of security that is not offered is refused by name", async () => {
    const created = (processType: string) =>
      call(ada, "createDraft", { organisationId: idOf("organisation", "harbour"), processType, draft: {} });
    assert.deepEqual(refusalOf(await created("SURETY_BOND")), {
      processType: "Surety bonds are not offered.",
    });
  });

  test("the account number lies encrypted in the database and nowhere in clear", async () => {
    const draft = await world.draft({ fields: { refundAccountNumber: "87654321" } });
    const [row] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ whole: string; sealed: Buffer }>(
        "select d::text as whole, d.refund_account_number_encrypted as sealed from draft d where id = $1",
        [draft.id],
      ),
    );
    assert.ok(row);
    assert.doesNotMatch(row.whole, /87654321/);
    assert.equal(
      decryptValue(
        world.app.settings.secrets.fieldEncryptionKey,
        accountNumberPlace(draft.id, "refundAccountNumberEncrypted"),
        row.sealed,
      ),
      "87654321",
    );
    assert.throws(() =>
      decryptValue(
        world.app.settings.secrets.fieldEncryptionKey,
        accountNumberPlace(idOf("person", "ada") as never, "refundAccountNumberEncrypted"),
        row.sealed,
      ),
    );
  });
});

describe("editing a draft", () => {
  test("fields left out stay, null empties, and the version moves on", async () => {
    const draft = await world.draft();
    const before = await seenDraft(ada, draft.id, ALL_FIELDS);
    await must(ada, "updateDraft", {
      id: draft.id,
      version: draft.version,
      draft: {
        yourReference: null,
        refundAccountNumber: null,
        deliveryDetails: { phoneNumber: null },
        invoiceRecipientEmailAddresses: null,
        feeSummaryId: null,
      },
    });
    const now = await seenDraft(ada, draft.id, ALL_FIELDS);
    assert.deepEqual(now, {
      ...before,
      version: before.version + 1,
      yourReference: null,
      refundAccountNumber: null,
      invoiceRecipientEmailAddresses: null,
      feeSummaryId: null,
      feeSummary: null,
      deliveryDetails: { ...before.deliveryDetails, phoneNumber: null },
    });
  });

  test("what is stored for its preview is a new version, and answers with the wording that it makes", async () => {
    const draft = await world.draft();
    const preview = (version: number, api = ada) =>
      api.mutate(
        "updateDraftPreview",
        "UpdateDraftInput",
        { id: draft.id, version, draft: { projectAddress: "2 Wharf Road, Geelong VIC 3220" } },
        "draft { version } draftPreview { html wordingText wordingHash }",
      );
    const { data } = await preview(draft.version);
    const stored = data.updateDraftPreview;
    assert.equal(stored.draft.version, draft.version + 1);
    assert.match(stored.draftPreview.wordingText, /2 Wharf Road, Geelong VIC 3220/);
    const read = await ada.get(
      "query ($id: ID!) { draftPreview(draftId: $id) { html wordingText wordingHash } }",
      { id: draft.id },
    );
    assert.deepEqual(stored.draftPreview, read.draftPreview);

    assert.equal(refusalOf(await preview(draft.version)), "CONFLICT");
    assert.equal(refusalOf(await preview(draft.version + 1, await world.as("wes"))), "DRAFT_NOT_FOUND");
  });

  test("a group given as null is emptied whole", async () => {
    const draft = await world.draft();
    await must(ada, "updateDraft", {
      id: draft.id,
      version: draft.version,
      draft: { deliveryDetails: null },
    });
    const { deliveryDetails } = await seenDraft(ada, draft.id, ALL_FIELDS);
    assert.deepEqual(Object.values(deliveryDetails), [null, null, null, null, null]);
  });

  test("a stale version is refused with the present one, and changes nothing", async () => {
    const draft = await world.draft();
    await must(ada, "updateDraft", { id: draft.id, version: draft.version, draft: { purpose: "TENDER" } });
    const before = await seenDraft(ada, draft.id, ALL_FIELDS);
    const { errors } = await call(ada, "updateDraft", {
      id: draft.id,
      version: draft.version,
      draft: { purpose: "MAINTENANCE", amount: "1" },
    });
    assert.deepEqual(errors?.[0]?.extensions, {
      code: "CONFLICT",
      message: "Someone else changed this while you were editing. Nothing of yours is lost.",
      versionRead: draft.version,
      versionNow: draft.version + 1,
      current: { draft: { id: draft.id, status: "DRAFT", version: draft.version + 1 } },
    });
    assert.deepEqual(await seenDraft(ada, draft.id, ALL_FIELDS), before);
  });

  test("of two people saving the same version at once one is kept and the other hears of it", async () => {
    const draft = await world.draft();
    const ben = await world.as("ben");
    const answers = await Promise.all(
      [ada, ben].map((person, index) =>
        call(person, "updateDraft", {
          id: draft.id,
          version: draft.version,
          draft: { yourReference: `try ${index}` },
        }),
      ),
    );
    assert.deepEqual(answers.map(refusalOf).sort(), ["CONFLICT", "OK"]);
  });

  test("parties keep their ids; what is not said of one stays, one that is not named stays, and one goes by being named", async () => {
    const draft = await world.draft();
    const [issuer, beneficiary] = draft.parties;
    assert.ok(issuer && beneficiary);
    await must(ada, "updateDraft", {
      id: draft.id,
      version: draft.version,
      draft: {
        parties: [
          { partyVariant: "OTHER", name: "Guarantor" },
          { id: beneficiary.id, name: "Woolworths Group Limited", primaryContact: { phoneNumber: null } },
        ],
      },
    });
    const all = await seenDraft(ada, draft.id, ALL_FIELDS);
    assert.deepEqual(
      all.parties.map(({ name }: { name: string }) => name),
      [issuer.name, "Woolworths Group Limited", "Guarantor"],
    );
    assert.equal(all.parties[1].abn, beneficiary.abn);
    assert.equal(all.parties[1].primaryContact.phoneNumber, null);
    assert.equal(all.parties[1].primaryContact.email, beneficiary.contactEmail);
    const [, , guarantor] = all.parties;
    await must(ada, "updateDraft", {
      id: draft.id,
      version: all.version ?? draft.version + 1,
      draft: { parties: [{ id: guarantor.id }, { id: beneficiary.id }, { id: issuer.id, isDeleted: true }] },
    });
    const { parties } = await seenDraft(ada, draft.id, ALL_FIELDS);
    assert.deepEqual(
      parties.map(({ partyVariant, name }: { partyVariant: string; name: string }) => [partyVariant, name]),
      [
        ["OTHER", "Guarantor"],
        ["BENEFICIARY", "Woolworths Group Limited"],
      ],
    );
    assert.equal(parties[1].id, beneficiary.id);
  });

  test("what is typed into the search finds the draft as soon as it is saved", async () => {
    const draft = await world.draft();
    const found = async (search: string) =>
      (
        await ada.get(
          "query ($o: ID!, $s: String) { drafts(organisationId: $o, search: $s) { edges { node { id } } } }",
          {
            o: idOf("organisation", "harbour"),
            s: search,
          },
        )
      ).drafts.edges.map(({ node }: { node: { id: string } }) => node.id);
    assert.deepEqual(await found("wharf nine"), []);
    await must(ada, "updateDraft", {
      id: draft.id,
      version: draft.version,
      draft: {
        contractTitle: "Wharf Nine repairs",
        parties: [{ partyVariant: "ISSUER", name: "Zebra Stone", abn: "88000014675" }],
      },
    });
    assert.deepEqual(await found(" WHARF nine "), [draft.id]);
    assert.deepEqual(await found("zebra stone 88000014675"), [draft.id]);
    assert.deepEqual(await found(draft.referenceNumber), [draft.id]);
  });
});
