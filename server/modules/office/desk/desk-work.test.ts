// What waits at the desk: it comes and goes with its record, is due by the provider's own hours, and is taken by one person at a time.
// Shows: ST-01, ST-06, ST-24, ST-30.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { asOrganisationId } from "@bondline/domain/ids.ts";
import { REFUSALS } from "@bondline/domain/refusals.ts";
import { STATE_CODES, type StateCode } from "@bondline/domain/values/reference-data/states.ts";
import { isBusinessDay } from "@bondline/domain/values/time/business-days.ts";
import { dayAt, instantAtHour, ZONE_OF_STATE } from "@bondline/domain/values/time/business-time.ts";
import { instantFromMilliseconds, millisecondsOf } from "@bondline/domain/values/time/instant.ts";
import { addDays, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { someWork, workOf } from "../../../../testing/builders/desk-work-builder.ts";
import { must } from "../../../../testing/draft-calls.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = asOrganisationId(idOf("organisation", "harbour"));
const WORK =
  "id kind reference amount organisationName parentId version takenBy steps waitingSince dueAt closedAt stepEntries { step by givenTo note }";
const HOUR_MS = 3_600_000;

let world: World;
let owner: pg.Client;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  rosa = await world.as("rosa");
  gus = await world.as("gus");
});
after(async () => {
  await owner.end();
  await world.end();
});

async function seen(api: Api, id: string) {
  return (await api.get(`query ($id: ID!) { deskWork(id: $id) { ${WORK} } }`, { id })).deskWork;
}

async function step(api: Api, name: string, input: object) {
  const type = name === "handOverDeskWork" ? "HandOverDeskWorkInput" : "DeskWorkInput";
  return await api.mutate(name, type, input, `deskWork { ${WORK} }`);
}

test("a draft that is submitted waits at the desk until it is sent back, and again once it was answered", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  const { id } = await workOf(world.app, draft.id);
  const first = await seen(rosa, id);
  assert.equal(first.kind, "DRAFT_SUBMITTED");
  assert.equal(first.reference, draft.referenceNumber);
  assert.equal(first.organisationName, "Harbour Civil Pty Ltd");
  assert.equal(first.closedAt, null);

  const { data } = await rosa.mutate(
    "requestDraftChanges",
    "DraftReasonInput",
    { id: draft.id, version: draft.version, reason: "The address is missing." },
    "draft { version }",
  );
  assert.notEqual((await seen(rosa, id)).closedAt, null);

  const { draft: asked } = data.requestDraftChanges;
  const ada = await world.as("ada");
  const begun = await must(ada, "beginDraftSubmission", { id: draft.id, version: asked.version });
  await must(ada, "completeDraftSubmission", {
    id: draft.id,
    version: begun.draft.version,
    acceptSubmissionTerms: true,
  });
  assert.equal((await seen(rosa, (await workOf(world.app, draft.id)).id)).kind, "DRAFT_SENT_AGAIN");
});

test("what is due is due by the provider's hours: nights, weekends and holidays of its state do not count", async () => {
  const { rows: known } = await owner.query<{ state: StateCode; date: string }>(
    "select state, date::text as date from public_holiday",
  );
  const closed = new Set(known.map(({ state, date }) => `${state} ${date}`));
  for (const state of STATE_CODES)
    for (let day = plainDate("2026-01-01"); day < "2029-01-01"; day = addDays(day, 1)) {
      const isWeekend = [6, 7].includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7);
      assert.equal(
        isBusinessDay(day, state),
        !isWeekend && !closed.has(`${state} ${day}`),
        `${state} ${day}`,
      );
    }

  await owner.query("begin; select begin_system_work('Set-up', now())");
  for (const state of STATE_CODES) {
    await owner.query("update provider set service_state = $1", [state]);
    for (const [since, hours] of DRAWN) {
      const { rows } = await owner.query("select business_due($1, $2) as due", [since, hours]);
      assert.equal(new Date(rows[0].due).getTime(), dueAt(since, hours, state), `${state} ${since} ${hours}`);
    }
  }
  await owner.query("rollback");
});

/** Around Christmas, Easter, both changes of the clocks, nights and the edges of the day. */
const DRAWN: [since: string, hours: number][] = [
  "2026-12-24T05:59:00.000Z",
  "2026-12-24T22:00:00.000Z",
  "2026-04-02T03:00:00.000Z",
  "2026-04-03T22:30:00.000Z",
  "2026-10-02T04:00:00.000Z",
  "2027-01-25T06:00:00.000Z",
  "2026-11-02T12:00:00.000Z",
  "2026-11-20T00:00:00.000Z",
].flatMap((since) => [1, 8, 17, 60].map((hours): [string, number] => [since, hours]));

/** Put differently than in the database: minute by minute. */
function dueAt(since: string, hours: number, state: StateCode): number {
  let at = new Date(since).getTime();
  for (let left = hours * 60; left > 0; at += 60_000) if (isOpen(at, state)) left -= 1;
  return at;
}

const openHours = new Map<string, boolean>();

/** Business opens and closes on whole hours, and the clocks of all states are whole half hours from each other. */
function isOpen(at: number, state: StateCode): boolean {
  const half = Math.floor(at / 1_800_000);
  const known = openHours.get(`${state} ${half}`);
  if (known !== undefined) return known;
  const zone = ZONE_OF_STATE[state];
  const day = dayAt(instantFromMilliseconds(at), zone);
  const [opens = 0, closes = 0] = [9, 17].map((hour) => millisecondsOf(instantAtHour(day, hour, zone)));
  const open = isBusinessDay(day, state) && at >= opens && at < closes;
  openHours.set(`${state} ${half}`, open);
  return open;
}

test("of two who take it at once one has it, and the other is told who", async () => {
  const work = await someWork(world.app, HARBOUR);
  const replies = await Promise.all([step(rosa, "takeDeskWork", work), step(gus, "takeDeskWork", work)]);
  const refused = replies.filter(({ errors }) => errors !== undefined);
  assert.equal(refused.length, 1);
  const { takenBy, stepEntries } = await seen(rosa, work.id);
  assert.equal(refused[0]?.errors?.[0]?.extensions.code, "DESK_WORK_TAKEN");
  assert.equal(refused[0]?.errors?.[0]?.message, `${takenBy} has taken this.`);
  assert.deepEqual(
    stepEntries.map(({ step: each, by }: { step: string; by: string }) => [each, by]),
    [["TAKEN", takenBy]],
  );
});

test("it is handed over with a note, and let go, by whoever has it or an administrator", async () => {
  const work = await someWork(world.app, HARBOUR);
  const taken = (await step(gus, "takeDeskWork", work)).data.takeDeskWork.deskWork;
  assert.deepEqual(taken.steps, ["HAND_OVER", "RELEASE"]);
  const to = { id: work.id, version: taken.version };

  for (const [accountId = "", message] of [
    [idOf("person", "ada"), "Choose a colleague."],
    [idOf("person", "sam"), "Choose a colleague."],
    ["somebody", "Choose a colleague."],
    [idOf("person", "gus"), "They have this already."],
  ]) {
    const { errors } = await step(gus, "handOverDeskWork", { ...to, accountId });
    assert.deepEqual(errors?.[0]?.extensions.fields, { accountId: message }, accountId);
  }
  const given = await step(gus, "handOverDeskWork", {
    ...to,
    accountId: idOf("person", "rosa"),
    note: "I am away.",
  });
  const { version, takenBy, stepEntries } = given.data.handOverDeskWork.deskWork;
  assert.equal(takenBy, "Rosa Whitfield");
  assert.deepEqual(stepEntries.at(-1), {
    step: "HANDED_OVER",
    by: "Gus Reid",
    givenTo: "Rosa Whitfield",
    note: "I am away.",
  });

  assert.equal(
    (await step(gus, "releaseDeskWork", { id: work.id, version })).errors?.[0]?.extensions.code,
    "DESK_WORK_TAKEN",
  );
  const free = (await step(rosa, "releaseDeskWork", { id: work.id, version })).data.releaseDeskWork.deskWork;
  assert.deepEqual([free.takenBy, free.steps], [null, ["TAKE", "HAND_OVER"]]);
});

const CHOSEN = "results { id code reason deskWork { version takenBy } }";
const chosenStep = async (api: Api, input: object, mutationId?: string) =>
  await api.mutate(
    "stepChosenDeskWork",
    "StepChosenDeskWorkInput",
    { ...input, ...(mutationId ? { clientMutationId: mutationId } : {}) },
    CHOSEN,
  );

test("of several in one call each is taken or says why not, once for its id", async () => {
  const some = () => someWork(world.app, HARBOUR);
  const [free, late, takenByRosa] = await Promise.all([some(), some(), some()]);
  await step(rosa, "takeDeskWork", takenByRosa);
  const missing = idOf("person", "ada");
  const wanted = {
    step: "TAKE",
    works: [takenByRosa, { ...late, version: 7 }, { id: missing, version: 1 }, free],
  };
  const sent = await chosenStep(gus, wanted, "take these four");
  assert.deepEqual(sent.data.stepChosenDeskWork.results, [
    {
      id: takenByRosa.id,
      code: "DESK_WORK_TAKEN",
      reason: "Rosa Whitfield has taken this.",
      deskWork: { version: 2, takenBy: "Rosa Whitfield" },
    },
    {
      id: late.id,
      code: "CONFLICT",
      reason: REFUSALS.CONFLICT({ versionRead: 7, versionNow: 1 }),
      deskWork: { version: 1, takenBy: null },
    },
    { id: missing, code: "DESK_WORK_NOT_FOUND", reason: "This work could not be found.", deskWork: null },
    { id: free.id, code: null, reason: null, deskWork: { version: 2, takenBy: "Gus Reid" } },
  ]);
  const again = await chosenStep(gus, wanted, "take these four");
  assert.deepEqual(again.data, sent.data);
  assert.deepEqual((await seen(gus, free.id)).stepEntries.length, 1);
  assert.deepEqual((await seen(gus, late.id)).stepEntries, []);
});

test("an id in capitals means the same work", async () => {
  const work = await someWork(world.app, HARBOUR);
  const { data } = await chosenStep(gus, { step: "TAKE", works: [{ ...work, id: work.id.toUpperCase() }] });
  const [{ code, deskWork }] = data.stepChosenDeskWork.results;
  assert.deepEqual([code, deskWork.takenBy], [null, "Gus Reid"]);
});

test("of the same rows chosen by two at once each row is had by one of them", async () => {
  const works = await Promise.all([1, 2, 3, 4].map(() => someWork(world.app, HARBOUR)));
  const replies = await Promise.all([
    chosenStep(rosa, { step: "TAKE", works }),
    chosenStep(gus, { step: "TAKE", works: works.toReversed() }),
  ]);
  const results = replies.flatMap(({ data }) => data.stepChosenDeskWork.results);
  for (const { id } of works) {
    const codes = results.filter((each) => each.id === id).map(({ code }) => code);
    assert.deepEqual(codes.toSorted(), ["DESK_WORK_TAKEN", null]);
    assert.equal((await seen(gus, id)).stepEntries.length, 1);
  }
});

test("several are handed over with one note, and let go by whoever has them", async () => {
  const works = await Promise.all([1, 2].map(() => someWork(world.app, HARBOUR)));
  await chosenStep(gus, { step: "TAKE", works });
  const now = works.map(({ id, version }) => ({ id, version: version + 1 }));
  const nobody = await chosenStep(gus, { step: "HAND_OVER", works: now });
  assert.deepEqual(nobody.errors?.[0]?.extensions.fields, { accountId: "Choose a colleague." });
  const own = await chosenStep(gus, { step: "HAND_OVER", works: now, accountId: idOf("person", "gus") });
  assert.deepEqual(
    own.data.stepChosenDeskWork.results.map(({ reason }: { reason: string }) => reason),
    ["They have this already.", "They have this already."],
  );
  await chosenStep(gus, {
    step: "HAND_OVER",
    works: now,
    accountId: idOf("person", "rosa"),
    note: "I am away.",
  });
  for (const { id } of works) {
    const { takenBy, stepEntries } = await seen(gus, id);
    assert.equal(takenBy, "Rosa Whitfield");
    assert.deepEqual(stepEntries.at(-1), {
      step: "HANDED_OVER",
      by: "Gus Reid",
      givenTo: "Rosa Whitfield",
      note: "I am away.",
    });
  }
  const last = now.map(({ id, version }) => ({ id, version: version + 1 }));
  const { data } = await chosenStep(rosa, { step: "RELEASE", works: last });
  assert.deepEqual(
    data.stepChosenDeskWork.results.map(({ deskWork }: { deskWork: { takenBy: null } }) => deskWork.takenBy),
    [null, null],
  );
});

test("from one to a hundred are chosen, none of them twice", async () => {
  const work = await someWork(world.app, HARBOUR);
  const many = Array.from({ length: 101 }, () => work);
  for (const works of [[], [work, { ...work, id: work.id.toUpperCase() }], many]) {
    const { errors } = await chosenStep(gus, { step: "TAKE", works });
    assert.deepEqual(errors?.[0]?.extensions.fields, { works: "Choose from 1 to 100, each once." });
  }
});

test("a note on several stands beside each record once, and a change of the portal has none", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  const ofDraft = await workOf(world.app, draft.id);
  const enquiries = await Promise.all([1, 2].map(() => someWork(world.app, HARBOUR)));
  const { rows } = await owner.query("select id, version from desk_work where kind = 'CHANGE' limit 1");
  const { data } = await rosa.mutate(
    "noteChosenDeskWork",
    "NoteChosenDeskWorkInput",
    { works: [ofDraft, ...enquiries, ...rows], content: "The bank is closed tomorrow." },
    CHOSEN,
  );
  const codes = data.noteChosenDeskWork.results.map(({ code }: { code: string | null }) => code);
  assert.deepEqual(codes, [null, null, null, ...rows.map(() => "DESK_WORK_WITHOUT_NOTES")]);
  for (const [recordKind, recordId] of [
    ["DRAFT", draft.id],
    ["CLIENT", HARBOUR],
  ]) {
    const { deskNotes } = await gus.get(
      `{ deskNotes(first: 10, recordKind: ${recordKind}, recordId: "${recordId}") { edges { node { content } } } }`,
    );
    assert.deepEqual(
      deskNotes.edges.map(({ node }: { node: object }) => node),
      [{ content: "The bank is closed tomorrow." }],
    );
  }
});

test("the list is what waits, what is due first before all, by kind, person and what is overdue", async () => {
  const list = async (args: string) => {
    const found = await gus.get(
      `{ deskWorkList(first: 100${args}) { edges { node { id kind dueAt takenBy } } } }`,
    );
    return found.deskWorkList.edges.map(({ node }: { node: object }) => node) as {
      id: string;
      kind: string;
      dueAt: string;
      takenBy: string | null;
    }[];
  };
  const late = await someWork(world.app, HARBOUR);
  await owner.query("update desk_work set due_at = '2020-01-01' where id = $1", [late.id]);
  const own = await someWork(world.app, HARBOUR);
  await step(gus, "takeDeskWork", own);

  const all = await list("");
  assert.deepEqual(
    all.map(({ dueAt: due }) => due),
    all.map(({ dueAt: due }) => due).toSorted(),
  );
  assert.equal(all[0]?.id, late.id);
  assert.ok(
    all.every(({ kind }) => kind !== "CHANGE"),
    "what administrators decide is not general staff's",
  );
  assert.deepEqual(
    (await list(", isOverdue: true")).map(({ id }) => id),
    [late.id],
  );
  assert.ok((await list(", isFree: true")).every(({ takenBy }) => takenBy === null));
  assert.ok(
    (await list(`, person: "${idOf("person", "gus")}"`)).every(({ takenBy }) => takenBy === "Gus Reid"),
  );
  assert.ok((await list(", kind: ENQUIRY")).every(({ kind }) => kind === "ENQUIRY"));
});

test("what waits about records that are named is found by them, and by no more than one call takes", async () => {
  const [one, other, third] = await Promise.all([1, 2, 3].map(() => world.draft({ status: "SUBMITTED" })));
  const waits = async (ids: readonly string[]) => {
    const { data, errors } = await gus.ask(
      "query ($ids: [ID!]) { deskWorkList(first: 100, recordIds: $ids) { totalCount edges { node { parentId } } } }",
      { ids },
    );
    return errors?.[0]?.extensions.fields ?? data.deskWorkList.edges.map((each: Found) => each.node.parentId);
  };
  type Found = { node: { parentId: string } };
  assert.deepEqual(
    (await waits([one?.id ?? "", other?.id ?? ""])).toSorted(),
    [one?.id, other?.id].toSorted(),
  );
  assert.deepEqual(await waits([]), []);
  assert.deepEqual(await waits(["nothing"]), []);
  assert.deepEqual(await waits(Array.from({ length: 101 }, () => third?.id ?? "")), {
    recordIds: "Choose from 1 to 100, each once.",
  });
});

test("the load says of each person what they have and have done, and what nobody has taken", async () => {
  const load = async () =>
    (await rosa.get("{ deskLoad { name open dueToday overdue doneThisWeek } }")).deskLoad;
  const of = (rows: { name: string | null }[], name: string | null) =>
    rows.find((each) => each.name === name) as never;
  const before = await load();
  const work = await someWork(world.app, HARBOUR);
  await step(gus, "takeDeskWork", work);
  const after = await load();
  const open = (rows: { name: string | null }[]) => (of(rows, "Gus Reid") as { open: number }).open;
  assert.equal(open(after), open(before) + 1);
  assert.equal(after.at(-1).name, null);
});

test("who is taken off the staff leaves nothing taken", async () => {
  const work = await someWork(world.app, HARBOUR);
  await step(gus, "takeDeskWork", work);
  await owner.query("begin; select begin_system_work('Set-up', now())");
  await owner.query("delete from staff_member where account_id = $1", [idOf("person", "gus")]);
  const { rows } = await owner.query("select taken_by from desk_work where id = $1", [work.id]);
  await owner.query("rollback");
  assert.deepEqual(rows, [{ taken_by: null }]);
});

test("whoever watches the desk is told of what comes and of who takes it", async () => {
  const watching = await watch(world, gus, { query: "subscription { deskWorkChanged { id takenBy } }" });
  const work = await someWork(world.app, HARBOUR);
  assert.deepEqual((await watching.next()).data.deskWorkChanged, { id: work.id, takenBy: null });
  await step(rosa, "takeDeskWork", work);
  assert.deepEqual((await watching.next()).data.deskWorkChanged, { id: work.id, takenBy: "Rosa Whitfield" });
  await watching.end();
});

test("administrators set the levels, which hold for what comes from then on", async () => {
  const before = await someWork(world.app, HARBOUR);
  const { dueAt: due } = await seen(rosa, before.id);
  const fields = "serviceState serviceOpensHour serviceClosesHour enquiryHours";
  const { provider } = await rosa.get(`{ provider { ${fields} version } }`);
  const service = {
    ...provider,
    ...{
      draftSubmittedHours: 8,
      draftSentAgainHours: 4,
      paymentHours: 8,
      refundHours: 16,
      applicationHours: 16,
      arrangedFacilityHours: 16,
      requiredDocumentHours: 16,
      wordingProposalHours: 16,
      identityHours: 8,
      bankLinesHours: 8,
    },
    ...{ requestHours: 8, abnClaimHours: 16, changeHours: 16 },
  };
  const change = (api: Api, more: object) =>
    api.mutate(
      "changeDeskService",
      "ChangeDeskServiceInput",
      { ...service, ...more },
      `provider { ${fields} }`,
    );
  const refused = await change(rosa, { enquiryHours: 0, serviceOpensHour: 14 });
  assert.deepEqual(Object.keys(refused.errors?.[0]?.extensions.fields ?? {}).sort(), [
    "enquiryHours",
    "serviceOpensHour",
  ]);
  assert.equal((await change(gus, {})).errors?.[0]?.extensions.code, "PROVIDER_NOT_FOUND");
  assert.equal((await change(rosa, { enquiryHours: 100 })).data.changeDeskService.provider.enquiryHours, 100);

  assert.equal((await seen(rosa, before.id)).dueAt, due);
  const later = await seen(rosa, (await someWork(world.app, HARBOUR)).id);
  assert.ok(Date.parse(later.dueAt) - Date.parse(due) > 80 * HOUR_MS);
  assert.equal((await change(rosa, {})).errors?.[0]?.extensions.code, "CONFLICT");
});

test("to a bank's staff and to clients there is no such work", async () => {
  const { id, version } = await someWork(world.app, HARBOUR);
  for (const person of ["sam", "ada", "fay"] as const) {
    const api = await world.as(person);
    assert.equal(await api.codeOf("{ deskWorkList { totalCount } }"), "DESK_WORK_NOT_FOUND");
    const { errors } = await step(api, "takeDeskWork", { id, version });
    assert.equal(errors?.[0]?.extensions.code, "DESK_WORK_NOT_FOUND");
  }
});
