// The staff who handle a draft get an email when it arrives and when it is paid: each once, and not of what they did themselves.
// Shows: A-32.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
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
