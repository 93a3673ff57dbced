// Drafts that two people approve: from which sum on, who may give the second approval, what takes the first back, and that two at once get one invoice.

import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import pg from "pg";
import { mailsTo } from "../../../../testing/account-calls.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import type { Draft } from "../drafts/draft-record.ts";

const MACQUARIE = idOf("fee summary", "macquarieCash");
const APPROVALS =
  "id version status needsSecondApproval deskApprovals { id status approvedBy decidedBy note decisions feeSummaryId lineItems { description amount } }";
const SUMS = {
  secondFromBankGuarantee: "100000",
  secondFromSuretyBond: null,
  secondFromCashSecurity: null,
  secondFromLeaseBond: null,
};

let world: World;
let owner: pg.Client;
let ada: Api;
let rosa: Api;
let gus: Api;
let draft: Draft;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
  gus = await aSecondAdministrator(world);
  const change = await propose(rosa, SUMS);
  await decideChange(gus, change.data.proposeSecondApprovals.officeChange, "APPROVE");
});
after(async () => {
  await owner.end();
  await world.end();
});
beforeEach(async () => {
  world.clock.advance({ seconds: 1 });
  draft = await world.draft({ status: "SUBMITTED", fields: { amount: "100000.00" } });
  world.clock.advance({ seconds: 1 });
});

async function propose(api: Api, sums: object): Promise<ApiReply> {
  const input = { ...sums, reason: "What the board has decided." };
  return await api.mutate(
    "proposeSecondApprovals",
    "ProposeSecondApprovalsInput",
    input,
    "officeChange { id version status fields { label before after } }",
  );
}

async function decideChange(api: Api, { id, version }: { id: string; version: number }, decision: string) {
  return await api.mutate(
    "decideOfficeChange",
    "DecideOfficeChangeInput",
    { id, version, decision },
    "officeChange { status }",
  );
}

const at = ({ id, version }: { id: string; version: number }) => ({ id, version });
const approve = async (api: Api, of: { id: string; version: number }, more: object = {}) =>
  await call(api, "approveDraft", { ...at(of), feeSummaryId: MACQUARIE, ...more }, `draft { ${APPROVALS} }`);
const decide = async (api: Api, of: { id: string; version: number }, decision: string, note?: string) =>
  await api.mutate(
    "decideDraftApproval",
    "DecideDraftApprovalInput",
    { ...at(of), decision, note },
    `draft { ${APPROVALS} }`,
  );

async function firstApproved() {
  return (
    await must(rosa, "approveDraft", { ...at(draft), feeSummaryId: MACQUARIE }, `draft { ${APPROVALS} }`)
  ).draft;
}

async function workOn(
  draftId: string,
): Promise<{ kind: string; steps: string[]; id: string; version: number }[]> {
  const { deskWorkList } = await gus.get(
    "{ deskWorkList(first: 100) { edges { node { id version kind parentId steps } } } }",
  );
  return deskWorkList.edges
    .map(({ node }: { node: object }) => node)
    .filter(({ parentId }: { parentId: string }) => parentId === draftId);
}

test("from the sum on a draft waits for a second person, who confirms it: then it is invoiced, and both are named", async () => {
  const lineItems = [{ description: "Courier", amount: "25.00", taxTreatment: "TAXABLE_10" }];
  const { data } = await approve(rosa, draft, { lineItems });
  const first = data.approveDraft.draft;
  assert.deepEqual([first.status, first.needsSecondApproval], ["SUBMITTED", true]);
  assert.deepEqual(first.deskApprovals[0], {
    id: first.deskApprovals[0].id,
    status: "WAITING",
    approvedBy: "Rosa Whitfield",
    decidedBy: null,
    note: null,
    decisions: ["TAKE_BACK"],
    feeSummaryId: MACQUARIE,
    lineItems: [{ description: "Courier", amount: "25.00" }],
  });
  assert.deepEqual((await seenDraft(ada, draft.id, "invoices { id }")).invoices, []);

  assert.deepEqual((await seenDraft(gus, draft.id, APPROVALS)).deskApprovals[0].decisions, [
    "CONFIRM",
    "DECLINE",
  ]);
  const confirmed = (await decide(gus, first, "CONFIRM")).data.decideDraftApproval.draft;
  assert.equal(confirmed.status, "PENDING_PAYMENT");
  const [{ status, approvedBy, decidedBy, decisions }] = confirmed.deskApprovals;
  assert.deepEqual(
    [status, approvedBy, decidedBy, decisions],
    ["CONFIRMED", "Rosa Whitfield", "Gus Reid", []],
  );
  const { invoices } = await seenDraft(ada, draft.id, "invoices { lineItems { description } }");
  assert.equal(invoices.length, 1);
  assert.ok(
    invoices[0].lineItems.some(({ description }: { description: string }) => description === "Courier"),
  );
});

test("below the sum, and of a kind without one, one person is enough", async () => {
  const smaller = await world.draft({ status: "SUBMITTED", fields: { amount: "99999.99" } });
  const approved = (await approve(rosa, smaller)).data.approveDraft.draft;
  assert.deepEqual([approved.status, approved.deskApprovals], ["PENDING_PAYMENT", []]);
});

test("whoever gave the first approval gives no second: not by confirming, approving again, or in another tab", async () => {
  const first = await firstApproved();
  assert.equal(refusalOf(await decide(rosa, first, "CONFIRM")), "SECOND_APPROVER_NEEDED");
  assert.equal(refusalOf(await decide(rosa, first, "DECLINE", "No.")), "SECOND_APPROVER_NEEDED");
  const again = await approve(rosa, first);
  assert.equal(
    again.errors?.[0]?.message,
    "Rosa Whitfield has approved this. It is waiting for a second person.",
  );
  assert.equal(refusalOf(await approve(rosa, draft)), "CONFLICT");
  assert.equal(refusalOf(await decide(gus, first, "TAKE_BACK")), "APPROVAL_WAITING");
  assert.equal((await seenDraft(rosa, draft.id)).status, "SUBMITTED");
});

test("the database itself holds it: no statement approves such a draft without a second person", async () => {
  await firstApproved();
  const other = await world.draft({ status: "SUBMITTED" });
  for (const [id, message] of [
    [draft.id, /draft_approval_second_person/],
    [other.id, /A second person has to approve/],
  ] as const) {
    await owner.query("begin; select begin_system_work('Set-up', now())");
    await assert.rejects(
      owner.query(
        "update draft set status = 'PROCESSING', approved_wording_hash = wording_hash where id = $1",
        [id],
      ),
      message,
    );
    await owner.query("rollback");
  }
});

test("of two who confirm at once one does, there is one invoice, and the other is told that it has changed", async () => {
  const first = await firstApproved();
  const answers = await Promise.all([decide(gus, first, "CONFIRM"), decide(gus, first, "CONFIRM")]);
  assert.deepEqual(answers.map(refusalOf).toSorted(), ["CONFLICT", "OK"]);
  assert.equal((await seenDraft(ada, draft.id, "invoices { id }")).invoices.length, 1);
});

test("of one person's two approvals at once one is the first, and none a second", async () => {
  const answers = await Promise.all([approve(rosa, draft), approve(rosa, draft)]);
  assert.deepEqual(answers.map(refusalOf).toSorted(), ["CONFLICT", "OK"]);
  const { status, deskApprovals } = await seenDraft(rosa, draft.id, APPROVALS);
  assert.deepEqual([status, deskApprovals.length, deskApprovals[0].status], ["SUBMITTED", 1, "WAITING"]);
});

test("the first takes it back, and somebody else may begin again", async () => {
  const first = await firstApproved();
  const back = (await decide(rosa, first, "TAKE_BACK")).data.decideDraftApproval.draft;
  assert.deepEqual([back.status, back.deskApprovals[0].status], ["SUBMITTED", "TAKEN_BACK"]);
  const anew = (await approve(gus, back)).data.approveDraft.draft;
  assert.deepEqual(
    anew.deskApprovals.map(({ status, approvedBy }: { status: string; approvedBy: string }) => [
      status,
      approvedBy,
    ]),
    [
      ["WAITING", "Gus Reid"],
      ["TAKEN_BACK", "Rosa Whitfield"],
    ],
  );
  assert.equal(
    (await decide(rosa, anew, "CONFIRM")).data.decideDraftApproval.draft.status,
    "PENDING_PAYMENT",
  );
  assert.equal(
    refusalOf(await decide(rosa, { ...anew, version: anew.version + 1 }, "CONFIRM")),
    "INVALID_TRANSITION",
  );
});

test("a second person who does not agree says why, and whoever approved first is told", async () => {
  const first = await firstApproved();
  assert.deepEqual(Object.keys(refusalOf(await decide(gus, first, "DECLINE"))), ["note"]);
  const note = "The contract names another sum.";
  const declined = (await decide(gus, first, "DECLINE", note)).data.decideDraftApproval.draft;
  assert.deepEqual([declined.status, declined.deskApprovals[0].status], ["SUBMITTED", "DECLINED"]);
  assert.equal(declined.deskApprovals[0].note, note);
  const mails = await mailsTo(world, "rosa@bondline.example");
  assert.ok(
    mails.some(({ subject }) => subject === `Not confirmed: bank guarantee ${draft.referenceNumber}`),
  );
  const { notifications } = await rosa.get("{ notifications(first: 1) { edges { node { kind draftId } } } }");
  assert.deepEqual(notifications.edges[0].node, { kind: "SECOND_APPROVAL_DECLINED", draftId: draft.id });
});

test("colleagues are told that an approval waits for them, and whoever gave it is not", async () => {
  await firstApproved();
  const subject = `To confirm: bank guarantee ${draft.referenceNumber}, $100,000.00`;
  const subjects = async (address: string) => (await mailsTo(world, address)).map((mail) => mail.subject);
  assert.ok((await subjects("gus@bondline.example")).includes(subject));
  assert.ok(!(await subjects("rosa@bondline.example")).includes(subject));
  const { notifications } = await gus.get("{ notifications(first: 1) { edges { node { kind draftId } } } }");
  assert.deepEqual(notifications.edges[0].node, { kind: "SECOND_APPROVAL_NEEDED", draftId: draft.id });
});

test("another price or another submission is not what was approved, so the first approval no longer counts", async () => {
  const first = await firstApproved();
  const discount = { discountPercentage: "10", establishmentFeeDiscountAmount: "0" };
  const cheaper = await must(gus, "setDraftDiscount", { ...at(first), ...discount });
  const after = await seenDraft(gus, draft.id, APPROVALS);
  assert.equal(after.deskApprovals[0].status, "OUTDATED");
  assert.equal(refusalOf(await decide(gus, cheaper.draft, "CONFIRM")), "INVALID_TRANSITION");

  const anew = (await approve(rosa, after)).data.approveDraft.draft;
  const asked = await must(gus, "requestDraftChanges", { ...at(anew), reason: "Another sum." });
  assert.deepEqual(
    (await seenDraft(gus, draft.id, APPROVALS)).deskApprovals.map(({ status }: { status: string }) => status),
    ["OUTDATED", "OUTDATED"],
  );
  assert.equal(asked.draft.status, "CHANGES_REQUESTED");
});

test("in the queue it is work of its own, for everybody but whoever gave the first approval", async () => {
  assert.deepEqual(
    (await workOn(draft.id)).map(({ kind }) => kind),
    ["DRAFT_SUBMITTED"],
  );
  const first = await firstApproved();
  const [work, ...others] = await workOn(draft.id);
  assert.deepEqual([work?.kind, others], ["SECOND_APPROVAL", []]);
  const take = (api: Api) =>
    api.mutate(
      "takeDeskWork",
      "DeskWorkInput",
      { id: work?.id, version: work?.version },
      "deskWork { takenBy version }",
    );
  assert.equal(refusalOf(await take(rosa)), "SECOND_APPROVER_NEEDED");
  const taken = (await take(gus)).data.takeDeskWork.deskWork;
  const given = await gus.mutate(
    "handOverDeskWork",
    "HandOverDeskWorkInput",
    { id: work?.id, version: taken.version, accountId: idOf("person", "rosa") },
    "deskWork { id }",
  );
  assert.deepEqual(refusalOf(given), { accountId: "They gave the first approval. Choose someone else." });

  const back = (await decide(rosa, first, "TAKE_BACK")).data.decideDraftApproval.draft;
  assert.deepEqual(
    (await workOn(draft.id)).map(({ kind }) => kind),
    ["DRAFT_SUBMITTED"],
  );
  const anew = (await approve(rosa, back)).data.approveDraft.draft;
  await decide(gus, anew, "CONFIRM");
  assert.deepEqual(await workOn(draft.id), []);
});

test("neither the client nor the bank is told of any of it", async () => {
  await firstApproved();
  for (const api of [ada, await world.as("sam")]) {
    const seen = await api.ask(
      "query ($id: ID!) { draft(id: $id) { needsSecondApproval deskApprovals { id } } }",
      {
        id: draft.id,
      },
    );
    if (seen.data?.draft) assert.deepEqual(seen.data.draft, { needsSecondApproval: null, deskApprovals: [] });
    assert.equal(refusalOf(await decide(api, draft, "CONFIRM")), "DRAFT_NOT_FOUND");
  }
  const { draftHistory } = await ada.get(
    "query ($id: ID!) { draftHistory(draftId: $id, first: 100) { edges { node { objectType changes { field } } } } }",
    { id: draft.id },
  );
  assert.ok(!JSON.stringify(draftHistory).includes("pproval"));
});

test("other sums hold once a second administrator approves them, and an approval that waits goes on waiting", async () => {
  const first = await firstApproved();
  assert.deepEqual(refusalOf(await propose(rosa, SUMS)), {
    secondFromBankGuarantee: "These sums hold already.",
  });
  assert.deepEqual(Object.keys(refusalOf(await propose(rosa, { ...SUMS, secondFromLeaseBond: "-1" }))), [
    "secondFromLeaseBond",
  ]);
  const { officeChange } = (await propose(gus, { ...SUMS, secondFromBankGuarantee: null })).data
    .proposeSecondApprovals;
  assert.deepEqual(officeChange.fields[0], {
    label: "Bank Guarantee, second approval from",
    before: "$100,000.00",
    after: null,
  });
  assert.equal(refusalOf(await decideChange(gus, officeChange, "APPROVE")), "SECOND_PERSON_NEEDED");
  assert.equal(refusalOf(await propose(ada, SUMS)), "PROVIDER_NOT_FOUND");
  await decideChange(rosa, officeChange, "APPROVE");
  assert.equal((await seenDraft(rosa, draft.id, APPROVALS)).needsSecondApproval, false);
  assert.equal(refusalOf(await approve(rosa, first)), "APPROVAL_WAITING");
  assert.equal(
    (await decide(gus, first, "CONFIRM")).data.decideDraftApproval.draft.status,
    "PENDING_PAYMENT",
  );
});
