// The signature under a digital original through the API: asked for, given or declined, its file checked as a stranger would, and asked for anew under other terms.
// Shows: DOC-085.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { extractText, getDocumentProxy } from "unpdf";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import {
  anAskedRequest,
  anIssuedDocument,
  versionOfDocument,
} from "../../../../testing/builders/document-request-builder.ts";
import { aReturnRequest } from "../../../../testing/builders/return-builder.ts";
import { aWaitingOriginal } from "../../../../testing/builders/signature-builder.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { signInAs } from "../../../demo/sessions.ts";
import { evidenceSigner } from "../../../evidence-key.ts";
import { readPdfSignature } from "../../../pdf/read-pdf-signature.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { expireDocuments } from "../documents/document-jobs.ts";
import { signDigitalOriginal } from "./commands/sign-digital-original.ts";
import { makeSignedOriginal, reviewSignature } from "./signature-jobs.ts";

const RECORD = `document { id version deliveryType wordingInForceHash signature { id status signedName authority declineReason paperInstead answeredBy fileSha256
  chainSequence chainHash wordingHash amount capabilities } possession { holder fileName fileSha256 } attachments { id variant fileName uploadedBy } }`;
const SAID = { signedName: "Sam Iyer", authority: "Attorney under power of attorney, book 4231" };
const REASON = "Our officers sign this kind on paper.";

let world: World;
let ada: Api;
let rosa: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  [ada, rosa, sam] = await Promise.all([world.as("ada"), world.as("rosa"), world.as("sam")]);
});
after(() => world.end());

const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code ?? "OK";
const fieldsOf = ({ errors }: ApiReply) => Object.keys(errors?.[0]?.extensions.fields ?? {});

type Verb = "signDigitalOriginal" | "declineDigitalOriginal";
async function send(api: Api, verb: Verb, documentId: string, said: object): Promise<ApiReply> {
  const version = await versionOfDocument(world.app, documentId);
  const type = `${verb[0]?.toUpperCase()}${verb.slice(1)}Input`;
  return await api.mutate(verb, type, { documentId, version, ...said }, RECORD);
}

async function waiting(fields: object = {}): Promise<string> {
  const { id } = await anIssuedDocument(world, { ...fields });
  await aWaitingOriginal(world.app, id);
  return id;
}

async function seen(api: Api, id: string) {
  return (
    await api.get(`query ($id: ID!) { document: document(id: $id) ${RECORD.slice("document".length)} }`, {
      id,
    })
  ).document;
}

/** With its file, and all that follows from it. */
async function sign(id: string): Promise<void> {
  assert.equal(codeOf(await send(sam, "signDigitalOriginal", id, SAID)), "OK");
  await untilJobsAreDone(world.ownerUrl);
}

async function signed(): Promise<string> {
  const id = await waiting();
  await sign(id);
  return id;
}

async function amended(id: string): Promise<void> {
  const { id: requestId } = await anAskedRequest(world.app, id);
  const said = { id: requestId, version: 1, agreement: "Letter of 18 November 2026" };
  const executed = await sam.mutate(
    "executeDocumentRequest",
    "ExecuteDocumentRequestInput",
    said,
    "clientMutationId",
  );
  assert.equal(codeOf(executed), "OK", JSON.stringify(executed.errors));
  await untilJobsAreDone(world.ownerUrl);
}

async function expire(id: string): Promise<void> {
  await runTransaction(world.app, { system: "Test" }, (tx) =>
    tx.query("update document set expiry_instant = $2 where id = $1", [id, tx.now]),
  );
  await expireDocuments(world.app);
}

async function cancel(id: string): Promise<void> {
  const asked = await anAskedRequest(world.app, id, { kind: "CANCELLATION", amount: null });
  const said = { id: asked.id, version: asked.version, agreement: "Letter of 18 November 2026" };
  const reply = await sam.mutate(
    "executeDocumentRequest",
    "ExecuteDocumentRequestInput",
    said,
    "clientMutationId",
  );
  assert.equal(codeOf(reply), "OK", JSON.stringify(reply.errors));
}

async function giveBack(id: string): Promise<void> {
  await aReturnRequest(world.app, id);
  const version = await versionOfDocument(world.app, id);
  const said = { id, version, returnedDate: "2026-11-20" };
  const reply = await sam.mutate(
    "recordDocumentReturn",
    "RecordDocumentReturnInput",
    said,
    "document { id }",
  );
  assert.equal(codeOf(reply), "OK", JSON.stringify(reply.errors));
}

/** What was done to records of this kind, the newest first. */
async function changesOf(id: string, kind: string): Promise<string[]> {
  const { documentHistory } = await ada.get(
    "query ($d: ID!) { documentHistory(documentId: $d, first: 100) { edges { node { objectType changeType triggeredBy { name } } } } }",
    { d: id },
  );
  type Entry = { objectType: string; changeType: string; triggeredBy: { name: string } };
  return documentHistory.edges
    .map(({ node }: { node: Entry }) => node)
    .filter(({ objectType }: Entry) => objectType === kind)
    .map(({ changeType, triggeredBy }: Entry) => `${changeType} by ${triggeredBy.name}`);
}

async function bytesOf(api: Api, id: string): Promise<Buffer> {
  const { attachments } = await seen(api, id);
  const { documentAttachmentDownload } = await api.get(
    "query ($d: ID!, $a: ID!) { documentAttachmentDownload(documentId: $d, id: $a) { url } }",
    { d: id, a: attachments.at(-1).id },
  );
  return Buffer.from(await (await fetch(documentAttachmentDownload.url)).arrayBuffer());
}

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}

async function onDesk(api: Api, id: string): Promise<boolean> {
  const { staffSignatures } = await api.get(
    "{ staffSignatures(first: 50) { edges { node { documentId } } } }",
  );
  return staffSignatures.edges.some(({ node }: { node: { documentId: string } }) => node.documentId === id);
}

const mailed = async (id: string, kind: string) =>
  (await mailsAbout(world, id))
    .filter(({ intent }) => intent.startsWith(kind))
    .flatMap((mail) => mail.toAddresses);

/** The kinds that this person was shown of a document in the product. */
async function belled(api: Api, documentId: string): Promise<string[]> {
  const { notifications } = await api.get(
    "{ notifications(first: 50) { edges { node { kind documentId } } } }",
  );
  return notifications.edges
    .map(({ node }: { node: { kind: string; documentId: string } }) => node)
    .filter((node: { documentId: string }) => node.documentId === documentId)
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind.includes("SIGN"));
}

describe("a digital original", () => {
  test("waits at the desk of its bank, which is told once, and of no other", async () => {
    const id = await waiting();
    await reviewSignature(world.app, { documentId: id });
    assert.deepEqual(await Promise.all([sam, rosa].map((api) => onDesk(api, id))), [true, true]);
    assert.equal(await onDesk(await world.as("bea"), id), false);
    const { signature } = await seen(sam, id);
    assert.deepEqual([signature.status, signature.capabilities], ["REQUESTED", ["CAN_SIGN", "CAN_DECLINE"]]);
    assert.deepEqual((await seen(rosa, id)).signature.capabilities, []);
    assert.deepEqual((await seen(ada, id)).signature.capabilities, []);
    const receivers = await mailed(signature.id, "SIGNATURE_ASKED");
    assert.ok(receivers.includes("sam@macquarie.example"));
    assert.ok(!receivers.includes("ada@harbourcivil.example"));
    assert.equal(new Set(receivers).size, receivers.length);
    assert.deepEqual(await Promise.all([sam, ada].map((api) => belled(api, id))), [["SIGNATURE_ASKED"], []]);
  });

  test("is signed by its officer: one file that checks itself, the beneficiary's on the record, an exact copy for the applicant", async () => {
    const id = await waiting();
    const before = await seen(sam, id);
    const { data } = await send(sam, "signDigitalOriginal", id, SAID);
    assert.equal(data.signDigitalOriginal.document.signature.status, "SIGNED");
    assert.equal(await onDesk(sam, id), false);
    await untilJobsAreDone(world.ownerUrl);
    // Done again after a crash, there is one file.
    await makeSignedOriginal(world.app, { documentId: id });

    const { signature, possession, attachments } = await seen(ada, id);
    const papers = attachments.filter(({ variant }: { variant: string }) => variant === "ISSUED_PAPER");
    assert.equal(papers.length, 1);
    assert.equal(papers[0].uploadedBy, null);
    assert.equal(possession.holder, "Woolworths Group Limited");
    assert.equal(possession.fileSha256, signature.fileSha256);
    assert.deepEqual(
      [signature.signedName, signature.answeredBy, signature.capabilities],
      ["Sam Iyer", "Sam Iyer", []],
    );
    const pdf = await bytesOf(ada, id);
    assert.equal(createHash("sha256").update(pdf).digest("hex"), possession.fileSha256);
    const { fingerprint } = evidenceSigner(world.app);
    assert.deepEqual(await readPdfSignature(pdf), { isIntact: true, coversAll: true, fingerprint });

    const text = (await textOf(pdf)).replaceAll(/\s+/g, " ");
    for (const part of [
      "$250,000.00",
      "Woolworths Group Limited",
      SAID.signedName,
      SAID.authority,
      "Check code",
    ])
      assert.ok(text.includes(part), part);
    for (const hash of [before.wordingInForceHash, signature.chainHash])
      assert.ok(text.replaceAll(" ", "").includes(hash), hash);
    const receivers = await mailed(signature.id, "ORIGINAL_SIGNED");
    assert.ok(receivers.includes("ada@harbourcivil.example"));
    assert.deepEqual(await belled(ada, id), ["ORIGINAL_SIGNED"]);
    const { document } = await ada.get(
      "query ($id: ID!) { document(id: $id) { custody { kind from to note movedDate acknowledgement } } }",
      { id },
    );
    const held = document.custody.filter(({ kind }: { kind: string }) => kind === "POSSESSED");
    assert.equal(held.length, 1);
    assert.equal(held[0].to, "Woolworths Group Limited");
    assert.ok(held[0].note.includes(possession.fileSha256));
    assert.equal(document.custody[0].kind, "ISSUED");
  });

  test("says at once where a byte was changed or something was put behind it", async () => {
    const pdf = await bytesOf(ada, await signed());
    const changed = Buffer.from(pdf);
    changed[200] = (changed[200] ?? 0) ^ 1;
    assert.equal((await readPdfSignature(changed)).isIntact, false);
    const longer = Buffer.concat([pdf, Buffer.from("\n% and more")]);
    assert.equal((await readPdfSignature(longer)).coversAll, false);
  });

  test("carries a head of the history that its evidence has", async () => {
    const id = await signed();
    const { signature } = await seen(ada, id);
    const { documentHistory } = await ada.get(
      "query ($d: ID!) { documentHistory(documentId: $d, first: 100) { edges { node { objectType } } } }",
      { d: id },
    );
    assert.ok(
      documentHistory.edges.some(
        ({ node }: { node: { objectType: string } }) => node.objectType === "Signature",
      ),
    );
    assert.ok(signature.chainSequence > 0);
  });

  test("is known where anybody drops it, and mailed to the beneficiary as any digital original is", async () => {
    const id = await signed();
    const { possession } = await seen(ada, id);
    const { data } = await world.anonymous.mutate(
      "verifyDocument",
      "VerifyDocumentInput",
      { sha256: possession.fileSha256 },
      "verification { state amount }",
    );
    assert.deepEqual(data.verifyDocument.verification, { state: "CURRENT", amount: "250000.00" });
    const { document } = await ada.get("query ($id: ID!) { document(id: $id) { handover { id } } }", { id });
    assert.match((await mailsAbout(world, document.handover.id))[0]?.subject ?? "", /in your favour/);
  });

  test("is read before it is signed, by its bank alone", async () => {
    const id = await waiting();
    const ask = "query ($d: ID!) { documentOriginalToSign(documentId: $d) { fileName content } }";
    const { documentOriginalToSign: file } = await sam.get(ask, { d: id });
    assert.match(await textOf(Buffer.from(file.content, "base64")), /Not signed yet/);
    await assert.rejects(ada.get(ask, { d: id }), /DOCUMENT_NOT_FOUND/);
  });
});

describe("a document", () => {
  test("keeps its signed original, whoever would remove it, and says why", async () => {
    const id = await signed();
    const { attachments } = await seen(ada, id);
    const paper = { documentId: id, id: attachments.at(-1).id };
    for (const api of [ada, rosa]) {
      const refused = await api.mutate(
        "removeDocumentAttachment",
        "RemoveDocumentAttachmentInput",
        paper,
        "document { id }",
      );
      assert.match(JSON.stringify(refusalOf(refused)), /signed original, so it stays/);
    }
    assert.deepEqual((await seen(ada, id)).attachments, attachments);
  });

  for (const [how, close] of [
    ["expires", expire],
    ["is cancelled", cancel],
    ["is returned", giveBack],
  ] as const)
    test(`that ${how} is no longer waited for to be signed, and its history says so`, async () => {
      const id = await waiting();
      await close(id);
      await untilJobsAreDone(world.ownerUrl);
      assert.deepEqual((await seen(sam, id)).signature.status, "ENDED");
      assert.deepEqual(await changesOf(id, "Signature"), ["UPDATE by Bondline", "INSERT by Bondline"]);
      const held = await runTransaction(world.app, { system: "Test" }, (tx) =>
        tx.query("select 1 from document_signature where document_id = $1 and status = 'REQUESTED'", [id]),
      );
      assert.deepEqual(held, []);
    });
});

describe("an amendment", () => {
  test("asks for a new signature, and the file of before is known as the older one", async () => {
    const id = await signed();
    const { possession: first } = await seen(ada, id);
    await amended(id);
    const again = await seen(sam, id);
    assert.deepEqual([again.signature.status, again.signature.amount], ["REQUESTED", "249990.00"]);
    await sign(id);
    const { possession, attachments } = await seen(ada, id);
    assert.notEqual(possession.fileSha256, first.fileSha256);
    assert.equal(
      attachments.filter(({ variant }: { variant: string }) => variant === "ISSUED_PAPER").length,
      2,
    );
  });

  test("between the signature and its file leaves no file of what does not hold", async () => {
    const id = await waiting();
    const version = await versionOfDocument(world.app, id);
    await runTransaction(world.app, { token: await signInAs(world.app, "sam") }, async (tx) => {
      await signDigitalOriginal(tx, { documentId: id, version, ...SAID });
      await tx.query("update document set amount_cents = amount_cents - 1000 where id = $1", [id]);
    });
    await untilJobsAreDone(world.ownerUrl);
    const { signature, possession } = await seen(sam, id);
    assert.deepEqual([signature.status, signature.amount, possession], ["REQUESTED", "249990.00", null]);
  });
});

describe("declining", () => {
  test("has a reason that the applicant reads, takes it from the desk, and lets it come on paper", async () => {
    const id = await waiting();
    assert.deepEqual(fieldsOf(await send(sam, "declineDigitalOriginal", id, { declineReason: " " })), [
      "declineReason",
    ]);
    const { data } = await send(sam, "declineDigitalOriginal", id, {
      declineReason: REASON,
      paperInstead: "COURIER",
    });
    const { deliveryType, signature } = data.declineDigitalOriginal.document;
    assert.deepEqual(
      [deliveryType, signature.status, signature.declineReason, signature.capabilities],
      ["COURIER", "DECLINED", REASON, []],
    );
    assert.equal(await onDesk(sam, id), false);
    assert.ok((await mailed(signature.id, "SIGNATURE_DECLINED")).includes("ada@harbourcivil.example"));
    assert.deepEqual(await belled(ada, id), ["SIGNATURE_DECLINED"]);
    const handed = {
      documentId: id,
      version: await versionOfDocument(world.app, id),
      name: "Mona Petrou",
      emailAddress: "mona@keeper.example",
    };
    assert.equal(
      codeOf(
        await ada.mutate("createDocumentHandover", "CreateDocumentHandoverInput", handed, "document { id }"),
      ),
      "OK",
    );
    assert.deepEqual(fieldsOf(await send(sam, "signDigitalOriginal", id, SAID)), ["documentId"]);
  });

  test("may be thought better of while nothing else was said", async () => {
    const id = await waiting();
    assert.equal(codeOf(await send(sam, "declineDigitalOriginal", id, { declineReason: REASON })), "OK");
    assert.equal(
      codeOf(await send(sam, "declineDigitalOriginal", id, { declineReason: REASON })),
      "INVALID_TRANSITION",
    );
    const { data } = await send(sam, "signDigitalOriginal", id, SAID);
    const { status, declineReason } = data.signDigitalOriginal.document.signature;
    assert.deepEqual([status, declineReason], ["SIGNED", null]);
  });
});

describe("what is refused", () => {
  test("another bank, the provider and the applicant, a stale page, a name that is missing, and signing twice", async () => {
    const id = await waiting();
    for (const api of [await world.as("bea"), rosa, ada, await world.as("fay")])
      assert.equal(codeOf(await send(api, "signDigitalOriginal", id, SAID)), "DOCUMENT_NOT_FOUND");
    const stale = { ...SAID, version: 0 };
    assert.equal(codeOf(await send(sam, "signDigitalOriginal", id, stale)), "CONFLICT");
    assert.deepEqual(
      fieldsOf(await send(sam, "signDigitalOriginal", id, { signedName: "", authority: "" })).toSorted(),
      ["authority", "signedName"],
    );
    await sign(id);
    assert.equal(codeOf(await send(sam, "signDigitalOriginal", id, SAID)), "INVALID_TRANSITION");
    const { id: paper } = await anIssuedDocument(world);
    assert.deepEqual(fieldsOf(await send(sam, "signDigitalOriginal", paper, SAID)), ["documentId"]);
  });
});
