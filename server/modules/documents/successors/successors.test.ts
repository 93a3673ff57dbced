// New drafts from issued guarantees through the API: what they take over, which place they take, and that the earlier one is released once.
// Shows: DOC-103.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import {
  anAskedRequest,
  anIssuedDocument,
  versionOfDocument,
} from "../../../../testing/builders/document-request-builder.ts";
import { must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { bringDraft, readyFields } from "../../../demo/builders/draft-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { switchFeaturesOn } from "../../../demo/builders/referral-builder.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { releasePredecessor } from "./successor-jobs.ts";

const SUCCESSION = "kind release leftOut isCountedTwice documentId draftId draftStatus newDocumentId";
const DRAFT = `id version amount purpose expiryType expiresAt expectedReturnDate contractTitle contractDate projectAddress facilityId feeSummaryId
  deliveryDetails { deliveryType companyName } parties { partyVariant name } predecessor { ${SUCCESSION} }`;

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  [ada, rosa] = await Promise.all([world.as("ada"), world.as("rosa")]);
});
after(() => world.end());

async function make(documentId: string, kind: string, { by = ada, version = 0 } = {}) {
  const read = version || (await versionOfDocument(world.app, documentId));
  const input = { documentId, version: read, kind };
  return await by.mutate(
    "createDraftFromDocument",
    "CreateDraftFromDocumentInput",
    input,
    `draft { ${DRAFT} }`,
  );
}

const seen = async (api: Api, id: string) =>
  (
    await api.get(
      `query ($id: ID!) { document(id: $id) { status closedAt successorKinds predecessor { ${SUCCESSION} } successors { ${SUCCESSION} }
        requests { id kind status side reason requestedBy version } } }`,
      { id },
    )
  ).document;

/** The made draft is completed with what it does not take over, issued, and what it replaces is released. */
async function issue(draft: { id: string; version: number }, changes: object = {}): Promise<string> {
  const { feeSummaryId, expiresAt, amount, ...rest } = readyFields(world.app);
  const { parties: _, purpose: __, expectedReturnDate: ___, facilityId: ____, ...others } = rest;
  const completed = { ...others, expiresAt, amount, feeSummaryId, ...changes };
  await must(ada, "updateDraft", { id: draft.id, version: draft.version, draft: completed });
  const { documentId } = await bringDraft(world.app, draft.id, { status: "ESTABLISHED" });
  await releasePredecessor(world.app, { documentId: String(documentId) });
  // Once more, as after a crash.
  await releasePredecessor(world.app, { documentId: String(documentId) });
  return String(documentId);
}

describe("a tender bond", () => {
  test("becomes a performance guarantee: facts go over, dates and amount do not, and it is released when the new one is issued", async () => {
    const facility = await buildFacility(world.app);
    const tender = await anIssuedDocument(world, { purpose: "TENDER", facilityId: facility.id });
    assert.deepEqual((await seen(ada, tender.id)).successorKinds, ["FINAL", "RENEWAL", "COPY"]);
    assert.deepEqual((await seen(rosa, tender.id)).successorKinds, []);
    const { data, errors } = await make(tender.id, "FINAL");
    assert.equal(errors, undefined);
    const { draft } = data.createDraftFromDocument;
    assert.deepEqual(
      [
        draft.purpose,
        draft.amount,
        draft.expiryType,
        draft.expiresAt,
        draft.expectedReturnDate,
        draft.contractDate,
      ],
      ["PERFORMANCE", null, "FIXED", null, null, null],
    );
    assert.deepEqual(
      [draft.contractTitle, draft.facilityId, draft.feeSummaryId, draft.deliveryDetails.deliveryType],
      ["George Street fit-out", facility.id, null, "COURIER"],
    );
    assert.deepEqual(
      draft.parties.map(({ partyVariant }: { partyVariant: string }) => partyVariant),
      ["ISSUER", "BENEFICIARY"],
    );
    assert.equal(draft.predecessor.release, "WAITING");

    const newId = await issue(draft, { facilityId: facility.id });
    const [old, fresh] = [await seen(ada, tender.id), await seen(ada, newId)];
    const [made] = old.successors;
    assert.deepEqual([made.release, made.newDocumentId, made.isCountedTwice], ["ASKED", newId, true]);
    assert.deepEqual([fresh.predecessor.documentId, fresh.predecessor.release], [tender.id, "ASKED"]);
    assert.deepEqual(
      old.requests.map(({ kind, status, side, requestedBy }: Record<string, string>) => [
        kind,
        status,
        side,
        requestedBy,
      ]),
      [["CANCELLATION", "REQUESTED", "APPLICANT", "Ada Nguyen"]],
    );
    assert.match(old.requests[0].reason, /^Replaced by BG-/);
    // The issuer executes it, and only then the facility counts one of them.
    await rosa.mutate(
      "executeDocumentRequest",
      "ExecuteDocumentRequestInput",
      { id: old.requests[0].id, version: 1, agreement: "By letter." },
      "documentRequest { id }",
    );
    const after = await seen(ada, tender.id);
    assert.deepEqual([after.status, after.successors[0].isCountedTwice], ["CLOSED_CANCELLED", false]);
    const { documentFacility: used } = await ada.get(
      "query ($id: ID!) { documentFacility(id: $id) { totalEstablished totalDrafts } }",
      {
        id: facility.id,
      },
    );
    assert.deepEqual([used.totalEstablished, used.totalDrafts], ["250000.00", "0.00"]);
  });

  test("gets one replacement at a time: twice at once one is made, later it is named, and one that was given up makes room", async () => {
    const tender = await anIssuedDocument(world, { purpose: "TENDER" });
    const { version } = tender;
    const both = await Promise.all([
      make(tender.id, "FINAL", { version }),
      make(tender.id, "RENEWAL", { version }),
    ]);
    assert.deepEqual(both.map(refusalOf).toSorted(), ["CONFLICT", "OK"]);
    const made = both.find((each) => refusalOf(each) === "OK");
    const { draft } = Object.values(made?.data ?? {})[0] as { draft: { id: string; version: number } };
    assert.deepEqual((await seen(ada, tender.id)).successorKinds, ["COPY"]);
    assert.match(JSON.stringify(refusalOf(await make(tender.id, "FINAL"))), /is already to take its place/);
    assert.equal(refusalOf(await make(tender.id, "COPY")), "OK");
    await must(ada, "cancelDraft", { id: draft.id, version: draft.version });
    assert.equal(refusalOf(await make(tender.id, "FINAL")), "OK");
    const releases = (await seen(ada, tender.id)).successors.map(
      ({ release }: { release: string }) => release,
    );
    assert.deepEqual(releases, ["WAITING", "NONE", "GIVEN_UP"]);
  });

  test("that is claimed is not asked back, and says so", async () => {
    const tender = await anIssuedDocument(world, { purpose: "TENDER" });
    const { data } = await make(tender.id, "FINAL");
    await (await world.as("dee")).mutate(
      "createDocumentClaim",
      "CreateDocumentClaimInput",
      {
        documentId: tender.id,
        version: await versionOfDocument(world.app, tender.id),
        amount: "1000",
        claimAction: "PAY",
      },
      "document { id }",
    );
    await issue(data.createDraftFromDocument.draft);
    const old = await seen(ada, tender.id);
    assert.deepEqual([old.status, old.successors[0].release], ["ESTABLISHED", "NOT_POSSIBLE"]);
  });
});

describe("a renewal", () => {
  test("takes over the amount as it is now, and closes the organisation's own record at once", async () => {
    const { parties } = readyFields(world.app) as { parties: [] };
    const own = await recordDocument(world.app, {
      fields: { amount: "80000", purpose: "RENTAL_BOND", parties },
    });
    const { data } = await make(own, "RENEWAL");
    const { draft } = data.createDraftFromDocument;
    assert.deepEqual([draft.amount, draft.purpose], ["80000.00", "RENTAL_BOND"]);
    await issue(draft, { amount: "80000" });
    const old = await seen(ada, own);
    assert.deepEqual([old.status, old.successors[0].release], ["CLOSED_CANCELLED", "CLOSED"]);
    assert.notEqual(old.closedAt, null);
  });

  test("leaves out what may not be said any more, and names it", async () => {
    const issued = await anIssuedDocument(world);
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query(
        "update document_party set abn = '11 111 111 111' where document_id = $1 and party_variant = 'BENEFICIARY'",
        [issued.id],
      ),
    );
    const { data } = await make(issued.id, "RENEWAL");
    const { draft } = data.createDraftFromDocument;
    assert.deepEqual(
      [draft.predecessor.leftOut, draft.amount, draft.expiresAt],
      ["ABN or ACN", "250000.00", null],
    );
  });

  test("of what is closed meanwhile finds nothing left to release", async () => {
    const issued = await anIssuedDocument(world);
    const { data } = await make(issued.id, "RENEWAL");
    const request = await anAskedRequest(world.app, issued.id, { kind: "CANCELLATION", amount: null });
    await rosa.mutate(
      "executeDocumentRequest",
      "ExecuteDocumentRequestInput",
      { id: request.id, version: 1, agreement: "By letter." },
      "documentRequest { id }",
    );
    await issue(data.createDraftFromDocument.draft);
    assert.equal((await seen(ada, issued.id)).successors[0].release, "NOT_NEEDED");
  });
});

const PURPOSE_OF_KIND = {
  BANK_GUARANTEE: "PERFORMANCE",
  SURETY_BOND: "PERFORMANCE",
  CASH_SECURITY: "RETENTION_RELEASE",
  LEASE_BOND: "RENTAL_BOND",
} as const;

for (const [documentVariant, purpose] of Object.entries(PURPOSE_OF_KIND))
  test(`a document that is a ${documentVariant} is renewed by a draft of the same kind`, async () => {
    await switchFeaturesOn(world.app, ["suretyBonds"]);
    const own = await recordDocument(world.app, { fields: { documentVariant, purpose } });
    const { data, errors } = await make(own, "RENEWAL");
    assert.equal(errors, undefined);
    const { draft } = data.createDraftFromDocument;
    assert.deepEqual(await seenDraft(ada, draft.id, "processType purpose"), {
      processType: documentVariant,
      purpose,
    });
  });

test("outsiders, the beneficiary and the issuer make no draft of it, and both histories say what was made", async () => {
  const issued = await anIssuedDocument(world);
  for (const name of ["wes", "fay", "dee", "rosa", "sam", "cam"] as const)
    assert.equal(
      refusalOf(await make(issued.id, "COPY", { by: await world.as(name) })),
      "DOCUMENT_NOT_FOUND",
      name,
    );
  assert.equal(refusalOf(await make(issued.id, "FINAL")), "INVALID_TRANSITION");
  const { data } = await make(issued.id, "COPY");
  const rows = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ objectType: string }>(
      "select object_type from history_entry where root_id = any ($1) and object_type in ('New draft', 'Earlier document') order by 1",
      [[issued.id, data.createDraftFromDocument.draft.id]],
    ),
  );
  assert.deepEqual(
    rows.map(({ objectType }) => objectType),
    ["Earlier document", "New draft"],
  );
});
