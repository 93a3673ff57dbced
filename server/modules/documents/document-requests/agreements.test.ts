// The agreement of whoever loses by a request: asked for here or by a link, answered once, frozen, and without it nothing is done.
// Shows: DOC-104, Q-011.

import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { Api } from "../../../../testing/api.ts";
import {
  anAskedRequest,
  anIssuedDocument,
  type IssuedDocument,
} from "../../../../testing/builders/document-request-builder.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { stopSharing } from "../../../demo/builders/sharing-builder.ts";
import { PEOPLE } from "../../../demo/cast.ts";
import { callAs } from "../../../demo/sessions.ts";
import { accessDocument } from "../documents/document-access.ts";
import { evidencePack } from "../evidence/evidence-pack.ts";

const REQUEST = `id status version capabilities waitsFor agreement agreementAnswer agreementBy agreementReason agreementEmail agreementLinkEndsAt
  agreementSha256 agreementText`;
const DAY_MINUTES = 24 * 60;

let world: World;
let ada: Api;
let dee: Api;
let rosa: Api;
let anybody: Api;
before(async () => {
  world = await aWorld();
  [ada, dee, rosa] = await Promise.all([world.as("ada"), world.as("dee"), world.as("rosa")]);
  anybody = world.anonymous;
});
after(() => world.end());

async function requestOf(api: Api, { id }: { id: string }) {
  const { document } = await api.get(
    `query ($id: ID!) { document(id: $id) { amount requests { ${REQUEST} } } }`,
    {
      id,
    },
  );
  return { ...document.requests[0], amount: document.amount };
}

const answerAs = (api: Api, { id, version }: { id: string; version: number }, said: object) =>
  api.mutate(
    "answerDocumentRequestAgreement",
    "AnswerDocumentRequestAgreementInput",
    { id, version, ...said },
    `documentRequest { ${REQUEST} }`,
  );
const take = (
  step: string,
  { id, version }: { id: string; version: number },
  said: object = {},
  api = rosa,
) =>
  api.mutate(
    `${step}DocumentRequest`,
    `${step[0]?.toUpperCase()}${step.slice(1)}DocumentRequestInput`,
    { id, version, ...said },
    `documentRequest { ${REQUEST} }`,
  );
const send = (api: Api, { id, version }: { id: string; version: number }, said: object = {}) =>
  api.mutate(
    "sendDocumentRequestAgreement",
    "SendDocumentRequestAgreementInput",
    { id, version, ...said },
    `documentRequest { ${REQUEST} }`,
  );

/** Nobody of the beneficiary's has an account on it, so its contact is mailed a link. */
async function unshared(): Promise<IssuedDocument> {
  const document = await anIssuedDocument(world);
  await stopSharing(world.app, "document", document, "dee");
  return document;
}

async function linksOf(requestId: string) {
  const mails = await mailsAbout(world, `agreement ${requestId}`);
  return mails.map(({ text, toAddresses }) => {
    const [, id, code] = /\/agree\/([0-9a-f-]+)#(\w+)/.exec(text) ?? [];
    return { text, toAddresses, link: { requestId: id ?? "", agreementCode: code ?? "" } };
  });
}

type Link = { requestId: string; agreementCode: string };
const READ = `query ($requestId: ID!, $agreementCode: String!) {
  documentRequestAgreement(requestId: $requestId, agreementCode: $agreementCode) { sentence text sha256 applicantName requestedBy amount guaranteeNumber }
}`;
const read = (link: Link) => anybody.ask(READ, link);
const answerBy = (link: Link, said: object) =>
  anybody.mutate(
    "answerDocumentRequestAgreementByLink",
    "AnswerDocumentRequestAgreementByLinkInput",
    { ...link, agreementByName: "Mona Petrou", ...said },
    "clientMutationId",
  );

describe("agreement by somebody who signs in", () => {
  test("is given on the document's page, frozen with its hash, told to the others at once, and then it is done without a letter", async () => {
    const document = await anIssuedDocument(world);
    const { id } = await anAskedRequest(world.app, document.id, { amount: "50000" });
    const asked = await requestOf(dee, document);
    assert.deepEqual(
      [asked.capabilities, asked.waitsFor, asked.agreementEmail],
      [["CAN_AGREE"], "AGREEMENT", null],
    );
    assert.deepEqual((await requestOf(ada, document)).capabilities, ["CAN_WITHDRAW", "CAN_SEND_AGREEMENT"]);
    assert.deepEqual(Object.keys(refusalOf(await take("execute", asked))), ["agreement"]);
    assert.equal(refusalOf(await answerAs(ada, asked, { answer: "AGREED" })), "DOCUMENT_REQUEST_NOT_FOUND");

    const watching = await watch(world, rosa, {
      query: "subscription ($id: ID!) { documentUpdated(documentId: $id) { requests { agreementAnswer } } }",
      variables: { id: document.id },
    });
    const { data } = await answerAs(dee, asked, { answer: "AGREED" });
    const agreed = data.answerDocumentRequestAgreement.documentRequest;
    assert.deepEqual((await watching.next()).data.documentUpdated.requests, [{ agreementAnswer: "AGREED" }]);
    await watching.end();
    assert.deepEqual([agreed.waitsFor, agreed.capabilities], ["ANSWER", []]);
    assert.equal(agreed.agreementSha256, createHash("sha256").update(asked.agreementText).digest("hex"));
    assert.match(
      asked.agreementText,
      /^Guarantee BG-\w+, number .*\nReduction: Reduce by \$50,000\.00 to \$200,000\.00\n/,
    );
    assert.equal(refusalOf(await answerAs(dee, agreed, { answer: "AGREED" })), "INVALID_TRANSITION");

    const receivers = (await mailsAbout(world, `REQUEST_AGREED ${id}`)).flatMap(
      ({ toAddresses }) => toAddresses,
    );
    assert.ok(receivers.includes(PEOPLE.ada.email) && receivers.includes(PEOPLE.rosa.email));
    assert.ok(!receivers.includes(PEOPLE.dee.email));
    const done = await take("execute", agreed);
    assert.equal(done.errors, undefined);
    const after = await requestOf(ada, document);
    assert.deepEqual([after.status, after.agreement, after.amount], ["EXECUTED", null, "200000.00"]);

    const pack = await callAs(
      world.app,
      "ada",
      async (tx, given: { id: string }) => ({
        files: JSON.stringify(await evidencePack(tx, await accessDocument(tx, given.id))),
      }),
      { id: document.id },
    );
    assert.match(String(pack.files), new RegExp(agreed.agreementSha256));
    assert.doesNotMatch(String(pack.files), /agreementCodeHash|agreement_code_hash/);
  });

  test("is refused with a reason, and then nothing but declining or withdrawing is left", async () => {
    const document = await anIssuedDocument(world);
    await anAskedRequest(world.app, document.id, { kind: "CANCELLATION", amount: null });
    const asked = await requestOf(dee, document);
    for (const agreementReason of [null, " ", "x".repeat(501)])
      assert.deepEqual(
        Object.keys(refusalOf(await answerAs(dee, asked, { answer: "REFUSED", agreementReason }))),
        ["agreementReason"],
      );
    const { data } = await answerAs(dee, asked, { answer: "REFUSED", agreementReason: "Defects are open." });
    const refused = data.answerDocumentRequestAgreement.documentRequest;
    assert.deepEqual((await requestOf(rosa, document)).capabilities, ["CAN_DECLINE"]);
    assert.deepEqual(refusalOf(await take("execute", refused, { agreement: "Their letter of today" })), {
      agreement: "The beneficiary has refused this. Decline it.",
    });
    assert.equal((await take("decline", refused, { answerNote: "They refused." })).errors, undefined);
  });

  test("is asked of the applicant where the beneficiary asks, and both see in their lists what waits for whom", async () => {
    const document = await anIssuedDocument(world);
    const { id } = await anAskedRequest(world.app, document.id, {
      by: "dee",
      kind: "EXTENSION",
      requestedExpiryDate: "2029-06-30",
      amount: null,
    });
    const asked = await requestOf(ada, document);
    assert.deepEqual([asked.capabilities, asked.agreementEmail], [["CAN_AGREE"], null]);
    const { data } = await take("accept", asked);
    const accepted = data.acceptDocumentRequest.documentRequest;
    const tasks = async (api: Api, organisationId: string | null) => {
      const { documentTasks } = await api.get(
        "query ($o: ID) { documentTasks(organisationId: $o) { kind tasks { id about waitsFor } } }",
        { o: organisationId },
      );
      return documentTasks.flatMap(
        (group: { kind: string; tasks: { id: string; about: string; waitsFor: string }[] }) =>
          group.tasks.filter((task) => task.id === id).map((task) => [group.kind, task.about, task.waitsFor]),
      );
    };
    const [[, about]] = await tasks(dee, null);
    assert.match(about, /^Extend to 30\/06\/2029/);
    assert.deepEqual(
      (await tasks(ada, document.organisationId)).map(([kind, , waits]: string[]) => [kind, waits]),
      [["GIVE_AGREEMENT", "AGREEMENT"]],
    );
    assert.equal((await answerAs(ada, accepted, { answer: "AGREED" })).errors, undefined);
    assert.deepEqual(
      (await tasks(ada, document.organisationId)).map(([kind, , waits]: string[]) => [kind, waits]),
      [["AWAIT_REQUEST", "EXECUTION"]],
    );
    const { staffDocumentRequests } = await rosa.get(
      "{ staffDocumentRequests(first: 50, isOpen: true) { edges { node { id waitsFor } } } }",
    );
    const row = staffDocumentRequests.edges.find(({ node }: { node: { id: string } }) => node.id === id);
    assert.equal(row.node.waitsFor, "EXECUTION");
  });

  test("that crosses another change, or is not current, is a conflict", async () => {
    const document = await anIssuedDocument(world);
    const first = await anAskedRequest(world.app, document.id, { amount: "1000" });
    const second = await anAskedRequest(world.app, document.id, { amount: "2000" });
    assert.equal(refusalOf(await answerAs(dee, { ...second, version: 7 }, { answer: "AGREED" })), "CONFLICT");
    await take("execute", first, { agreement: "Their letter" });
    assert.equal(refusalOf(await answerAs(dee, second, { answer: "AGREED" })), "CONFLICT");
  });
});

describe("agreement by a link", () => {
  test("needs no account: it says what is asked for, changes nothing by being read, and answers once", async () => {
    const document = await unshared();
    const { id } = await anAskedRequest(world.app, document.id, {
      amount: "50000",
      reason: "Stage 1 is done.",
    });
    const [mail, ...others] = await linksOf(id);
    assert.ok(mail !== undefined && others.length === 0);
    assert.deepEqual(mail.toAddresses, [PEOPLE.dee.email]);
    assert.match(mail.text, /Reduce by \$50,000\.00 to \$200,000\.00/);
    const before = await requestOf(ada, document);
    for (const _ of [1, 2]) {
      const { data } = await read(mail.link);
      assert.equal(data.documentRequestAgreement.text, before.agreementText);
      assert.equal(data.documentRequestAgreement.requestedBy, "Ada Nguyen");
    }
    assert.deepEqual(await requestOf(ada, document), before);

    assert.deepEqual(
      Object.keys(refusalOf(await answerBy(mail.link, { answer: "AGREED", agreementByName: " " }))),
      ["agreementByName"],
    );
    const answers = await Promise.all([1, 2].map(() => answerBy(mail.link, { answer: "AGREED" })));
    assert.equal(answers.filter(({ errors }) => errors === undefined).length, 1);
    const agreed = await requestOf(rosa, document);
    assert.deepEqual(
      [agreed.agreementAnswer, agreed.agreementBy, agreed.agreementLinkEndsAt, agreed.waitsFor],
      ["AGREED", "Mona Petrou", null, "ANSWER"],
    );
    const { documentHistory } = await ada.get(
      "query ($id: ID!) { documentHistory(documentId: $id, first: 20) { edges { node { triggeredBy { name } } } } }",
      { id: document.id },
    );
    assert.match(
      JSON.stringify(documentHistory),
      new RegExp(`Mona Petrou, by the agreement link emailed to ${PEOPLE.dee.email}`),
    );
    assert.equal(refusalOf(await read(mail.link)), "DOCUMENT_REQUEST_NOT_FOUND");
  });

  test("answers alike to whatever is wrong, used, old, withdrawn, replaced or crossed", async () => {
    const dead = async (link: Link) => {
      const [seen, answered] = [await read(link), await answerBy(link, { answer: "AGREED" })];
      for (const reply of [seen, answered]) {
        assert.equal(refusalOf(reply), "DOCUMENT_REQUEST_NOT_FOUND");
        assert.equal(reply.errors?.[0]?.message, "This request could not be found.");
      }
    };
    const aLink = async () => {
      const document = await unshared();
      const asked = await anAskedRequest(world.app, document.id, { amount: "1000" });
      const [mail] = await linksOf(asked.id);
      assert.ok(mail !== undefined);
      return { document, asked, link: mail.link };
    };
    const { link, asked } = await aLink();
    await dead({ ...link, agreementCode: `${link.agreementCode}x` });
    await dead({ ...link, requestId: randomUUID() });
    await dead({ ...link, requestId: "nowhere" });
    assert.equal((await take("withdraw", asked, {}, ada)).errors, undefined);
    await dead(link);

    const crossed = await aLink();
    const other = await anAskedRequest(world.app, crossed.document.id, { amount: "500" });
    await take("execute", other, { agreement: "Their letter" });
    await dead(crossed.link);

    const replaced = await aLink();
    assert.equal((await send(ada, replaced.asked)).errors, undefined);
    await dead(replaced.link);
    const [, newest] = await linksOf(replaced.asked.id);
    assert.equal((await read(newest?.link as Link)).errors, undefined);

    const paper = await aLink();
    const stage = await take("accept", paper.asked, { agreement: "Their letter of 18 November" });
    assert.equal(stage.errors, undefined);
    await dead(paper.link);
  });

  test("goes to the address on the paper, to another only by its issuer, and never to the applicant's side", async () => {
    const document = await unshared();
    const asked = await anAskedRequest(world.app, document.id, { amount: "1000" });
    assert.deepEqual(
      Object.keys(refusalOf(await send(ada, asked, { agreementEmail: "mine@harbour.example" }))),
      ["agreementEmail"],
    );
    assert.deepEqual(Object.keys(refusalOf(await send(rosa, asked, { agreementEmail: PEOPLE.ben.email }))), [
      "agreementEmail",
    ]);
    assert.equal(refusalOf(await send(dee, asked)), "DOCUMENT_REQUEST_NOT_FOUND");
    const { data } = await send(rosa, asked, { agreementEmail: "legal@beneficiary.example" });
    assert.equal(
      data.sendDocumentRequestAgreement.documentRequest.agreementEmail,
      "legal@beneficiary.example",
    );
    const [, second] = await linksOf(asked.id);
    assert.deepEqual(second?.toAddresses, ["legal@beneficiary.example"]);
    assert.equal(
      (await answerBy(second?.link as Link, { answer: "REFUSED", agreementReason: "No." })).errors,
      undefined,
    );
    const current = await requestOf(ada, document);
    assert.equal(refusalOf(await send(ada, current)), "INVALID_TRANSITION");
  });

  test("ends after fourteen days", async () => {
    const document = await unshared();
    const { id } = await anAskedRequest(world.app, document.id, { amount: "1000" });
    const link = (await linksOf(id))[0]?.link as Link;
    world.clock.setTo(addMinutes(world.clock.now(), 14 * DAY_MINUTES - 1));
    assert.equal((await read(link)).errors, undefined);
    world.clock.setTo(addMinutes(world.clock.now(), 1));
    assert.equal(refusalOf(await read(link)), "DOCUMENT_REQUEST_NOT_FOUND");
    assert.equal(refusalOf(await answerBy(link, { answer: "AGREED" })), "DOCUMENT_REQUEST_NOT_FOUND");
  });
});
