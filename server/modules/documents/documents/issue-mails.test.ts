// The emails about money and paper carry their files: the receipt for who paid, the bank's PDF for the applicant and the beneficiary.
// Shows: A-32.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { asDocumentId } from "@bondline/domain/ids.ts";
import { call } from "../../../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { upload } from "../../../../testing/uploads.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { ORGANISATIONS, type OrganisationName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { sendDigitalOriginal } from "../handovers/handover-jobs.ts";
import { listBeneficiaryMembers } from "./document-store.ts";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

const PAPER = { fileName: "MBG 7702.pdf", variant: "ISSUED_PAPER" };
let guarantees = 0;

/** Established by the bank, with its file unless it gives none. */
async function issued(draft: { id: string; version: number }, { withPaper = true } = {}): Promise<string> {
  const sam = await world.as("sam");
  const issuedPaperId = withPaper ? await upload(world, sam, draft.id, PAPER) : null;
  guarantees += 1;
  const { data } = await call(
    sam,
    "establishDraft",
    {
      id: draft.id,
      version: draft.version,
      guaranteeNumber: `M ${guarantees}`,
      establishedDate: "2026-11-20",
      bank: {},
      issuedPaperId,
    },
    "document { id }",
  );
  return data.establishDraft.document.id;
}

async function mailOf(recordId: string, reason: string) {
  const mails = (await mailsAbout(world, recordId)).filter(({ intent }) => intent.startsWith(reason));
  assert.equal(mails.length, 1, mails.map(({ intent }) => intent).join());
  return mails[0];
}

async function deliveredBy(deliveryType: string, draftId: string): Promise<void> {
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query("update draft set delivery_type = $2 where id = $1", [draftId, deliveryType]),
  );
}

/** What the public page answers to the number and the check code that stand in a mail. */
async function stateBy(text: string): Promise<string> {
  assert.ok(text.includes(`${world.app.settings.publicUrl}/verify\n`), text);
  const { data } = await world.anonymous.mutate(
    "verifyDocument",
    "VerifyDocumentInput",
    {
      guaranteeNumber: /Guarantee number: (.+)/.exec(text)?.[1],
      checkCode: /Check code: (.+)/.exec(text)?.[1],
    },
    "verification { state }",
  );
  return data.verifyDocument.verification.state;
}

async function peopleFor(documentId: string) {
  return await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    listBeneficiaryMembers(tx, asDocumentId(documentId)),
  );
}

async function confirmed(organisation: OrganisationName, status: "CONFIRMED" | "REFUSED"): Promise<void> {
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query("update organisation set abn_status = $2 where id = $1", [
      idOf("organisation", organisation),
      status,
    ]),
  );
}

test("who paid gets the receipt, and no open invoice is ever attached", async () => {
  const draft = await world.draft({ status: "PROCESSING" });
  await untilJobsAreDone(world.ownerUrl);
  const receipt = (await mailsAbout(world, draft.id)).find(({ intent }) =>
    intent.startsWith("payment received"),
  );
  assert.deepEqual(receipt?.attached, [`${draft.invoices[0]?.invoiceNumber}.pdf`]);
  assert.match(receipt?.text ?? "", /The receipt is attached\./);
  for (const { intent, attached } of await mailsAbout(world, draft.id))
    if (!intent.startsWith("payment received")) assert.deepEqual(attached, [], intent);
});

test("the applicant gets the bank's PDF and a link to the document", async () => {
  const draft = await world.draft({ status: "PROCESSING" });
  const documentId = await issued(draft);
  const mail = await mailOf(draft.id, "established");
  assert.deepEqual(mail?.attached, ["MBG 7702.pdf"]);
  assert.match(mail?.text ?? "", /The bank’s PDF is attached\./);
  assert.ok(mail?.text.includes(`/documents/${documentId}/view`));
});

describe("the beneficiary", () => {
  for (const [delivery, how] of [
    ["COURIER", "comes to you by courier"],
    ["COLLECTION", "is collected from the bank"],
  ] as const)
    test(`of a paper original hears of it, how it comes, and has a copy: ${delivery}`, async () => {
      const draft = await world.draft({ status: "PROCESSING" });
      await deliveredBy(delivery, draft.id);
      const mail = await mailOf(await issued(draft), "issued");
      assert.deepEqual(mail?.toAddresses, ["dee@woolworths.example"]);
      assert.equal(mail?.subject, "A bank guarantee in your favour, $250,000.00");
      assert.match(mail?.text ?? "", new RegExp(how));
      assert.match(mail?.text ?? "", /A copy is attached\. Only the paper original counts\./);
      assert.deepEqual(mail?.attached, ["MBG 7702.pdf"]);
      assert.equal(await stateBy(mail?.text ?? ""), "CURRENT");
    });

  test("that is an organisation here has it for its people, and for nobody by an ABN that was not confirmed", async () => {
    const { name, abn, address, state, postcode } = ORGANISATIONS.wesfarmers;
    const draft = await world.draft({
      status: "PROCESSING",
      beneficiary: { name, abn, address, state, postcode },
    });
    await deliveredBy("COURIER", draft.id);
    const people = ["una@wesfarmers.example", "wes@wesfarmers.example"];
    const contact = draft.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.contactEmail;
    const documentId = await issued(draft);
    const receivers = (await mailsAbout(world, documentId)).flatMap(({ toAddresses }) => toAddresses);
    assert.deepEqual(receivers.toSorted(), [contact, ...people].toSorted());
    for (const mail of await mailsFor("una@wesfarmers.example"))
      if (mail.intent.startsWith("issued")) assert.deepEqual(mail.attached, ["MBG 7702.pdf"]);

    await confirmed("wesfarmers", "REFUSED");
    assert.deepEqual(await peopleFor(documentId), []);
    await confirmed("wesfarmers", "CONFIRMED");
  });

  test("is told of no copy where the bank gave no file", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    await deliveredBy("COURIER", draft.id);
    const documentId = await issued(draft, { withPaper: false });
    const mail = await mailOf(documentId, "issued");
    assert.deepEqual(mail?.attached, []);
    assert.doesNotMatch(mail?.text ?? "", /attached/);
    assert.doesNotMatch((await mailOf(draft.id, "established"))?.text ?? "", /attached/);
  });

  test("of a digital original gets it once, as a link and as the file itself", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    await deliveredBy("DIGITAL", draft.id);
    const documentId = await issued(draft);
    const sentBy = (await (await world.as("sam")).get("{ me { id } }")).me.id;
    await sendDigitalOriginal(world.app, { documentId, sentBy });
    const [mail, ...others] = (await mailsFor("dee@woolworths.example")).filter(({ text }) =>
      text.includes(documentId),
    );
    assert.deepEqual(others, []);
    assert.deepEqual(mail?.attached, ["MBG 7702.pdf"]);
    assert.match(mail?.text ?? "", /is the original, and it is attached/);
    assert.match(mail?.text ?? "", new RegExp(`/handover/${documentId}/`));
  });
});

async function mailsFor(address: string) {
  return (await mailsAbout(world, "")).filter(({ toAddresses }) => toAddresses.includes(address));
}
