// A guarantee with an end date ends at 4.00 pm where the beneficiary is, by the clock and once.
// Shows: DOC-025, DOC-029, DOC-079, DOC-087, W-14, Q-084, Q-085.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { call, refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { readyFields } from "../../../demo/builders/draft-builder.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";
import { expireDocuments } from "./document-jobs.ts";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

async function endingDraft(
  beneficiary: { state: string | null; postcode: string | null },
  { expiresAt, status = "ESTABLISHED" }: { expiresAt: string; status?: "ESTABLISHED" | "PROCESSING" },
): Promise<Draft> {
  const ready = readyFields(world.app);
  const [issuer, other] = ready.parties as Record<string, unknown>[];
  return await world.draft({
    status,
    fields: { expiresAt, expectedReturnDate: expiresAt, parties: [issuer, { ...other, ...beneficiary }] },
  });
}

async function documentOf(
  draft: Draft,
): Promise<{ id: string; status: string; closedAt: string | null; expiryInstant: string }> {
  const ada = await world.as("ada");
  const { document } = await ada.get(
    "query ($id: ID!) { document(draftId: $id) { id status closedAt expiryInstant } }",
    { id: draft.id },
  );
  return document;
}

describe("the instant at which a guarantee ends", () => {
  const PLACES: [
    where: string,
    state: string | null,
    postcode: string | null,
    day: string,
    instant: string,
  ][] = [
    ["Sydney in winter", "NSW", "2000", "2027-07-01", "2027-07-01T06:00:00.000Z"],
    ["Sydney in summer", "NSW", "2000", "2027-12-01", "2027-12-01T05:00:00.000Z"],
    ["Sydney on the day on which clocks go forward", "NSW", "2000", "2027-10-03", "2027-10-03T05:00:00.000Z"],
    ["Sydney on the day on which clocks go back", "NSW", "2000", "2027-04-04", "2027-04-04T06:00:00.000Z"],
    ["Perth", "WA", "6000", "2027-12-01", "2027-12-01T08:00:00.000Z"],
    ["Brisbane, which has no summer time", "QLD", "4000", "2027-12-01", "2027-12-01T06:00:00.000Z"],
    ["Adelaide in summer", "SA", "5000", "2027-12-01", "2027-12-01T05:30:00.000Z"],
    ["Darwin", "NT", "0800", "2027-12-01", "2027-12-01T06:30:00.000Z"],
    ["Hobart", "TAS", "7000", "2027-12-01", "2027-12-01T05:00:00.000Z"],
    ["Broken Hill, by Adelaide's clocks", "NSW", "2880", "2027-07-01", "2027-07-01T06:30:00.000Z"],
    ["Lord Howe, by its own", "NSW", "2898", "2027-07-01", "2027-07-01T05:30:00.000Z"],
    ["a beneficiary without a state: the applicant's", null, null, "2027-07-01", "2027-07-01T06:00:00.000Z"],
  ];
  for (const [where, state, postcode, day, instant] of PLACES) {
    test(`is 4.00 pm in ${where}`, async () => {
      const draft = await endingDraft({ state, postcode }, { expiresAt: day });
      assert.equal((await documentOf(draft)).expiryInstant, instant);
    });
  }
});

describe("the clock", () => {
  test("closes a guarantee at its instant and not a millisecond before, once, with the history saying so", async () => {
    const perth = await endingDraft({ state: "WA", postcode: "6000" }, { expiresAt: "2027-03-01" });
    const sydney = await endingDraft({ state: "NSW", postcode: "2000" }, { expiresAt: "2027-03-01" });
    const open = await world.draft({
      status: "ESTABLISHED",
      fields: { expiryType: "OPEN_ENDED", expiresAt: null, contractForm: "AS4000" },
    });

    world.clock.setTo("2027-03-01T04:59:59.999Z" as Instant);
    await expireDocuments(world.app);
    assert.equal((await documentOf(sydney)).status, "ESTABLISHED");

    world.clock.setTo("2027-03-01T05:00:00.000Z" as Instant);
    await expireDocuments(world.app);
    assert.deepEqual(
      [(await documentOf(sydney)).status, (await documentOf(sydney)).closedAt],
      ["CLOSED_EXPIRED", "2027-03-01T05:00:00.000Z"],
    );
    assert.equal((await documentOf(perth)).status, "ESTABLISHED");

    world.clock.setTo("2027-03-01T09:00:00.000Z" as Instant);
    await Promise.all([expireDocuments(world.app), expireDocuments(world.app), expireDocuments(world.app)]);
    assert.deepEqual(
      [(await documentOf(perth)).status, (await documentOf(perth)).closedAt],
      ["CLOSED_EXPIRED", "2027-03-01T08:00:00.000Z"],
    );
    assert.equal((await documentOf(open)).status, "ESTABLISHED");

    const ada = await world.as("ada");
    const { documentHistory } = await ada.get(
      `query ($id: ID!) { documentHistory(documentId: $id) { edges { node { objectType changeType triggeredBy { name } changes { field newDisplayValue } } } } }`,
      { id: (await documentOf(perth)).id },
    );
    const closings = documentHistory.edges
      .map(({ node }: { node: object }) => node)
      .filter(({ changes }: { changes: { newDisplayValue: string }[] }) =>
        changes.some(({ newDisplayValue }) => /Expired/.test(newDisplayValue ?? "")),
      );
    assert.equal(closings.length, 1);
    assert.equal(closings[0].triggeredBy.name, "Expiry");

    const { documents } = await ada.get(
      "query ($o: ID!) { documents(organisationId: $o, tab: CLOSED) { edges { node { originalDraftId } } } }",
      { o: perth.organisationId },
    );
    assert.deepEqual(
      documents.edges.map(({ node }: { node: { originalDraftId: string } }) => node.originalDraftId).sort(),
      [perth.id, sydney.id].sort(),
    );
    world.clock.setTo(WORLD_BEGINS);
  });

  test("leaves alone what was closed otherwise before its end", async () => {
    const draft = await endingDraft({ state: "NSW", postcode: "2000" }, { expiresAt: "2027-03-02" });
    const { id } = await documentOf(draft);
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update document set status = 'CLOSED_RETURNED', closed_at = $2 where id = $1", [id, tx.now]),
    );
    world.clock.setTo("2027-03-03T00:00:00.000Z" as Instant);
    await expireDocuments(world.app);
    assert.equal((await documentOf(draft)).status, "CLOSED_RETURNED");
    world.clock.setTo(WORLD_BEGINS);
  });

  test("stands in the way of issuing what has already ended", async () => {
    const draft = await endingDraft(
      { state: "NSW", postcode: "2000" },
      { expiresAt: "2026-11-25", status: "PROCESSING" },
    );
    world.clock.setTo("2026-11-25T05:00:00.000Z" as Instant);
    const rosa = await world.as("rosa");
    const answer = await call(rosa, "establishDraft", {
      id: draft.id,
      version: draft.version,
      guaranteeNumber: "MQ-LATE",
      establishedDate: "2026-11-25",
      bank: { name: "Macquarie Bank Limited" },
    });
    assert.deepEqual(refusalOf(answer), {
      expiresAt: "The expiry of this guarantee has already passed. Ask the applicant for a later date.",
    });
    world.clock.setTo(WORLD_BEGINS);
  });
});
