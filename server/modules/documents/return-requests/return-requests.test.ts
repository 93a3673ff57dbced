// Asking for an original back through the API: who may, what the mailed link shows and answers, and what a recorded return ends.
// Shows: DOC-011, DOC-058, DOC-059, DOC-080, DOC-083, DOC-107, API-101, API-102, Q-071.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import {
  anIssuedDocument,
  versionOfDocument,
} from "../../../../testing/builders/document-request-builder.ts";
import { aWaitingOriginal } from "../../../../testing/builders/signature-builder.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { expireDocuments } from "../documents/document-jobs.ts";
import { remindOfReturns } from "./return-request-jobs.ts";

const RECORD = `document { id version status actionDate closedAt requestForReturn { id status name emailAddress reason recurringFrequency
  nextReminderAt linkEndsAt mailsSent requestedBy answer answeredByName answerDate answerMethod answerReason returnedDate returnNote endedBy } }`;
const SEEN = `query ($r: ID!, $c: String!) { documentRequestForReturn(requestId: $r, returnCode: $c) {
  documentVariant guaranteeNumber amount beneficiaryName bankName requestedBy organisationName name reason } }`;
const RETURNED = {
  answer: "RETURNED",
  answeredByName: "Mona Petrou",
  answerDate: "2026-11-19",
  answerMethod: "COURIER",
};

let world: World;
let ben: Api;
let anybody: Api;
before(async () => {
  world = await aWorld();
  ben = await world.as("ben");
  anybody = world.anonymous;
});
after(() => world.end());

const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code ?? "OK";
const fieldsOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.fields;

async function ask(api: Api, documentId: string, changes: object = {}): Promise<ApiReply> {
  const input = { documentId, version: 1, emailAddress: "holder@keeper.example", ...changes };
  return await api.mutate(
    "createDocumentRequestForReturn",
    "CreateDocumentRequestForReturnInput",
    input,
    RECORD,
  );
}

/** The document as it is now, and the link that its mail carries. */
async function askedBack(changes: object = {}, fields: object = {}) {
  const documentId = await recordDocument(world.app, { fields: { guaranteeNumber: null, ...fields } });
  const { data, errors } = await ask(ben, documentId, changes);
  assert.equal(errors, undefined);
  const { document } = data.createDocumentRequestForReturn;
  const requestId: string = document.requestForReturn.id;
  return { documentId, document, requestId, returnCode: await mailedCode(requestId) };
}

async function mailedCode(requestId: string): Promise<string> {
  const mails = await mailsAbout(world, requestId);
  return /\/return\/[0-9a-f-]+#(\w+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
}

type Link = { requestId: string; returnCode: string };
const look = (api: Api, { requestId, returnCode }: Link) => api.ask(SEEN, { r: requestId, c: returnCode });
const answer = (api: Api, { requestId, returnCode }: Link, given: object = RETURNED) =>
  api.mutate(
    "answerDocumentRequestForReturn",
    "AnswerDocumentRequestForReturnInput",
    { requestId, returnCode, ...given },
    "clientMutationId",
  );
const remove = (api: Api, input: object) =>
  api.mutate("removeDocumentRequestForReturn", "RemoveDocumentRequestForReturnInput", input, RECORD);
const recordReturn = (api: Api, input: object) =>
  api.mutate(
    "recordDocumentReturn",
    "RecordDocumentReturnInput",
    { returnedDate: "2026-11-20", ...input },
    RECORD,
  );

async function documentOf(documentId: string, api = ben) {
  const { document } = await api.get(
    `query ($id: ID!) { ${RECORD.replace("document", "document(id: $id)")} }`,
    {
      id: documentId,
    },
  );
  return document;
}

async function notifiedKinds(api: Api, documentId: string): Promise<string[]> {
  const { notifications } = await api.get(
    "{ notifications(first: 50) { edges { node { kind documentId draftId } } } }",
  );
  const nodes: { kind: string; documentId: string | null }[] = notifications.edges.map(
    ({ node }: { node: unknown }) => node,
  );
  return nodes.filter((node) => node.documentId === documentId).map(({ kind }) => kind);
}

describe("asking", () => {
  test("a member asks the holder, who is mailed a link, and the document awaits its return", async () => {
    const { document, requestId } = await askedBack(
      { name: "Mona Petrou", reason: "The works are complete.", recurringFrequency: 14 },
      { guaranteeNumber: "RT-1" },
    );
    const { id: _, ...request } = document.requestForReturn;
    assert.deepEqual([document.status, document.actionDate], ["AWAITING_RETURN", "2026-11-20"]);
    assert.deepEqual(
      [request.status, request.name, request.emailAddress, request.requestedBy, request.recurringFrequency],
      ["REQUESTED", "Mona Petrou", "holder@keeper.example", "Ben Okafor", 14],
    );
    assert.equal(request.nextReminderAt, "2026-12-03T22:00:00.000Z");
    assert.equal(request.linkEndsAt, "2027-01-19T00:00:00.000Z");
    const [mail] = await mailsAbout(world, requestId);
    assert.deepEqual(mail?.toAddresses, ["holder@keeper.example"]);
    assert.match(mail?.text ?? "", /RT-1/);
    assert.match(mail?.text ?? "", /The works are complete\./);
  });

  test("the tab Awaiting Return has it", async () => {
    const harbour = idOf("organisation", "harbour");
    const count = async () =>
      (
        await ben.get("query ($o: ID!) { documentCount(organisationId: $o) { awaitingReturn } }", {
          o: harbour,
        })
      ).documentCount.awaitingReturn;
    const earlier = await count();
    await askedBack();
    assert.equal(await count(), earlier + 1);
  });

  test("nobody else may, a stale version is a conflict, and faulty details are named", async () => {
    const documentId = await recordDocument(world.app);
    for (const person of ["wes", "fay", "rosa"] as const)
      assert.equal(codeOf(await ask(await world.as(person), documentId)), "DOCUMENT_NOT_FOUND", person);
    assert.equal(codeOf(await ask(anybody, documentId)), "AUTH_NOT_AUTHENTICATED");
    assert.equal(codeOf(await ask(ben, documentId, { version: 9 })), "CONFLICT");
    const faulty = await ask(ben, documentId, {
      emailAddress: "nobody",
      recurringFrequency: 3,
      obligationsEndedDate: "2026-11-21",
    });
    assert.deepEqual(Object.keys(fieldsOf(faulty) ?? {}).toSorted(), [
      "emailAddress",
      "obligationsEndedDate",
      "recurringFrequency",
    ]);
    assert.deepEqual(fieldsOf(await ask(ben, documentId, { emailAddress: null })), {
      emailAddress: "The beneficiary of this guarantee has no email address. Enter one.",
    });
    assert.equal(codeOf(await ask(ben, documentId)), "OK");
  });

  test("is refused for paper that the organisation holds as its beneficiary", async () => {
    const documentId = await recordDocument(world.app, { isHeld: true });
    assert.equal(codeOf(await ask(ben, documentId)), "DOCUMENT_NOT_FOUND");
    assert.equal((await documentOf(documentId)).status, "ESTABLISHED");
  });

  test("twice is refused, and so is what is only projected", async () => {
    const { documentId } = await askedBack();
    assert.equal(codeOf(await ask(ben, documentId, { version: 2 })), "INVALID_TRANSITION");
    const projected = await recordDocument(world.app, { isProjected: true });
    assert.equal(codeOf(await ask(ben, projected)), "INVALID_TRANSITION");
  });

  test("taken back, the guarantee stands as before, the link ends, and its holder is told", async () => {
    const link = await askedBack();
    const input = { documentId: link.documentId, id: link.requestId, version: 2 };
    assert.equal(codeOf(await remove(await world.as("wes"), input)), "DOCUMENT_NOT_FOUND");
    assert.equal(codeOf(await remove(ben, { ...input, version: 1 })), "CONFLICT");
    const { data } = await remove(ben, input);
    const { document } = data.removeDocumentRequestForReturn;
    assert.deepEqual(
      [document.status, document.requestForReturn.status, document.requestForReturn.endedBy],
      ["ESTABLISHED", "WITHDRAWN", "Ben Okafor"],
    );
    assert.equal(codeOf(await look(anybody, link)), "RETURN_REQUEST_NOT_FOUND");
    assert.match((await mailsAbout(world, link.requestId)).at(-1)?.subject ?? "", /^No need to return/);
    assert.equal(codeOf(await remove(ben, { ...input, version: 3 })), "RETURN_REQUEST_NOT_FOUND");
    assert.equal(codeOf(await ask(ben, link.documentId, { version: 3 })), "OK");
  });
});

describe("the link", () => {
  test("shows what its bearer needs, to anybody who holds it", async () => {
    const link = await askedBack({ name: "Mona Petrou", reason: "Done." }, { guaranteeNumber: "RT-2" });
    const { data } = await look(anybody, link);
    assert.deepEqual(data.documentRequestForReturn, {
      documentVariant: "BANK_GUARANTEE",
      guaranteeNumber: "RT-2",
      amount: "100000.00",
      beneficiaryName: "Woolworths Group Limited",
      bankName: "Westpac",
      requestedBy: "Ben Okafor",
      organisationName: "Harbour Civil Pty Ltd",
      name: "Mona Petrou",
      reason: "Done.",
    });
    for (let times = 0; times < 5; times += 1) assert.equal(codeOf(await look(anybody, link)), "OK");
    assert.equal((await documentOf(link.documentId)).requestForReturn.status, "REQUESTED");
  });

  test("answers once: returned, which is told and waits for the bank or for oneself", async () => {
    const link = await askedBack();
    const { errors } = await answer(anybody, link, { ...RETURNED, answerReason: "With the release." });
    assert.equal(errors, undefined);
    const { status, requestForReturn } = await documentOf(link.documentId);
    assert.deepEqual(
      [status, requestForReturn.status, requestForReturn.answer, requestForReturn.answerMethod],
      ["AWAITING_RETURN", "ACCEPTED", "RETURNED", "COURIER"],
    );
    assert.deepEqual(
      [requestForReturn.answeredByName, requestForReturn.nextReminderAt, requestForReturn.linkEndsAt],
      ["Mona Petrou", null, null],
    );
    assert.equal(codeOf(await answer(anybody, link)), "RETURN_REQUEST_NOT_FOUND");
    assert.equal(codeOf(await look(anybody, link)), "RETURN_REQUEST_NOT_FOUND");
    assert.deepEqual(await notifiedKinds(ben, link.documentId), ["RETURN_ANSWERED"]);
    const mail = (await mailsAbout(world, link.requestId)).at(-1);
    assert.deepEqual(mail?.toAddresses, ["ben@harbourcivil.example"]);
    assert.match(mail?.text ?? "", /emailed to: holder@keeper\.example/);
  });

  test("not yet says why and until when, and the guarantee stands", async () => {
    const link = await askedBack();
    const bare = await answer(anybody, link, { answer: "NOT_YET", answeredByName: "Mona" });
    assert.deepEqual(Object.keys(fieldsOf(bare) ?? {}), ["answerDate", "answerReason"]);
    const given = {
      answer: "NOT_YET",
      answeredByName: "Mona",
      answerDate: "2027-02-26",
      answerReason: "Defects.",
    };
    assert.equal(codeOf(await answer(anybody, link, given)), "OK");
    const { status, requestForReturn } = await documentOf(link.documentId);
    assert.deepEqual(
      [status, requestForReturn.status, requestForReturn.answerDate, requestForReturn.answerReason],
      ["ESTABLISHED", "DECLINED", "2027-02-26", "Defects."],
    );
    assert.equal(codeOf(await ask(ben, link.documentId, { version: 3 })), "OK");
  });

  test("not yet asks again by itself on the day that was named, once, unless somebody has asked meanwhile", async () => {
    const notYet = {
      answer: "NOT_YET",
      answeredByName: "Mona",
      answerDate: "2026-11-25",
      answerReason: "Defects.",
    };
    const [link, asked] = [await askedBack(), await askedBack()];
    for (const each of [link, asked]) assert.equal(codeOf(await answer(anybody, each, notYet)), "OK");
    assert.equal(codeOf(await ask(ben, asked.documentId, { version: 3 })), "OK");
    // By the database: a session is over by then.
    const mails = async ({ documentId }: { documentId: string }) => {
      const [row] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
        tx.query<{ documentStatus: string; status: string; id: string }>(
          `select d.status as document_status, r.status, r.id from document_return_request r join document d on d.id = r.document_id
            where d.id = $1 order by r.created_at desc, r.id desc limit 1`,
          [documentId],
        ),
      );
      const sent = await mailsAbout(world, `return ${row?.id} `);
      return [row?.documentStatus, row?.status, row?.id, sent.length];
    };
    const before = await mails(asked);
    try {
      // Nine in the morning of Sydney.
      world.clock.setTo("2026-11-24T21:59:59.000Z" as Instant);
      await remindOfReturns(world.app);
      assert.deepEqual((await mails(link)).slice(0, 2), ["ESTABLISHED", "DECLINED"]);
      world.clock.setTo("2026-11-24T22:00:00.000Z" as Instant);
      await Promise.all([remindOfReturns(world.app), remindOfReturns(world.app)]);
      await remindOfReturns(world.app);
      const [status, request, id, sent] = await mails(link);
      assert.deepEqual([status, request, sent], ["AWAITING_RETURN", "REQUESTED", 1]);
      assert.notEqual(id, link.requestId);
      assert.deepEqual(await mails(asked), before);
    } finally {
      world.clock.setTo(WORLD_BEGINS);
    }
  });

  test("never received ends the request too", async () => {
    const link = await askedBack();
    const given = { answer: "NEVER_RECEIVED", answeredByName: "Mona" };
    assert.equal(codeOf(await answer(anybody, link, given)), "OK");
    assert.equal((await documentOf(link.documentId)).requestForReturn.status, "DECLINED");
    assert.match((await mailsAbout(world, link.requestId)).at(-1)?.subject ?? "", /^Never received/);
  });

  test("of two answers at once one is taken", async () => {
    const link = await askedBack();
    const codes = (await Promise.all([answer(anybody, link), answer(anybody, link)])).map(codeOf);
    assert.deepEqual(codes.toSorted(), ["OK", "RETURN_REQUEST_NOT_FOUND"]);
  });

  test("a wrong, another's, or ended one answers alike, and guessing is limited", async () => {
    const [link, other] = [await askedBack(), await askedBack()];
    const wrong = [
      { ...link, returnCode: other.returnCode },
      { ...link, requestId: other.documentId },
      { ...link, requestId: "no id" },
    ];
    const replies = await Promise.all(wrong.map((each) => look(anybody, each)));
    const said = replies.map(({ errors }) => JSON.stringify(errors));
    assert.equal(new Set(said).size, 1);
    assert.equal(codeOf(replies[0] as ApiReply), "RETURN_REQUEST_NOT_FOUND");
    for (let times = 0; times < 10; times += 1) await look(anybody, { ...link, returnCode: `wrong${times}` });
    assert.equal(codeOf(await look(anybody, link)), "RATE_LIMITED");
  });

  test("the history says by whose link the answer came, and nothing keeps the code", async () => {
    const link = await askedBack();
    await answer(anybody, link);
    const { documentHistory } = await ben.get(
      "query ($d: ID!) { documentHistory(documentId: $d, first: 5) { edges { node { triggeredBy { name } objectType } } } }",
      { d: link.documentId },
    );
    assert.ok(
      documentHistory.edges.some(
        ({ node }: { node: { triggeredBy: { name: string } } }) =>
          node.triggeredBy.name === "Mona Petrou, by the return link emailed to holder@keeper.example",
      ),
      JSON.stringify(documentHistory.edges),
    );
    const kept = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ text: string }>(
        `select r::text as text from document_return_request r where r.id = $1
          union all select e.changes::text from history_entry e where e.record_id = $1`,
        [link.requestId],
      ),
    );
    assert.ok(kept.length > 1 && kept.every(({ text }) => !text.includes(link.returnCode)));
  });
});

describe("what is probably done", () => {
  const LIST = `query ($o: ID!) { documentsProbablyDone(organisationId: $o) { id reason sinceDate costPerDay beneficiaryName version } }`;
  const harbour = idOf("organisation", "harbour");
  const found = async (id: string) =>
    (await ben.get(LIST, { o: harbour })).documentsProbablyDone.find(
      (each: { id: string }) => each.id === id,
    );

  test("is no digital original before its bank has signed it, and nobody is asked for one", async () => {
    const { id } = await anIssuedDocument(world);
    const { version } = await aWaitingOriginal(world.app, id);
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update document set lease_end_date = '2026-01-31' where id = $1", [id]),
    );
    assert.match(fieldsOf(await ask(ben, id, { version }))?.documentId ?? "", /isn't signed yet/);
    assert.equal(await found(id), undefined);
    const signed = { documentId: id, version, signedName: "Sam Iyer", authority: "Attorney, book 4231" };
    const sam = await world.as("sam");
    await sam.mutate("signDigitalOriginal", "SignDigitalOriginalInput", signed, "clientMutationId");
    await untilJobsAreDone(world.ownerUrl);
    assert.equal((await found(id))?.reason, "LEASE_ENDED");
    assert.equal(codeOf(await ask(ben, id, { version: await versionOfDocument(world.app, id) })), "OK");
  });

  test("is what should be back, what has no end for years, and what was promised by now, with its cost of a day", async () => {
    const costs = {
      recurringFeeType: "ANNUAL_PERCENTAGE",
      recurringPercentageCost: "3.65",
      recurringCostFrequency: 6,
    };
    const expected = await recordDocument(world.app, { fields: { expectedReturnDate: "2026-11-20", costs } });
    const open = await recordDocument(world.app, { fields: { establishedAt: "2023-11-20" } });
    const ahead = await recordDocument(world.app, { fields: { expectedReturnDate: "2027-06-30" } });
    assert.deepEqual(await found(expected), {
      id: expected,
      reason: "RETURN_EXPECTED",
      sinceDate: "2026-11-20",
      costPerDay: "10.00",
      beneficiaryName: "Woolworths Group Limited",
      version: 1,
    });
    assert.deepEqual([(await found(open)).reason, (await found(open)).costPerDay], ["OPEN_FOR_YEARS", null]);
    assert.equal(await found(ahead), undefined);
    assert.equal(codeOf(await (await world.as("wes")).ask(LIST, { o: harbour })), "ORGANISATION_NOT_FOUND");
  });

  test("is what the contract's own dates say: the lease or the defects period has ended, or completion is a year ago", async () => {
    const reasonOf = async (fields: Record<string, string>) => {
      const of = await found(await recordDocument(world.app, { fields }));
      return of && [of.reason, of.sinceDate];
    };
    assert.deepEqual(await reasonOf({ leaseEndDate: "2026-11-20" }), ["LEASE_ENDED", "2026-11-20"]);
    assert.equal(await reasonOf({ leaseEndDate: "2026-11-21" }), undefined);
    const completed = { practicalCompletionDate: "2025-11-20" };
    assert.deepEqual(await reasonOf(completed), ["COMPLETED_A_YEAR_AGO", "2025-11-20"]);
    assert.equal(await reasonOf({ practicalCompletionDate: "2025-11-21" }), undefined);
    assert.equal(await reasonOf({ ...completed, defectsEndDate: "2027-05-20" }), undefined);
    const defects = { ...completed, defectsEndDate: "2026-11-20", expectedReturnDate: "2026-11-01" };
    assert.deepEqual(await reasonOf(defects), ["DEFECTS_ENDED", "2026-11-20"]);
  });

  test("waits for the day that the holder has named, and is not what they never received", async () => {
    const answered = async (given: object) => {
      const link = await askedBack({}, { expectedReturnDate: "2026-11-01" });
      const whole = { answer: "NOT_YET", answeredByName: "Mona", answerReason: "Defects.", ...given };
      assert.equal(codeOf(await answer(anybody, link, whole)), "OK");
      return await found(link.documentId);
    };
    assert.equal(await answered({ answerDate: "2026-11-21" }), undefined);
    assert.equal(await answered({ answer: "NEVER_RECEIVED" }), undefined);
    assert.equal((await answered({ answerDate: "2026-11-20" })).reason, "HOLDER_PROMISED");
  });
});

describe("recording the return", () => {
  test("of one's own record ends it on that day, told to whoever watches", async () => {
    const link = await askedBack();
    await answer(anybody, link);
    const watching = await watch(world, ben, {
      query: "subscription ($d: ID!) { documentUpdated(documentId: $d) { status } }",
      variables: { d: link.documentId },
    });
    const input = { id: link.documentId, version: 3, returnedDate: "2026-11-19", returnNote: "Complete." };
    assert.equal(codeOf(await recordReturn(ben, { ...input, version: 2 })), "CONFLICT");
    const { data } = await recordReturn(ben, input);
    const { document } = data.recordDocumentReturn;
    assert.deepEqual(
      [document.status, document.closedAt, document.requestForReturn.status],
      ["CLOSED_RETURNED", "2026-11-19T05:00:00.000Z", "EXECUTED"],
    );
    assert.deepEqual(
      [document.requestForReturn.returnedDate, document.requestForReturn.endedBy],
      ["2026-11-19", "Ben Okafor"],
    );
    assert.equal((await watching.next()).data.documentUpdated.status, "CLOSED_RETURNED");
    await watching.end();
    assert.equal(codeOf(await recordReturn(ben, { ...input, version: 4 })), "INVALID_TRANSITION");
  });

  test("of one's own record needs no request; a day ahead or before its issue is refused", async () => {
    const id = await recordDocument(world.app);
    for (const returnedDate of ["2026-11-21", "2025-06-29", ""])
      assert.deepEqual(
        Object.keys(fieldsOf(await recordReturn(ben, { id, version: 1, returnedDate })) ?? {}),
        ["returnedDate"],
        returnedDate,
      );
    const { data } = await recordReturn(ben, { id, version: 1 });
    assert.equal(data.recordDocumentReturn.document.status, "CLOSED_RETURNED");
  });

  test("of issued paper is the provider's or the bank's, once it was asked for; the applicant is told", async () => {
    const { documentId } = await world.draft({ status: "ESTABLISHED" });
    const id = String(documentId);
    const [ada, sam, rosa] = [await world.as("ada"), await world.as("sam"), await world.as("rosa")];
    const { version } = await documentOf(id, ada);
    assert.equal(codeOf(await recordReturn(ada, { id, version })), "DOCUMENT_NOT_FOUND");
    assert.equal(codeOf(await recordReturn(sam, { id, version })), "INVALID_TRANSITION");
    assert.equal(codeOf(await ask(rosa, id, { version })), "OK");
    const { requestForReturn } = await documentOf(id, ada);
    const link = { requestId: requestForReturn.id, returnCode: await mailedCode(requestForReturn.id) };
    await answer(anybody, link);
    assert.ok((await notifiedKinds(rosa, id)).includes("RETURN_EXPECTED"));
    assert.deepEqual(await notifiedKinds(ada, id), ["RETURN_ANSWERED"]);
    const now = await documentOf(id, ada);
    const { errors } = await recordReturn(sam, { id, version: now.version });
    assert.equal(errors, undefined);
    assert.equal((await documentOf(id, ada)).status, "CLOSED_RETURNED");
    assert.deepEqual(await notifiedKinds(ada, id), ["DOCUMENT_RETURNED", "RETURN_ANSWERED"]);
    const mails = await mailsAbout(world, requestForReturn.id);
    assert.ok(
      mails.some(
        ({ intent, toAddresses }) =>
          intent.startsWith("return recorded") && toAddresses[0] === "ada@harbourcivil.example",
      ),
    );
  });

  test("frees its facility and stops its costs", async () => {
    const id = await recordDocument(world.app, {
      fields: {
        costs: {
          recurringFeeType: "ANNUAL_PERCENTAGE",
          recurringPercentageCost: "2",
          recurringCostFrequency: 6,
        },
      },
    });
    await recordReturn(ben, { id, version: 1 });
    const costs = async () =>
      (
        await ben.get("query ($id: ID!) { document(id: $id) { costs { accruedCost nextInvoiceDate } } }", {
          id,
        })
      ).document.costs;
    const then = await costs();
    world.clock.advance({ days: 40 });
    ben = await world.as("ben");
    assert.deepEqual(await costs(), then);
    assert.equal(then.nextInvoiceDate, null);
  });
});

describe("reminders", () => {
  test("come until the holder answers, each with a link that replaces the one before", async () => {
    const link = await askedBack({ recurringFrequency: 7 });
    const count = async () => (await mailsAbout(world, link.requestId)).length;
    world.clock.advance({ days: 6 });
    await remindOfReturns(world.app);
    assert.equal(await count(), 1);
    world.clock.advance({ days: 1 });
    await Promise.all([remindOfReturns(world.app), remindOfReturns(world.app)]);
    await remindOfReturns(world.app);
    const mails = await mailsAbout(world, link.requestId);
    assert.equal(mails.length, 2);
    assert.match(mails.at(-1)?.subject ?? "", /^Reminder: please return/);
    ben = await world.as("ben");
    const { requestForReturn } = await documentOf(link.documentId);
    assert.equal(requestForReturn.mailsSent, 2);
    assert.ok(requestForReturn.nextReminderAt > world.clock.now());

    assert.equal(codeOf(await look(anybody, link)), "RETURN_REQUEST_NOT_FOUND");
    const newest = { ...link, returnCode: await mailedCode(link.requestId) };
    assert.equal(codeOf(await answer(anybody, newest)), "OK");
    const written = await count();
    world.clock.advance({ days: 8 });
    await remindOfReturns(world.app);
    assert.equal(await count(), written);
  });

  test("of one that is asked once never come, and its link ends after sixty days", async () => {
    ben = await world.as("ben");
    const link = await askedBack();
    world.clock.advance({ days: 60 });
    await remindOfReturns(world.app);
    assert.equal((await mailsAbout(world, link.requestId)).length, 1);
    assert.equal(codeOf(await look(anybody, link)), "RETURN_REQUEST_NOT_FOUND");
  });

  test("are found by their index alone", async () => {
    const [row] = await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      await tx.query("set local enable_seqscan = off");
      return await tx.query<{ "QUERY PLAN": string }>(
        `explain (format json) select id from document_return_request where next_reminder_at <= now() order by next_reminder_at, id limit 200`,
      );
    });
    assert.match(JSON.stringify(row), /document_return_request_due/);
    assert.doesNotMatch(JSON.stringify(row), /"Sort"/);
  });
});

test("a guarantee that expires meanwhile ends the request for its return, and its link", async () => {
  ben = await world.as("ben");
  const link = await askedBack({}, { expiryType: "FIXED", expiresAt: "2027-06-18" });
  world.clock.advance({ days: 150 });
  ben = await world.as("ben");
  await expireDocuments(world.app);
  const { status, requestForReturn } = await documentOf(link.documentId);
  assert.deepEqual([status, requestForReturn.status], ["CLOSED_EXPIRED", "EXPIRED"]);
  assert.equal(codeOf(await answer(anybody, link)), "RETURN_REQUEST_NOT_FOUND");
});
