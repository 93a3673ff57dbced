// An application for a facility that was over seven years ago is archived once its facility is: it leaves the lists, is found when it is asked for, and is changed by nobody.
// Shows: FA-156.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api } from "../../../../testing/api.ts";
import { aCleanApplicationFile } from "../../../../testing/builders/attachment-builder.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import {
  type ApplicationOverrides,
  buildApplication,
} from "../../../demo/builders/facility-application-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { callAs } from "../../../demo/sessions.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { closeFacilityApplication } from "../../facilities/facility-applications/commands/close-facility-application.ts";
import { establishFacilityApplication } from "../../facilities/facility-applications/commands/establish-facility-application.ts";
import { rejectFacilityApplication } from "../../facilities/facility-applications/commands/reject-facility-application.ts";
import { createArchiveHold } from "../../office/archive-holds/commands/create-archive-hold.ts";
import { archiveClosedRecords } from "./archive-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
/** Midnight in Sydney, in summer. */
const LAST_MOMENT = "2033-11-19T12:59:59.999Z" as Instant;
const ON_THE_DAY = "2033-11-19T13:00:00.000Z" as Instant;

let world: World;
let ada: Api;
const names = new Map<string, string>();
const references = new Map<string, string>();
before(async () => {
  world = await aWorld();
  const make = async (name: string, status: ApplicationOverrides["status"] & string) => {
    const application = await buildApplication(world.app, { status });
    names.set(application.id, name);
    references.set(name, application.referenceNumber);
    return application;
  };
  await make("open", "SUBMITTED");
  const { id, version } = await make("withdrawn", "DRAFT");
  await callAs(world.app, "ada", closeFacilityApplication, { id, version });
  const declined = await make("declined", "SUBMITTED");
  await aCleanApplicationFile(world.app, declined);
  await callAs(world.app, "rosa", rejectFacilityApplication, {
    id: declined.id,
    version: declined.version,
    reason: "Outside our policy.",
  });
  const established = await make("established", "APPROVED");
  await callAs(world.app, "rosa", establishFacilityApplication, {
    id: established.id,
    version: established.version,
    name: "Property line",
    limit: "1800000",
    startDate: "2026-11-20",
  });
});
// What a clock of seven years leaves behind is put there by hand.
after(() => world.endUnchecked());

const idOfNamed = (name: string) => [...names].find(([, each]) => each === name)?.[0] ?? "";
const bySetUp = async (sql: string, id: string) =>
  await runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(sql, [id]));

type Row = { node: { id: string } };
const named = (edges: Row[]) => edges.map(({ node }) => names.get(node.id)).sort();

const LIST = `query ($o: ID!, $f: FacilityApplicationFilter, $s: FacilityApplicationSort, $w: String) {
  facilityApplications(organisationId: $o, filter: $f, sort: $s, search: $w) { totalCount edges { node { id } } } }`;
async function listed(asked: object = {}) {
  const { facilityApplications } = await ada.get(LIST, { o: HARBOUR, ...asked });
  assert.equal(facilityApplications.totalCount, facilityApplications.edges.length);
  return named(facilityApplications.edges);
}

async function found(text: string): Promise<string[]> {
  const { search } = await ada.get(
    "query ($o: ID!, $text: String!) { search(text: $text, organisationId: $o) { kind recordId } }",
    { o: HARBOUR, text },
  );
  return search.map(
    ({ kind, recordId }: { kind: string; recordId: string }) => `${kind} ${names.get(recordId) ?? recordId}`,
  );
}

test("it is archived when seven years have passed by Sydney's clocks, and leaves lists, counts and search", async () => {
  const reference = String(references.get("declined"));
  world.clock.setTo(LAST_MOMENT);
  await archiveClosedRecords(world.app);
  ada = await world.as("ada");
  assert.deepEqual(await listed(), ["declined", "established", "open", "withdrawn"]);
  assert.deepEqual(await found(reference), ["FACILITY_APPLICATION declined"]);
  assert.deepEqual(await found("contract.pdf"), ["FILE declined"]);

  world.clock.setTo(ON_THE_DAY);
  await Promise.all([archiveClosedRecords(world.app), archiveClosedRecords(world.app)]);
  ada = await world.as("ada");
  for (const field of ["CREATED_AT", "LIMIT"])
    for (const direction of ["ASC", "DESC"]) {
      const s = { field, direction };
      assert.deepEqual(await listed({ s }), ["established", "open"]);
      assert.deepEqual(await listed({ s, f: { archived: ["ARCHIVED"] } }), ["declined", "withdrawn"]);
    }
  assert.deepEqual(await listed({ w: reference }), []);
  assert.deepEqual(await found(reference), []);
  assert.deepEqual(await found("contract.pdf"), []);
});

test("the registers of the provider and of its bank leave it out, and show it on demand", async () => {
  const rosa = await world.as("rosa");
  const register = async (f: object) => {
    const query =
      "query ($f: StaffFacilityApplicationFilter) { staffFacilityApplications(filter: $f) { edges { node { id } } } }";
    return named((await rosa.get(query, { f })).staffFacilityApplications.edges);
  };
  assert.deepEqual(await register({}), ["established", "open"]);
  // What a client never handed in is its own.
  assert.deepEqual(await register({ archived: ["ARCHIVED"] }), ["declined"]);
});

test("it is read as before, says when it was archived, and no call or work of the portal changes it", async () => {
  const id = idOfNamed("declined");
  const { facilityApplication } = await ada.get(
    "query ($id: ID!) { facilityApplication(id: $id) { status decisionReason archivedAt archiveDate capabilities } }",
    { id },
  );
  assert.deepEqual(facilityApplication, {
    status: "REJECTED",
    decisionReason: "Outside our policy.",
    archivedAt: ON_THE_DAY,
    archiveDate: "2033-11-20",
    capabilities: ["CAN_VIEW", "CAN_VIEW_DETAILS"],
  });
  const said = await ada.mutate(
    "createFacilityApplicationComment",
    "CreateFacilityApplicationCommentInput",
    { facilityApplicationId: id, content: "Still?" },
    "clientMutationId",
  );
  assert.equal(refusalOf(said), "RECORD_ARCHIVED");
  for (const sql of [
    "update facility_application set website = 'x' where id = $1",
    "delete from facility_application where id = $1",
  ])
    await assert.rejects(bySetUp(sql, id), { constraint: "record_is_archived" });
});

test("one that was established is archived once its facility is", async () => {
  const id = idOfNamed("established");
  const archiveOf = async () =>
    (await ada.get("query ($id: ID!) { facilityApplication(id: $id) { archivedAt archiveDate } }", { id }))
      .facilityApplication;
  assert.deepEqual(await archiveOf(), { archivedAt: null, archiveDate: "2033-11-20" });
  await bySetUp(
    "update facility f set status = 'CANCELLED', closed_at = a.status_changed_at from facility_application a where a.id = $1 and f.id = a.facility_id",
    id,
  );
  await archiveClosedRecords(world.app);
  assert.deepEqual(await archiveOf(), { archivedAt: ON_THE_DAY, archiveDate: "2033-11-20" });
  assert.deepEqual(await listed(), ["open"]);
});

test("a facility on legal hold comes back, and its application with it", async () => {
  const id = idOfNamed("established");
  const READ = "query ($id: ID!) { facilityApplication(id: $id) { archivedAt facilityId } }";
  const { facilityId } = (await ada.get(READ, { id })).facilityApplication;
  const reason = "A court has asked for it.";
  await callAs(world.app, "rosa", createArchiveHold, {
    recordKind: "FACILITY",
    recordId: facilityId,
    reason,
  });
  for (const archived of [async () => {}, archiveClosedRecords]) {
    await archived(world.app);
    const { facilityApplication } = await ada.get(READ, { id });
    const { documentFacility } = await ada.get(
      "query ($id: ID!) { documentFacility(id: $id) { archivedAt } }",
      { id: facilityId },
    );
    assert.deepEqual([facilityApplication.archivedAt, documentFacility.archivedAt], [null, null]);
  }
});
