// Regular exports: asked for once, made on their days by the rights of whoever gets them, and mailed as a link alone.
// Shows: RP-15.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { AccountId, ExportJobId } from "@bondline/domain/ids.ts";
import { EXPORT_ATTEMPTS_MAX } from "@bondline/domain/records/exports/export.ts";
import { SCHEDULES_FULL_MESSAGE, SCHEDULES_MAX } from "@bondline/domain/records/exports/export-schedule.ts";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { allMails } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { aGuest, joinAs, leave, openSession } from "../../../demo/builders/guest-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { makeExport } from "./export-jobs.ts";
import { beginRegularExports } from "./export-schedule-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
/** A Monday at seven in Sydney. */
const MONDAY = "2026-11-29T20:00:00.000Z";

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  await recordDocument(world.app);
});
after(() => world.end());

const REPORT = { organisationId: HARBOUR, report: { isHeld: false } };
const regular = (changes: object = {}) => ({
  wanted: REPORT,
  format: "CSV",
  columns: ["amount"],
  name: "Our guarantees",
  rhythm: "WEEKLY",
  onDay: 1,
  ...changes,
});
const FIELDS = "exportSchedule { id name rhythm onDay format nextAt lastAt stoppedAt version }";
const create = (api: Api, changes: object = {}) =>
  api.mutate("createExportSchedule", "CreateExportScheduleInput", regular(changes), FIELDS);

type Schedule = {
  id: string;
  version: number;
  name: string;
  nextAt: string;
  lastAt: string | null;
  stoppedAt: string | null;
};
async function created(api: Api, changes: object = {}): Promise<Schedule> {
  const { data, errors } = await create(api, changes);
  assert.equal(errors, undefined);
  return data.createExportSchedule.exportSchedule;
}
async function schedules(api: Api): Promise<Schedule[]> {
  const { exportSchedules } = await api.get(
    "{ exportSchedules { id version name nextAt lastAt stoppedAt } }",
  );
  return exportSchedules;
}
async function remove(api: Api, { id }: { id: string }): Promise<void> {
  const present = (await schedules(api)).find((each) => each.id === id);
  const input = { id, version: present?.version };
  const removed = await api.mutate(
    "removeExportSchedule",
    "RemoveExportScheduleInput",
    input,
    "clientMutationId",
  );
  assert.equal(removed.errors, undefined);
}

async function exportsOf(api: Api): Promise<{ id: string; status: string; fileName: string }[]> {
  const { exports } = await api.get(
    "{ exports(first: 25, kind: REPORT) { edges { node { id status fileName } } } }",
  );
  return exports.edges.map(({ node }: { node: object }) => node);
}

async function turn(): Promise<void> {
  await beginRegularExports(world.app);
  await untilJobsAreDone(world.ownerUrl);
}

const mailsAbout = async (name: string) =>
  (await allMails(world)).filter(({ subject }) => subject.startsWith(`${name} of `));

/** A session lives no longer than a day, so that whoever comes back after some signs in again. */
async function daysLater(days: number): Promise<void> {
  world.clock.advance({ days });
  ada = await world.as("ada");
}

test("it comes on its day, once, as a mail that leads to the file and holds none of it", async () => {
  await daysLater(7);
  const schedule = await created(ada, { name: "Every Monday's" });
  assert.equal(schedule.nextAt, MONDAY);
  await turn();
  assert.deepEqual(await exportsOf(ada), [], "before its day");

  await daysLater(3);
  const beginsAt = world.clock.now();
  await Promise.all([beginRegularExports(world.app), beginRegularExports(world.app)]);
  await turn();
  const made = await exportsOf(ada);
  assert.deepEqual(
    made.map(({ status }) => status),
    ["READY"],
  );
  const [mail, ...others] = await mailsAbout("Every Monday's");
  assert.deepEqual(others, []);
  assert.deepEqual(mail?.toAddresses, ["ada@harbourcivil.example"]);
  assert.match(mail?.html ?? "", /\/exports/);
  assert.match(mail?.html ?? "", /every Monday/);
  assert.doesNotMatch(mail?.html ?? "", /\$\d/);
  const [after] = await schedules(ada);
  assert.equal(after?.lastAt, beginsAt);
  assert.equal(after?.nextAt, "2026-12-06T20:00:00.000Z");
  await remove(ada, schedule);
});

test("several days that were missed are made up for by one", async () => {
  const before = (await exportsOf(ada)).length;
  const schedule = await created(ada);
  await daysLater(24);
  await turn();
  await turn();
  assert.equal((await exportsOf(ada)).length, before + 1);
  const [after] = await schedules(ada);
  assert.ok(String(after?.nextAt) > world.clock.now());
  await remove(ada, schedule);
});

test("it is called otherwise, moved to another day, and removed", async () => {
  const { id, version } = await created(ada);
  const input = { id, version, name: "Monthly", rhythm: "MONTHLY", onDay: 31 };
  const { data, errors } = await ada.mutate(
    "updateExportSchedule",
    "UpdateExportScheduleInput",
    input,
    FIELDS,
  );
  assert.equal(errors, undefined);
  const changed = data.updateExportSchedule.exportSchedule;
  assert.equal(changed.name, "Monthly");
  assert.equal(changed.nextAt, "2026-12-30T20:00:00.000Z");
  const stale = await ada.mutate("updateExportSchedule", "UpdateExportScheduleInput", input, FIELDS);
  assert.equal(refusalOf(stale), "CONFLICT");
  await remove(ada, changed);
  assert.deepEqual(await schedules(ada), []);
});

test("whoever has left gets nothing of it, reads that it rests, and gets it again once they are back", async () => {
  const guest = await aGuest(world.app, "Gil");
  const member = { organisationId: HARBOUR, role: "USER" } as const;
  const api = async () => apiOf(world.url, await openSession(world.app, guest.id));
  await joinAs(world.app, guest, member);
  const schedule = await created(await api(), { name: "Theirs" });
  await leave(world.app, guest);
  await daysLater(8);
  await turn();
  const [stopped] = await schedules(await api());
  assert.equal(stopped?.id, schedule.id);
  assert.notEqual(stopped?.stoppedAt, null);
  assert.deepEqual(await mailsAbout("Theirs"), []);
  const again = { id: schedule.id, version: stopped?.version, name: "Theirs", rhythm: "WEEKLY", onDay: 2 };
  const update = async () =>
    (await api()).mutate("updateExportSchedule", "UpdateExportScheduleInput", again, FIELDS);
  assert.equal(refusalOf(await update()), "ORGANISATION_NOT_FOUND");

  await joinAs(world.app, guest, member);
  assert.equal((await update()).errors, undefined);
  await daysLater(8);
  await turn();
  assert.equal((await mailsAbout("Theirs")).length, 1);
});

test("one that can't be made keeps nobody else's waiting, and is said", async () => {
  const broken = await created(ada, { name: "Broken" });
  await created(ada, { name: "Behind it" });
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query(
      "update export_schedule set wanted = $2, next_at = next_at - interval '1 minute' where id = $1",
      [broken.id, JSON.stringify({ organisationId: HARBOUR, report: { within: 5 } })],
    ),
  );
  await daysLater(8);
  await assert.rejects(beginRegularExports(world.app), /could not be begun/);
  await untilJobsAreDone(world.ownerUrl);
  assert.equal((await mailsAbout("Behind it")).length, 1);
  for (const schedule of await schedules(ada)) await remove(ada, schedule);
});

test("one that could not be made at any try is said by a mail, and comes on its next day", async () => {
  const schedule = await created(ada, { name: "Unlucky" });
  await daysLater(8);
  await turn();
  const { id, createdBy } = await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    const [job] = await tx.query<{ id: ExportJobId; createdBy: AccountId }>(
      `update export_job set status = 'RUNNING', storage_key = null, attempts = $2 where schedule_id = $1
        returning id, created_by`,
      [schedule.id, EXPORT_ATTEMPTS_MAX],
    );
    assert.ok(job);
    return job;
  });
  await makeExport(world.app, { exportId: id, accountId: createdBy });
  const [ready, failed, ...others] = await mailsAbout("Unlucky");
  assert.deepEqual(others, []);
  assert.match(ready?.subject ?? "", /is ready/);
  assert.match(failed?.subject ?? "", /could not be made/);
  assert.match(failed?.html ?? "", /every Monday/);
  await remove(ada, schedule);
});

describe("what is refused, by its name", () => {
  const CASES: Record<string, [changes: object, field: string]> = {
    "a day that the week has not": [{ onDay: 8 }, "onDay"],
    "a day that no month has": [{ rhythm: "MONTHLY", onDay: 32 }, "onDay"],
    "no name": [{ name: " " }, "name"],
    "no column": [{ columns: [] }, "columns"],
    "a column that there is not": [{ columns: ["wings"] }, "columns"],
    "documents that were chosen": [
      { wanted: { organisationId: HARBOUR, documents: { exceptIds: [] } } },
      "wanted",
    ],
    "all data": [{ wanted: { organisationId: HARBOUR, everything: true } }, "wanted"],
  };
  for (const [what, [changes, field]] of Object.entries(CASES))
    test(what, async () => {
      assert.deepEqual(Object.keys(refusalOf(await create(ada, changes))), [field]);
    });

  test("one more than somebody reads", async () => {
    for (let at = 1; at < SCHEDULES_MAX; at += 1) await created(ada, { name: `No. ${at}` });
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => create(ada, { name: "The last" })));
    const refused = atOnce.filter(({ errors }) => errors !== undefined);
    assert.equal(refused.length, 5);
    for (const reply of refused) assert.deepEqual(refusalOf(reply), { name: SCHEDULES_FULL_MESSAGE });
    for (const schedule of await schedules(ada)) await remove(ada, schedule);
  });

  test("somebody else's, as if there were none", async () => {
    const { id, version } = await created(ada);
    const ben = await world.as("ben");
    assert.deepEqual(await schedules(ben), []);
    const input = { id, version, name: "Ben's", rhythm: "WEEKLY", onDay: 1 };
    const refused = await ben.mutate("updateExportSchedule", "UpdateExportScheduleInput", input, FIELDS);
    assert.equal(refusalOf(refused), "EXPORT_SCHEDULE_NOT_FOUND");
    await remove(ada, { id });
  });
});
