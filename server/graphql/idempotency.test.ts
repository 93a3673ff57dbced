// The clientMutationId: one effect, however often and by however many at once the same call is sent.
// Shows: API-006.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import type { Api, ApiReply } from "../../testing/api.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { idOf } from "../demo/cast-ids.ts";
import { forgetOldResults } from "./idempotency.ts";
import { schema } from "./schema.ts";

const HARBOUR = idOf("organisation", "harbour");

let world: World;
let owner: pg.Client;
let ada: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  ada = await world.as("ada");
});
after(async () => {
  await owner.end();
  await world.end();
});

test("every mutation of the contract takes one input with a clientMutationId, and gives it back", () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  assert.ok(mutations.length >= 20);
  for (const { name, args, type } of mutations) {
    assert.deepEqual(
      args.map((each) => each.name),
      ["input"],
      name,
    );
    const [input] = args;
    assert.match(String(input?.type), /Input!$/, name);
    const fields = fieldsOf(String(input?.type).replace("!", ""));
    assert.equal(String(fields.clientMutationId?.type), "String!", name);
    assert.equal(String(fieldsOf(String(type).replace("!", "")).clientMutationId?.type), "String!", name);
  }
});

test("a call that is repeated gets the first answer and does nothing twice", async () => {
  const input = createInput("repeated");
  const first = await create(ada, input);
  const second = await create(ada, input);
  assert.equal(first.errors, undefined);
  assert.deepEqual(second, first);
  assert.equal(first.data.createDraft.clientMutationId, "repeated");
  assert.equal(await draftsRaised("repeated"), 1);
});

test("a repeat after the record has moved on still answers, with the record as it stands now", async () => {
  const { id, version } = await world.draft();
  const input = { clientMutationId: "begin once", id, version };
  const first = await ada.mutate(
    "beginDraftSubmission",
    "DraftVersionInput",
    input,
    "draft { status version }",
  );
  const again = await ada.mutate(
    "beginDraftSubmission",
    "DraftVersionInput",
    input,
    "draft { status version }",
  );
  assert.deepEqual(again, first);
  const back = {
    clientMutationId: "cancel once",
    id,
    version: first.data.beginDraftSubmission.draft.version,
  };
  await ada.mutate("cancelDraftSubmission", "DraftVersionInput", back, "draft { status }");
  const late = await ada.mutate(
    "beginDraftSubmission",
    "DraftVersionInput",
    input,
    "draft { status version }",
  );
  assert.equal(late.errors, undefined);
  assert.equal(late.data.beginDraftSubmission.draft.status, "DRAFT");
});

test("the same id with other details is refused, and says so", async () => {
  await create(ada, createInput("taken"));
  const { errors } = await create(ada, { ...createInput("taken"), draft: { yourReference: "other" } });
  assert.equal(errors?.[0]?.extensions.code, "VALIDATION_ERROR");
  assert.deepEqual(errors?.[0]?.extensions.fields, {
    clientMutationId: "This request was already made with other details.",
  });
  assert.equal(await draftsRaised("other"), 0);
});

test("the order in which details are sent makes no other call of it", async () => {
  const first = await create(ada, {
    ...createInput("ordered"),
    draft: { yourReference: "ordered", purpose: "OTHER" },
  });
  const again = await create(ada, {
    draft: { purpose: "OTHER", yourReference: "ordered" },
    processType: "BANK_GUARANTEE",
    organisationId: HARBOUR,
    clientMutationId: "ordered",
  });
  assert.deepEqual(again, first);
});

test("forty at once have one effect and forty equal answers", async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => create(ada, createInput("forty"))));
  const [first] = answers;
  assert.equal(first?.errors, undefined);
  for (const answer of answers) assert.deepEqual(answer, first);
  assert.equal(await draftsRaised("forty"), 1);
});

test("each person and each mutation has ids of its own", async () => {
  const ben = await world.as("ben");
  const [one, other] = [await create(ada, createInput("shared")), await create(ben, createInput("shared"))];
  assert.notEqual(one.data.createDraft.draft.id, other.data.createDraft.draft.id);
  assert.equal(await draftsRaised("shared"), 2);
  const { errors } = await ada.mutate(
    "signOut",
    "SignOutInput",
    { clientMutationId: "shared" },
    "clientMutationId",
  );
  assert.equal(errors, undefined);
  ada = await world.as("ada");
});

test("a refused call is not kept: put right, it goes through under the same id", async () => {
  const faulty = { ...createInput("mended"), draft: { yourReference: "x".repeat(300) } };
  assert.equal((await create(ada, faulty)).errors?.[0]?.extensions.code, "VALIDATION_ERROR");
  assert.equal((await create(ada, createInput("mended"))).errors, undefined);
  assert.equal(await draftsRaised("mended"), 1);
});

test("an id is a text of 1 to 255 characters", async () => {
  for (const [clientMutationId, code] of [
    ["", "VALIDATION_ERROR"],
    ["  ", "VALIDATION_ERROR"],
    ["x".repeat(256), "VALIDATION_ERROR"],
    ["x".repeat(255), undefined],
    ["🙂'; drop table draft --", undefined],
  ] as const) {
    const { errors } = await create(ada, { ...createInput("length"), clientMutationId });
    assert.equal(errors?.[0]?.extensions.code, code, clientMutationId);
  }
});

test("answers are forgotten after a day, and not an hour before", async () => {
  const input = createInput("yesterday");
  const first = await create(ada, input);
  world.clock.advance({ hours: 23 });
  ada = await world.as("ada");
  await forgetOldResults(world.app);
  assert.deepEqual(await create(ada, input), first);
  world.clock.advance({ hours: 1, minutes: 1 });
  ada = await world.as("ada");
  const after = await create(ada, input);
  assert.notEqual(after.data.createDraft.draft.id, first.data.createDraft.draft.id);
  world.clock.advance({ hours: 25 });
  await forgetOldResults(world.app);
  const { rows } = await owner.query("select count(*)::int as count from mutation_result");
  assert.equal(rows[0].count, 0);
});

test("no password, token or account number is kept with an answer", async () => {
  ada = await world.as("ada");
  await create(ada, { ...createInput("secrets"), draft: { refundAccountNumber: "9081726354" } });
  const { rows } = await owner.query("select to_jsonb(m)::text as row from mutation_result m");
  assert.ok(rows.length > 0);
  for (const { row } of rows) assert.ok(!row.includes("9081726354"));
});

function createInput(reference: string): Record<string, unknown> {
  return {
    clientMutationId: reference,
    organisationId: HARBOUR,
    processType: "BANK_GUARANTEE",
    draft: { yourReference: reference },
  };
}

function create(api: Api, input: object): Promise<ApiReply> {
  return api.mutate(
    "createDraft",
    "CreateDraftInput",
    input,
    "clientMutationId draft { id version yourReference }",
  );
}

async function draftsRaised(reference: string): Promise<number> {
  const { rows } = await owner.query("select count(*)::int as count from draft where your_reference = $1", [
    reference,
  ]);
  return rows[0].count;
}

function fieldsOf(name: string): Record<string, { type: unknown }> {
  const type = schema.getType(name);
  return type !== undefined && "getFields" in type ? (type.getFields() as never) : {};
}
