// A legal hold keeps a record from the archive and brings back one that is archived, until an administrator ends it; none but the provider's people learn of it.
// Shows: DOC-109, FA-156, FA-157.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { callAs } from "../../../demo/sessions.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { closeDocumentFacility } from "../../facilities/facilities/commands/close-document-facility.ts";
import { rejectFacilityApplication } from "../../facilities/facility-applications/commands/reject-facility-application.ts";
import { archiveClosedRecords } from "../../records/archive/archive-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
const SEVEN_YEARS_LATER = "2033-11-21T00:00:00.000Z" as Instant;
const REASON = "Supreme Court of NSW, 2026/1182: preservation order.";

let world: World;
let rosa: Api;
let gus: Api;
let ada: Api;
/** Closed records, by their kinds. */
const ids = { DOCUMENT: "", DRAFT: "", FACILITY: "", FACILITY_APPLICATION: "" };
type Kind = keyof typeof ids;
const KINDS = ["DRAFT", "DOCUMENT", "FACILITY", "FACILITY_APPLICATION"] as const;
before(async () => {
  world = await aWorld();
  const { id, version } = await buildApplication(world.app, { status: "SUBMITTED" });
  await callAs(world.app, "rosa", rejectFacilityApplication, { id, version, reason: "No." });
  ids.FACILITY_APPLICATION = id;
  const facility = await buildFacility(world.app, { arrangedWith: "macquarie" });
  await callAs(world.app, "ada", closeDocumentFacility, facility);
  ids.FACILITY = facility.id;
  ids.DRAFT = (await world.draft({ status: "REJECTED" })).id;
  const { documentId } = await world.draft({ status: "ESTABLISHED" });
  ids.DOCUMENT = String(documentId);
  await bySetUp(
    "update document set status = 'CLOSED_RETURNED', closed_at = '2026-11-20T03:00:00Z' where id = $1",
    ids.DOCUMENT,
  );
  await bySetUp(
    `insert into security_money (id, organisation_id, draft_id, kind, amount_cents, moved_date, reference, returned_to, recorded_by, created_at)
     select gen_random_uuid(), m.organisation_id, m.draft_id, 'RETURNED', m.amount_cents, m.moved_date, m.reference, 'The payer', m.recorded_by, m.created_at
       from security_money m join document d on d.original_draft_id = m.draft_id where d.id = $1`,
    ids.DOCUMENT,
  );
  await signIn();
});
// What a clock of seven years leaves behind is put there by hand.
after(() => world.endUnchecked());

const bySetUp = async (sql: string, id: string) =>
  await runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(sql, [id]));

async function signIn(): Promise<void> {
  rosa = await world.as("rosa");
  gus = await world.as("gus");
  ada = await world.as("ada");
}

const hold = (api: Api, kind: Kind, reason = REASON) =>
  api.mutate(
    "createArchiveHold",
    "CreateArchiveHoldInput",
    { recordKind: kind, recordId: ids[kind], reason },
    "archiveHoldId",
  );
const end = (api: Api, id: string, reason = "The order was lifted.") =>
  api.mutate("endArchiveHold", "EndArchiveHoldInput", { id, reason }, "archiveHoldId");

const HOLDS = `query ($kind: HeldRecordKind!, $id: ID!) {
  archiveHolds(recordKind: $kind, recordId: $id, first: 10) { edges { node { id reason heldBy createdAt endedBy endedReason endedAt } } } }`;
const holdsOf = async (api: Api, kind: Kind) =>
  (await api.get(HOLDS, { kind, id: ids[kind] })).archiveHolds.edges.map(
    ({ node }: { node: object }) => node,
  );

async function archivedAt(kind: Kind): Promise<string | null> {
  const field = {
    DOCUMENT: "document",
    DRAFT: "draft",
    FACILITY: "documentFacility",
    FACILITY_APPLICATION: "facilityApplication",
  }[kind];
  const answer = await ada.get(`query ($id: ID!) { ${field}(id: $id) { archivedAt } }`, { id: ids[kind] });
  return answer[field].archivedAt;
}

test("only the provider's administrators set one, with a reason, and no second beside it", async () => {
  for (const kind of KINDS) {
    for (const api of [gus, ada]) assert.equal(refusalOf(await hold(api, kind)), `${kind}_NOT_FOUND`);
    assert.deepEqual(refusalOf(await hold(rosa, kind, "  ")), { reason: "This field is required." });
    assert.equal((await hold(rosa, kind)).errors, undefined);
    assert.equal(refusalOf(await hold(rosa, kind)), "INVALID_TRANSITION");
  }
});

test("the provider's staff read who, when and why; the client is told of none", async () => {
  const [{ id: _, ...held }] = await holdsOf(gus, "DOCUMENT");
  assert.deepEqual(held, {
    reason: REASON,
    heldBy: "Rosa Whitfield",
    createdAt: "2026-11-20T00:00:00.000Z",
    endedBy: null,
    endedReason: null,
    endedAt: null,
  });
  const asked = await ada.ask(HOLDS, { kind: "DOCUMENT", id: ids.DOCUMENT });
  assert.equal(refusalOf(asked), "DOCUMENT_NOT_FOUND");
});

test("while it lasts the record is not archived, and afterwards it is", async () => {
  world.clock.setTo(SEVEN_YEARS_LATER);
  await archiveClosedRecords(world.app);
  await signIn();
  for (const kind of KINDS) {
    assert.equal(await archivedAt(kind), null);
    const [{ id }] = await holdsOf(rosa, kind);
    for (const api of [gus, ada]) assert.equal(refusalOf(await end(api, id)), "ARCHIVE_HOLD_NOT_FOUND");
    assert.deepEqual(refusalOf(await end(rosa, id, "")), { reason: "This field is required." });
    assert.equal((await end(rosa, id)).errors, undefined);
    assert.equal(refusalOf(await end(rosa, id)), "INVALID_TRANSITION");
  }
  await archiveClosedRecords(world.app);
  for (const kind of KINDS) assert.equal(await archivedAt(kind), SEVEN_YEARS_LATER);
});

test("one that is archived comes back among the others until it is ended", async () => {
  for (const kind of KINDS) {
    assert.equal((await hold(rosa, kind, "A claim is expected.")).errors, undefined);
    await archiveClosedRecords(world.app);
    assert.equal(await archivedAt(kind), null);
  }
  const { documents } = await ada.get(
    "query ($o: ID!) { documents(organisationId: $o, tab: CLOSED) { edges { node { id } } } }",
    { o: HARBOUR },
  );
  assert.deepEqual(documents.edges, [{ node: { id: ids.DOCUMENT } }]);
  const said = (await holdsOf(gus, "DOCUMENT")).map(
    ({ reason, endedReason }: { reason: string; endedReason: string | null }) => [reason, endedReason],
  );
  assert.deepEqual(said, [
    ["A claim is expected.", null],
    [REASON, "The order was lifted."],
  ]);
});

test("what is held is not removed by its own organisation either", async () => {
  const own = await recordDocument(world.app, { fields: { guaranteeNumber: "A-9" } });
  await bySetUp(
    `insert into archive_hold (id, record_kind, record_id, organisation_id, reason, held_by, held_by_name, created_at)
     select gen_random_uuid(), 'DOCUMENT', d.id, d.organisation_id, 'Asked for.', (select h.held_by from archive_hold h limit 1), 'Rosa Whitfield', d.created_at
       from document d where d.id = $1`,
    own,
  );
  const { document } = await ada.get("query ($id: ID!) { document(id: $id) { version } }", { id: own });
  const removed = await ada.mutate(
    "removeDocument",
    "RemoveDocumentInput",
    { id: own, version: document.version },
    "clientMutationId",
  );
  assert.equal(refusalOf(removed), "RECORD_HELD");
});
