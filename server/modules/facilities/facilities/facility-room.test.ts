// The room on a facility: what takes it, that two at once cannot take the last of it, and what it forbids meanwhile.
// Shows: FA-109, FA-110, FA-120, FA-121, D-26, DOC-043, Q-034, Q-082, REL-21.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { watchDeadlocks } from "../../../../testing/deadlock-watch.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { buildFacility, type FacilityOverrides } from "../../../demo/builders/facility-builder.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Facility } from "./facility-record.ts";

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  [ada, rosa] = [await world.as("ada"), await world.as("rosa")];
});
after(() => world.end());

const aFacility = (overrides: FacilityOverrides = {}) => buildFacility(world.app, overrides);
const sums = async (facility: Facility, api = ada) =>
  (
    await api.get(
      "query ($id: ID!) { documentFacility(id: $id) { totalEstablished totalProjected totalDrafts headroom documentsOnIt } }",
      { id: facility.id },
    )
  ).documentFacility;
const onFacility = (facility: Facility, amount: string) => ({ facilityId: facility.id, amount });

async function documentOn(facility: Facility, amount: string, owner?: "wesfarmers") {
  const draft = await world.draft({
    status: "ESTABLISHED",
    fields: onFacility(facility, amount),
    ...(owner === undefined ? {} : { owner }),
  });
  return { id: draft.documentId as string, draftId: draft.id };
}
const put = (api: Api, input: object) =>
  api.mutate("setDocumentFacility", "SetDocumentFacilityInput", input, "document { facilityId version }");

describe("what is on a facility", () => {
  test("is a draft from its submission on, and then the document made of it, never both", async () => {
    const facility = await aFacility();
    const draft = await world.draft({ fields: onFacility(facility, "250000") });
    assert.equal((await sums(facility)).totalDrafts, "0.00");
    const begun = await must(ada, "beginDraftSubmission", { id: draft.id, version: draft.version });
    const { draft: done } = await must(ada, "completeDraftSubmission", {
      id: draft.id,
      version: begun.draft.version,
      acceptSubmissionTerms: true,
    });
    assert.equal(done.status, "SUBMITTED");
    assert.deepEqual(await sums(facility), {
      totalEstablished: "0.00",
      totalProjected: "0.00",
      totalDrafts: "250000.00",
      headroom: "4750000.00",
      documentsOnIt: 0,
    });

    const document = await documentOn(facility, "1000000.50");
    assert.deepEqual(await sums(facility), {
      totalEstablished: "1000000.50",
      totalProjected: "0.00",
      totalDrafts: "250000.00",
      headroom: "3749999.50",
      documentsOnIt: 1,
    });
    const shown = await ada.get(
      `query ($id: ID!) { document(id: $id) { facilityId } documents(organisationId: "${facility.organisationId}", filter: { facilityId: "${facility.id}" }) { totalCount edges { node { id } } } }`,
      { id: document.id },
    );
    assert.equal(shown.document.facilityId, facility.id);
    assert.deepEqual(shown.documents, { totalCount: 1, edges: [{ node: { id: document.id } }] });
    assert.equal((await seenDraft(ada, document.draftId, "facilityId")).facilityId, facility.id);
  });

  test("counts a projected document by itself, and a closed one not at all", async () => {
    const facility = await aFacility();
    const [projected, closed] = [await documentOn(facility, "400000"), await documentOn(facility, "100000")];
    await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      await tx.query("update document set status = 'PROJECTED' where id = $1", [projected.id]);
      await tx.query("update document set status = 'CLOSED_RETURNED', closed_at = $2 where id = $1", [
        closed.id,
        tx.now,
      ]);
    });
    const { totalEstablished, totalProjected, headroom } = await sums(facility);
    assert.deepEqual(
      { totalEstablished, totalProjected, headroom },
      {
        totalEstablished: "0.00",
        totalProjected: "400000.00",
        headroom: "4600000.00",
      },
    );
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update document set status = 'ESTABLISHED' where id = $1", [projected.id]),
    );
  });
});

describe("a draft on a facility", () => {
  test("names a facility that is open to its organisation and for its kind", async () => {
    const draft = await world.draft();
    const choose = (facilityId: string | null) =>
      call(ada, "updateDraft", { id: draft.id, version: draft.version, draft: { facilityId } });
    const others = await aFacility({ owner: "wesfarmers" });
    const bonds = await aFacility({ fields: { documentVariants: ["SURETY_BOND"] } });
    const started = await aFacility({ arrangedWith: "macquarie" });
    const notOpen = { facilityId: "Choose a facility that is established and open to your organisation." };
    assert.deepEqual(refusalOf(await choose(others.id)), notOpen);
    assert.deepEqual(refusalOf(await choose(started.id)), notOpen);
    assert.deepEqual(refusalOf(await choose(bonds.id)), {
      facilityId: "This facility is not for this kind of document. Choose another.",
    });
    const own = await aFacility();
    assert.equal(refusalOf(await choose(own.id)), "OK");
  });

  test("is not ready to submit beyond the room that is left", async () => {
    const facility = await aFacility({ fields: { limit: "300000" } });
    await documentOn(facility, "200000");
    const draft = await world.draft({ fields: onFacility(facility, "100000.01") });
    const unmet = async () =>
      (
        await seenDraft(ada, draft.id, "applicableRequirements { field message requirementMet }")
      ).applicableRequirements.find(({ field }: { field: string }) => field === "facilityId");
    assert.deepEqual(await unmet(), {
      field: "facilityId",
      message: "Lower the amount or choose another facility: Guarantee facility has $100,000.00 left.",
      requirementMet: false,
    });
    await must(ada, "updateDraft", { id: draft.id, version: draft.version, draft: { amount: "100000" } });
    assert.equal((await unmet()).requirementMet, true);
  });

  test("of two that are submitted at the same moment, only one has the last room", async () => {
    const facility = await aFacility({ fields: { limit: "500000" } });
    const drafts = [];
    for (const amount of ["300000", "300000"])
      drafts.push(await world.draft({ status: "SUBMISSION_STARTED", fields: onFacility(facility, amount) }));
    const answers = await Promise.all(
      drafts.map(({ id, version }) =>
        call(
          ada,
          "completeDraftSubmission",
          { id, version, acceptSubmissionTerms: true },
          "draft { status } applicableRequirements { field requirementMet }",
        ),
      ),
    );
    const submitted = answers.filter(
      ({ data }) => data?.completeDraftSubmission?.draft.status === "SUBMITTED",
    );
    assert.equal(submitted.length, 1);
    assert.equal((await sums(facility)).headroom, "200000.00");
    const refused = answers.find((answer) => !submitted.includes(answer));
    assert.ok(refused);
    const because = refused.errors
      ? Object.keys(refusalOf(refused))
      : refused.data.completeDraftSubmission.applicableRequirements
          .filter(({ requirementMet }: { requirementMet: boolean }) => !requirementMet)
          .map(({ field }: { field: string }) => field);
    assert.deepEqual(because, ["facilityId"]);
  });
});

describe("a document", () => {
  test("is put on a facility, moved and taken off by those who may, within the limit", async () => {
    const [small, large] = [await aFacility({ fields: { limit: "100000" } }), await aFacility()];
    const { documentId } = await world.draft({ status: "ESTABLISHED", fields: { amount: "250000" } });
    const room = "There is not enough left on this facility. Lower the amount or choose another.";
    assert.equal(
      refusalOf(await put(await world.as("wes"), { documentId, version: 1, facilityId: large.id })),
      "DOCUMENT_NOT_FOUND",
    );
    assert.deepEqual(refusalOf(await put(ada, { documentId, version: 1, facilityId: small.id })), {
      facilityId: room,
    });
    const { data } = await put(ada, { documentId, version: 1, facilityId: large.id });
    assert.deepEqual(data.setDocumentFacility.document, { facilityId: large.id, version: 2 });
    assert.equal(refusalOf(await put(ada, { documentId, version: 1, facilityId: null })), "CONFLICT");
    assert.equal((await sums(large)).totalEstablished, "250000.00");
    assert.equal(refusalOf(await put(ada, { documentId, version: 2, facilityId: null })), "OK");
    assert.equal((await sums(large)).totalEstablished, "0.00");
  });

  test("two that are attached at the same moment do not both pass the limit", async () => {
    const facility = await aFacility({ fields: { limit: "400000" } });
    const documents = [];
    for (const amount of ["250000", "250000", "250000"])
      documents.push((await world.draft({ status: "ESTABLISHED", fields: { amount } })).documentId);
    const answers = await Promise.all(
      documents.map((documentId) => put(ada, { documentId, version: 1, facilityId: facility.id })),
    );
    assert.equal(answers.filter((answer) => refusalOf(answer) === "OK").length, 1);
    assert.equal((await sums(facility)).totalEstablished, "250000.00");
  });

  test("twenty that are put on it at the same moment take turns, and none stands in another's way", async () => {
    const facility = await aFacility({ fields: { limit: "1200000" } });
    const documents: string[] = [];
    for (let made = 0; made < 20; made += 1)
      documents.push(await recordDocument(world.app, { fields: { amount: "100000" } }));
    const deadlocks = watchDeadlocks(world.app);
    const answers = await Promise.all(
      documents.map((documentId) => put(ada, { documentId, version: 1, facilityId: facility.id })),
    );
    deadlocks.end();
    assert.deepEqual(deadlocks.taken(), []);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? "OK");
    assert.equal(codes.filter((code) => code === "OK").length, 12);
    assert.equal(codes.filter((code) => code === "VALIDATION_ERROR").length, 8);
    assert.equal((await sums(facility)).headroom, "0.00");
  });
});

describe("while something is on it", () => {
  test("a facility is not lowered below it, ended, or taken from the organisation whose it is", async () => {
    const facility = await aFacility({ sharedWith: "wesfarmers" });
    const { version } = facility;
    await documentOn(facility, "250000", "wesfarmers");
    assert.equal((await sums(facility)).totalEstablished, "250000.00");
    const others = await ada.get(
      `{ documents(organisationId: "${facility.organisationId}", filter: { facilityId: "${facility.id}" }) { totalCount } }`,
    );
    assert.equal(others.documents.totalCount, 0, "another organisation's documents are not shown");

    const close = await ada.mutate(
      "closeDocumentFacility",
      "DocumentFacilityVersionInput",
      { id: facility.id, version },
      "documentFacility { status }",
    );
    assert.match(Object.values(refusalOf(close))[0] ?? "", /still on this facility/);
    const lowered = await ada.mutate(
      "updateDocumentFacility",
      "UpdateDocumentFacilityInput",
      {
        id: facility.id,
        version,
        facility: {
          name: "Lower",
          provider: "Westpac",
          limit: "249999.99",
          startDate: "2026-01-01",
          documentVariants: ["BANK_GUARANTEE"],
        },
      },
      "documentFacility { limit }",
    );
    assert.deepEqual(Object.keys(refusalOf(lowered)), ["limit"]);
    const stopped = await ada.mutate(
      "stopSharingDocumentFacility",
      "StopSharingDocumentFacilityInput",
      {
        id: facility.id,
        version,
        organisationId: (await world.draft({ owner: "wesfarmers" })).organisationId,
      },
      "documentFacility { version }",
    );
    assert.match(Object.values(refusalOf(stopped))[0] ?? "", /still has documents or drafts/);
  });

  test("past every access check the database itself refuses", async () => {
    const facility = await aFacility({ fields: { limit: "250000" } });
    const { id } = await documentOn(facility, "250000");
    const write = (statement: string, on: string) =>
      runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(statement, [on]));
    const brokenRule = (constraint: string) => (thrown: Error & { constraint?: string }) =>
      thrown.constraint === constraint;
    await assert.rejects(
      write("update document set amount_cents = amount_cents + 1 where id = $1", id),
      brokenRule("facility_room"),
    );
    await assert.rejects(
      write("update facility set limit_cents = limit_cents - 1 where id = $1", facility.id),
      brokenRule("facility_limit"),
    );
    await assert.rejects(
      write("update facility set status = 'CANCELLED', closed_at = now() where id = $1", facility.id),
      brokenRule("facility_in_use"),
    );
    assert.equal((await rosa.get(`{ document(id: "${id}") { amount } }`)).document.amount, "250000.00");
  });
});
