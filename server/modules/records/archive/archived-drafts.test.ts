// A draft that was cancelled or declined seven years ago is archived: it leaves the lists, is found when it is asked for, is changed by nobody, and money brings it back.
// Shows: C-27, D-90.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { OrganisationId } from "@bondline/domain/ids.ts";
import { cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api } from "../../../../testing/api.ts";
import { aCleanAttachment } from "../../../../testing/builders/attachment-builder.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { notifyOf } from "../../../../testing/stray-payments.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { aStrayPayment } from "../../../demo/builders/stray-payment-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { callAs } from "../../../demo/sessions.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { rejectDraft } from "../../drafts/drafts/commands/reject-draft.ts";
import { archiveClosedRecords } from "./archive-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
/** Midnight in Sydney, in summer. */
const LAST_MOMENT = "2033-11-19T12:59:59.999Z" as Instant;
const ON_THE_DAY = "2033-11-19T13:00:00.000Z" as Instant;

let world: World;
let ada: Api;
let invited: { id: string; draftId: string };
let declinedAfterPayment: { id: string; invoiceId: string };
before(async () => {
  world = await aWorld();
  const yourReference = (text: string) => ({ fields: { yourReference: text } });
  await world.draft({ status: "DRAFT", ...yourReference("open") });
  const cancelled = await world.draft({ status: "CANCELLED", ...yourReference("cancelled") });
  await aCleanAttachment(world.app, cancelled);
  const ofHarbour = { id: cancelled.id, organisationId: HARBOUR as OrganisationId };
  await shareWith(world.app, "draft", ofHarbour, { person: "dee", roles: ["LIMITED"] });
  const { draft } = await (await world.as("ada")).get(
    "query ($id: ID!) { draft(id: $id) { draftCollaborators { id } } }",
    { id: cancelled.id },
  );
  invited = { draftId: cancelled.id, id: draft.draftCollaborators[0].id };
  await world.draft({ status: "REJECTED", ...yourReference("declined") });
  await world.draft({ status: "ESTABLISHED", ...yourReference("issued") });
  // Its money is owed back, and its security money held.
  const owed = await world.draft({ status: "PROCESSING", ...yourReference("owed") });
  await callAs(world.app, "rosa", rejectDraft, { id: owed.id, version: owed.version, reason: "No." });
  const unpaid = await world.draft({ status: "PENDING_PAYMENT", ...yourReference("unpaid") });
  await callAs(world.app, "rosa", rejectDraft, { id: unpaid.id, version: unpaid.version, reason: "No." });
  declinedAfterPayment = { id: unpaid.id, invoiceId: unpaid.invoices[0]?.id ?? "" };
});
// What a clock of seven years leaves behind is put there by hand.
after(() => world.endUnchecked());

const LIST = `query ($o: ID!, $f: DraftFilter, $t: DraftTab, $s: DraftSort, $w: String) {
  drafts(organisationId: $o, filter: $f, tab: $t, sort: $s, search: $w) { totalCount edges { node { yourReference } } } }`;
type Row = { node: { yourReference: string } };

async function listed(asked: object = {}): Promise<string[]> {
  const { drafts } = await ada.get(LIST, { o: HARBOUR, ...asked });
  assert.equal(drafts.totalCount, drafts.edges.length);
  return drafts.edges.map(({ node }: Row) => node.yourReference).sort();
}
const CLOSED = { t: "DISCONTINUED" };

async function filesFound(): Promise<string[]> {
  const { search } = await ada.get(
    'query ($o: ID!) { search(text: "contract.pdf", organisationId: $o) { kind recordId } }',
    { o: HARBOUR },
  );
  return search
    .filter(({ kind }: { kind: string }) => kind === "FILE")
    .map((file: { recordId: string }) => file.recordId);
}

test("it is archived when seven years have passed by Sydney's clocks, and leaves lists, counts and search", async () => {
  world.clock.setTo(LAST_MOMENT);
  await archiveClosedRecords(world.app);
  ada = await world.as("ada");
  assert.deepEqual(await listed(CLOSED), ["cancelled", "declined", "owed", "unpaid"]);
  assert.deepEqual(await filesFound(), [invited.draftId]);

  world.clock.setTo(ON_THE_DAY);
  await Promise.all([archiveClosedRecords(world.app), archiveClosedRecords(world.app)]);
  ada = await world.as("ada");
  assert.deepEqual(await listed(CLOSED), ["owed"], "what is owed back keeps its draft");
  for (const field of ["AMOUNT", "CREATED_AT", "UPDATED_AT"]) {
    const s = { field, direction: "DESC" };
    assert.deepEqual(await listed({ ...CLOSED, s }), ["owed"]);
    assert.deepEqual(await listed({ s, f: { archived: ["ARCHIVED"] } }), ["cancelled", "declined", "unpaid"]);
  }
  assert.deepEqual(await listed({ w: "declined" }), []);
  assert.deepEqual(await filesFound(), [], "its files leave the search with it");
  const { draftCount } = await ada.get(
    "query ($o: ID!) { draftCount(organisationId: $o) { drafts discontinued } }",
    { o: HARBOUR },
  );
  assert.deepEqual(draftCount, { drafts: 1, discontinued: 1 });
});

test("the provider's register leaves it out, and shows it on demand; what was issued stays there", async () => {
  const rosa = await world.as("rosa");
  const REGISTER =
    "query ($f: StaffDraftFilter) { staffDraftRegister(filter: $f) { edges { node { yourReference } } } }";
  const register = async (f: object) =>
    (await rosa.get(REGISTER, { f })).staffDraftRegister.edges
      .map(({ node }: Row) => node.yourReference)
      .sort();
  assert.deepEqual(await register({}), ["issued", "owed"]);
  assert.deepEqual(await register({ archived: ["ARCHIVED"] }), ["declined", "unpaid"]);
});

test("it is read as before, says when it was archived, and no call or work of the portal changes it", async () => {
  const [row] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>("select id from draft where your_reference = 'cancelled'"),
  );
  const id = row?.id ?? "";
  const { draft } = await ada.get(
    "query ($id: ID!) { draft(id: $id) { status version archivedAt archiveDate capabilities } }",
    { id },
  );
  assert.deepEqual(
    { ...draft, version: 0 },
    {
      status: "CANCELLED",
      version: 0,
      archivedAt: ON_THE_DAY,
      archiveDate: "2033-11-20",
      capabilities: ["CAN_VIEW", "CAN_VIEW_PROGRESS", "CAN_VIEW_PAYMENT_DETAILS"],
    },
  );
  const sent = await ada.mutate(
    "createDraftComment",
    "CreateDraftCommentInput",
    { draftId: id, content: "Still?" },
    "clientMutationId",
  );
  assert.equal(refusalOf(sent), "RECORD_ARCHIVED");
  for (const sql of ["update draft set purpose = 'OTHER' where id = $1", "delete from draft where id = $1"])
    await assert.rejects(
      runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(sql, [id])),
      { constraint: "record_is_archived" },
    );
});

test("people are taken off it, and their access ends; nobody is added, sent to again or given another role", async () => {
  const dee = await world.as("dee");
  const seen = "query ($id: ID!) { draft(id: $id) { draftCollaborators { id capabilities } } }";
  const { draft } = await ada.get(seen, { id: invited.draftId });
  assert.deepEqual(draft.draftCollaborators, [{ id: invited.id, capabilities: ["CAN_REMOVE"] }]);
  const refused = [
    await ada.mutate(
      "updateDraftCollaborator",
      "UpdateDraftCollaboratorInput",
      { ...invited, roles: ["OWNER"] },
      "clientMutationId",
    ),
    await ada.mutate(
      "createDraftCollaborator",
      "CreateDraftCollaboratorInput",
      { draftId: invited.draftId, emailAddress: "new@example.com", roles: ["LIMITED"] },
      "clientMutationId",
    ),
  ];
  assert.deepEqual(refused.map(refusalOf), ["RECORD_ARCHIVED", "RECORD_ARCHIVED"]);

  const takeOff = (api: Api) =>
    api.mutate("removeDraftCollaborator", "RemoveDraftCollaboratorInput", invited, "clientMutationId");
  for (const person of ["dee", "wes", "rosa"] as const)
    assert.equal(refusalOf(await takeOff(await world.as(person))), "DRAFT_NOT_FOUND", person);
  assert.equal((await dee.ask(seen, { id: invited.draftId })).errors, undefined);
  assert.equal((await takeOff(ada)).errors, undefined);
  assert.equal(await dee.codeOf(`{ draft(id: "${invited.draftId}") { id } }`), "DRAFT_NOT_FOUND");
});

test("a payment that comes for one brings it back until it is decided, and the night leaves it there", async () => {
  const { id, invoiceId } = declinedAfterPayment;
  await notifyOf(world, await aStrayPayment(world, invoiceId, { amountCents: cents(10_000n) }));
  await archiveClosedRecords(world.app);
  assert.deepEqual(await listed(CLOSED), ["owed", "unpaid"]);
  const { draft } = await ada.get("query ($id: ID!) { draft(id: $id) { archivedAt } }", { id });
  assert.equal(draft.archivedAt, null);
});
