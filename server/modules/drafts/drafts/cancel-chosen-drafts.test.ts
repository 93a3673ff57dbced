// Several drafts are cancelled in one call: each that may be is, the others say why not, and a repeat answers the same.
// Shows: D-91.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

let world: World;
let ada: Api;
const organisationId = idOf("organisation", "harbour");
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

type Wanted = { id: string; version: number };
type Result = { id: string; code: string | null; draft: { status: string } | null };

const RESULTS = "results { id code reason draft { status version } }";
const cancel = (api: Api, drafts: readonly Wanted[], more: object = {}) =>
  api.mutate(
    "cancelChosenDrafts",
    "CancelChosenDraftsInput",
    { organisationId, drafts: drafts.map(({ id, version }) => ({ id, version })), ...more },
    RESULTS,
  );
const statusOf = async (id: string) => ((await seenDraft(ada, id, "status")) as { status: string }).status;

test("those that may be cancelled are, and the others are refused by their reasons", async () => {
  const open = await world.draft({ status: "DRAFT" });
  const billed = await world.draft({ status: "PENDING_PAYMENT" });
  const issued = await world.draft({ status: "ESTABLISHED" });
  const stale = await world.draft({ status: "DRAFT" });
  const foreign = await world.draft({ status: "DRAFT", owner: "wesfarmers" });
  const { data } = await cancel(ada, [
    open,
    issued,
    { id: stale.id, version: stale.version + 1 },
    foreign,
    billed,
  ]);
  const results: Result[] = data.cancelChosenDrafts.results;
  assert.deepEqual(
    results.map(({ id, code, draft }) => [id, code, draft?.status ?? null]),
    [
      [open.id, null, "CANCELLED"],
      [issued.id, "INVALID_TRANSITION", "ESTABLISHED"],
      [stale.id, "CONFLICT", "DRAFT"],
      [foreign.id, "DRAFT_NOT_FOUND", null],
      [billed.id, null, "CANCELLED"],
    ],
  );
  assert.deepEqual((await seenDraft(ada, billed.id, "invoices { stripeInvoiceStatus }")) as object, {
    invoices: [{ stripeInvoiceStatus: "void" }],
  });
});

test("an id in capitals means the same draft", async () => {
  const { id, version } = await world.draft({ status: "DRAFT" });
  const { data } = await cancel(ada, [{ id: id.toUpperCase(), version }]);
  const [result]: Result[] = data.cancelChosenDrafts.results;
  assert.deepEqual([result?.code, result?.draft?.status], [null, "CANCELLED"]);
});

test("a repeat with the same id answers the same and cancels nothing more", async () => {
  const draft = await world.draft({ status: "DRAFT" });
  const repeated = { clientMutationId: "chosen-once" };
  const first = await cancel(ada, [draft], repeated);
  const second = await cancel(ada, [draft], repeated);
  assert.equal(first.data.cancelChosenDrafts.results[0].code, null);
  assert.deepEqual(second.data, first.data);
});

test("a choice of none, of too many, or of one twice is refused as a whole", async () => {
  const draft = await world.draft({ status: "DRAFT" });
  const many = Array.from({ length: 101 }, (_, at) => ({
    id: `0198c000-0000-7000-8000-${String(at).padStart(12, "0")}`,
    version: 1,
  }));
  for (const choice of [[], many, [draft, draft]]) {
    const { errors } = await cancel(ada, choice);
    assert.deepEqual(errors?.[0]?.extensions.fields, { drafts: "Choose from 1 to 100, each once." });
  }
  assert.equal(await statusOf(draft.id), "DRAFT");
});

test("whoever may not add documents there cancels none, and to outsiders the organisation is not there", async () => {
  const draft = await world.draft({ status: "DRAFT" });
  for (const person of ["cam", "wes", "fay", "sam", "rosa"] as const)
    assert.equal(refusalOf(await cancel(await world.as(person), [draft])), "ORGANISATION_NOT_FOUND", person);
  assert.equal(await statusOf(draft.id), "DRAFT");
});
