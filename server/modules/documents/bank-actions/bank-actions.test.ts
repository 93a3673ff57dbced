// Actions of the bank through the API: asked for with a file, taken up, asked back, done, declined or taken back, with both notified and nothing half done.
// Shows: DOC-103.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aBankAction } from "../../../../testing/builders/bank-action-builder.ts";
import {
  anAskedRequest,
  anIssuedDocument,
  versionOfDocument,
} from "../../../../testing/builders/document-request-builder.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { announce, upload } from "../../../../testing/uploads.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";

const RECORD = `document { id version bankActions { id kind status note question reply repliedBy answerNote answeredBy requestedBy takenBy endedAt
  capabilities file { id fileName } answerFile { id fileName } } }`;
const ASKED = { kind: "CONFIRMATION_LETTER", note: "For our auditor, as at 30 June." };

let world: World;
let ada: Api;
let ben: Api;
let dee: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  [ada, ben, dee, sam] = await Promise.all([
    world.as("ada"),
    world.as("ben"),
    world.as("dee"),
    world.as("sam"),
  ]);
});
after(() => world.end());

type Action = {
  id: string;
  status: string;
  capabilities: string[];
  file: unknown;
  answerFile: unknown;
} & Record<string, unknown>;
type Verb =
  | "requestBankAction"
  | "takeBankAction"
  | "questionBankAction"
  | "replyToBankAction"
  | "completeBankAction"
  | "declineBankAction"
  | "withdrawBankAction";
const send = (api: Api, verb: Verb, input: object) =>
  api.mutate(verb, `${verb[0]?.toUpperCase()}${verb.slice(1)}Input`, input, RECORD);
const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code ?? "OK";
const fieldsOf = ({ errors }: ApiReply) => Object.keys(errors?.[0]?.extensions.fields ?? {});
function actionIn({ data, errors }: ApiReply): Action {
  assert.equal(errors, undefined, JSON.stringify(errors));
  const [payload] = Object.values(data as Record<string, { document: { bankActions: Action[] } }>);
  const [action] = payload?.document.bankActions ?? [];
  assert.ok(action);
  return action;
}
const actionsOf = async (api: Api, id: string): Promise<Action[]> =>
  (await api.get(`query ($id: ID!) { document(id: $id) { ${RECORD.slice(11, -2)} } }`, { id })).document
    .bankActions;
const waiting = async (api: Api, documentId: string) => {
  const { staffBankActions } = await api.get(
    "query { staffBankActions(first: 50) { edges { node { documentId kind status applicantName takenBy } } } }",
  );
  return staffBankActions.edges
    .map(({ node }: { node: { documentId: string } }) => node)
    .filter((node: { documentId: string }) => node.documentId === documentId);
};
const tasks = async (api: Api, organisationId: string) => {
  const { documentTasks } = await api.get(
    "query ($id: ID) { documentTasks(organisationId: $id) { kind tasks { documentId about } } }",
    { id: organisationId },
  );
  const found = documentTasks.find(({ kind }: { kind: string }) => kind === "ANSWER_BANK");
  return (found?.tasks ?? []) as { documentId: string; about: string }[];
};

describe("what an applicant asks of the bank", () => {
  test("is taken up, asked back, replied to and done with a file: each step is shown to both and told by mail and notice", async () => {
    const { id: documentId, organisationId } = await anIssuedDocument(world);
    const version = await versionOfDocument(world.app, documentId);
    const form = await upload(world, ada, { documentId }, { fileName: "auditor's form.pdf" });
    const asked = actionIn(await send(ada, "requestBankAction", { documentId, ...ASKED, fileId: form }));
    assert.deepEqual(
      [asked.status, asked.requestedBy, asked.file, asked.capabilities],
      ["REQUESTED", "Ada Nguyen", { id: form, fileName: "auditor's form.pdf" }, ["CAN_WITHDRAW"]],
    );
    assert.deepEqual(await waiting(sam, documentId), [
      {
        documentId,
        kind: "CONFIRMATION_LETTER",
        status: "REQUESTED",
        applicantName: "Harbour Civil Pty Ltd",
        takenBy: null,
      },
    ]);
    const { id } = asked;
    const on = { documentId, id };

    const taken = actionIn(await send(sam, "takeBankAction", on));
    assert.deepEqual(
      [taken.status, taken.takenBy, taken.capabilities],
      ["TAKEN", "Sam Iyer", ["CAN_COMPLETE", "CAN_QUESTION", "CAN_DECLINE"]],
    );
    assert.deepEqual(await tasks(ada, organisationId), []);
    await send(sam, "questionBankAction", { ...on, question: "Who is your auditor?" });
    assert.deepEqual(await waiting(sam, documentId), [], "now it waits for the applicant");
    assert.deepEqual(
      (await tasks(ada, organisationId)).map(({ documentId: of, about }) => [of, about]),
      [[documentId, "Who is your auditor?"]],
    );

    const replied = actionIn(await send(ben, "replyToBankAction", { ...on, reply: "Smith and Partners." }));
    assert.deepEqual([replied.status, replied.repliedBy, replied.file], ["TAKEN", "Ben Okafor", asked.file]);
    assert.deepEqual(await tasks(ada, organisationId), []);

    const letter = await upload(world, sam, { documentId }, { fileName: "letter.pdf" });
    const done = actionIn(await send(sam, "completeBankAction", { ...on, fileId: letter }));
    assert.deepEqual(
      [done.status, done.answeredBy, done.answerFile, done.capabilities],
      ["DONE", "Sam Iyer", { id: letter, fileName: "letter.pdf" }, []],
    );
    assert.equal(await versionOfDocument(world.app, documentId), version, "what is typed stays current");

    const mails = await mailsAbout(world, id);
    const receivers = (subject: string) =>
      mails.filter((mail) => mail.subject.startsWith(subject)).flatMap(({ toAddresses }) => toAddresses);
    assert.ok(receivers("Bank action requested").includes("sam@macquarie.example"));
    assert.deepEqual(
      receivers("Question about a bank action").filter((to) => to.startsWith("ada@")).length,
      1,
    );
    assert.deepEqual(receivers("Bank action done").filter((to) => to.startsWith("ada@")).length, 1);
    assert.ok(!mails.some(({ toAddresses }) => toAddresses.some((to) => to.includes("beneficiary.example"))));
    const { notifications } = await ada.get(
      "query { notifications(first: 20) { edges { node { kind about documentId } } } }",
    );
    const kinds = notifications.edges
      .map(({ node }: { node: { kind: string; documentId: string } }) => node)
      .filter((node: { documentId: string }) => node.documentId === documentId)
      .map(({ kind }: { kind: string }) => kind);
    for (const kind of ["BANK_ACTION_TAKEN", "BANK_ACTION_QUESTION", "BANK_ACTION_DONE"])
      assert.ok(kinds.includes(kind), kind);

    const { documentHistory } = await ada.get(
      "query ($id: ID!) { documentHistory(documentId: $id, first: 20) { edges { node { objectType changeType changes { label newDisplayValue } } } } }",
      { id: documentId },
    );
    const text = JSON.stringify(documentHistory);
    for (const words of [
      '"Bank action","changeType":"INSERT"',
      '"label":"What the bank should do","newDisplayValue":"Confirmation letter"',
      '"label":"Status","newDisplayValue":"Under way"',
      '"label":"Question","newDisplayValue":"Who is your auditor?"',
      '"label":"Status","newDisplayValue":"Done"',
    ])
      assert.ok(text.includes(words), words);
  });

  test("reaches open pages at once", async () => {
    const { id: documentId } = await anIssuedDocument(world);
    const stream = await watch(world, sam, {
      query: "subscription ($id: ID!) { documentUpdated(documentId: $id) { bankActions { status } } }",
      variables: { id: documentId },
    });
    await send(ada, "requestBankAction", { documentId, ...ASKED });
    assert.deepEqual((await stream.next()).data.documentUpdated.bankActions, [{ status: "REQUESTED" }]);
    await stream.end();
  });

  test("is declined with a reason, or taken back before it is done", async () => {
    const { id: documentId } = await anIssuedDocument(world);
    const first = await aBankAction(world.app, documentId);
    assert.deepEqual(fieldsOf(await send(sam, "declineBankAction", { ...first, answerNote: " " })), [
      "answerNote",
    ]);
    const declined = actionIn(
      await send(sam, "declineBankAction", { ...first, answerNote: "Your branch does that." }),
    );
    assert.deepEqual([declined.status, declined.answerNote], ["DECLINED", "Your branch does that."]);

    const second = await aBankAction(world.app, documentId, { upTo: "QUESTIONED" });
    const withdrawn = actionIn(await send(ben, "withdrawBankAction", second));
    assert.equal(withdrawn.status, "WITHDRAWN");
    assert.notEqual(withdrawn.endedAt, null);
  });

  test("is refused by a sentence: twice, too early, without an answer, with a file that is no file of the document, or too much at once", async () => {
    const { id: documentId } = await anIssuedDocument(world);
    const on = await aBankAction(world.app, documentId);
    assert.equal(
      codeOf(await send(sam, "completeBankAction", { ...on, answerNote: "Done" })),
      "INVALID_TRANSITION",
    );
    const both = await Promise.all([send(sam, "takeBankAction", on), send(sam, "takeBankAction", on)]);
    assert.deepEqual(both.map(codeOf).toSorted(), ["INVALID_TRANSITION", "OK"]);
    assert.deepEqual(fieldsOf(await send(sam, "completeBankAction", { ...on })), ["answerNote"]);

    const other = await anIssuedDocument(world);
    const elsewhere = await upload(world, ada, { documentId: other.id });
    assert.deepEqual(fieldsOf(await send(sam, "completeBankAction", { ...on, fileId: elsewhere })), [
      "fileId",
    ]);
    assert.equal(
      codeOf(await send(sam, "takeBankAction", { documentId: other.id, id: on.id })),
      "BANK_ACTION_NOT_FOUND",
    );
    const unsent = await announce(ada, { documentId });
    const { id: fileId } = unsent.data.createDocumentAttachment.attachment;
    assert.deepEqual(fieldsOf(await send(ada, "requestBankAction", { documentId, ...ASKED, fileId })), [
      "fileId",
    ]);

    for (let open = 1; open < 10; open += 1) await send(ada, "requestBankAction", { documentId, ...ASKED });
    const eleventh = await send(ada, "requestBankAction", { documentId, ...ASKED });
    assert.deepEqual(fieldsOf(eleventh), ["kind"]);
    assert.equal((await actionsOf(ada, documentId)).length, 10);
  });

  test("is asked of issued paper by its owner alone, worked on by its issuer alone, and read by who sees the guarantee", async () => {
    const { id: documentId } = await anIssuedDocument(world);
    const on = await aBankAction(world.app, documentId);
    assert.equal(
      codeOf(await send(dee, "requestBankAction", { documentId, ...ASKED })),
      "DOCUMENT_NOT_FOUND",
    );
    assert.equal(
      codeOf(await send(sam, "requestBankAction", { documentId, ...ASKED })),
      "DOCUMENT_NOT_FOUND",
    );
    assert.equal(codeOf(await send(ada, "takeBankAction", on)), "DOCUMENT_NOT_FOUND");
    assert.equal((await actionsOf(dee, documentId)).length, 1);
    const own = await recordDocument(world.app);
    assert.equal(
      codeOf(await send(ada, "requestBankAction", { documentId: own, ...ASKED })),
      "DOCUMENT_NOT_FOUND",
    );
  });

  test("ends with the guarantee", async () => {
    const { id: documentId } = await anIssuedDocument(world);
    await aBankAction(world.app, documentId, { upTo: "TAKEN" });
    const { id, version } = await anAskedRequest(world.app, documentId, {
      kind: "CANCELLATION",
      amount: null,
    });
    const done = { id, version, agreement: "Letter of 18 November 2026" };
    const closed = await sam.mutate(
      "executeDocumentRequest",
      "ExecuteDocumentRequestInput",
      done,
      "documentRequest { status }",
    );
    assert.equal(codeOf(closed), "OK", JSON.stringify(closed.errors));
    const [action] = await actionsOf(ada, documentId);
    assert.deepEqual([action?.status, action?.capabilities], ["ENDED", []]);
    assert.deepEqual(await waiting(sam, documentId), []);
  });
});

test("a file that was sent to the bank or came from it stays; a bank removes only what its own person added", async () => {
  const { id: documentId } = await anIssuedDocument(world);
  const fileId = await upload(world, ada, { documentId });
  const spare = await upload(world, ada, { documentId });
  await send(ada, "requestBankAction", { documentId, ...ASKED, fileId });
  const remove = (api: Api, id: string) =>
    api.mutate(
      "removeDocumentAttachment",
      "RemoveDocumentAttachmentInput",
      { documentId, id },
      "document { id }",
    );
  const { document } = await ada.get("query ($id: ID!) { document(id: $id) { attachments { id isKept } } }", {
    id: documentId,
  });
  assert.deepEqual(document.attachments, [
    { id: fileId, isKept: true },
    { id: spare, isKept: false },
  ]);
  assert.deepEqual(fieldsOf(await remove(ada, fileId)), ["id"]);
  assert.deepEqual(fieldsOf(await remove(sam, spare)), ["id"]);
  const added = await upload(world, sam, { documentId });
  assert.equal(codeOf(await remove(sam, added)), "OK");
  assert.equal(codeOf(await remove(ada, spare)), "OK");
});
