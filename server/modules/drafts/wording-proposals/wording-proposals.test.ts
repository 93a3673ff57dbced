// Another wording of a draft: who proposes it, who agrees to it, what it then changes, and who is notified.
// Shows: W-05.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { Api } from "../../../../testing/api.ts";
import { aWordingProposal } from "../../../../testing/builders/wording-proposal-builder.ts";
import { must, refusalOf } from "../../../../testing/draft-calls.ts";
import { allMails } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import type { ReachableStatus } from "../../../demo/builders/draft-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { type FeeSummaryName, PEOPLE } from "../../../demo/cast.ts";

const SHOWN = `id status proposedBySide reason waitsFor capabilities isInForce isOutOfDate declinedBySide declineReason
  applicantAcceptedAt bankAcceptedAt createdByUser { givenName familyName }`;
const DRAFT = `query ($id: ID!) { draft(id: $id) { version status requestChangeReason capabilities wordingProposals { ${SHOWN} }
  draftCollaborators { hasApproved emailAddress } } }`;
const PREVIEW =
  "query ($id: ID!) { draftPreview(draftId: $id) { wordingText wordingHash html checks { title clear } } }";
const COMPARED = `query ($draftId: ID!, $id: ID!) { wordingComparison(draftId: $draftId, wordingProposalId: $id) {
  fromWording wording proposal { id } findings { severity message } } }`;

let world: World;
let ada: Api;
let dee: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  dee = await world.as("dee");
  rosa = await world.as("rosa");
});
after(() => world.end());

const INPUTS = {
  createWordingProposal: "CreateWordingProposalInput",
  acceptWordingProposal: "AcceptWordingProposalInput",
  declineWordingProposal: "DeclineWordingProposalInput",
  withdrawWordingProposal: "WithdrawWordingProposalInput",
} as const;
type Call = keyof typeof INPUTS;

const send = (api: Api, call: Call, input: object) =>
  api.mutate(call, INPUTS[call], input, `draft { version status } wordingProposal { ${SHOWN} }`);
// biome-ignore lint/suspicious/noExplicitAny: what comes back is read field by field
const done = async (api: Api, call: Call, input: object): Promise<any> => {
  const reply = await send(api, call, input);
  assert.equal(refusalOf(reply), "OK");
  return reply.data[call].wordingProposal;
};
const codeOf = async (api: Api, call: Call, input: object) =>
  (await send(api, call, input)).errors?.[0]?.extensions.code ?? "OK";
// biome-ignore lint/suspicious/noExplicitAny: what comes back is read field by field
const seen = async (api: Api, id: string): Promise<any> => (await api.get(DRAFT, { id })).draft;
// biome-ignore lint/suspicious/noExplicitAny: what comes back is read field by field
const preview = async (api: Api, id: string): Promise<any> => (await api.get(PREVIEW, { id })).draftPreview;

/** With Dee on it for the beneficiary. */
async function aDraft(status: ReachableStatus, hasApproved = false) {
  const draft = await world.draft({ status });
  await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"], hasApproved });
  return draft;
}
async function versioned(id: string, proposalId: string) {
  return { draftId: id, id: proposalId, version: (await seen(ada, id)).version };
}
const mailsTo = async (person: keyof typeof PEOPLE, subject: string) =>
  (await allMails(world)).filter(
    (mail) => mail.toAddresses.includes(PEOPLE[person].email) && mail.subject.startsWith(subject),
  );

describe("a beneficiary's wording", () => {
  test("becomes the draft's once applicant and bank have both accepted it, and the draft is submitted anew with it", async () => {
    const draft = await aDraft("SUBMITTED", true);
    const before = await preview(dee, draft.id);
    const proposal = await done(dee, "createWordingProposal", {
      draftId: draft.id,
      version: draft.version,
      wording: `${before.wordingText}\r\n\r\nA demand may be   made at any branch in Melbourne.`,
      reason: "We are in Melbourne.",
    });
    assert.equal(proposal.proposedBySide, "BENEFICIARY");
    assert.deepEqual(proposal.createdByUser, {
      givenName: PEOPLE.dee.givenName,
      familyName: PEOPLE.dee.familyName,
    });
    assert.deepEqual(proposal.waitsFor, ["APPLICANT", "BANK"]);
    assert.deepEqual(proposal.capabilities, ["CAN_WITHDRAW"]);
    assert.equal((await mailsTo("ada", "Another wording was proposed")).length, 1);
    assert.equal((await mailsTo("rosa", "Another wording was proposed")).length, 1);
    assert.equal((await mailsTo("dee", "Another wording was proposed")).length, 0);

    const of = await versioned(draft.id, proposal.id);
    const { wordingComparison } = await ada.get(COMPARED, of);
    assert.equal(wordingComparison.fromWording, before.wordingText);
    assert.match(wordingComparison.wording, /\nA demand may be made at any branch in Melbourne\.$/);

    const half = await done(ada, "acceptWordingProposal", of);
    assert.deepEqual([half.status, half.waitsFor, half.isInForce], ["OPEN", ["BANK"], false]);
    assert.equal((await preview(ada, draft.id)).wordingHash, before.wordingHash);

    const agreed = await done(rosa, "acceptWordingProposal", of);
    assert.deepEqual([agreed.status, agreed.waitsFor, agreed.isInForce], ["AGREED", [], true]);
    const after = await preview(ada, draft.id);
    assert.equal(after.wordingText, wordingComparison.wording);
    assert.notEqual(after.wordingHash, before.wordingHash);
    assert.match(after.html, /<p>A demand may be made at any branch in Melbourne\.<\/p>/);
    assert.match(after.html, /given when it is issued/);

    const now = await seen(ada, draft.id);
    assert.equal(now.status, "CHANGES_REQUESTED");
    assert.match(now.requestChangeReason, /Another wording was agreed on/);
    assert.deepEqual(
      now.draftCollaborators.map(({ hasApproved }: { hasApproved: boolean }) => hasApproved),
      [false],
    );
    assert.equal((await mailsTo("dee", "What you approved has changed")).length, 1);
    assert.equal((await mailsTo("dee", "The wording was agreed on")).length, 1);
    assert.equal((await mailsTo("ada", "The wording was agreed on")).length, 1);
  });

  test("is declined with a reason that its proposer reads, and another may then be proposed", async () => {
    const draft = await aDraft("DRAFT");
    const id = await aWordingProposal(world.app, draft.id, "dee");
    assert.equal(await codeOf(dee, "createWordingProposal", await another(draft.id)), "VALIDATION_ERROR");
    const reason = "The bank has no branch in Melbourne.";
    const declined = await done(ada, "declineWordingProposal", {
      ...(await versioned(draft.id, id)),
      reason,
    });
    assert.deepEqual(
      [declined.status, declined.declinedBySide, declined.declineReason],
      ["DECLINED", "APPLICANT", reason],
    );
    const [mail] = await mailsTo("dee", "The proposed wording was declined");
    assert.ok(mail?.text.includes(reason));
    assert.equal(await codeOf(dee, "createWordingProposal", await another(draft.id)), "OK");
  });

  test("is withdrawn by its own side alone", async () => {
    const draft = await aDraft("DRAFT");
    const id = await aWordingProposal(world.app, draft.id, "dee");
    const of = { draftId: draft.id, id };
    assert.equal(await codeOf(ada, "withdrawWordingProposal", of), "WORDING_PROPOSAL_NOT_FOUND");
    assert.equal((await done(dee, "withdrawWordingProposal", of)).status, "WITHDRAWN");
    assert.equal(await codeOf(dee, "withdrawWordingProposal", of), "INVALID_TRANSITION");
    const late = await versioned(draft.id, id);
    assert.equal(await codeOf(ada, "acceptWordingProposal", late), "INVALID_TRANSITION");
  });
});

async function another(draftId: string) {
  const { version } = await seen(ada, draftId);
  return { draftId, version, wording: "The Issuer pays on demand.", reason: "It is shorter." };
}

describe("a decision", () => {
  test("is about what was shown: a draft that changed meanwhile answers CONFLICT, and then that the proposal is out of date", async () => {
    const draft = await aDraft("DRAFT");
    const id = await aWordingProposal(world.app, draft.id, "dee");
    const before = await versioned(draft.id, id);
    await must(
      ada,
      "updateDraft",
      { id: draft.id, version: before.version, draft: { amount: "120000" } },
      "draft { id }",
    );
    assert.equal(await codeOf(ada, "acceptWordingProposal", before), "CONFLICT");
    const now = await versioned(draft.id, id);
    const reply = await send(ada, "acceptWordingProposal", now);
    assert.match(JSON.stringify(reply.errors), /The draft has changed since this was proposed/);
    const [proposal] = (await seen(ada, draft.id)).wordingProposals;
    assert.deepEqual([proposal.isOutOfDate, proposal.capabilities], [true, ["CAN_DECLINE"]]);
  });

  test("is refused where the text names another amount, and the amount is named", async () => {
    const draft = await aDraft("SUBMITTED");
    const id = await aWordingProposal(world.app, draft.id, "rosa", (text) =>
      text.replaceAll(/\$[\d,.]+/g, "$1.00"),
    );
    const reply = await send(ada, "acceptWordingProposal", await versioned(draft.id, id));
    assert.match(JSON.stringify(reply.errors), /\$1\.00 .*not \$/);
    assert.equal((await seen(ada, draft.id)).wordingProposals[0].status, "OPEN");
  });

  test("has to be made before a submission is approved", async () => {
    const draft = await aDraft("SUBMITTED");
    const id = await aWordingProposal(world.app, draft.id, "dee");
    const { version } = await seen(ada, draft.id);
    const approval = { id: draft.id, version, feeSummaryId: draft.feeSummaryId };
    const reply = await rosa.mutate("approveDraft", "ApproveDraftInput", approval, "draft { id }");
    assert.match(JSON.stringify(reply.errors), /has not been decided on yet/);
    await done(rosa, "declineWordingProposal", { ...(await versioned(draft.id, id)), reason: "Not ours." });
    await must(rosa, "approveDraft", approval, "draft { id }");
    assert.equal(await codeOf(dee, "createWordingProposal", await another(draft.id)), "INVALID_TRANSITION");
  });

  test("of two at the same moment is made once", async () => {
    const draft = await aDraft("SUBMITTED");
    const id = await aWordingProposal(world.app, draft.id, "rosa");
    const of = await versioned(draft.id, id);
    const codes = await Promise.all([
      codeOf(ada, "acceptWordingProposal", of),
      codeOf(ada, "declineWordingProposal", { ...of, reason: "No." }),
    ]);
    assert.equal(codes.filter((code) => code === "OK").length, 1, codes.join());
  });
});

const FOUND = "query ($id: ID!) { draftPreview(draftId: $id) { findings { severity topic message } } }";

describe("the portal's own wording of a draft", () => {
  const OFFERED: [ProcessType, FeeSummaryName][] = [
    ["BANK_GUARANTEE", "macquarieCash"],
    ["CASH_SECURITY", "beyondCashSecurity"],
    ["LEASE_BOND", "macquarieLease"],
  ];
  for (const [processType, feeSummary] of OFFERED)
    test(`has nothing to be mended or looked at: ${processType}`, async () => {
      const { id } = await world.draft({ processType, feeSummary, fields: { contractForm: "OTHER" } });
      const { draftPreview } = await ada.get(FOUND, { id });
      assert.deepEqual(draftPreview.findings, []);
    });
});

describe("the agreed wording", () => {
  test("is no longer the draft's once it speaks of another amount, and is again when the amount is back", async () => {
    const draft = await aDraft("CHANGES_REQUESTED");
    const id = await aWordingProposal(world.app, draft.id, "rosa");
    await done(ada, "acceptWordingProposal", await versioned(draft.id, id));
    const agreed = await preview(ada, draft.id);
    const setAmount = async (amount: string) =>
      must(
        ada,
        "updateDraft",
        { id: draft.id, version: (await seen(ada, draft.id)).version, draft: { amount } },
        "draft { id }",
      );
    const { amount } = (await ada.get("query ($id: ID!) { draft(id: $id) { amount } }", { id: draft.id }))
      .draft;
    await setAmount("123456");
    assert.notEqual((await preview(ada, draft.id)).wordingHash, agreed.wordingHash);
    assert.equal((await seen(ada, draft.id)).wordingProposals[0].isInForce, false);
    await setAmount(amount);
    assert.equal((await preview(ada, draft.id)).wordingHash, agreed.wordingHash);
  });

  test("is not seen by a stranger, nor proposed by somebody who only reads", async () => {
    const draft = await aDraft("DRAFT");
    const id = await aWordingProposal(world.app, draft.id, "dee");
    const wes = await world.as("wes");
    assert.equal(await wes.codeOf(COMPARED, { draftId: draft.id, id }), "DRAFT_NOT_FOUND");
    assert.equal(await codeOf(wes, "createWordingProposal", await another(draft.id)), "DRAFT_NOT_FOUND");
    assert.equal(
      await codeOf(world.anonymous, "createWordingProposal", await another(draft.id)),
      "AUTH_NOT_AUTHENTICATED",
    );
    const other = await aDraft("DRAFT");
    const elsewhere = { draftId: other.id, id, version: other.version };
    assert.equal(await codeOf(ada, "acceptWordingProposal", elsewhere), "WORDING_PROPOSAL_NOT_FOUND");
  });
});
