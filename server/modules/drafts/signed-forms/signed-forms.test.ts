// A form of a draft that is signed at an e-signature service: sent, signed in order, put up by itself, decided on; and whatever can go wrong on the way.
// Shows: RD-20, RD-37, RD-43, RD-57, RD-60, RD-61.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { extractText, getDocumentProxy } from "unpdf";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aRequiredDocument } from "../../../../testing/builders/required-document-builder.ts";
import { ADA_SIGNS } from "../../../../testing/builders/signed-form-builder.ts";
import { completedNews, postEnvelopeNews, refuseAt, signAt } from "../../../../testing/envelope-signer.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { readPdfSignature } from "../../../pdf/read-pdf-signature.ts";
import type { ESignaturesPort } from "../../../ports/e-signatures/e-signatures-port.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import {
  cancelEnvelope,
  checkEnvelope,
  checkEnvelopes,
  openEnvelope,
} from "../../records/envelopes/envelope-jobs.ts";

const DOCUMENT = `id overallStatus putUpBy capabilities
  messages { id parentMessageId message fromParty isAutomatedMessage createdByUser { givenName } hasApproval canAuthorizedUserAcceptOrReject
    attachment { id fileName variant } }
  signing { title serviceName capabilities candidates { accountId name }
    envelope { id status isOwnTurn signingUrl sentSha256 endedReason signers { name capacity readAt signedAt } } }`;
const SERVICE = "Sandbox e-signatures";
const BEN = { accountId: idOf("person", "ben"), capacity: "COMPANY_SECRETARY" };
type Kind = "APPLICATION_FORM" | "DRAFT_BANK_GUARANTEE_FORM" | "DOCUMENT_FOR_CLIENT_RECORD";

let world: World;
let ada: Api;
let ben: Api;
let rosa: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  [ada, ben, rosa, sam] = await Promise.all([
    world.as("ada"),
    world.as("ben"),
    world.as("rosa"),
    world.as("sam"),
  ]);
});
after(() => world.end());

const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code ?? "OK";
const fieldsOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.fields ?? {};
const done = () => untilJobsAreDone(world.ownerUrl);

type On = { draftId: string; id: string };
async function asked(requiredDocumentType: Kind, status: "SUBMITTED" | "PROCESSING"): Promise<On> {
  const draft = await world.draft({ status });
  return { draftId: draft.id, id: await aRequiredDocument(world.app, draft.id, requiredDocumentType) };
}

const open = (api: Api, { id }: On, signers: object[] = ADA_SIGNS) =>
  api.mutate(
    "openFormEnvelope",
    "OpenFormEnvelopeInput",
    { requiredDocumentId: id, signers },
    "clientMutationId",
  );
const callOff = (api: Api, { id }: On) =>
  api.mutate(
    "callOffFormEnvelope",
    "CallOffFormEnvelopeInput",
    { requiredDocumentId: id },
    "clientMutationId",
  );

async function seen({ draftId, id }: On, api = ada) {
  const { requiredDocuments } = await api.get(
    `query ($draftId: ID!) { requiredDocuments(draftId: $draftId) { ${DOCUMENT} } }`,
    { draftId },
  );
  return requiredDocuments.find((each: { id: string }) => each.id === id);
}

/** What the service has said, the oldest first. */
async function said(on: On): Promise<string[]> {
  const { messages } = await seen(on);
  return messages
    .filter(({ fromParty }: { fromParty: string }) => fromParty === "AUTOMATED_E_SIGNATURE")
    .map(({ message }: { message: string }) => message)
    .toReversed();
}

type Waiting = On & { url: string; envelopeId: string };
async function waiting(kind: Kind, status: "SUBMITTED" | "PROCESSING" = "PROCESSING"): Promise<Waiting> {
  const on = await asked(kind, status);
  assert.equal(codeOf(await open(rosa, on)), "OK");
  await done();
  const { envelope } = (await seen(on)).signing;
  assert.ok(envelope.signingUrl, JSON.stringify(envelope));
  return { ...on, url: envelope.signingUrl, envelopeId: envelope.id };
}

async function atService(reference: string): Promise<string[]> {
  const { rows } = await world.app.pool.query<{ status: string }>(
    "select state ->> 'status' as status from sandbox_envelope where external_id = $1",
    [reference],
  );
  return rows.map(({ status }) => status);
}

async function bytesOf(draftId: string, id: string, api = ada): Promise<Buffer> {
  const { draftAttachmentDownload } = await api.get(
    "query ($d: ID!, $a: ID!) { draftAttachmentDownload(draftId: $d, id: $a) { url } }",
    { d: draftId, a: id },
  );
  return Buffer.from(await (await fetch(draftAttachmentDownload.url)).arrayBuffer());
}

async function textOf(pdf: Buffer): Promise<string> {
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text;
}

function service(): ESignaturesPort {
  const { eSignatures } = world.app.ports;
  assert.ok(eSignatures);
  return eSignatures;
}

/** The service does something else for a while. */
async function while_(changed: Partial<ESignaturesPort>, act: () => Promise<void>): Promise<void> {
  const own = { ...service() };
  Object.assign(service(), changed);
  try {
    await act();
  } finally {
    Object.assign(service(), own);
  }
}

async function mailed(on: { envelopeId: string }): Promise<string[]> {
  const mails = await mailsAbout(world, on.envelopeId);
  return mails.flatMap(({ intent, toAddresses }) =>
    toAddresses.map((to: string) => `${intent.split(" ")[0]} ${to.split("@")[0]}`),
  );
}

describe("a form that is signed", () => {
  test("waits for the applicant meanwhile, by name for the one who signs next, and as before once it is called off", async () => {
    const types = async (api: Api, id: string) =>
      (
        await api.get(
          "query ($id: ID!) { draft(id: $id) { waitingRequiredDocuments { applicantTypes bankTypes toSignTypes } } }",
          { id },
        )
      ).draft.waitingRequiredDocuments;
    const kind = "DOCUMENT_FOR_CLIENT_RECORD";
    const on = await asked(kind, "PROCESSING");
    const before = await types(ada, on.draftId);
    assert.deepEqual([before.applicantTypes, before.toSignTypes], [[], []]);
    assert.equal(codeOf(await open(rosa, on)), "OK");
    const atService = { applicantTypes: [kind], bankTypes: [] };
    assert.deepEqual(await types(ada, on.draftId), { ...atService, toSignTypes: [kind] });
    assert.deepEqual(await types(ben, on.draftId), { ...atService, toSignTypes: [] });
    assert.deepEqual(await types(rosa, on.draftId), { ...atService, toSignTypes: [] });

    assert.equal(codeOf(await callOff(rosa, on)), "OK");
    assert.deepEqual(await types(ada, on.draftId), before);
  });

  test("waits for its signer alone, who gets its page; the bank and colleagues read whom it waits for", async () => {
    const on = await waiting("APPLICATION_FORM");
    const { signing } = await seen(on);
    assert.deepEqual([signing.title, signing.serviceName], ["Application form", SERVICE]);
    assert.equal(signing.envelope.isOwnTurn, true);
    for (const api of [ben, rosa, sam]) {
      const other = (await seen(on, api)).signing.envelope;
      assert.deepEqual([other.status, other.isOwnTurn, other.signingUrl], ["WAITING", false, null]);
      assert.deepEqual(other.signers[0].name, "Ada Nguyen");
    }
    assert.deepEqual(signing.capabilities, [], "the side that has sent it calls it off");
    assert.deepEqual((await seen(on, sam)).signing.capabilities, ["CAN_CALL_OFF"]);
    assert.deepEqual(await mailed(on), ["FORM_TO_SIGN ada"]);
    const { rows } = await world.app.pool.query(
      "select 1 from history_entry h where h::text like '%' || $1 || '%'",
      [on.url.split("/").at(-1)],
    );
    assert.deepEqual(rows, [], "the address stands in no history");
  });

  test("says each step in the thread by itself, live, and is put up for the bank, which approves it", async () => {
    const on = await waiting("DRAFT_BANK_GUARANTEE_FORM");
    assert.match(await (await fetch(on.url)).text(), /For your signature/);
    await done();
    const stream = await watch(world, rosa, {
      query: "subscription ($id: ID!) { requiredDocumentsUpdated(draftId: $id) { overallStatus } }",
      variables: { id: on.draftId },
    });
    assert.equal((await signAt(on.url, "Ada Nguyen")).status, 303);
    const { requiredDocumentsUpdated } = (await stream.next()).data;
    assert.equal(requiredDocumentsUpdated[0].overallStatus, "PENDING_APPROVAL");
    await stream.end();
    await done();
    assert.deepEqual(await said(on), [
      `Draft bank guarantee form: sent to ${SERVICE} to be signed by Ada Nguyen.`,
      "Ada Nguyen has opened it.",
      "Draft bank guarantee form: signed by all. The signed file is attached.",
    ]);
    const document = await seen(on, rosa);
    assert.deepEqual([document.overallStatus, document.putUpBy], ["PENDING_APPROVAL", "APPLICANT"]);
    const [signed] = document.messages;
    assert.deepEqual(
      [signed.fromParty, signed.isAutomatedMessage, signed.createdByUser],
      ["AUTOMATED_E_SIGNATURE", true, null],
    );
    assert.equal(signed.attachment.variant, "REQUIRED_DOCUMENT");
    assert.equal(signed.canAuthorizedUserAcceptOrReject, true);
    const decided = await rosa.mutate(
      "actionRequiredDocumentMessage",
      "ActionRequiredDocumentMessageInput",
      { requiredDocumentId: on.id, requiredDocumentMessageId: signed.id, outcome: "APPROVED" },
      "requiredDocument { overallStatus }",
    );
    assert.equal(codeOf(decided), "OK");
    assert.equal((await seen(on)).overallStatus, "APPROVED");
    const people = await mailed(on);
    for (const each of ["FORM_SIGNED ada", "FORM_SIGNED_BY_APPLICANT rosa"])
      assert.equal(people.filter((one) => one === each).length, 1, `${each} of ${people.join()}`);
  });

  test("is the service's own file of our paper: its seal, its words, its hash, known to the checker of papers", async () => {
    const on = await waiting("DRAFT_BANK_GUARANTEE_FORM");
    const { sentSha256 } = (await seen(on)).signing.envelope;
    const sent = Buffer.from(await (await fetch(`${on.url}/file`)).arrayBuffer());
    assert.equal(createHash("sha256").update(sent).digest("hex"), sentSha256);
    const code = (await textOf(sent)).match(/Verification code ([A-Z0-9 -]+?)\s/)?.[1] ?? "";
    await signAt(on.url, "Ada Nguyen");
    await done();
    const { attachment } = (await seen(on)).messages[0];
    const pdf = await bytesOf(on.draftId, attachment.id, sam);
    const { isIntact, coversAll } = await readPdfSignature(pdf);
    assert.deepEqual([isIntact, coversAll], [true, true]);
    const text = await textOf(pdf);
    for (const part of ["DRAFT. Not issued", "Wording", "Ada Nguyen", "Director", "Signed for the applicant"])
      assert.ok(text.includes(part), part);
    const [kept] = await runTransaction(world.app, { system: "Test" }, (tx) =>
      tx.query<{ sha256: string }>("select sha256 from draft_attachment where id = $1", [attachment.id]),
    );
    assert.equal(kept?.sha256, createHash("sha256").update(pdf).digest("hex"));
    const { paperCheck } = await world.anonymous.get(
      "query ($c: String!) { paperCheck(verificationCode: $c) { sha256 title } }",
      { c: code },
    );
    assert.deepEqual(paperCheck, { sha256: sentSha256, title: "Draft bank guarantee form" });
  });

  test("by two is signed in their order, each told when it is their turn", async () => {
    const on = await asked("APPLICATION_FORM", "PROCESSING");
    assert.equal(codeOf(await open(ada, on, [...ADA_SIGNS, BEN])), "OK");
    await done();
    const first = (await seen(on)).signing.envelope;
    assert.equal((await seen(on, ben)).signing.envelope.signingUrl, null);
    await signAt(first.signingUrl, "Ada Nguyen");
    await done();
    assert.equal((await seen(on)).signing.envelope.signingUrl, null);
    const second = (await seen(on, ben)).signing.envelope;
    assert.deepEqual([second.isOwnTurn, second.status], [true, "WAITING"]);
    assert.ok((await mailed({ envelopeId: first.id })).includes("FORM_TO_SIGN ben"));
    await signAt(second.signingUrl, "Ben Okafor");
    await done();
    assert.equal((await seen(on)).signing.envelope.status, "SIGNED");
    assert.equal((await said(on)).filter((each) => each.includes("Ada Nguyen has signed")).length, 1);
    assert.equal((await seen(on)).overallStatus, "PENDING_APPROVAL");
  });

  test("for the client's record, the agency agreement, needs nobody's decision", async () => {
    const on = await waiting("DOCUMENT_FOR_CLIENT_RECORD");
    await signAt(on.url, "Ada Nguyen");
    await done();
    const document = await seen(on, rosa);
    assert.equal(document.overallStatus, "APPROVED");
    assert.match(document.messages[0].attachment.fileName, /Agency agreement/);
    assert.equal(document.messages[0].canAuthorizedUserAcceptOrReject, false);
  });

  test("is opened once and signed once, however often it is tried and told; a lost webhook is made up for within a minute", async () => {
    const on = await waiting("APPLICATION_FORM");
    await openEnvelope(world.app, on);
    assert.equal((await atService(on.envelopeId)).length, 1);
    await while_({ readWebhook: () => undefined }, async () => {
      await signAt(on.url, "Ada Nguyen");
      await done();
    });
    assert.equal((await seen(on)).overallStatus, null);
    await checkEnvelopes(world.app);
    assert.equal((await seen(on)).overallStatus, "PENDING_APPROVAL");
    const once = await said(on);
    for (let again = 0; again < 2; again += 1)
      assert.equal(await postEnvelopeNews(world, { body: completedNews(on.envelopeId) }), 200);
    await checkEnvelope(world.app, on);
    await done();
    assert.deepEqual(await said(on), once);
  });
});

describe("what is not signed", () => {
  test("is refused with a reason that both sides read, and may be sent again", async () => {
    const on = await waiting("APPLICATION_FORM");
    await refuseAt(on.url, "The amount is not what we agreed.");
    await done();
    const document = await seen(on, rosa);
    assert.deepEqual(
      [document.signing.envelope.status, document.signing.envelope.endedReason, document.overallStatus],
      ["REFUSED", "The amount is not what we agreed.", null],
    );
    assert.equal(
      (await said(on)).at(-1),
      "Refused at the signing service: The amount is not what we agreed.",
    );
    const people = await mailed(on);
    for (const each of ["FORM_NOT_SIGNED ada", "FORM_STILL_UNSIGNED rosa"])
      assert.ok(people.includes(each), `${each} of ${people.join()}`);
    assert.equal(codeOf(await open(rosa, on)), "OK");
  });

  test("is called off by the bank that has sent it, here and there; what is signed too late changes nothing", async () => {
    const on = await waiting("APPLICATION_FORM");
    assert.match(String(fieldsOf(await callOff(ada, on)).requiredDocumentId), /The bank has sent this/);
    // Signed at the very moment, and told late.
    await while_({ readWebhook: () => undefined }, async () => {
      await signAt(on.url, "Ada Nguyen");
      await done();
    });
    assert.equal(codeOf(await callOff(sam, on)), "OK");
    await postEnvelopeNews(world, { body: completedNews(on.envelopeId) });
    await done();
    const { signing, overallStatus } = await seen(on);
    assert.deepEqual([signing.envelope.status, overallStatus], ["CALLED_OFF", null]);
    assert.equal((await said(on)).at(-1), "Called off by Sam Iyer. Nothing was signed.");
    assert.deepEqual(Object.keys(fieldsOf(await callOff(sam, on))), ["requiredDocumentId"]);
  });

  test("is called off by itself where the draft changes, ends, or the document is settled", async () => {
    const changed = await waiting("DRAFT_BANK_GUARANTEE_FORM", "SUBMITTED");
    const draft = await ada.get("query ($id: ID!) { draft(id: $id) { version } }", { id: changed.draftId });
    const asked = await rosa.mutate(
      "requestDraftChanges",
      "DraftReasonInput",
      { id: changed.draftId, version: draft.draft.version, reason: "Another amount, please." },
      "draft { version }",
    );
    assert.equal(codeOf(asked), "OK", JSON.stringify(asked.errors));
    const { version } = asked.data.requestDraftChanges.draft;
    const edited = await ada.mutate(
      "updateDraft",
      "UpdateDraftInput",
      { id: changed.draftId, version, draft: { amount: "321000.00" } },
      "draft { version }",
    );
    assert.equal(codeOf(edited), "OK", JSON.stringify(edited.errors));
    await done();
    assert.match((await said(changed)).at(-1) ?? "", /since the draft has changed/);

    const settled = await waiting("APPLICATION_FORM");
    const withdrawn = await rosa.mutate(
      "withdrawRequiredDocument",
      "WithdrawRequiredDocumentInput",
      { id: settled.id, reason: "We have it." },
      "clientMutationId",
    );
    assert.equal(codeOf(withdrawn), "OK");
    await done();
    assert.match((await said(settled)).at(-1) ?? "", /no longer needs a signature/);

    const over = await waiting("APPLICATION_FORM");
    const now = await ada.get("query ($id: ID!) { draft(id: $id) { version } }", { id: over.draftId });
    const rejected = await rosa.mutate(
      "rejectDraft",
      "DraftReasonInput",
      { id: over.draftId, version: now.draft.version, reason: "Not within policy." },
      "clientMutationId",
    );
    assert.equal(codeOf(rejected), "OK", JSON.stringify(rejected.errors));
    await done();
    assert.match((await said(over)).at(-1) ?? "", /since the draft is over/);
    for (const each of [changed, settled, over]) {
      assert.deepEqual(await atService(each.envelopeId), ["CANCELLED"]);
      assert.match(await (await fetch(each.url)).text(), /called off/);
    }
  });

  test("is what comes back as another file, broken, unsealed, or from somebody who was let go", async () => {
    const other = await waiting("APPLICATION_FORM");
    await signAt(other.url, "Ada Nguyen");
    await done();
    const another = await bytesOf(other.draftId, (await seen(other)).messages[0].attachment.id);
    const broken = (pdf: Buffer) => {
      const changed = Buffer.from(pdf);
      changed[200] = (changed[200] ?? 0) ^ 1;
      return changed;
    };
    for (const [given, reason] of [
      [async () => another, /not the one that was sent/],
      [async (pdf: Buffer) => broken(pdf), /no signature that holds|was not clean/],
      [async () => Buffer.from("%PDF-1.7\nnothing"), /was not clean/],
    ] as const) {
      const on = await waiting("APPLICATION_FORM");
      const { fetchSigned } = service();
      await while_({ fetchSigned: async (at) => await given(await fetchSigned(at)) }, async () => {
        await signAt(on.url, "Ada Nguyen");
        await done();
      });
      const document = await seen(on);
      assert.equal(document.signing.envelope.status, "FAILED");
      assert.match(document.signing.envelope.endedReason, reason);
      assert.equal(document.overallStatus, null);
      assert.ok(document.messages.every(({ attachment }: { attachment: unknown }) => attachment === null));
      await cancelEnvelope(world.app, on);
    }
    const left = await asked("APPLICATION_FORM", "PROCESSING");
    assert.equal(codeOf(await open(rosa, left, [BEN])), "OK");
    await done();
    const { signingUrl } = (await seen(left, ben)).signing.envelope;
    const role = (to: string) =>
      runTransaction(world.app, { system: "Set-up" }, (tx) =>
        tx.query("update member set role = $1 where account_id = $2", [to, BEN.accountId]),
      );
    await role("LIMITED_USER");
    await signAt(signingUrl, "Ben Okafor");
    await done();
    await role("USER");
    assert.match((await seen(left)).signing.envelope.endedReason, /Ben Okafor no longer signs/);
  });
});

describe("what is refused", () => {
  test("who may not send it, a second one, a document that is no form, nobody, somebody twice, a stranger, and no service", async () => {
    const on = await asked("DRAFT_BANK_GUARANTEE_FORM", "PROCESSING");
    for (const api of [ada, sam])
      assert.match(String(fieldsOf(await open(api, on)).requiredDocumentId), /cannot be sent/);
    for (const person of ["wes", "bea", "fay", "cam"] as const)
      assert.equal(codeOf(await open(await world.as(person), on)), "REQUIRED_DOCUMENT_NOT_FOUND", person);
    for (const [signers, message] of [
      [[], /Choose who signs/],
      [[...ADA_SIGNS, ...ADA_SIGNS], /Each person signs once/],
      [[...ADA_SIGNS, BEN, { ...BEN, accountId: idOf("person", "cam") }], /At most 2/],
      [[{ ...BEN, accountId: idOf("person", "wes") }], /may not sign for the applicant/],
      [[{ ...BEN, accountId: idOf("person", "cam") }], /may not sign for the applicant/],
    ] as const)
      assert.match(String(fieldsOf(await open(rosa, on, [...signers])).signers), message);
    assert.equal(codeOf(await open(rosa, on)), "OK");
    assert.match(String(fieldsOf(await open(rosa, on)).requiredDocumentId), /waiting to be signed already/);
    const { draftId } = on;
    const shares = await aRequiredDocument(world.app, draftId, "SHARE_CERTIFICATE");
    assert.match(String(fieldsOf(await open(rosa, { draftId, id: shares })).requiredDocumentId), /no form/);
    assert.equal((await seen({ draftId, id: shares })).signing, null);
    const free = await asked("APPLICATION_FORM", "PROCESSING");
    const { eSignatures } = world.app.ports;
    Object.assign(world.app.ports, { eSignatures: undefined });
    const nowhere = await open(rosa, free);
    const { signing } = await seen(free);
    Object.assign(world.app.ports, { eSignatures });
    assert.match(String(fieldsOf(nowhere).requiredDocumentId), /No e-signature service is set up/);
    assert.deepEqual([signing.serviceName, signing.capabilities], [null, []]);
  });
});
