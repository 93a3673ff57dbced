// Checklists of the desk: set by administrators for what is handed in afterwards, ticked by the provider's staff, and waited for by the decision.
// Shows: ST-28, ST-29.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

type Kind = "DRAFT" | "FACILITY_APPLICATION";
type Line = { text: string; isRequired: boolean };
const ABNS: Line = { text: "ABNs of all parties confirmed", isRequired: true };
const CALLED: Line = { text: "Applicant called", isRequired: false };

let world: World;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  gus = await world.as("gus");
});
after(() => world.end());

const versionsOf = async (kind: Kind) => {
  const { deskChecklists } = await rosa.get(
    "{ deskChecklists { kind versions { setBy lines { text isRequired } } } }",
  );
  return deskChecklists.find((each: { kind: Kind }) => each.kind === kind).versions;
};
async function set(api: Api, kind: Kind, lines: readonly Line[], versionCount?: number): Promise<ApiReply> {
  const count = versionCount ?? (await versionsOf(kind)).length;
  world.clock.advance({ seconds: 1 });
  const input = { kind, lines, versionCount: count };
  const reply = await api.mutate("setDeskChecklist", "SetDeskChecklistInput", input, "clientMutationId");
  world.clock.advance({ seconds: 1 });
  return reply;
}
const READ = `query ($recordKind: ChecklistKind!, $recordId: ID!) {
  recordChecklist(recordKind: $recordKind, recordId: $recordId) { canTick lines { number text isRequired isTicked steps { by isTicked } } } }`;
const read = async (api: Api, recordId: string, recordKind: Kind = "DRAFT") =>
  (await api.get(READ, { recordKind, recordId })).recordChecklist;
const tick = async (api: Api, recordId: string, line: number, isTicked = true, recordKind: Kind = "DRAFT") =>
  await api.mutate(
    "tickChecklistLine",
    "TickChecklistLineInput",
    { recordKind, recordId, line, isTicked },
    "recordId",
  );
async function approve(recordId: string): Promise<ApiReply> {
  const { version } = (await seenDraft(rosa, recordId, "version")) as { version: number };
  const feeSummaryId = idOf("fee summary", "macquarieCash");
  const input = { id: recordId, version, feeSummaryId };
  return await rosa.mutate("approveDraft", "ApproveDraftInput", input, "draft { status }");
}

test("without a list nothing is looked at, and nothing waits", async () => {
  const { id } = await world.draft({ status: "SUBMITTED" });
  assert.equal(await read(rosa, id), null);
  assert.deepEqual(Object.keys((await tick(rosa, id, 1)).errors?.[0]?.extensions.fields ?? {}), ["line"]);
  assert.equal(refusalOf(await approve(id)), "OK");
});

test("administrators alone set a list, each version on what it was set after", async () => {
  assert.equal(refusalOf(await set(gus, "FACILITY_APPLICATION", [ABNS])), "PROVIDER_NOT_FOUND");
  assert.equal(
    refusalOf(await set(await world.as("ada"), "FACILITY_APPLICATION", [ABNS])),
    "PROVIDER_NOT_FOUND",
  );
  await set(rosa, "FACILITY_APPLICATION", [ABNS, CALLED]);
  assert.equal(refusalOf(await set(rosa, "FACILITY_APPLICATION", [], 0)), "CONFLICT");
  assert.deepEqual(await versionsOf("FACILITY_APPLICATION"), [
    { setBy: "Rosa Whitfield", lines: [ABNS, CALLED] },
  ]);
  const wrong = await set(rosa, "FACILITY_APPLICATION", [ABNS, { ...CALLED, text: " " }]);
  assert.deepEqual(Object.keys(wrong.errors?.[0]?.extensions.fields ?? {}), ["lines.1.text"]);
});

test("a draft keeps the list of its submission, each line says who ticked it, and approving waits for the required ones", async () => {
  const before = await world.draft({ status: "SUBMITTED" });
  await set(rosa, "DRAFT", [ABNS, CALLED]);
  const { id } = await world.draft({ status: "SUBMITTED" });
  await set(rosa, "DRAFT", [{ text: "Something else", isRequired: true }]);
  assert.equal(await read(rosa, before.id), null);

  const refused = await approve(id);
  assert.equal(refusalOf(refused), "CHECKLIST_OPEN");
  assert.match(refused.errors?.[0]?.message ?? "", /“ABNs of all parties confirmed”/);

  const stream = await watch(world, rosa, {
    query: "subscription ($id: ID!) { draftUpdated(draftId: $id) { id } }",
    variables: { id },
  });
  assert.equal(refusalOf(await tick(gus, id, 1)), "OK");
  assert.equal((await stream.next()).data.draftUpdated.id, id);
  await stream.end();
  await tick(rosa, id, 1, false);
  assert.equal(refusalOf(await approve(id)), "CHECKLIST_OPEN");
  await tick(rosa, id, 1);
  await tick(rosa, id, 1);
  assert.deepEqual(await read(gus, id), {
    canTick: true,
    lines: [
      {
        ...ABNS,
        number: 1,
        isTicked: true,
        steps: [
          { by: "Rosa Whitfield", isTicked: true },
          { by: "Rosa Whitfield", isTicked: false },
          { by: "Gus Reid", isTicked: true },
        ],
      },
      { ...CALLED, number: 2, isTicked: false, steps: [] },
    ],
  });
  assert.equal(refusalOf(await approve(id)), "OK");
  assert.equal((await read(rosa, id)).canTick, false);
  assert.equal(refusalOf(await tick(rosa, id, 2)), "INVALID_TRANSITION");
});

test("an application goes to its bank once the required lines are ticked", async () => {
  await set(rosa, "FACILITY_APPLICATION", [ABNS, CALLED]);
  const { id, version } = await buildApplication(world.app, { status: "SUBMITTED" });
  const send = async () =>
    await rosa.mutate(
      "sendFacilityApplicationToSupplier",
      "SendFacilityApplicationToSupplierInput",
      { id, version, supplierId: idOf("supplier", "macquarie") },
      "facilityApplication { status }",
    );
  assert.equal(refusalOf(await send()), "CHECKLIST_OPEN");
  assert.equal(refusalOf(await tick(gus, id, 1, true, "FACILITY_APPLICATION")), "OK");
  assert.equal(refusalOf(await send()), "OK");
  const { canTick, lines } = await read(gus, id, "FACILITY_APPLICATION");
  assert.deepEqual([canTick, lines[0].isTicked], [false, true]);
  const ofBank = await (await world.as("sam")).ask(READ, {
    recordKind: "FACILITY_APPLICATION",
    recordId: id,
  });
  assert.equal(refusalOf(ofBank), "FACILITY_APPLICATION_NOT_FOUND");
});

test("to clients and banks there is no checklist, and an empty list ends it", async () => {
  const { id } = await world.draft({ status: "SUBMITTED" });
  for (const person of ["ada", "sam", "fay"] as const) {
    const api = await world.as(person);
    assert.equal(refusalOf(await api.ask(READ, { recordKind: "DRAFT", recordId: id })), "DRAFT_NOT_FOUND");
    assert.equal(refusalOf(await tick(api, id, 1)), "DRAFT_NOT_FOUND");
    assert.equal(refusalOf(await api.ask("{ deskChecklists { kind } }")), "PROVIDER_NOT_FOUND");
  }
  await set(rosa, "DRAFT", []);
  const next = await world.draft({ status: "SUBMITTED" });
  assert.equal(await read(rosa, next.id), null);
  assert.equal(refusalOf(await approve(next.id)), "OK");
});
