// A facility that was over seven years ago is archived behind everything that was on it: it leaves the lists, is found when it is asked for, and is changed by nobody.
// Shows: FA-157.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { buildFacility, type FacilityOverrides } from "../../../demo/builders/facility-builder.ts";
import { addViewer } from "../../../demo/builders/sharing-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { callAs } from "../../../demo/sessions.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { closeDocumentFacility } from "../../facilities/facilities/commands/close-document-facility.ts";
import { archiveClosedRecords } from "./archive-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
/** Midnight in Sydney, in summer: seven years after the day on which the world stands. */
const LAST_MOMENT = "2033-11-19T12:59:59.999Z" as Instant;
const ON_THE_DAY = "2033-11-19T13:00:00.000Z" as Instant;
/** Those whose last day is in the year after. */
const A_YEAR_LATER = "2034-12-31T13:00:00.000Z" as Instant;

let world: World;
let ada: Api;
const ids = new Map<string, string>();
let onIt = "";
before(async () => {
  world = await aWorld();
  const make = async (name: string, given: FacilityOverrides = {}) => {
    const facility = await buildFacility(world.app, { ...given, fields: { ...given.fields, name } });
    ids.set(name, facility.id);
    return facility;
  };
  const close = ({ id, version }: { id: string; version: number }) =>
    callAs(world.app, "ada", closeDocumentFacility, { id, version, reason: "Moved to another bank." });
  await make("open", { fields: { endDate: null } });
  await make("runs on", { fields: { endDate: "2028-12-31" } });
  const cancelled = await make("cancelled", { sharedWith: "wesfarmers" });
  await addViewer(world.app, "facility", cancelled, "cam");
  await close(cancelled);
  await close(await make("arranged", { arrangedWith: "macquarie", isSent: true }));
  await make("ran out", { fields: { endDate: "2027-12-31" } });
  await make("offered", { offeredTo: "wesfarmers", fields: { endDate: "2027-12-31" } });
  const used = await make("used", { fields: { endDate: "2027-12-31" } });
  onIt = await recordDocument(world.app, { fields: { guaranteeNumber: "A-1" } });
  await bySetUp(`update document set facility_id = '${used.id}' where id = $1`, onIt);
});
// What a clock of seven years leaves behind is put there by hand.
after(() => world.endUnchecked());

const idOfNamed = (name: string) => ids.get(name) ?? "";
const bySetUp = async (sql: string, id: string) =>
  await runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(sql, [id]));

type Row = { node: { name: string } };
const named = (edges: Row[]) => edges.map(({ node }) => node.name).sort();
const LIST = `query ($o: ID!, $f: FacilityFilter, $s: DocumentFacilitySort, $w: String) {
  documentFacilities(organisationId: $o, filter: $f, sort: $s, search: $w) { totalCount edges { node { name } } } }`;
async function listed(asked: object = {}) {
  const { documentFacilities } = await ada.get(LIST, { o: HARBOUR, ...asked });
  assert.equal(documentFacilities.totalCount, documentFacilities.edges.length);
  return named(documentFacilities.edges);
}
const archiveOf = async (name: string, api = ada) =>
  (
    await api.get(
      "query ($id: ID!) { documentFacility(id: $id) { status archivedAt archiveDate capabilities } }",
      { id: idOfNamed(name) },
    )
  ).documentFacility;
async function turnTo(moment: Instant) {
  world.clock.setTo(moment);
  await Promise.all([archiveClosedRecords(world.app), archiveClosedRecords(world.app)]);
  ada = await world.as("ada");
}

test("one that has ended is archived when seven years have passed by Sydney's clocks, and leaves lists, counts and search", async () => {
  const all = ["arranged", "cancelled", "offered", "open", "ran out", "runs on", "used"];
  const found = async () =>
    (
      await ada.get('query ($o: ID!) { search(text: "cancelled", organisationId: $o) { kind recordId } }', {
        o: HARBOUR,
      })
    ).search;
  await turnTo(LAST_MOMENT);
  assert.deepEqual(await listed(), all);
  assert.equal((await found()).length, 1);

  await turnTo(ON_THE_DAY);
  const left = all.filter((name) => name !== "cancelled" && name !== "arranged");
  for (const field of ["CREATED_AT", "END_DATE", "LIMIT", "NAME"])
    for (const direction of ["ASC", "DESC"]) {
      const s = { field, direction };
      assert.deepEqual(await listed({ s }), left);
      assert.deepEqual(await listed({ s, f: { archived: ["ARCHIVED"] } }), ["arranged", "cancelled"]);
    }
  assert.deepEqual(await found(), []);
  assert.deepEqual(await listed({ w: "cancelled" }), []);
  const { documentFacilityCount } = await ada.get(
    "query ($o: ID!) { documentFacilityCount(organisationId: $o) { current ended } }",
    { o: HARBOUR },
  );
  assert.deepEqual(documentFacilityCount, { current: left.length, ended: 0 });
});

test("one that is past its last day is over with it, and waits for what was on it and for offers of it", async () => {
  assert.equal((await archiveOf("runs on")).archiveDate, "2035-12-31");
  assert.equal((await archiveOf("ran out")).archiveDate, "2034-12-31");
  assert.equal((await archiveOf("open")).archiveDate, null);
  await turnTo(A_YEAR_LATER);
  assert.deepEqual(await listed(), ["offered", "open", "runs on", "used"]);
  const ranOut = await archiveOf("ran out");
  assert.deepEqual([ranOut.status, ranOut.archivedAt], ["ESTABLISHED", A_YEAR_LATER]);

  // What is closed counts from its own day: until then it is on the facility.
  const closed = "2028-06-30T03:00:00Z";
  await bySetUp(
    `update document set status = 'CLOSED_RETURNED', closed_at = '${closed}' where id = $1`,
    onIt,
  );
  await turnTo("2035-06-29T13:59:59.999Z" as Instant);
  assert.ok((await listed()).includes("used"));
  await turnTo("2035-06-29T14:00:00.000Z" as Instant);
  assert.deepEqual(await listed(), ["offered", "open", "runs on"]);
});

test("the exposure of an organisation and what keeps it from being closed leave it out", async () => {
  const { organisationClosing } = await ada.get(
    "query ($o: ID!) { organisationClosing(id: $o) { liveRecords { reference } } }",
    { o: HARBOUR },
  );
  const live = organisationClosing.liveRecords.map(({ reference }: { reference: string }) => reference);
  assert.deepEqual(live.filter((name: string) => ids.has(name)).sort(), ["offered", "open", "runs on"]);
});

test("the registers of the provider and of its bank leave it out, and show it on demand", async () => {
  for (const person of ["rosa", "sam"] as const) {
    const api = await world.as(person);
    const register = async (f: object) =>
      named(
        (
          await api.get(
            "query ($f: StaffFacilityFilter) { staffFacilities(filter: $f) { edges { node { name } } } }",
            {
              f,
            },
          )
        ).staffFacilities.edges,
      );
    assert.deepEqual(await register({}), []);
    assert.deepEqual(await register({ archived: ["ARCHIVED"] }), ["arranged"]);
    const { arrangedFacilities } = await api.get(
      "{ arrangedFacilities(isOver: true) { totalCount edges { node { name } } } }",
    );
    assert.equal(arrangedFacilities.totalCount, 0);
  }
});

test("it is read as before, and no call or work of the portal changes it", async () => {
  const { capabilities } = await archiveOf("cancelled");
  assert.deepEqual(capabilities, [
    "CAN_VIEW",
    "CAN_STOP_SHARING",
    "CAN_TAKE_OFF_COLLABORATORS",
    "CAN_VIEW_COSTS",
  ]);
  const id = idOfNamed("cancelled");
  const { documentFacility } = await ada.get("query ($id: ID!) { documentFacility(id: $id) { version } }", {
    id,
  });
  const at = { id, version: documentFacility.version };
  const close = await ada.mutate(
    "closeDocumentFacility",
    "DocumentFacilityVersionInput",
    at,
    "clientMutationId",
  );
  assert.equal(refusalOf(close), "RECORD_ARCHIVED");
  const add = await ada.mutate(
    "addDocumentFacilityMember",
    "AddDocumentFacilityMemberInput",
    { ...at, emailAddress: "cam@harbourcivil.example" },
    "clientMutationId",
  );
  assert.equal(refusalOf(add), "RECORD_ARCHIVED");
  for (const sql of ["update facility set name = 'x' where id = $1", "delete from facility where id = $1"])
    await assert.rejects(bySetUp(sql, id), { constraint: "record_is_archived" });
});

test("people and organisations are taken off it, and see nothing of it any more", async () => {
  const id = idOfNamed("cancelled");
  const cam = await world.as("cam");
  const wes = await world.as("wes");
  const read = async () =>
    (
      await ada.get(
        "query ($id: ID!) { documentFacility(id: $id) { version members { id } sharedFacilityWithOrganisations { id } } }",
        { id },
      )
    ).documentFacility;
  const { members, sharedFacilityWithOrganisations: shared, version } = await read();
  for (const api of [cam, wes]) assert.equal((await archiveOf("cancelled", api)).status, "CANCELLED");
  const removed = await ada.mutate(
    "removeDocumentFacilityMember",
    "RemoveDocumentFacilityMemberInput",
    { id, version, personId: members[0].id },
    "documentFacility { members { id } }",
  );
  assert.deepEqual(removed.data?.removeDocumentFacilityMember.documentFacility.members, []);
  const stopped = await ada.mutate(
    "stopSharingDocumentFacility",
    "StopSharingDocumentFacilityInput",
    { id, version: (await read()).version, organisationId: shared[0].id },
    "documentFacility { sharedFacilityWithOrganisations { id } }",
  );
  assert.deepEqual(
    stopped.data?.stopSharingDocumentFacility.documentFacility.sharedFacilityWithOrganisations,
    [],
  );
  const QUERY = "query ($id: ID!) { documentFacility(id: $id) { id } }";
  for (const api of [cam, wes]) assert.equal(await api.codeOf(QUERY, { id }), "FACILITY_NOT_FOUND");
});

test("a record that comes back brings back the facility that it was on", async () => {
  assert.notEqual((await archiveOf("used")).archivedAt, null);
  await bySetUp("update document set archived_at = null where id = $1", onIt);
  assert.equal((await archiveOf("used")).archivedAt, null);
});
