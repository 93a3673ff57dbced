// The paper of a guarantee: the bank gives its PDF with the issue or after it, its people find it on the document, and a digital original goes to the beneficiary by a link.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { call, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aPng, EICAR_TEST_FILE } from "../../../../testing/sample-files.ts";
import { announce, mustAnnounce, upload } from "../../../../testing/uploads.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { sendDigitalOriginal } from "../handovers/handover-jobs.ts";
import { listPossessions } from "../possessions/possession-store.ts";

let world: World;
let ada: Api;
let rosa: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  [ada, rosa, sam] = await Promise.all([world.as("ada"), world.as("rosa"), world.as("sam")]);
});
after(() => world.end());

const PAPER = { fileName: "MBG 7702.pdf", variant: "ISSUED_PAPER" };
const FILES = "attachments { id variant fileName uploadedBy infectedFileStatus }";
let guarantees = 0;

async function established(api: Api, draft: { id: string; version: number }, changes: object = {}) {
  guarantees += 1;
  return await call(
    api,
    "establishDraft",
    {
      id: draft.id,
      version: draft.version,
      guaranteeNumber: `P ${guarantees}`,
      establishedDate: "2026-11-20",
      bank: {},
      ...changes,
    },
    `draft { status ${FILES} } document { id deliveryType ${FILES} handover { emailAddress openedAt requestedBy } }`,
  );
}

describe("the bank's file", () => {
  test("goes over to the document with the issue, and the mail leads there", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const issuedPaperId = await upload(world, sam, draft.id, PAPER);
    const { data } = await established(sam, draft, { issuedPaperId });
    const { document } = data.establishDraft;
    assert.deepEqual(
      document.attachments.map(({ id: _, ...file }: { id: string }) => file),
      [
        {
          variant: "ISSUED_PAPER",
          fileName: "MBG 7702.pdf",
          uploadedBy: "Sam Iyer",
          infectedFileStatus: "CLEAN",
        },
      ],
    );
    const { documentAttachmentDownload } = await ada.get(
      "query ($d: ID!, $a: ID!) { documentAttachmentDownload(documentId: $d, id: $a) { url } }",
      { d: document.id, a: document.attachments[0].id },
    );
    assert.equal((await fetch(documentAttachmentDownload.url)).status, 200);
    const mail = (await mailsAbout(world, draft.id)).find(({ intent }) => intent.startsWith("established"));
    assert.match(mail?.text ?? "", new RegExp(`/documents/${document.id}/view`));
    assert.doesNotMatch(mail?.text ?? "", /\/drafts\//);
  });

  test("is nobody's but the desk's until it is issued", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const id = await upload(world, sam, draft.id, PAPER);
    assert.deepEqual((await seenDraft(ada, draft.id, FILES)).attachments, []);
    assert.equal((await seenDraft(rosa, draft.id, FILES)).attachments.length, 1);
    const download = { d: draft.id, a: id };
    const ask = "query ($d: ID!, $a: ID!) { draftAttachmentDownload(draftId: $d, id: $a) { url } }";
    assert.ok((await sam.get(ask, download)).draftAttachmentDownload.url);
    await assert.rejects(ada.get(ask, download), /ATTACHMENT_NOT_FOUND/);
    const removal = { draftId: draft.id, id };
    const remove = (api: Api) =>
      api.mutate("removeDraftAttachment", "RemoveDraftAttachmentInput", removal, "draft { id }");
    assert.notEqual(refusalOf(await remove(ada)), "OK");
    assert.equal(refusalOf(await remove(sam)), "OK");
  });

  test("is left out where the bank gives none, and a file that was not chosen stays behind", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    await upload(world, sam, draft.id, PAPER);
    const { data } = await established(sam, draft);
    assert.deepEqual(data.establishDraft.document.attachments, []);
  });

  test("may come later, and a better one after it", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    await established(sam, draft);
    const add = async (issuedPaperId: string) =>
      await sam.mutate(
        "addIssuedPaper",
        "AddIssuedPaperInput",
        { draftId: draft.id, issuedPaperId },
        `document { ${FILES} }`,
      );
    const first = await upload(world, sam, draft.id, PAPER);
    assert.equal(refusalOf(await add(first)), "OK");
    assert.deepEqual(refusalOf(await add(first)), { issuedPaperId: "This file is on the document already." });
    const second = await upload(world, sam, draft.id, { ...PAPER, fileName: "signed.pdf" });
    const { data } = await add(second);
    assert.deepEqual(
      data.addIssuedPaper.document.attachments.map(({ fileName }: { fileName: string }) => fileName),
      ["MBG 7702.pdf", "signed.pdf"],
    );
    const kept = { draftId: draft.id, id: second };
    assert.deepEqual(
      refusalOf(
        await sam.mutate("removeDraftAttachment", "RemoveDraftAttachmentInput", kept, "draft { id }"),
      ),
      { id: "This file is part of an issued document. Add another one instead." },
    );
  });

  test("is a PDF that was looked through, given by who issues", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const png = { bytes: aPng(), fileName: "scan.png", contentType: "image/png", variant: "ISSUED_PAPER" };
    assert.deepEqual(refusalOf(await announce(sam, draft.id, png)), {
      file: "Attach the issued guarantee as a PDF.",
    });
    assert.equal(refusalOf(await announce(ada, draft.id, PAPER)), "DRAFT_NOT_FOUND");
    const { attachmentId: notSent } = await mustAnnounce(sam, draft.id, PAPER);
    const infected = await upload(world, sam, draft.id, { ...PAPER, bytes: Buffer.from(EICAR_TEST_FILE) });
    for (const issuedPaperId of [notSent, infected])
      assert.deepEqual(refusalOf(await established(sam, draft, { issuedPaperId })), {
        issuedPaperId: "This file has not been checked yet, or was not taken. Wait, or attach another.",
      });
    assert.deepEqual(refusalOf(await established(sam, draft, { issuedPaperId: draft.id })), {
      issuedPaperId: "Attach the issued guarantee as a PDF first.",
    });
    assert.equal((await seenDraft(ada, draft.id)).status, "PROCESSING");
  });
});

describe("a digital original", () => {
  async function digital() {
    const draft = await world.draft({ status: "PROCESSING" });
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update draft set delivery_type = 'DIGITAL' where id = $1", [draft.id]),
    );
    const { data } = await established(sam, draft, {
      issuedPaperId: await upload(world, sam, draft.id, PAPER),
    });
    const { document } = data.establishDraft;
    const send = () =>
      sendDigitalOriginal(world.app, { documentId: document.id, sentBy: idOf("person", "sam") });
    return { document, send };
  }
  const handoverOf = async (id: string) =>
    (
      await ada.get(
        "query ($id: ID!) { document(id: $id) { deliveryType handover { id emailAddress openedAt requestedBy } custodian { name } } }",
        { id },
      )
    ).document;

  test("is mailed to the beneficiary's contact with a link, once, whatever is repeated", async () => {
    const { document, send } = await digital();
    await send();
    await send();
    const { deliveryType, handover } = await handoverOf(document.id);
    assert.equal(deliveryType, "DIGITAL");
    assert.equal(handover.requestedBy, "Macquarie Bank Limited");
    const mails = await mailsAbout(world, handover.id);
    assert.deepEqual(
      mails.map(({ toAddresses }) => toAddresses),
      [[handover.emailAddress]],
    );
    assert.match(mails[0]?.subject ?? "", /in your favour/);

    const handoverCode = /\/handover\/[0-9a-f-]+\/(\w+)/.exec(mails[0]?.text ?? "")?.[1];
    const link = { documentId: document.id, handoverCode };
    const { documentHandover } = await world.anonymous.get(
      "query ($d: ID!, $c: String!) { documentHandover(documentId: $d, handoverCode: $c) { isDigital paper { fileName } } }",
      { d: document.id, c: handoverCode },
    );
    assert.deepEqual(documentHandover, { isDigital: true, paper: { fileName: "MBG 7702.pdf" } });
    const open = (input: object) =>
      world.anonymous.mutate("openHandoverPaper", "OpenHandoverPaperInput", input, "download { url }");
    for (const _ of [1, 2]) {
      const { data } = await open(link);
      assert.equal((await fetch(data.openHandoverPaper.download.url)).status, 200);
    }
    assert.ok((await handoverOf(document.id)).handover.openedAt);
    assert.equal(refusalOf(await open({ ...link, handoverCode: "no-such-code" })), "HANDOVER_NOT_FOUND");
    const receipt = { ...link, name: "Mona Petrou", storageAddress: "Safe 4", dateReceived: "2026-11-20" };
    assert.equal(
      refusalOf(
        await world.anonymous.mutate(
          "confirmDocumentHandover",
          "ConfirmDocumentHandoverInput",
          receipt,
          "clientMutationId",
        ),
      ),
      "HANDOVER_NOT_FOUND",
    );
  });

  test("is possessed by the beneficiary from then on, once for each file, also where no mail can be sent", async () => {
    const { document, send } = await digital();
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update document_party set contact_email = null where document_id = $1", [document.id]),
    );
    await send();
    await send();
    const { possession, handover, attachments } = (
      await ada.get(
        "query ($id: ID!) { document(id: $id) { handover { id } attachments { id } possession { holder givenBy fileName fileSha256 } } }",
        { id: document.id },
      )
    ).document;
    assert.deepEqual(
      [handover, possession.holder, possession.givenBy, possession.fileName],
      [null, "Woolworths Group Limited", "Macquarie Bank Limited", "MBG 7702.pdf"],
    );
    const rows = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      listPossessions(tx, document.id),
    );
    assert.equal(rows.length, 1);
    // The applicant's copy is the same file, byte for byte.
    const { documentAttachmentDownload } = await ada.get(
      "query ($d: ID!, $a: ID!) { documentAttachmentDownload(documentId: $d, id: $a) { url } }",
      { d: document.id, a: attachments[0].id },
    );
    const bytes = Buffer.from(await (await fetch(documentAttachmentDownload.url)).arrayBuffer());
    assert.equal(createHash("sha256").update(bytes).digest("hex"), possession.fileSha256);
    await assert.rejects(
      runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query("delete from document_possession")),
      /permission denied/,
    );
  });

  test("waits for the bank's file, and is not sent to an address that nobody gave", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      await tx.query("update draft set delivery_type = 'DIGITAL' where id = $1", [draft.id]);
      await tx.query("update draft_party set contact_email = null where draft_id = $1", [draft.id]);
    });
    const { data } = await established(sam, draft);
    const { document } = data.establishDraft;
    const send = () =>
      sendDigitalOriginal(world.app, { documentId: document.id, sentBy: idOf("person", "sam") });
    await send();
    assert.equal((await handoverOf(document.id)).handover, null);
    const byHand = {
      documentId: document.id,
      version: 1,
      name: "Mona Petrou",
      emailAddress: "mona@keeper.example",
    };
    const hand = async () =>
      await ada.mutate("createDocumentHandover", "CreateDocumentHandoverInput", byHand, "document { id }");
    assert.deepEqual(refusalOf(await hand()), {
      documentId: "The bank has not added the guarantee yet, so there is nothing to send.",
    });
  });
});
