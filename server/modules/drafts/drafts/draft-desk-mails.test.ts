// The staff who handle a draft are notified when it arrives and when it can be issued: each once, and not of what they did themselves.
// Shows: A-32, N-04.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { anOffer } from "../../../../testing/builders/offer-builder.ts";
import { must } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

async function toStaff(draftId: string, reason: string) {
  const mails = (await mailsAbout(world, draftId)).filter(({ intent }) => intent.startsWith(reason));
  return { readers: mails.flatMap(({ toAddresses }) => toAddresses).sort(), mails };
}

test("a submission reaches the provider's staff, with a link into the queue, and not the bank's", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  const { readers, mails } = await toStaff(draft.id, "submission to review");
  assert.deepEqual(readers, ["gus@bondline.example", "rosa@bondline.example"]);
  const [mail] = mails;
  assert.equal(mail?.subject, `To review: bank guarantee ${draft.referenceNumber}, $250,000.00`);
  assert.match(mail?.text ?? "", /Harbour Civil Pty Ltd submitted a bank guarantee for review/);
  assert.ok(mail?.text.includes(`/staff/drafts/${draft.id}`));
});

test("nothing is sent before it is submitted, and again once it was sent back and came again", async () => {
  const draft = await world.draft({ status: "SUBMISSION_STARTED" });
  assert.deepEqual((await toStaff(draft.id, "submission to review")).readers, []);
  const ada = await world.as("ada");
  const rosa = await world.as("rosa");
  const submit = async (version: number) => {
    const input = { id: draft.id, version, acceptSubmissionTerms: true };
    return (await must(ada, "completeDraftSubmission", input)).draft.version as number;
  };
  const first = await submit(draft.version);
  const asked = await must(rosa, "requestDraftChanges", { id: draft.id, version: first, reason: "Name it." });
  const begun = await must(ada, "beginDraftSubmission", { id: draft.id, version: asked.draft.version });
  await submit(begun.draft.version);
  assert.equal((await toStaff(draft.id, "submission to review")).readers.length, 4);
});

test("a payment in full reaches the provider's staff and the bank's, but not who recorded it", async () => {
  const draft = await world.draft({ status: "PROCESSING" });
  const { readers, mails } = await toStaff(draft.id, "ready to issue");
  assert.ok(readers.includes("sam@macquarie.example"), readers.join());
  assert.equal(new Set(readers).size, readers.length);
  assert.equal(readers.includes("rosa@bondline.example"), false, "she recorded it herself");
  assert.ok(readers.includes("gus@bondline.example"), readers.join());
  assert.equal(mails[0]?.subject, `Paid and ready to issue: bank guarantee ${draft.referenceNumber}`);
});

test("with nothing to pay both are told as soon as it is approved, by mail and in the product", async () => {
  const feeSummaryId = await anOffer(world.app);
  const draft = await world.draft({ status: "SUBMITTED" });
  const rosa = await world.as("rosa");
  const approved = await must(rosa, "approveDraft", { id: draft.id, version: draft.version, feeSummaryId });
  assert.equal(approved.draft.status, "PROCESSING");
  const { readers, mails } = await toStaff(draft.id, "ready to issue");
  assert.ok(readers.includes("sam@macquarie.example"), readers.join());
  assert.ok(readers.includes("gus@bondline.example"), readers.join());
  assert.equal(readers.includes("rosa@bondline.example"), false, "she approved it herself");
  assert.equal(mails[0]?.subject, `Approved and ready to issue: bank guarantee ${draft.referenceNumber}`);
  assert.match(
    mails[0]?.text ?? "",
    /Harbour Civil Pty Ltd has nothing to pay\. The bank guarantee can now be issued\./,
  );
  assert.deepEqual(await bellsAbout(draft.id), { rosa: 0, gus: 1, sam: 1, bea: 0, ada: 0 });
});

test("what is paid is in the product of the bank's people and the provider's, once each", async () => {
  const draft = await world.draft({ status: "PROCESSING" });
  assert.deepEqual(await bellsAbout(draft.id), { rosa: 0, gus: 1, sam: 1, bea: 0, ada: 0 });
});

/** How often each is notified in the product that a draft can be issued. */
async function bellsAbout(draftId: string) {
  const counts: Record<string, number> = {};
  for (const name of ["rosa", "gus", "sam", "bea", "ada"] as const) {
    const { notifications } = await (await world.as(name)).get(
      "{ notifications(first: 50) { edges { node { kind draftId } } } }",
    );
    counts[name] = notifications.edges.filter(
      ({ node }: { node: { kind: string; draftId: string } }) =>
        node.draftId === draftId && node.kind === "READY_TO_ISSUE",
    ).length;
  }
  return counts;
}
