// A lost original through the API: declared, indemnified, settled by its issuer or found, with both sides notified and nothing half done.
// Shows: DOC-085.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { asDocumentId } from "@bondline/domain/ids.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import {
  anAcceptedMilestone,
  anIssuedDocument,
  versionOfDocument,
} from "../../../../testing/builders/document-request-builder.ts";
import { remindOfExpiry } from "../../../../testing/builders/expiry-builder.ts";
import { aHandover } from "../../../../testing/builders/handover-builder.ts";
import { aLostOriginal } from "../../../../testing/builders/lost-original-builder.ts";
import { aReturnRequest, endReturnRequest } from "../../../../testing/builders/return-builder.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { upload } from "../../../../testing/uploads.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Document } from "../documents/public.ts";
import { LOSS_EVIDENCE } from "./lost-original-evidence.ts";

const RECORD = `document { id version status closedAt capabilities lostDocument { id status side lastSeenDate searched declaredBy indemnityName outcome
  agreement replacementNumber answerNote answeredBy foundNote foundBy capabilities } custody { kind saidBy note } }`;
const DECLARED = { lastSeenDate: "2026-11-20", searched: "The safe and the archive." };
const INDEMNITY = {
  indemnityStatement: "We will make good any loss.",
  indemnityName: "Ada Nguyen",
  indemnityDate: "2026-11-20",
};
const AGREED = { outcome: "CANCELLED", agreement: "Letter of 18 November 2026" };

let world: World;
let ada: Api;
let dee: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  [ada, dee, sam] = await Promise.all([world.as("ada"), world.as("dee"), world.as("sam")]);
});
after(() => world.end());

const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code ?? "OK";
const messageOf = ({ errors }: ApiReply) => errors?.[0]?.message;
const fieldsOf = ({ errors }: ApiReply) => Object.keys(errors?.[0]?.extensions.fields ?? {});

type Verb =
  | "declareDocumentLost"
  | "giveLostDocumentIndemnity"
  | "consentToLostDocument"
  | "refuseLostDocument"
  | "withdrawLostDocument";
async function send(api: Api, verb: Verb, documentId: string, said: object): Promise<ApiReply> {
  const version = await versionOfDocument(world.app, documentId);
  const input = { documentId, version, ...said };
  return await api.mutate(verb, `${verb[0]?.toUpperCase()}${verb.slice(1)}Input`, input, RECORD);
}
function documentIn({ data, errors }: ApiReply) {
  assert.equal(errors, undefined, JSON.stringify(errors));
  const [payload] = Object.values(data as Record<string, { document: never }>);
  return payload?.document as never as {
    status: string;
    closedAt: string | null;
    lostDocument: Lost;
    custody: Move[];
  };
}
type Lost = { id: string; status: string; capabilities: string[] } & Record<string, unknown>;
type Move = { kind: string; saidBy: string; note: string | null };

async function declared(fields: object = {}) {
  const { id: documentId } = await anIssuedDocument(world, { ...fields });
  const { lostDocument } = documentIn(await send(ada, "declareDocumentLost", documentId, DECLARED));
  return { documentId, id: lostDocument.id };
}
async function indemnified(fields: object = {}) {
  const lost = await declared(fields);
  documentIn(await send(ada, "giveLostDocumentIndemnity", lost.documentId, { id: lost.id, ...INDEMNITY }));
  return lost;
}

describe("a lost original", () => {
  test("is declared, indemnified and cancelled by its issuer, its facility free, and both sides are told at each step", async () => {
    const facility = await buildFacility(world.app);
    const free = async () => {
      const { facilities } = await ada.get(
        "query ($o: ID!) { facilities(organisationId: $o) { id headroom } }",
        { o: facility.organisationId },
      );
      return facilities.find(({ id }: { id: string }) => id === facility.id).headroom;
    };
    const atFirst = await free();
    const { documentId, id } = await declared({ facilityId: facility.id });
    assert.notEqual(await free(), atFirst);
    assert.deepEqual(new Set((await mailsAbout(world, `ORIGINAL_LOST ${id}`)).flatMap(toOf)).size > 1, true);

    const given = documentIn(
      await send(ada, "giveLostDocumentIndemnity", documentId, { id, ...INDEMNITY }),
    ).lostDocument;
    assert.deepEqual([given.status, given.indemnityName], ["INDEMNIFIED", "Ada Nguyen"]);
    const settled = documentIn(await send(sam, "consentToLostDocument", documentId, { id, ...AGREED }));
    assert.deepEqual(
      [settled.status, settled.lostDocument.status, settled.lostDocument.agreement],
      ["CLOSED_CANCELLED", "CONSENTED", AGREED.agreement],
    );
    assert.notEqual(settled.closedAt, null);
    assert.equal(await free(), atFirst);
    assert.deepEqual(
      settled.custody.map(({ kind }) => kind),
      ["ISSUED", "DECLARED_LOST", "CANCELLED"],
    );
    const mails = await mailsAbout(world, `LOST_CONSENTED ${id}`);
    assert.ok(mails.flatMap(toOf).includes("ada@harbourcivil.example"));
    assert.equal(mails.flatMap(toOf).includes("sam@macquarie.example"), false);
    const { notifications } = await ada.get(
      "{ notifications(first: 50) { edges { node { kind documentId } } } }",
    );
    const kinds = notifications.edges
      .map(({ node }: { node: { kind: string; documentId: string } }) => node)
      .filter((node: { documentId: string }) => node.documentId === documentId)
      .map(({ kind }: { kind: string }) => kind);
    assert.ok(kinds.includes("LOST_CONSENTED"));
  });

  test("goes on with a replacement, by its number", async () => {
    const { documentId, id } = await indemnified();
    assert.deepEqual(
      fieldsOf(await send(sam, "consentToLostDocument", documentId, { id, outcome: "REPLACED" })),
      ["replacementNumber"],
    );
    const replaced = documentIn(
      await send(sam, "consentToLostDocument", documentId, {
        id,
        outcome: "REPLACED",
        replacementNumber: "G 2",
      }),
    );
    assert.deepEqual([replaced.status, replaced.lostDocument.replacementNumber], ["ESTABLISHED", "G 2"]);
    assert.equal(replaced.custody.at(-1)?.note, "Replacement issued, number G 2.");
  });

  test("is refused with the reason, and may be declared again; its beneficiary may declare it too", async () => {
    const { documentId, id } = await declared();
    assert.deepEqual(fieldsOf(await send(sam, "refuseLostDocument", documentId, { id, answerNote: " " })), [
      "answerNote",
    ]);
    const refused = documentIn(
      await send(sam, "refuseLostDocument", documentId, { id, answerNote: "Search the archive first." }),
    );
    assert.deepEqual([refused.status, refused.lostDocument.status], ["ESTABLISHED", "REFUSED"]);
    const again = documentIn(await send(dee, "declareDocumentLost", documentId, DECLARED)).lostDocument;
    assert.deepEqual([again.status, again.side], ["DECLARED", "BENEFICIARY"]);
  });

  test("is found again while it is not settled, and can't be settled then", async () => {
    const { documentId, id } = await indemnified();
    const found = documentIn(
      await send(dee, "withdrawLostDocument", documentId, { id, foundNote: "Behind the safe." }),
    );
    assert.deepEqual([found.lostDocument.status, found.lostDocument.foundBy], ["FOUND", "Dee Marsh"]);
    const late = await send(sam, "consentToLostDocument", documentId, { id, ...AGREED });
    assert.equal(messageOf(late), "You can't do this while the lost original is found.");
    assert.equal(codeOf(await send(ada, "withdrawLostDocument", documentId, { id })), "INVALID_TRANSITION");
  });
});

test("an indemnity goes with its signed paper, which its issuer downloads before it answers and nobody removes", async () => {
  const { documentId, id } = await declared();
  const other = await anIssuedDocument(world);
  const fileId = await upload(world, ada, { documentId });
  const foreign = await upload(world, ada, { documentId: other.id });
  const given = { id, ...INDEMNITY };
  const wrong = await send(ada, "giveLostDocumentIndemnity", documentId, { ...given, fileId: foreign });
  assert.deepEqual(fieldsOf(wrong), ["fileId"]);
  const files = () =>
    sam.get(
      "query ($id: ID!) { document(id: $id) { attachments { id isKept } lostDocument { status indemnityFile { id } } } }",
      { id: documentId },
    );
  assert.deepEqual((await files()).document, {
    attachments: [{ id: fileId, isKept: false }],
    lostDocument: { status: "DECLARED", indemnityFile: null },
  });

  documentIn(await send(ada, "giveLostDocumentIndemnity", documentId, { ...given, fileId }));
  assert.deepEqual((await files()).document, {
    attachments: [{ id: fileId, isKept: true }],
    lostDocument: { status: "INDEMNIFIED", indemnityFile: { id: fileId } },
  });
  const { documentAttachmentDownload } = await sam.get(
    "query ($d: ID!, $a: ID!) { documentAttachmentDownload(documentId: $d, id: $a) { url } }",
    { d: documentId, a: fileId },
  );
  assert.equal((await fetch(documentAttachmentDownload.url)).status, 200);
  const removed = await ada.mutate(
    "removeDocumentAttachment",
    "RemoveDocumentAttachmentInput",
    { documentId, id: fileId },
    "document { id }",
  );
  assert.deepEqual(removed.errors?.[0]?.extensions.fields, {
    id: "This file is the indemnity for a lost original, so it stays.",
  });
  const evidence = await runTransaction(world.app, { system: "Test" }, async (tx) =>
    LOSS_EVIDENCE.read(tx, { id: asDocumentId(documentId) } as Document),
  );
  assert.match(JSON.stringify(evidence), new RegExp(`"indemnityFileId":"${fileId}"`, "u"));
});

test("a beneficiary adds the signed paper of its own indemnity while one is awaited, and no file before or after", async () => {
  const { id: documentId } = await anIssuedDocument(world);
  const announce = () =>
    dee.mutate(
      "createDocumentAttachment",
      "CreateDocumentAttachmentInput",
      {
        documentId,
        fileName: "indemnity.pdf",
        contentType: "application/pdf",
        contentMd5Checksum: "1B2M2Y8AsgTpgAmY7PhCfg==",
        fileSize: 10,
        variant: "OTHER",
      },
      "document { id }",
    );
  assert.equal(codeOf(await announce()), "DOCUMENT_NOT_FOUND");
  const { id } = documentIn(await send(dee, "declareDocumentLost", documentId, DECLARED)).lostDocument;
  const fileId = await upload(world, dee, { documentId });
  const given = documentIn(
    await send(dee, "giveLostDocumentIndemnity", documentId, { id, ...INDEMNITY, fileId }),
  );
  assert.equal(given.lostDocument.status, "INDEMNIFIED");
  assert.equal(codeOf(await announce()), "DOCUMENT_NOT_FOUND");
});

describe("refused", () => {
  test("are a second declaration, an answer without an indemnity, a stranger, a stale version and a made-up loss", async () => {
    const { documentId, id } = await declared();
    assert.equal(
      messageOf(await send(dee, "declareDocumentLost", documentId, DECLARED)),
      "You can't do this while the original is declared lost. See Lost original.",
    );
    assert.equal(
      messageOf(await send(sam, "consentToLostDocument", documentId, { id, ...AGREED })),
      "You can't do this while the lost original is declared lost.",
    );
    for (const person of ["wes", "fay", "rosa", "sam"] as const)
      assert.equal(
        codeOf(await send(await world.as(person), "declareDocumentLost", documentId, DECLARED)),
        "DOCUMENT_NOT_FOUND",
        person,
      );
    assert.equal(
      codeOf(await send(ada, "refuseLostDocument", documentId, { id, answerNote: "No." })),
      "DOCUMENT_NOT_FOUND",
    );
    assert.equal(codeOf(await send(ada, "withdrawLostDocument", documentId, { id, version: 1 })), "CONFLICT");
    assert.equal(
      codeOf(await send(ada, "withdrawLostDocument", documentId, { id: documentId })),
      "LOST_DOCUMENT_NOT_FOUND",
    );
  });

  test("is a cancellation without the beneficiary's word, or beside a claim that waits", async () => {
    const { documentId, id } = await indemnified();
    const silent = await send(sam, "consentToLostDocument", documentId, { id, outcome: "CANCELLED" });
    assert.deepEqual(fieldsOf(silent), ["agreement"]);
    const version = await versionOfDocument(world.app, documentId);
    const claim = { documentId, version, amount: "10", claimAction: "PAY" };
    assert.equal(
      codeOf(await dee.mutate("createDocumentClaim", "CreateDocumentClaimInput", claim, "document { id }")),
      "OK",
    );
    const beside = await send(sam, "consentToLostDocument", documentId, { id, ...AGREED });
    assert.equal(messageOf(beside), "A claim waits on this guarantee. Answer it first.");
  });

  test("is asking for a return or handing over what is lost; a link that waited opens nothing any more", async () => {
    const documentId = await recordDocument(world.app);
    const { handoverCode } = await aHandover(world.app, documentId);
    documentIn(await send(ada, "declareDocumentLost", documentId, DECLARED));
    const version = await versionOfDocument(world.app, documentId);
    const back = { documentId, version, emailAddress: "holder@keeper.example" };
    const sentence = "You can't do this while the original is declared lost. See Lost original.";
    assert.equal(
      messageOf(
        await ada.mutate(
          "createDocumentRequestForReturn",
          "CreateDocumentRequestForReturnInput",
          back,
          "document { id }",
        ),
      ),
      sentence,
    );
    const over = { ...back, name: "Mona Petrou" };
    assert.equal(
      messageOf(
        await ada.mutate("createDocumentHandover", "CreateDocumentHandoverInput", over, "document { id }"),
      ),
      sentence,
    );
    const link = await world.anonymous.ask(
      "query ($d: ID!, $c: String!) { documentHandover(documentId: $d, handoverCode: $c) { name } }",
      { d: documentId, c: handoverCode },
    );
    assert.equal(codeOf(link), "HANDOVER_NOT_FOUND");
  });

  test("is one of two answers at once, and what waits ends with its document", async () => {
    const { documentId, id } = await indemnified();
    const [one, other] = await Promise.all([
      send(sam, "consentToLostDocument", documentId, { id, ...AGREED }),
      send(ada, "withdrawLostDocument", documentId, { id }),
    ]);
    assert.deepEqual([codeOf(one) === "OK", codeOf(other) === "OK"].toSorted(), [false, true]);

    const own = await recordDocument(world.app);
    await aLostOriginal(world.app, own);
    const ended = await ada.mutate(
      "recordDocumentReturn",
      "RecordDocumentReturnInput",
      { id: own, version: await versionOfDocument(world.app, own), returnedDate: "2026-11-20" },
      "document { status lostDocument { status } }",
    );
    assert.deepEqual(ended.data.recordDocumentReturn.document, {
      status: "CLOSED_RETURNED",
      lostDocument: { status: "ENDED" },
    });
  });
});

test("the desk lists what waits, the provider's staff all of it and a supplier what it issued", async () => {
  const { documentId } = await declared();
  const list = (api: Api) =>
    api.ask(
      "{ staffLostDocuments(first: 50) { edges { node { documentId status declaredBy applicantName } } } }",
    );
  for (const person of ["rosa", "sam"] as const) {
    const { data } = await list(await world.as(person));
    const nodes = data.staffLostDocuments.edges.map(({ node }: { node: unknown }) => node);
    assert.ok(
      nodes.some((node: { documentId: string }) => node.documentId === documentId),
      person,
    );
  }
  assert.equal(codeOf(await list(ada)), "LOST_DOCUMENT_NOT_FOUND");
});

describe("what waits after issue", () => {
  const harbour = idOf("organisation", "harbour");
  /** Of one document: the kinds that wait on it for this person. */
  async function waiting(api: Api, documentId: string, organisationId: string | null = harbour) {
    const { documentTasks } = await api.get(
      "query ($organisationId: ID) { documentTasks(organisationId: $organisationId) { kind totalCount tasks { documentId } } }",
      { organisationId },
    );
    type Tasks = { kind: string; totalCount: number; tasks: { documentId: string }[] };
    for (const { totalCount, tasks } of documentTasks as Tasks[]) assert.ok(totalCount >= tasks.length);
    return (documentTasks as Tasks[])
      .filter(({ tasks }) => tasks.some((task) => task.documentId === documentId))
      .map(({ kind }) => kind);
  }

  test("is each side's own, and is gone when it is done", async () => {
    const { id } = await anIssuedDocument(world);
    const milestone = await anAcceptedMilestone(world.app, id);
    await aReturnRequest(world.app, id);
    const { expiresAt } = await remindOfExpiry(world.app, id);
    assert.deepEqual(await waiting(ada, id), ["ACKNOWLEDGE_EXPIRY", "AWAIT_REQUEST"]);
    assert.deepEqual(await waiting(dee, id, null), ["RETURN_ORIGINAL", "CONFIRM_MILESTONE"]);
    // Neither a limited user nor the staff of the provider or the supplier have it on their Home.
    for (const [person, organisationId] of [
      ["cam", harbour],
      ["rosa", null],
      ["sam", null],
    ] as const)
      assert.deepEqual(await waiting(await world.as(person), id, organisationId), [], person);

    await ada.mutate(
      "acknowledgeDocumentExpiry",
      "AcknowledgeDocumentExpiryInput",
      { documentId: id, expiresAt },
      "clientMutationId",
    );
    await dee.mutate(
      "confirmDocumentMilestone",
      "ConfirmDocumentMilestoneInput",
      { ...milestone, reachedDate: "2026-11-20" },
      "clientMutationId",
    );
    assert.deepEqual(await waiting(ada, id), []);
    assert.deepEqual(await waiting(dee, id, null), ["RETURN_ORIGINAL"]);
    await endReturnRequest(world.app, id);
    assert.deepEqual(await waiting(dee, id, null), []);
  });

  test("is the indemnity of whichever side declared the loss", async () => {
    const lost = await declared();
    assert.deepEqual(await waiting(ada, lost.documentId), ["GIVE_INDEMNITY"]);
    assert.deepEqual(await waiting(dee, lost.documentId, null), []);
    documentIn(await send(ada, "giveLostDocumentIndemnity", lost.documentId, { id: lost.id, ...INDEMNITY }));
    assert.deepEqual(await waiting(ada, lost.documentId), []);

    const { id } = await anIssuedDocument(world);
    documentIn(await send(dee, "declareDocumentLost", id, DECLARED));
    assert.deepEqual(await waiting(dee, id, null), ["GIVE_INDEMNITY"]);
    assert.deepEqual(await waiting(ada, id), []);

    // Of its own record the organisation settles the loss itself.
    const own = await recordDocument(world.app);
    await aLostOriginal(world.app, own, { isIndemnified: true });
    assert.deepEqual(await waiting(ada, own), ["SETTLE_LOST_ORIGINAL"]);
  });

  test("is nothing of an organisation that is somebody else's", async () => {
    const fay = await world.as("fay");
    await assert.rejects(waiting(fay, harbour), /ORGANISATION_NOT_FOUND/);
  });
});

function toOf({ toAddresses }: { toAddresses: readonly string[] }): readonly string[] {
  return toAddresses;
}
