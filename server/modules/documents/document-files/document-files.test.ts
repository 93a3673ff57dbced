// Files that people add to a document: by its owner and its bank, scanned, shown to who watches, and removed again.
// Shows: DOC-045, DOC-101, API-092, API-093.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { aCleanAttachment } from "../../../../testing/builders/attachment-builder.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { EICAR_TEST_FILE } from "../../../../testing/sample-files.ts";
import { announce, mustAnnounce, upload } from "../../../../testing/uploads.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";
import { removeFile, sweepAttachment } from "../../records/attachments/attachment-jobs.ts";

let world: World;
let ada: Api;
let documentId: string;
let issued: Draft;
let issuedId: string;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  documentId = await recordDocument(world.app);
  issued = await world.draft({ status: "ESTABLISHED" });
  issuedId = String(issued.documentId);
});
after(() => world.end());

const filesOf = async (api: Api, id: string) =>
  (
    await api.get(
      "query ($id: ID!) { document(id: $id) { version attachments { id fileName variant received infectedFileStatus uploadedBy } } }",
      { id },
    )
  ).document;
const remove = (api: Api, of: string, id: string) =>
  api.mutate(
    "removeDocumentAttachment",
    "RemoveDocumentAttachmentInput",
    { documentId: of, id },
    "document { attachments { id } }",
  );
const keyOf = async (id: string) => {
  const [row] = await runTransaction(world.app, { system: "Test" }, (tx) =>
    tx.query<{ storageKey: string }>("select storage_key from document_attachment where id = $1", [id]),
  );
  return row?.storageKey ?? "";
};
const codeIn = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

test("a file is given with its kind, scanned before who watches, and leaves what is being typed as current as it was", async () => {
  const { version } = await filesOf(ada, documentId);
  const stream = await watch(world, ada, {
    query:
      "subscription ($id: ID!) { documentUpdated(documentId: $id) { attachments { infectedFileStatus } } }",
    variables: { id: documentId },
  });
  const id = await upload(world, await world.as("ben"), { documentId }, { variant: "LEASE" });
  const seen: string[] = [];
  while (seen.at(-1) !== "CLEAN")
    seen.push((await stream.next()).data.documentUpdated.attachments[0].infectedFileStatus);
  await stream.end();
  const { version: after, attachments } = await filesOf(ada, documentId);
  assert.equal(after, version);
  assert.deepEqual(attachments, [
    {
      id,
      fileName: "contract.pdf",
      variant: "LEASE",
      received: true,
      infectedFileStatus: "CLEAN",
      uploadedBy: "Ben Okafor",
    },
  ]);
  const { data } = await ada.ask(
    "query ($d: ID!, $id: ID!) { documentAttachmentDownload(documentId: $d, id: $id) { url } }",
    { d: documentId, id },
  );
  const { url } = data.documentAttachmentDownload;
  assert.equal((await fetch(url)).status, 200);

  const { documentHistory } = await ada.get(
    "query ($id: ID!) { documentHistory(documentId: $id, first: 5) { edges { node { objectType changeType recordName } } } }",
    { id: documentId },
  );
  assert.match(
    JSON.stringify(documentHistory),
    /"Attachment","changeType":"INSERT","recordName":"contract.pdf"/,
  );

  const storageKey = await keyOf(id);
  assert.equal(codeIn(await remove(ada, documentId, id)), undefined);
  assert.deepEqual((await filesOf(ada, documentId)).attachments, []);
  await removeFile(world.app, { storageKey });
  assert.equal((await fetch(url)).status, 404);
});

test("of an unknown kind, of a wrong type, infected, or never sent: each is said, and nothing is left", async () => {
  const fieldsOf = async (changes: object) =>
    Object.keys(refusalOf(await announce(ada, { documentId }, {}, changes)));
  assert.deepEqual(await fieldsOf({ variant: "ISSUED_PAPER" }), ["variant"]);
  assert.deepEqual(await fieldsOf({ fileName: "virus.exe" }), ["file"]);
  const infected = await upload(world, ada, { documentId }, { bytes: Buffer.from(EICAR_TEST_FILE) });
  const [file] = (await filesOf(ada, documentId)).attachments;
  assert.equal(file.infectedFileStatus, "INFECTED");
  assert.equal(codeIn(await remove(ada, documentId, infected)), undefined);

  const { attachmentId } = await mustAnnounce(ada, { documentId });
  await sweepAttachment(world.app, { attachmentId });
  assert.deepEqual((await filesOf(ada, documentId)).attachments, []);
});

test("the bank and the provider add to what was issued, and remove what they added; what came with the issue stays; others are told that there is no such record", async () => {
  const rosa = await world.as("rosa");
  const of = { ...issued, createdBy: idOf("person", "rosa") };
  const issuedPaperId = await aCleanAttachment(world.app, of, "ISSUED_PAPER");
  const paper = { draftId: issued.id, issuedPaperId };
  await rosa.mutate("addIssuedPaper", "AddIssuedPaperInput", paper, "clientMutationId");
  const id = await upload(world, rosa, { documentId: issuedId });
  const { attachments } = await filesOf(ada, issuedId);
  const came = attachments.filter((each: { id: string }) => each.id !== id);
  assert.equal(came.length, 1);
  for (const each of came)
    assert.deepEqual(Object.keys(refusalOf(await remove(ada, issuedId, each.id))), ["id"]);
  const sam = await world.as("sam");
  const own = await upload(world, sam, { documentId: issuedId });
  assert.deepEqual(Object.keys(refusalOf(await remove(sam, issuedId, id))), ["id"], "another's");
  assert.equal(codeIn(await remove(sam, issuedId, own)), undefined);
  for (const person of ["wes", "fay"] as const) {
    const api = await world.as(person);
    assert.equal(codeIn(await announce(api, { documentId: issuedId })), "DOCUMENT_NOT_FOUND", person);
    assert.equal(codeIn(await remove(api, issuedId, id)), "DOCUMENT_NOT_FOUND", person);
  }
  assert.equal(codeIn(await announce(rosa, { documentId })), "DOCUMENT_NOT_FOUND", "a record of one's own");
  assert.equal(codeIn(await remove(ada, documentId, id)), "ATTACHMENT_NOT_FOUND", "under another document");
});

test("bytes that a document still holds are not removed with another row", async () => {
  const id = await upload(world, ada, { documentId });
  await removeFile(world.app, { storageKey: await keyOf(id) });
  const { data } = await ada.ask(
    "query ($d: ID!, $id: ID!) { documentAttachmentDownload(documentId: $d, id: $id) { url } }",
    { d: documentId, id },
  );
  assert.equal((await fetch(data.documentAttachmentDownload.url)).status, 200);
});
