// What a bank asks of applicants: changed by two from a day on, with its history, asked of a kind at its moment, and never changed under a draft that was begun before.
// Shows: RD-64.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { askedFromTheFirst } from "@bondline/domain/drafts/asked-documents/asked-document.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const DOCUMENT = "requiredDocumentType name explanation templateUrl moment isObligatory processTypes";
const LIST = `{ officeAskedDocuments { supplierId startsAt waitingChangeId documents { ${DOCUMENT} } first { ${DOCUMENT} }
  versions { proposedBy approvedBy documents { name } } } supplierRequirements { id tradeName } }`;
const HISTORY =
  "query ($id: ID!) { supplierHistory(supplierId: $id) { edges { node { triggeredBy { name } changes { label newDisplayValue } } } } }";

let world: World;
let rosa: Api;
let gus: Api;
let ada: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  gus = await aSecondAdministrator(world);
  ada = await world.as("ada");
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query(
      "update supplier set required_document_types = '{SHARE_CERTIFICATE}' where trade_name = 'Macquarie'",
    ),
  );
});
after(() => world.end());

const FORM = {
  requiredDocumentType: "APPLICATION_FORM",
  name: "Form 12",
  explanation: "Signed by two directors.",
  templateUrl: "https://macquarie.example/form-12.pdf",
  moment: "SUBMISSION",
  isObligatory: true,
  processTypes: ["BANK_GUARANTEE"],
};
const PLAN = {
  ...FORM,
  requiredDocumentType: "OTHER_DOCUMENT",
  name: "Site plan",
  explanation: null,
  templateUrl: null,
  isObligatory: false,
};
const LICENCE = { ...PLAN, name: "Builder's licence", moment: "APPROVAL", isObligatory: true };
const OF_ANOTHER_KIND = {
  ...FORM,
  requiredDocumentType: "CUSTOMER_IDENTIFICATION",
  processTypes: ["LEASE_BOND"],
};

async function asked() {
  const { officeAskedDocuments, supplierRequirements } = await rosa.get(LIST);
  const bank = supplierRequirements.find(({ tradeName }: { tradeName: string }) => tradeName === "Macquarie");
  return officeAskedDocuments.find(({ supplierId }: { supplierId: string }) => supplierId === bank.id);
}

async function propose(api: Api, changes: object = {}): Promise<ApiReply> {
  const input = {
    supplierId: (await asked()).supplierId,
    versionCount: 0,
    documents: [FORM, PLAN, LICENCE, OF_ANOTHER_KIND],
    startsDate: "2026-11-20",
    reason: "The bank has a new form.",
    ...changes,
  };
  return await api.mutate(
    "proposeAskedDocuments",
    "ProposeAskedDocumentsInput",
    input,
    "officeChange { id version subjectName fields { field before after } }",
  );
}

async function decide({ data, errors }: ApiReply): Promise<ApiReply> {
  assert.deepEqual(errors ?? [], []);
  const { id, version } = data.proposeAskedDocuments.officeChange;
  const input = { id, version, decision: "APPROVE" };
  return await gus.mutate("decideOfficeChange", "DecideOfficeChangeInput", input, "officeChange { status }");
}

const codeOf = (reply: ApiReply) => reply.errors?.[0]?.extensions.code;
const faultsOf = (reply: ApiReply) => Object.keys(reply.errors?.[0]?.extensions.fields ?? {});

async function documentsOf(draftId: string) {
  const query =
    "query ($id: ID!) { requiredDocuments(draftId: $id) { requiredDocumentType name templateUrl isObligatory messages { message } } }";
  return (await ada.get(query, { id: draftId })).requiredDocuments;
}
const namesOf = async (draftId: string) =>
  (await documentsOf(draftId)).map(
    ({ name, requiredDocumentType }: { name: string | null; requiredDocumentType: string }) =>
      name ?? requiredDocumentType,
  );

test("what is wrong is refused at its row, and nobody but a provider administrator knows of it", async () => {
  const wrong: [object, string[]][] = [
    [{ documents: [FORM, { ...PLAN, name: null }] }, ["documents.1.name"]],
    [{ documents: [{ ...FORM, templateUrl: "javascript:alert(1)" }] }, ["documents.0.templateUrl"]],
    [{ documents: [{ ...FORM, processTypes: [] }] }, ["documents.0.processTypes"]],
    [{ documents: [FORM, FORM] }, ["documents.1.requiredDocumentType"]],
    [{ startsDate: "2026-11-19" }, ["startsDate"]],
    [{ reason: "" }, ["reason"]],
  ];
  for (const [changes, fields] of wrong) assert.deepEqual(faultsOf(await propose(rosa, changes)), fields);
  assert.equal(codeOf(await propose(rosa, { versionCount: 1 })), "CONFLICT");
  const unknown = { supplierId: "0198c000-0000-7000-8000-0000000000ff" };
  assert.equal(codeOf(await propose(rosa, unknown)), "SUPPLIER_NOT_FOUND");
  for (const person of ["sam", "ada", "fay"] as const) {
    const api = await world.as(person);
    assert.equal(await api.codeOf(LIST), "SUPPLIER_NOT_FOUND", person);
    assert.equal(codeOf(await propose(api)), "SUPPLIER_NOT_FOUND", person);
  }
  const now = await asked();
  const first = askedFromTheFirst(["SHARE_CERTIFICATE"]);
  assert.deepEqual([now.documents, now.first, now.startsAt, now.versions], [first, first, null, []]);
});

test("an approved version is asked of drafts that are begun after it, at its moments, and of no other kind", async () => {
  const running = await world.draft({ status: "DRAFT" });
  const submitted = await world.draft({ status: "SUBMITTED" });
  const reply = await propose(rosa);
  const { subjectName, fields } = reply.data.proposeAskedDocuments.officeChange;
  assert.equal(subjectName, "Macquarie");
  assert.match(fields[0].before, /^Share certificate: with the submission/);
  assert.match(
    fields[0].after,
    /^Form 12: with the submission, needed before the issue\nFor Bank Guarantee\n/,
  );
  assert.equal(codeOf(await propose(gus)), "CHANGE_WAITING");
  assert.equal((await decide(reply)).data.decideOfficeChange.officeChange.status, "APPROVED");
  assert.deepEqual((await asked()).versions, [
    {
      proposedBy: "Rosa Whitfield",
      approvedBy: "Gus Reid",
      documents: [FORM, PLAN, LICENCE, OF_ANOTHER_KIND].map(({ name }) => ({ name })),
    },
  ]);

  world.clock.setTo("2026-11-20T02:00:00.000Z" as Instant);
  const begun = await world.draft({ status: "SUBMITTED" });
  assert.deepEqual(
    (await documentsOf(begun.id)).map(({ messages, ...document }: { messages: { message: string }[] }) => ({
      ...document,
      says: messages[0]?.message,
    })),
    [
      {
        requiredDocumentType: "APPLICATION_FORM",
        name: "Form 12",
        templateUrl: "https://macquarie.example/form-12.pdf",
        isObligatory: true,
        says: "Signed by two directors.",
      },
      {
        requiredDocumentType: "OTHER_DOCUMENT",
        name: "Site plan",
        templateUrl: null,
        isObligatory: false,
        says: "Macquarie would like to have this.",
      },
    ],
  );
  assert.deepEqual(await namesOf(submitted.id), ["SHARE_CERTIFICATE"]);
  assert.deepEqual(await namesOf(running.id), []);
});

test("the approval asks for what the bank needs by then, and tells the applicant", async () => {
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  assert.deepEqual(await namesOf(draft.id), ["Form 12", "Site plan", "Builder's licence"]);
  const mails = await mailsAbout(world, draft.id);
  assert.ok(mails.some(({ subject, text }) => `${subject} ${text}`.includes("Builder's licence")));
});

test("the issue waits for what is obligatory, and for nothing else", async () => {
  const draft = await world.draft({ status: "PROCESSING" });
  const establish = () =>
    rosa.mutate(
      "establishDraft",
      "EstablishDraftInput",
      {
        id: draft.id,
        version: draft.version,
        guaranteeNumber: "MB-1",
        establishedDate: "2026-11-20",
        bank: { name: "Macquarie Bank Limited" },
      },
      "draft { status }",
    );
  const waiting = async () =>
    (
      await ada.get("query ($id: ID!) { draft(id: $id) { waitingRequiredDocuments { applicantTypes } } }", {
        id: draft.id,
      })
    ).draft.waitingRequiredDocuments.applicantTypes;
  const refused = await establish();
  assert.equal(
    refused.errors?.[0]?.extensions.fields?.requiredDocuments,
    "These are still to be approved: Form 12, Builder's licence.",
  );
  assert.deepEqual(await waiting(), ["APPLICATION_FORM", "OTHER_DOCUMENT"]);
  const needed = (
    await rosa.get("query ($id: ID!) { requiredDocuments(draftId: $id) { id isObligatory } }", {
      id: draft.id,
    })
  ).requiredDocuments.filter(({ isObligatory }: { isObligatory: boolean }) => isObligatory);
  for (const { id } of needed)
    await rosa.mutate(
      "withdrawRequiredDocument",
      "WithdrawRequiredDocumentInput",
      { id, reason: "The branch has it." },
      "clientMutationId",
    );
  assert.deepEqual(await waiting(), []);
  assert.equal(codeOf(await establish()), undefined);
});

test("the history of the bank says who agreed on what", async () => {
  const { supplierHistory } = await rosa.get(HISTORY, { id: (await asked()).supplierId });
  const [{ node }] = supplierHistory.edges;
  assert.equal(node.triggeredBy.name, "Bondline, Gus Reid");
  const change = node.changes.find(({ label }: { label: string }) => label === "Documents asked for");
  assert.match(change.newDisplayValue, /Builder's licence: once the application is approved/);
});

test("a version whose day has passed while it waited is refused when it is approved", async () => {
  const reply = await propose(rosa, { versionCount: 1, startsDate: "2026-11-22", documents: [] });
  world.clock.setTo("2026-11-24T02:00:00.000Z" as Instant);
  [rosa, gus] = [await world.as("rosa"), await world.as("gus")];
  assert.deepEqual(faultsOf(await decide(reply)), ["startsDate"]);
  assert.equal((await asked()).versions.length, 1);
});
