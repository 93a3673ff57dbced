// An organisation's own records: recorded, projected, amended by changed fields alone, and noted upon.
// Shows: DOC-005, DOC-006, DOC-013, DOC-021, DOC-028, DOC-030, DOC-040, DOC-041, DOC-046..DOC-048, DOC-067..DOC-076, DOC-084..DOC-088, DOC-090, DOC-091, DOC-098, DOC-105, Q-009, API-089..API-091, API-096..API-098.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const HARBOUR = idOf("organisation", "harbour");
const SHOWN = `document { id version status referenceNumber amount guaranteeNumber bank { name } establishedAt expiresAt expiryInstant isSystemDocument
  retentionType securityType description capabilities metadata { key value } parties { id name partyVariant }
  costs { accruedCost setUpCost recurringPercentageCost } }`;

const GUARANTEE = {
  documentVariant: "BANK_GUARANTEE",
  amount: "850000",
  expiryType: "FIXED",
  expiresAt: "2027-11-12",
  establishedAt: "2025-11-20",
  bankName: "Westpac",
  guaranteeNumber: "WBG-0071",
  retentionType: "DEFECTS_LIABILITY",
  securityType: "CASH",
  agreementContent: "Subcontract HC-12",
  parties: [
    { partyVariant: "ISSUER", name: "Harbour Civil Pty Ltd", abn: "53 004 085 616", state: "NSW" },
    { partyVariant: "BENEFICIARY", name: "Qantas Airways Limited", state: "WA" },
  ],
};

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

const create = (document: object, { isProjected = false, api = ada } = {}) =>
  api.mutate(
    "createDocument",
    "CreateDocumentInput",
    { organisationId: HARBOUR, isProjected, document },
    SHOWN,
  );
const created = async (document: object, options = {}) => {
  const { data, errors } = await create(document, options);
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data.createDocument.document;
};
const amend = (input: object, api = ada) => api.mutate("amendDocument", "AmendDocumentInput", input, SHOWN);
const update = (input: object, api = ada) =>
  api.mutate("updateDocument", "UpdateDocumentInput", input, SHOWN);
const codeIn = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const fieldsIn = ({ errors }: { errors?: { extensions: { fields?: Record<string, string> } }[] }) =>
  errors?.[0]?.extensions.fields;

describe("recording a document", () => {
  test("makes an established record of the organisation's own, that ends where its beneficiary is", async () => {
    const document = await created({
      ...GUARANTEE,
      costs: {
        setUpCost: "500",
        recurringFeeType: "ANNUAL_PERCENTAGE",
        recurringPercentageCost: "2.00",
        recurringCostFrequency: 6,
      },
    });
    assert.equal(document.status, "ESTABLISHED");
    assert.equal(document.isSystemDocument, false);
    assert.equal(document.amount, "850000.00");
    assert.equal(document.expiryInstant, "2027-11-12T08:00:00.000Z");
    assert.match(document.referenceNumber, /^BG-[A-Z0-9]{7}$/);
    assert.deepEqual(
      document.parties.map(({ name }: { name: string }) => name),
      ["Harbour Civil Pty Ltd", "Qantas Airways Limited"],
    );
    // One year at 2 percent of $850,000.
    assert.equal(document.costs.accruedCost, "17000.00");
    assert.ok(document.capabilities.includes("CAN_AMEND"));

    const { documents } = await ada.get(
      `query ($o: ID!) { documents(organisationId: $o, search: "qantas") { edges { node { id } } } }`,
      { o: HARBOUR },
    );
    assert.deepEqual(documents.edges, [{ node: { id: document.id } }]);
  });

  test("a number that this bank has used already is refused in words, however it is spaced; another bank may use it", async () => {
    const again = await create({ ...GUARANTEE, guaranteeNumber: "wbg 0071" });
    assert.deepEqual(fieldsIn(again), {
      guaranteeNumber: "A guarantee of this bank with this number already exists.",
    });
    await created({ ...GUARANTEE, bankName: "NAB" });
  });

  test("every faulty field is named, and nothing is kept", async () => {
    const answer = await create({
      documentVariant: "BANK_GUARANTEE",
      amount: "abc",
      expiryType: "FIXED",
      parties: [{ partyVariant: "BENEFICIARY" }],
    });
    assert.deepEqual(Object.keys(fieldsIn(answer) ?? {}).sort(), [
      "amount",
      "bankName",
      "establishedAt",
      "expiresAt",
      "parties",
      "parties.0.name",
    ]);
  });

  test("a projected one needs no bank, and becomes an established one by an amendment that says so", async () => {
    const projected = await created(
      { documentVariant: "LEASE_BOND", amount: "120000", expiryType: "OPEN_ENDED" },
      { isProjected: true },
    );
    assert.equal(projected.status, "PROJECTED");
    assert.equal(projected.bank.name, null);

    const input = { id: projected.id, version: projected.version, isEstablished: true };
    assert.equal(codeIn(await amend({ ...input, amendments: {} })), "VALIDATION_ERROR");
    const { bankName, establishedAt, parties } = GUARANTEE;
    const { data } = await amend({ ...input, amendments: { bankName, establishedAt, parties } });
    assert.equal(data.amendDocument.document.status, "ESTABLISHED");
    assert.equal(data.amendDocument.document.amount, "120000.00");
    const again = { ...input, version: data.amendDocument.document.version, amendments: {} };
    assert.equal(codeIn(await amend(again)), "INVALID_TRANSITION");
  });

  test("may be of any kind: cash security and a lease bond besides the two that the portal issues", async () => {
    const { guaranteeNumber: _, ...unnumbered } = GUARANTEE;
    for (const documentVariant of ["CASH_SECURITY", "LEASE_BOND", "SURETY_BOND"]) {
      const { id } = await created({ ...unnumbered, documentVariant });
      const { document } = await ada.get(
        "query ($id: ID!) { document(id: $id) { documentVariant status } }",
        {
          id,
        },
      );
      assert.deepEqual(document, { documentVariant, status: "ESTABLISHED" });
    }
  });

  test("a limited user and a stranger cannot, and are told what they are told of what is not there", async () => {
    for (const person of ["cam", "wes", "fay"] as const)
      assert.equal(
        codeIn(await create(GUARANTEE, { api: await world.as(person) })),
        "ORGANISATION_NOT_FOUND",
      );
  });
});

describe("amending a document of one's own", () => {
  test("changes the named fields and parties alone, and the history names them", async () => {
    const before = await created({ ...GUARANTEE, guaranteeNumber: "WBG-0072" });
    const [applicant, beneficiary] = before.parties;
    const { data } = await amend({
      id: before.id,
      version: before.version,
      amendments: {
        amount: "900000",
        agreementContent: null,
        parties: [
          { id: beneficiary.id, isDeleted: true },
          { partyVariant: "BENEFICIARY", name: "Telstra Limited", state: "VIC" },
        ],
      },
    });
    const after = data.amendDocument.document;
    assert.equal(after.amount, "900000.00");
    assert.equal(after.guaranteeNumber, "WBG-0072");
    assert.equal(after.expiryInstant, "2027-11-12T05:00:00.000Z");
    assert.deepEqual(
      after.parties.map(({ name }: { name: string }) => name),
      [applicant.name, "Telstra Limited"],
    );
    assert.equal(after.parties[0].id, applicant.id);

    const { documentHistory } = await ada.get(
      `query ($id: ID!) { documentHistory(documentId: $id, first: 5) { edges { node { changeType objectType recordName changes { label } } } } }`,
      { id: before.id },
    );
    const lines = documentHistory.edges.map(
      ({ node }: { node: { changeType: string; objectType: string } }) =>
        `${node.changeType} ${node.objectType}`,
    );
    assert.deepEqual(lines.slice(0, 3).sort(), ["DELETE Party", "INSERT Party", "UPDATE Document"]);
  });

  test("an old version, a party of another document, and an outsider are refused", async () => {
    const mine = await created({ ...GUARANTEE, guaranteeNumber: "WBG-0073" });
    const other = await created({ ...GUARANTEE, guaranteeNumber: "WBG-0074" });
    const input = { id: mine.id, version: mine.version, amendments: { amount: "1000" } };
    assert.equal(codeIn(await amend({ ...input, version: mine.version + 1 })), "CONFLICT");
    const foreign = { parties: [{ id: other.parties[0].id, isDeleted: true }] };
    assert.equal(codeIn(await amend({ ...input, amendments: foreign })), "PARTY_NOT_FOUND");
    // Staff see what was issued through the portal, not what an organisation keeps for itself.
    for (const person of ["wes", "fay", "rosa", "cam"] as const)
      assert.equal(codeIn(await amend(input, await world.as(person))), "DOCUMENT_NOT_FOUND");
    assert.equal(codeIn(await amend(input)), undefined);
  });

  test("paper that was issued here is not changed by its owner alone, but noted upon", async () => {
    const { documentId } = await world.draft({ status: "ESTABLISHED" });
    const { document } = await ada.get("query ($id: ID!) { document(id: $id) { id version } }", {
      id: documentId,
    });
    const changes = { id: document.id, version: document.version, amendments: { amount: "1000" } };
    assert.equal(codeIn(await amend(changes)), "VALIDATION_ERROR");

    const noted = await update({
      id: document.id,
      version: document.version,
      document: { retentionType: "PERFORMANCE", description: "Held for stage 2" },
    });
    const after = noted.data.updateDocument.document;
    assert.equal(after.retentionType, "PERFORMANCE");
    assert.equal(after.description, "Held for stage 2");
    assert.equal(after.version, document.version + 1);
  });
});

describe("an organisation's own facts", () => {
  test("stand under the keys that it has set up, change in place, and go when they are emptied", async () => {
    for (const key of ["Cost centre", "Region"])
      await ada.mutate(
        "createOrganisationDocumentMetadata",
        "CreateOrganisationDocumentMetadataInput",
        { organisationId: HARBOUR, key },
        "organisation { id }",
      );
    const unknown = await create({ ...GUARANTEE, metadata: [{ key: "Colour", value: "red" }] });
    assert.deepEqual(Object.keys(fieldsIn(unknown) ?? {}), ["metadata.0.key"]);

    const document = await created({
      ...GUARANTEE,
      guaranteeNumber: "WBG-0075",
      metadata: [{ key: "Cost centre", value: "CC-41" }],
    });
    assert.deepEqual(document.metadata, [{ key: "Cost centre", value: "CC-41" }]);
    const kept = await ada.get("query ($id: ID!) { document(id: $id) { metadata { id } } }", {
      id: document.id,
    });
    assert.match(kept.document.metadata[0].id, /^[\da-f-]{36}$/);
    const note = (version: number, metadata: object[]) =>
      update({ id: document.id, version, document: { metadata } });
    const added = await note(document.version, [
      { key: "Cost centre", value: "CC-42" },
      { key: "Region", value: "South" },
    ]);
    assert.deepEqual(added.data.updateDocument.document.metadata, [
      { key: "Cost centre", value: "CC-42" },
      { key: "Region", value: "South" },
    ]);
    const emptied = await note(document.version + 1, [{ key: "Cost centre", value: null }]);
    assert.deepEqual(emptied.data.updateDocument.document.metadata, [{ key: "Region", value: "South" }]);
  });

  test("are added, changed and taken away one by one, by calls of their own", async () => {
    const { id: documentId, version } = await created({ ...GUARANTEE, guaranteeNumber: "WBG-0077" });
    const send = (verb: string, input: object) =>
      ada.mutate(
        `${verb.toLowerCase()}DocumentMetadata`,
        `${verb}DocumentMetadataInput`,
        { documentId, key: "Region", ...input },
        "document { version metadata { key value } }",
      );
    assert.deepEqual(Object.keys(fieldsIn(await send("Update", { version, value: "North" })) ?? {}), ["key"]);
    assert.deepEqual(Object.keys(fieldsIn(await send("Remove", { version })) ?? {}), ["key"]);
    assert.deepEqual(Object.keys(fieldsIn(await send("Create", { version, value: " " })) ?? {}), ["value"]);
    const unknown = await send("Create", { version, key: "Colour", value: "red" });
    assert.deepEqual(Object.keys(fieldsIn(unknown) ?? {}), ["metadata.0.key"]);
    const { data } = await send("Create", { version, value: "South" });
    const added = data.createDocumentMetadata.document;
    assert.deepEqual(added.metadata, [{ key: "Region", value: "South" }]);
    const again = await send("Create", { version: added.version, value: "North" });
    assert.deepEqual(Object.keys(fieldsIn(again) ?? {}), ["key"]);
    const { data: changed } = await send("Update", { version: added.version, key: "region", value: "North" });
    assert.deepEqual(changed.updateDocumentMetadata.document.metadata, [{ key: "Region", value: "North" }]);
    assert.equal(codeIn(await send("Remove", { version: added.version })), "CONFLICT");
    const { data: removed } = await send("Remove", { version: added.version + 1 });
    assert.deepEqual(removed.removeDocumentMetadata.document.metadata, []);
  });

  test("are noted by a collaborator who may edit, though no member of the organisation", async () => {
    const document = await created({ ...GUARANTEE, guaranteeNumber: "WBG-0076" });
    await shareWith(
      world.app,
      "document",
      { id: document.id, organisationId: HARBOUR },
      { person: "ida", roles: ["OWNER"] },
    );
    const noted = await update(
      {
        id: document.id,
        version: document.version,
        document: { metadata: [{ key: "Region", value: "South" }] },
      },
      await world.as("ida"),
    );
    assert.deepEqual(noted.data?.updateDocument.document.metadata, [{ key: "Region", value: "South" }]);
  });
});

describe("closing a record", () => {
  const CLOSED =
    "document { id version status actionDate closedAt closeReason expiresAt capabilities facilityId }";
  const close = (input: object, api = ada) =>
    api.mutate("closeDocument", "CloseDocumentInput", input, CLOSED);
  const reopen = (input: object, api = ada) =>
    api.mutate("reopenDocument", "ReopenDocumentInput", input, CLOSED);
  const CLOSING = { outcome: "CANCELLED", closedDate: "2026-11-10", reason: "Replaced by a bond." };
  let number = 700;
  const record = (given = {}, options = {}) =>
    created({ ...GUARANTEE, guaranteeNumber: `WBG-0${number++}`, ...given }, options);
  const OPEN_END = { expiryType: "OPEN_ENDED", expiresAt: null };

  test("as each of four outcomes, on its day, with why; and open again as it was", async () => {
    const costs = { recurringFeeType: "FIXED_FEE", recurringFixedCost: "100", recurringCostFrequency: 12 };
    for (const [outcome, status] of [
      ["RETURNED", "CLOSED_RETURNED"],
      ["CANCELLED", "CLOSED_CANCELLED"],
      ["CLAIMED", "CLOSED_CLAIMED"],
      ["EXPIRED", "CLOSED_EXPIRED"],
    ] as const) {
      const { id, version } = await record({ ...OPEN_END, costs });
      const { data, errors } = await close({ id, version, ...CLOSING, outcome });
      assert.equal(errors, undefined, JSON.stringify(errors));
      const closed = data.closeDocument.document;
      assert.equal(closed.status, status);
      assert.equal(closed.closeReason, CLOSING.reason);
      assert.equal(closed.closedAt, "2026-11-10T08:00:00.000Z");
      assert.equal(closed.actionDate, "2026-11-10");
      assert.ok(closed.capabilities.includes("CAN_REOPEN") && !closed.capabilities.includes("CAN_CLOSE_OUT"));
      const again = await reopen({ id, version: closed.version });
      const open = again.data.reopenDocument.document;
      assert.deepEqual([open.status, open.closedAt, open.closeReason], ["ESTABLISHED", null, null]);
      assert.equal(open.actionDate, "2026-11-20");
      const lines = await ada.get(
        "query ($id: ID!) { documentHistory(documentId: $id, first: 2) { edges { node { changes { label newDisplayValue } } } } }",
        { id },
      );
      assert.match(JSON.stringify(lines.documentHistory.edges[1]), /Replaced by a bond/);
    }
  });

  test("of a projected one only as cancelled, and it is projected again", async () => {
    const { id, version } = await record(OPEN_END, { isProjected: true });
    assert.equal(codeIn(await close({ id, version, ...CLOSING, outcome: "RETURNED" })), "INVALID_TRANSITION");
    const { data } = await close({ id, version, ...CLOSING });
    const { data: reopened } = await reopen({ id, version: data.closeDocument.document.version });
    assert.equal(reopened.reopenDocument.document.status, "PROJECTED");
  });

  test("refuses a day ahead or before it began, no reason, an end that comes by itself, and who may not", async () => {
    const { id, version } = await record();
    for (const [given, field] of [
      [{ closedDate: "2026-12-24" }, "closedDate"],
      [{ closedDate: "2025-11-19" }, "closedDate"],
      [{ reason: " " }, "reason"],
      [{ outcome: "EXPIRED" }, "outcome"],
    ] as const)
      assert.deepEqual(
        Object.keys(fieldsIn(await close({ id, version, ...CLOSING, ...given })) ?? {}),
        [field],
        JSON.stringify(given),
      );
    assert.equal(codeIn(await close({ id, version: version + 1, ...CLOSING })), "CONFLICT");
    for (const person of ["wes", "fay", "rosa", "cam"] as const) {
      const api = await world.as(person);
      assert.equal(codeIn(await close({ id, version, ...CLOSING }, api)), "DOCUMENT_NOT_FOUND", person);
      assert.equal(codeIn(await reopen({ id, version }, api)), "DOCUMENT_NOT_FOUND", person);
    }
    assert.equal(codeIn(await reopen({ id, version })), "INVALID_TRANSITION");
  });

  test("one that was asked for is executed with it; one whose end has passed is opened with a new end alone", async () => {
    const asked = await record();
    const { data } = await ada.mutate(
      "createDocumentRequestForReturn",
      "CreateDocumentRequestForReturnInput",
      { documentId: asked.id, version: asked.version, emailAddress: "mona@keeper.example" },
      "document { version requestedAt }",
    );
    assert.ok(data.createDocumentRequestForReturn.document.requestedAt);
    const { version } = data.createDocumentRequestForReturn.document;
    await close({ id: asked.id, version, ...CLOSING, outcome: "RETURNED" });
    const { document } = await ada.get(
      "query ($id: ID!) { document(id: $id) { status version requestedAt requestForReturn { status returnedDate returnNote } } }",
      { id: asked.id },
    );
    assert.equal(document.requestedAt, null);
    assert.deepEqual(document.requestForReturn, {
      status: "EXECUTED",
      returnedDate: CLOSING.closedDate,
      returnNote: CLOSING.reason,
    });
    assert.deepEqual(
      Object.keys(
        fieldsIn(await reopen({ id: asked.id, version: document.version, expiresAt: "2028-01-01" })) ?? {},
      ),
      ["expiresAt"],
      "its end has not passed",
    );

    const old = await record({ expiresAt: "2026-11-20" });
    const closed = await close({ id: old.id, version: old.version, ...CLOSING });
    const at = { id: old.id, version: closed.data.closeDocument.document.version };
    world.clock.advance({ days: 3 });
    ada = await world.as("ada");
    for (const expiresAt of [undefined, "2026-11-20", "soon"])
      assert.deepEqual(Object.keys(fieldsIn(await reopen({ ...at, expiresAt })) ?? {}), ["expiresAt"]);
    const { data: opened } = await reopen({ ...at, expiresAt: "2027-06-30" });
    assert.equal(opened.reopenDocument.document.expiresAt, "2027-06-30");
  });

  test("what was issued here ends by what is asked of it", async () => {
    const { documentId } = await world.draft({ status: "ESTABLISHED" });
    const rosa = await world.as("rosa");
    const { document } = await rosa.get("query ($id: ID!) { document(id: $id) { id version } }", {
      id: documentId,
    });
    assert.deepEqual(Object.keys(fieldsIn(await close({ ...document, ...CLOSING }, rosa)) ?? {}), ["id"]);
    assert.equal(codeIn(await close({ ...document, ...CLOSING })), "DOCUMENT_NOT_FOUND");
  });
});

describe("the costs of a document", () => {
  test("paid once and upfront count from the first day, paid at the end not before it", async () => {
    let number = 1;
    const once = { recurringFeeType: "FIXED_FEE", recurringFixedCost: "900", recurringCostFrequency: 0 };
    const accruedOf = async (costs: object) =>
      (
        await created({
          ...GUARANTEE,
          guaranteeNumber: `WBG-09${number++}`,
          expiryType: "OPEN_ENDED",
          expiresAt: null,
          costs,
        })
      ).costs.accruedCost;
    assert.equal(await accruedOf({ ...once, recurringSinglePayment: "UPFRONT" }), "900.00");
    assert.equal(await accruedOf({ ...once, recurringSinglePayment: "AT_END" }), "0.00");
    assert.equal(await accruedOf(once), "0.00");
  });

  const SHOWN_COSTS =
    "document { version costs { accruedCost recurringFeeType recurringPercentageCost setUpCost } }";
  const edit = (input: object, api: Api) =>
    api.mutate("updateDocumentCosts", "UpdateDocumentCostsInput", input, SHOWN_COSTS);

  test("are corrected by their owner on a record of its own, and accrue anew to the cent", async () => {
    const costs = {
      recurringFeeType: "ANNUAL_PERCENTAGE",
      recurringPercentageCost: "2",
      recurringCostFrequency: 12,
    };
    const { id, version } = await created({ ...GUARANTEE, guaranteeNumber: "WBG-0060", costs });
    const half = await edit({ id, version, costs: { recurringPercentageCost: "1", setUpCost: "250" } }, ada);
    const fixed = { recurringFeeType: "FIXED_FEE", recurringPercentageCost: null, recurringFixedCost: "100" };
    const { document } = half.data.updateDocumentCosts;
    assert.equal(document.costs.recurringPercentageCost, "1.0000");
    assert.equal(document.costs.setUpCost, "250.00");
    const other = await created({
      ...GUARANTEE,
      guaranteeNumber: "WBG-0061",
      costs: { ...costs, recurringPercentageCost: "1" },
    });
    assert.equal(
      document.costs.accruedCost,
      other.costs.accruedCost,
      "as if it had been so from the beginning",
    );

    const wrong = await edit(
      { id, version: document.version, costs: { recurringFeeType: "FIXED_FEE" } },
      ada,
    );
    assert.deepEqual(Object.keys(fieldsIn(wrong) ?? {}), ["costs.recurringFixedCost"]);
    assert.equal(codeIn(await edit({ id, version, costs: fixed }, ada)), "CONFLICT");
    const none = await edit(
      {
        id,
        version: document.version,
        costs: {
          recurringFeeType: null,
          recurringPercentageCost: null,
          recurringCostFrequency: null,
          setUpCost: null,
        },
      },
      ada,
    );
    assert.equal(none.data.updateDocumentCosts.document.costs, null);
  });

  test("of what was issued are its provider's to correct, not its owner's nor its bank's", async () => {
    const { documentId } = await world.draft({ status: "ESTABLISHED" });
    const rosa = await world.as("rosa");
    const { document } = await rosa.get("query ($id: ID!) { document(id: $id) { id version } }", {
      id: documentId,
    });
    const costs = { recurringPercentageCost: "1.5" };
    for (const person of ["ada", "sam", "wes", "fay"] as const)
      assert.equal(
        codeIn(await edit({ ...document, costs }, await world.as(person))),
        "DOCUMENT_NOT_FOUND",
        person,
      );
    const { data } = await edit({ ...document, costs }, rosa);
    assert.equal(data.updateDocumentCosts.document.costs.recurringPercentageCost, "1.5000");
  });
});

describe("removing a record", () => {
  const remove = (input: object, api = ada) =>
    api.mutate("removeDocument", "RemoveDocumentInput", input, "clientMutationId");
  const lookFor = (id: string) => ada.codeOf("query ($id: ID!) { document(id: $id) { id } }", { id });

  test("takes it away with what it says, open or closed, and its number is free again", async () => {
    const { id, version } = await created({ ...GUARANTEE, guaranteeNumber: "WBG-0090" });
    assert.equal(codeIn(await remove({ id, version: version + 1 })), "CONFLICT");
    for (const person of ["wes", "fay", "rosa"] as const)
      assert.equal(
        codeIn(await remove({ id, version }, await world.as(person))),
        "DOCUMENT_NOT_FOUND",
        person,
      );
    assert.equal(codeIn(await remove({ id, version })), undefined);
    assert.equal(await lookFor(id), "DOCUMENT_NOT_FOUND");
    assert.equal(codeIn(await remove({ id, version })), "DOCUMENT_NOT_FOUND");
    const again = await created({ ...GUARANTEE, guaranteeNumber: "WBG-0090" });
    assert.notEqual(again.id, id);
  });

  test("is refused while something hangs on it, and for what was issued here", async () => {
    const { id, version } = await created({ ...GUARANTEE, guaranteeNumber: "WBG-0091" });
    await ada.mutate(
      "createComment",
      "CreateCommentInput",
      { documentId: id, content: "Keep." },
      "clientMutationId",
    );
    await shareWith(
      world.app,
      "document",
      { id, organisationId: HARBOUR },
      { person: "ida", roles: ["BENEFICIARY"] },
    );
    assert.deepEqual(fieldsIn(await remove({ id, version })), {
      id: "This record has comments and people it is shared with, so it can't be removed.",
    });
    assert.equal(await lookFor(id), "OK");

    const draft = await world.draft({ status: "ESTABLISHED" });
    const { documents } = await ada.get(
      "query ($id: ID!) { documents(organisationId: $id, first: 100) { edges { node { id version originalDraftId } } } }",
      { id: HARBOUR },
    );
    const issued = documents.edges.find(
      ({ node }: { node: { originalDraftId: string } }) => node.originalDraftId === draft.id,
    ).node;
    assert.equal(codeIn(await remove({ id: issued.id, version: issued.version })), "DOCUMENT_NOT_FOUND");
  });

  test("stays in the history", async () => {
    const { id, version } = await created({ ...GUARANTEE, guaranteeNumber: "WBG-0092" });
    await remove({ id, version });
    const entries = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ objectType: string; changeType: string; actorLabel: string }>(
        "select object_type, change_type, actor_label from history_entry where root_id = $1 order by sequence desc limit 1",
        [id],
      ),
    );
    assert.deepEqual(entries, [{ objectType: "Document", changeType: "DELETE", actorLabel: "Ada Nguyen" }]);
  });
});
