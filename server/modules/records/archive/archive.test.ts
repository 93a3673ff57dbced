// What was closed seven years ago is archived by the clock: it leaves the lists, is found when it is asked for, and nothing changes it.
// Shows: DOC-108.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { archiveClosedRecords } from "./archive-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
/** Midnight in Sydney, in summer. */
const LAST_MOMENT = "2033-11-19T12:59:59.999Z" as Instant;
const ON_THE_DAY = "2033-11-19T13:00:00.000Z" as Instant;

let world: World;
let ada: Api;
const ids: Record<string, string> = {};
before(async () => {
  world = await aWorld();
  const issued = await world.draft({ status: "ESTABLISHED", guaranteeNumber: "A-1" });
  const secured = await world.draft({ status: "ESTABLISHED", guaranteeNumber: "A-2" });
  const own = await recordDocument(world.app, { fields: { guaranteeNumber: "A-3" } });
  const inForce = await world.draft({ status: "ESTABLISHED", guaranteeNumber: "A-4" });
  Object.assign(ids, {
    issued: issued.documentId,
    secured: secured.documentId,
    own,
    inForce: inForce.documentId,
  });
  await bySetUp(
    "update document set status = 'CLOSED_RETURNED', closed_at = '2026-11-20T12:59:59Z' where id = any ($1::uuid[])",
    [ids.issued, ids.secured, ids.own],
  );
  await bySetUp(
    `insert into document_attachment (id, organisation_id, document_id, variant, file_name, content_type, content_md5_checksum, file_size, storage_key,
                                      sha256, received_at, infected_file_status, created_at)
     select gen_random_uuid(), d.organisation_id, d.id, 'OTHER', 'bill of lading.pdf', 'application/pdf', 'x', 1, 'bill-' || d.id, 'x', d.created_at, 'CLEAN', d.created_at
       from document d where d.id = any ($1::uuid[])`,
    [ids.issued, ids.inForce],
  );
  // Of the other one the security money is held still.
  await bySetUp(
    `insert into security_money (id, organisation_id, draft_id, kind, amount_cents, moved_date, reference, returned_to, recorded_by, created_at)
     select gen_random_uuid(), m.organisation_id, m.draft_id, 'RETURNED', m.amount_cents, m.moved_date, m.reference, 'The payer', m.recorded_by, m.created_at
       from security_money m join document d on d.original_draft_id = m.draft_id where d.id = any ($1::uuid[])`,
    [ids.issued],
  );
});
// What a clock of seven years leaves behind is put there by hand.
after(() => world.endUnchecked());

const bySetUp = async (sql: string, of: readonly (string | undefined)[]) =>
  await runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(sql, [of.map(String)]));

const LIST = `query ($o: ID!, $f: DocumentFilter, $t: DocumentTab) {
  documents(organisationId: $o, filter: $f, tab: $t, sort: { field: CREATED_AT, direction: ASC }) { totalCount edges { node { guaranteeNumber archivedAt } } } }`;

async function listed(filter: object = {}, tab?: string): Promise<string[]> {
  const { documents } = await ada.get(LIST, {
    o: HARBOUR,
    f: filter,
    t: tab,
  });
  const found = documents.edges.map(
    ({ node }: { node: { guaranteeNumber: string } }) => node.guaranteeNumber,
  );
  assert.equal(documents.totalCount, found.length);
  return found.sort();
}

test("it is archived when seven years have passed by Sydney's clocks, and leaves the lists", async () => {
  world.clock.setTo(LAST_MOMENT);
  await archiveClosedRecords(world.app);
  ada = await world.as("ada");
  assert.deepEqual(await listed({}, "CLOSED"), ["A-1", "A-2", "A-3"]);

  world.clock.setTo(ON_THE_DAY);
  await Promise.all([archiveClosedRecords(world.app), archiveClosedRecords(world.app)]);
  ada = await world.as("ada");
  assert.deepEqual(await listed({}, "CLOSED"), ["A-2"], "what security money is held for stays");
  assert.deepEqual(await listed(), ["A-2", "A-4"]);
  assert.deepEqual(await listed({ archived: ["ARCHIVED"] }), ["A-1", "A-3"]);
  assert.deepEqual(await listed({ archived: ["ARCHIVED", "CURRENT"] }), ["A-1", "A-2", "A-3", "A-4"]);
});

test("its files leave the search with it", async () => {
  const { search } = await ada.get(
    'query ($o: ID!) { search(text: "bill of lading", organisationId: $o) { kind recordId } }',
    { o: HARBOUR },
  );
  assert.deepEqual(search, [{ kind: "FILE", recordId: ids.inForce }]);
});

test("the provider's register and a search leave it out, and the register shows it on demand", async () => {
  const rosa = await world.as("rosa");
  const REGISTER =
    "query ($f: StaffDocumentFilter) { staffDocuments(filter: $f) { edges { node { guaranteeNumber } } } }";
  const register = async (f: object) =>
    (await rosa.get(REGISTER, { f })).staffDocuments.edges.map(
      ({ node }: { node: { guaranteeNumber: string } }) => node.guaranteeNumber,
    );
  assert.deepEqual((await register({})).sort(), ["A-2", "A-4"]);
  assert.deepEqual(await register({ archived: ["ARCHIVED"] }), ["A-1"]);
  const found = await ada.get(
    'query ($o: ID!) { documents(organisationId: $o, search: "A-1") { totalCount } }',
    { o: HARBOUR },
  );
  assert.equal(found.documents.totalCount, 0);
});

test("it is read as before and says when it was archived", async () => {
  const { document } = await ada.get(
    "query ($id: ID!) { document(id: $id) { status archivedAt archiveDate capabilities } }",
    { id: ids.own },
  );
  assert.deepEqual(document, {
    status: "CLOSED_RETURNED",
    archivedAt: ON_THE_DAY,
    archiveDate: "2033-11-20",
    capabilities: ["CAN_VIEW", "CAN_VIEW_COSTS", "CAN_VIEW_EXPIRY_NOTICES"].filter((each) =>
      document.capabilities.includes(each),
    ),
  });
});

test("nothing changes it: no call, and no work of the portal's own", async () => {
  const { document } = await ada.get("query ($id: ID!) { document(id: $id) { version } }", { id: ids.own });
  const read = { id: ids.own, version: document.version };
  const send = (name: string) =>
    ada.mutate(name, `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`, read, "clientMutationId");
  assert.equal(refusalOf(await send("reopenDocument")), "RECORD_ARCHIVED");
  assert.equal(refusalOf(await send("removeDocument")), "RECORD_ARCHIVED");
  await assert.rejects(
    bySetUp("update document set description = 'x' where id = any ($1::uuid[])", [ids.own]),
    {
      constraint: "record_is_archived",
    },
  );
  await assert.rejects(bySetUp("delete from document where id = any ($1::uuid[])", [ids.own]), {
    constraint: "record_is_archived",
  });
});
