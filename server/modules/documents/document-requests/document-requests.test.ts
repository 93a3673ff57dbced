// Requests after issue through the API: who may ask what, who answers, and that the document changes when one is executed and not before.
// Shows: DOC-085, DOC-103, DOC-104, Q-011, X-40.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, describe, test } from "node:test";
import {
  addCents,
  type Cents,
  cents,
  centsFromDecimal,
  decimalFromCents,
} from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { extractText } from "unpdf";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import {
  anIssuedDocument,
  type IssuedDocument,
  versionOfDocument,
} from "../../../../testing/builders/document-request-builder.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { eventually, watch } from "../../../../testing/waiting.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { stopSharing } from "../../../demo/builders/sharing-builder.ts";
import { PEOPLE } from "../../../demo/cast.ts";
import { callAs } from "../../../demo/sessions.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { accessDocument } from "../documents/document-access.ts";
import { expireDocuments } from "../documents/document-jobs.ts";
import { evidencePack } from "../evidence/evidence-pack.ts";
import { makeAmendmentPaper } from "./amendment-paper-jobs.ts";
import { executeScheduledReductions, expireDocumentRequests } from "./document-request-jobs.ts";

const REQUEST = `id kind status side amount requestedExpiryDate claimAction fromAmount requestedBy answeredBy answerNote executedBy amendmentNumber
  amountBefore amountAfter expiryBeforeDate expiryAfterDate agreement agreementNeededFrom claimOutcome paidDate paymentReference capabilities version
  changedSince { term before now }`;
const DOCUMENT = `id status amount expiresAt interestEndDate closedAt amendmentNumber requestKinds version requests { ${REQUEST} }`;

let world: World;
let ada: Api;
let dee: Api;
let rosa: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  [ada, dee, rosa, sam] = await Promise.all([
    world.as("ada"),
    world.as("dee"),
    world.as("rosa"),
    world.as("sam"),
  ]);
});
after(() => world.end());

async function seen(api: Api, id: string) {
  return (await api.get(`query ($id: ID!) { document(id: $id) { ${DOCUMENT} } }`, { id })).document;
}

async function ask(
  api: Api,
  { id: documentId }: Pick<IssuedDocument, "id">,
  said: object,
): Promise<ApiReply> {
  const version = await versionOfDocument(world.app, documentId);
  const input = { documentId, version, ...said };
  return await api.mutate(
    "createDocumentRequest",
    "CreateDocumentRequestInput",
    input,
    `document { ${DOCUMENT} }`,
  );
}

async function claim(
  api: Api,
  { id: documentId }: Pick<IssuedDocument, "id">,
  said: object,
): Promise<ApiReply> {
  const version = await versionOfDocument(world.app, documentId);
  const input = { documentId, version, claimAction: "PAY", ...said };
  return await api.mutate(
    "createDocumentClaim",
    "CreateDocumentClaimInput",
    input,
    `document { ${DOCUMENT} }`,
  );
}

/** The one that was asked last, of a call that must succeed. */
function askedIn({ data, errors }: ApiReply) {
  assert.equal(errors, undefined, JSON.stringify(errors));
  const { document } = data.createDocumentRequest ?? data.createDocumentClaim;
  return document.requests[0];
}

async function confirm(api: Api, { id, version }: { id: string; version: number }, reachedDate: string) {
  return await api.mutate(
    "confirmDocumentMilestone",
    "ConfirmDocumentMilestoneInput",
    { id, version, reachedDate },
    "documentRequest { id }",
  );
}

type Step = "accept" | "decline" | "execute" | "withdraw";
async function take(
  api: Api,
  step: Step,
  { id, version }: { id: string; version: number },
  said: object = {},
) {
  const name = `${step}DocumentRequest`;
  const input = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return await api.mutate(name, input, { id, version, ...said }, `documentRequest { ${REQUEST} }`);
}
function takenIn({ data, errors }: ApiReply) {
  assert.equal(errors, undefined, JSON.stringify(errors));
  return Object.values(data as Record<string, { documentRequest: never }>)[0]
    ?.documentRequest as never as Record<string, unknown> & { id: string; version: number };
}

describe("a change of issued paper", () => {
  test("is asked for by the applicant, accepted and executed by its issuer, and only then is there", async () => {
    const document = await anIssuedDocument(world);
    const request = askedIn(
      await ask(ada, document, { kind: "EXTENSION", requestedExpiryDate: "2029-06-30" }),
    );
    assert.deepEqual(
      [request.status, request.side, request.requestedBy, request.capabilities],
      ["REQUESTED", "APPLICANT", "Ada Nguyen", ["CAN_WITHDRAW"]],
    );
    const before = await seen(sam, document.id);
    assert.deepEqual(before.requests[0].capabilities, ["CAN_ACCEPT", "CAN_EXECUTE", "CAN_DECLINE"]);
    const accepted = takenIn(await take(sam, "accept", request, { answerNote: "By Friday." }));
    assert.deepEqual([accepted.status, accepted.answeredBy], ["ACCEPTED", "Sam Iyer"]);
    assert.equal((await seen(ada, document.id)).expiresAt, before.expiresAt);

    const executed = takenIn(await take(sam, "execute", accepted));
    assert.deepEqual(
      [executed.status, executed.amendmentNumber, executed.expiryBeforeDate, executed.expiryAfterDate],
      ["EXECUTED", 1, before.expiresAt, "2029-06-30"],
    );
    const after = await seen(ada, document.id);
    assert.deepEqual(
      [after.expiresAt, after.interestEndDate, after.amendmentNumber, after.amount, after.status],
      ["2029-06-30", "2029-06-30", 1, "250000.00", "ESTABLISHED"],
    );
    const { documentHistory } = await ada.get(
      "query ($id: ID!) { documentHistory(documentId: $id, first: 20) { edges { node { changes { field newDisplayValue } } } } }",
      { id: document.id },
    );
    assert.match(JSON.stringify(documentHistory), /30\/06\/2029/);
  });

  test("by how much or to what leads to the same, and the other side has agreed before it is done", async () => {
    const document = await anIssuedDocument(world);
    const by = askedIn(await ask(ada, document, { kind: "REDUCTION", amount: "50,000" }));
    assert.deepEqual([by.amount, by.agreementNeededFrom], ["50000.00", "BENEFICIARY"]);
    assert.deepEqual(refusalOf(await take(rosa, "execute", by)), {
      agreement: "Say how the beneficiary agreed, such as the date of their letter",
    });
    takenIn(await take(rosa, "execute", by, { agreement: "Letter of 18 November 2026" }));
    assert.equal((await seen(ada, document.id)).amount, "200000.00");

    const half = askedIn(await ask(ada, document, { kind: "REDUCTION", percentage: "50%" }));
    assert.equal(half.amount, "100000.00");
    takenIn(await take(ada, "withdraw", half));

    const to = askedIn(await ask(dee, document, { kind: "REDUCTION", newAmount: "125000" }));
    assert.deepEqual([to.amount, to.side, to.agreementNeededFrom], ["75000.00", "BENEFICIARY", null]);
    takenIn(await take(rosa, "execute", to));
    const after = await seen(ada, document.id);
    assert.deepEqual([after.amount, after.amendmentNumber], ["125000.00", 2]);
  });

  test("is refused by its field where it leads nowhere", async () => {
    const document = await anIssuedDocument(world);
    const { expiresAt } = await seen(ada, document.id);
    const cases: [said: object, fields: string[]][] = [
      [{ kind: "EXTENSION" }, ["requestedExpiryDate"]],
      [{ kind: "EXTENSION", requestedExpiryDate: expiresAt }, ["requestedExpiryDate"]],
      [{ kind: "EXTENSION", requestedExpiryDate: "2020-01-01" }, ["requestedExpiryDate"]],
      [{ kind: "REDUCTION" }, ["amount"]],
      [{ kind: "REDUCTION", amount: "10", newAmount: "20" }, ["amount"]],
      [{ kind: "REDUCTION", amount: "10", percentage: "50" }, ["amount"]],
      [{ kind: "REDUCTION", percentage: "100" }, ["amount"]],
      [{ kind: "INCREASE", percentage: "1000.01" }, ["percentage"]],
      [{ kind: "REDUCTION", newAmount: "250000" }, ["amount"]],
      [{ kind: "REDUCTION", newAmount: "300000" }, ["amount"]],
      [{ kind: "REDUCTION", amount: "250000" }, ["amount"]],
      [{ kind: "REDUCTION", amount: "900000" }, ["amount"]],
      [{ kind: "INCREASE", newAmount: "249999.99" }, ["amount"]],
      [{ kind: "INCREASE", amount: "999999999" }, ["amount"]],
      [{ kind: "INCREASE", amount: "ten" }, ["amount"]],
    ];
    for (const [said, fields] of cases)
      assert.deepEqual(Object.keys(refusalOf(await ask(ada, document, said))), fields, JSON.stringify(said));
    assert.deepEqual((await seen(ada, document.id)).requests, []);
  });

  test("goes no further than its facility, when it is asked for and when it is executed", async () => {
    const facility = await buildFacility(world.app);
    const document = await anIssuedDocument(world, { facilityId: facility.id });
    const room = async () =>
      (
        await ada.get("query ($id: ID!) { documentFacility(id: $id) { totalEstablished headroom } }", {
          id: facility.id,
        })
      ).documentFacility;
    const before = await room();
    const [used, free] = [before.totalEstablished, before.headroom].map(centsFromDecimal) as [Cents, Cents];
    const beyond = decimalFromCents(addCents(free, cents(100n)));
    assert.match(
      JSON.stringify(refusalOf(await ask(ada, document, { kind: "INCREASE", amount: beyond }))),
      /left/,
    );
    const tooMuch = askedIn(await ask(dee, document, { kind: "INCREASE", amount: beyond }));
    const agreed = { agreement: "Mail of 19 November 2026" };
    assert.match(JSON.stringify(refusalOf(await take(rosa, "execute", tooMuch, agreed))), /facilityId/);
    const fits = askedIn(await ask(ada, document, { kind: "INCREASE", amount: before.headroom }));
    takenIn(await take(rosa, "execute", fits));
    assert.deepEqual(await room(), {
      totalEstablished: decimalFromCents(addCents(used, free)),
      headroom: "0.00",
    });
  });

  test("that crosses another is a conflict which says what changed, and nothing is done", async () => {
    const document = await anIssuedDocument(world);
    const first = askedIn(await ask(dee, document, { kind: "REDUCTION", amount: "1000" }));
    const second = askedIn(await ask(dee, document, { kind: "REDUCTION", amount: "2000" }));
    takenIn(await take(rosa, "execute", first));
    const crossed = await take(sam, "execute", second);
    assert.equal(refusalOf(crossed), "CONFLICT");
    const current = crossed.errors?.[0]?.extensions.current as {
      documentRequest: { changedSince: object[]; status: string };
    };
    assert.deepEqual(current.documentRequest.changedSince, [
      { term: "AMOUNT", before: "$250,000.00", now: "$249,000.00" },
    ]);
    assert.deepEqual(
      [current.documentRequest.status, (await seen(ada, document.id)).amount],
      ["REQUESTED", "249000.00"],
    );
    const stale = await ada.mutate(
      "createDocumentRequest",
      "CreateDocumentRequestInput",
      { documentId: document.id, version: 1, kind: "REDUCTION", amount: "5" },
      "document { amount }",
    );
    assert.equal(refusalOf(stale), "CONFLICT");
  });

  test("of what it says is done by its field, where nobody has changed the same meanwhile", async () => {
    const document = await anIssuedDocument(world);
    const say = (wordingField: string, newText: string) => ({ kind: "AMENDMENT", wordingField, newText });
    assert.deepEqual(Object.keys(refusalOf(await ask(ada, document, { kind: "AMENDMENT" }))), [
      "wordingField",
    ]);
    const name = askedIn(
      await ask(ada, document, say("BENEFICIARY_NAME", "Woolworths Group Holdings Limited")),
    );
    const address = askedIn(await ask(dee, document, say("PROJECT_ADDRESS", "Lot 5, Truganina VIC 3029")));
    const crossed = askedIn(await ask(dee, document, say("BENEFICIARY_NAME", "Woolworths Limited")));
    const agreed = { agreement: "Deed of 18 November 2026" };
    takenIn(await take(rosa, "execute", name, agreed));
    takenIn(await take(rosa, "execute", address, agreed));
    assert.equal(refusalOf(await take(rosa, "execute", crossed, agreed)), "CONFLICT");
    const { document: after } = await ada.get(
      "query ($id: ID!) { document(id: $id) { projectAddress amendmentNumber amount parties { partyVariant name } } }",
      { id: document.id },
    );
    const beneficiary = after.parties.find(
      (each: { partyVariant: string }) => each.partyVariant === "BENEFICIARY",
    );
    assert.deepEqual(
      [beneficiary.name, after.projectAddress, after.amendmentNumber, after.amount],
      ["Woolworths Group Holdings Limited", "Lot 5, Truganina VIC 3029", 2, "250000.00"],
    );
  });

  test("of the purpose or the whole wording keeps old and new, and the wording in force is the new one", async () => {
    const document = await anIssuedDocument(world);
    const WHOLE =
      "query ($id: ID!) { document(id: $id) { wholeWording purpose specifiedOtherPurpose requests { fromText newText wordingField } } }";
    const read = async () => (await ada.get(WHOLE, { id: document.id })).document;
    const { wholeWording } = await read();
    assert.match(wholeWording, /^Unconditional undertaking\n/);
    assert.doesNotMatch(wholeWording, /[<>]/);
    const amend = (wordingField: string, said: object) =>
      ask(ada, document, { kind: "AMENDMENT", wordingField, ...said });
    for (const said of [{}, { newText: "Short" }, { newWording: wholeWording }])
      assert.deepEqual(Object.keys(refusalOf(await amend("WHOLE_WORDING", said))), ["newWording"]);
    const newWording = `${wholeWording}\nIt may be presented in Perth & Darwin as well.`;
    const whole = askedIn(await amend("WHOLE_WORDING", { newWording }));
    const crossed = askedIn(await amend("WHOLE_WORDING", { newWording: "Another" }));
    const purpose = askedIn(await amend("PURPOSE", { newText: "Tender" }));
    const other = askedIn(await amend("PURPOSE", { newText: "Roadworks" }));
    const agreed = { agreement: "Deed of 18 November 2026" };
    takenIn(await take(rosa, "execute", whole, agreed));
    takenIn(await take(rosa, "execute", purpose, agreed));
    for (const each of [crossed, other])
      assert.equal(refusalOf(await take(rosa, "execute", each, agreed)), "CONFLICT");
    const after = await read();
    assert.deepEqual(
      [after.wholeWording, after.purpose, after.specifiedOtherPurpose],
      [newWording, "TENDER", null],
    );
    const kept = after.requests.findLast(({ newText }: { newText: string }) => newText === newWording);
    assert.equal(kept.fromText, wholeWording);
    const again = askedIn(await amend("PURPOSE", { newText: "Roadworks" }));
    takenIn(await take(rosa, "execute", again, agreed));
    assert.deepEqual([(await read()).purpose, (await read()).specifiedOtherPurpose], ["OTHER", "Roadworks"]);
  });

  test("is declined with a reason, or withdrawn by who has asked, and then it is over", async () => {
    const document = await anIssuedDocument(world);
    const asked = askedIn(await ask(ada, document, { kind: "REDUCTION", amount: "10" }));
    assert.deepEqual(Object.keys(refusalOf(await take(rosa, "decline", asked, { answerNote: " " }))), [
      "answerNote",
    ]);
    const declined = takenIn(
      await take(rosa, "decline", asked, { answerNote: "The beneficiary has not agreed." }),
    );
    assert.deepEqual([declined.status, declined.answerNote], ["DECLINED", "The beneficiary has not agreed."]);
    for (const step of ["accept", "execute"] as const)
      assert.equal(refusalOf(await take(rosa, step, declined)), "INVALID_TRANSITION");

    const other = askedIn(await ask(dee, document, { kind: "CANCELLATION" }));
    assert.equal(refusalOf(await take(ada, "withdraw", other)), "DOCUMENT_REQUEST_NOT_FOUND");
    assert.equal(refusalOf(await take(rosa, "withdraw", other)), "DOCUMENT_REQUEST_NOT_FOUND");
    assert.equal(takenIn(await take(dee, "withdraw", other)).status, "WITHDRAWN");
    assert.equal((await seen(ada, document.id)).status, "ESTABLISHED");
  });

  test("is told to a beneficiary's contact without an account, by what the paper says", async () => {
    const document = await anIssuedDocument(world);
    await stopSharing(world.app, "document", document, "dee");
    const asked = askedIn(
      await ask(ada, document, { kind: "REDUCTION", newAmount: "90000", reason: "Handed back." }),
    );
    await take(rosa, "decline", asked, { answerNote: "Please add their letter." });
    const mails = (await mailsAbout(world, asked.id)).filter(({ intent }) => intent.startsWith("contact"));
    assert.deepEqual(
      mails.map(({ intent, toAddresses }) => [intent.split(" ")[1], toAddresses]),
      // By the link that asks for agreement they have heard of the asking.
      [["decline", [PEOPLE.dee.email]]],
    );
    for (const { text } of mails) {
      assert.match(text, /\/verify\n/);
      assert.doesNotMatch(text, /Handed back|their letter|Ada|\/documents\//);
    }
  });

  test("is told to the other sides by mail and in the product, and to nobody else", async () => {
    const document = await anIssuedDocument(world);
    const asked = askedIn(
      await ask(ada, document, { kind: "REDUCTION", amount: "10", reason: "Stage 1 is done." }),
    );
    const recipients = async (intent: string) =>
      (await mailsAbout(world, `${intent} ${asked.id}`)).flatMap(({ toAddresses }) => toAddresses).sort();
    assert.deepEqual(
      await recipients("REQUEST_ASKED"),
      [PEOPLE.dee, PEOPLE.gus, PEOPLE.rosa, PEOPLE.sam].map(({ email }) => email).sort(),
    );
    takenIn(await take(sam, "decline", asked, { answerNote: "No." }));
    assert.deepEqual(await recipients("REQUEST_DECLINED"), [PEOPLE.dee.email, PEOPLE.ada.email].sort());
    const { notifications } = await dee.get(
      "{ notifications(first: 2) { edges { node { kind documentId about referenceNumber } } } }",
    );
    assert.deepEqual(
      notifications.edges.map(({ node }: { node: { kind: string; documentId: string } }) => [
        node.kind,
        node.documentId,
      ]),
      [
        ["REQUEST_DECLINED", document.id],
        ["REQUEST_ASKED", document.id],
      ],
    );
  });

  test("stands in the list of whoever issued it until it is answered, and is seen at once by who watches", async () => {
    const document = await anIssuedDocument(world);
    const watching = await watch(world, ada, {
      query: "subscription ($id: ID!) { documentUpdated(documentId: $id) { requests { status } } }",
      variables: { id: document.id },
    });
    const asked = askedIn(await ask(dee, document, { kind: "CANCELLATION" }));
    assert.deepEqual((await watching.next()).data.documentUpdated.requests, [{ status: "REQUESTED" }]);
    await watching.end();
    const waiting = async (api: Api) => {
      const { staffDocumentRequests } = await api.get(
        "{ staffDocumentRequests(first: 50, isOpen: true) { edges { node { id } } } }",
      );
      return staffDocumentRequests.edges.some(({ node }: { node: { id: string } }) => node.id === asked.id);
    };
    assert.deepEqual(await Promise.all([rosa, sam, await world.as("bea")].map(waiting)), [true, true, false]);
    takenIn(await take(rosa, "execute", asked));
    assert.equal(await waiting(sam), false);
    const closed = await seen(ada, document.id);
    assert.deepEqual([closed.status, closed.requestKinds], ["CLOSED_CANCELLED", []]);
    assert.notEqual(closed.closedAt, null);
  });
});

describe("the paper of an amendment", () => {
  const PAPERS =
    "query ($id: ID!) { document(id: $id) { wordingInForceHash attachments { id variant fileName } requests { id wordingHash amendmentNumber paper { id fileName } } } }";
  const read = async (id: string) => (await ada.get(PAPERS, { id })).document;
  const executed = async () => {
    const document = await anIssuedDocument(world);
    const issuedHash = (await read(document.id)).wordingInForceHash;
    const asked = askedIn(await ask(dee, document, { kind: "REDUCTION", amount: "50000" }));
    const { id } = takenIn(await take(rosa, "execute", asked));
    return { documentId: document.id, requestId: id, issuedHash };
  };

  test("is made behind its execution, once however often the job comes, and says what changed and how it is checked", async () => {
    const { documentId, requestId, issuedHash } = await executed();
    await Promise.all([1, 2].map(() => makeAmendmentPaper(world.app, { requestId }).catch(() => undefined)));
    await makeAmendmentPaper(world.app, { requestId });
    const { attachments, requests, wordingInForceHash: wordingHash } = await read(documentId);
    const [paper, ...others] = attachments.filter(
      ({ variant }: { variant: string }) => variant === "AMENDMENT",
    );
    assert.deepEqual([others, requests[0].paper.id], [[], paper.id]);
    const removed = await ada.mutate(
      "removeDocumentAttachment",
      "RemoveDocumentAttachmentInput",
      { documentId, id: paper.id },
      "document { id }",
    );
    assert.deepEqual(refusalOf(removed), {
      id: "This file says how the guarantee was amended, so it stays.",
    });
    const text = [
      `Wording as issued, SHA-256: ${issuedHash}`,
      "Amendment 1, 2026-11-20",
      "Amount: $250,000.00 -> $200,000.00",
    ].join("\n");
    assert.equal(wordingHash, createHash("sha256").update(text).digest("hex"));
    assert.equal(requests[0].wordingHash, wordingHash);

    const { documentAttachmentDownload: file } = await dee.get(
      "query ($documentId: ID!, $id: ID!) { documentAttachmentDownload(documentId: $documentId, id: $id) { url } }",
      { documentId, id: paper.id },
    );
    const { pathname, search } = new URL(file.url);
    const bytes = new Uint8Array(await (await fetch(`${world.url}${pathname}${search}`)).arrayBuffer());
    const page = (await extractText(bytes, { mergePages: true })).text.replaceAll(/\s+/g, " ");
    for (const said of [
      "Amendment 1",
      "Reduce by $50,000.00 to $200,000.00",
      "before $250,000.00",
      "now $200,000.00",
      "Dee",
      "Rosa Whitfield",
      "20/11/2026",
      "/verify",
      "Check code",
    ])
      assert.ok(page.includes(said), `${said} in ${page}`);
    // A hash is broken to lines.
    assert.ok(page.replaceAll(" ", "").includes(wordingHash));

    const pack = await callAs(
      world.app,
      "ada",
      async (tx, { id }: { id: string }) => {
        const files = await evidencePack(tx, await accessDocument(tx, id));
        return { files: JSON.stringify(files) };
      },
      { id: documentId },
    );
    assert.match(String(pack.files), new RegExp(`Amendment 1 to .*wording-in-force.*${wordingHash}`));
  });

  test("is there though its maker was killed between keeping the file and noting it", async () => {
    const { documentId, requestId } = await executed();
    await eventually(world, async () => (await read(documentId)).requests[0].paper !== null);
    const [before] = (await read(documentId)).attachments;
    await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      await tx.query("update document_request set paper_id = null where id = $1", [requestId]);
      await tx.query("delete from document_attachment where id = $1", [before.id]);
    });
    await makeAmendmentPaper(world.app, { requestId });
    const after = await read(documentId);
    assert.equal(after.attachments.length, 1);
    assert.deepEqual(
      [after.requests[0].paper.id, after.requests[0].paper.fileName],
      [after.attachments[0].id, before.fileName],
    );
  });

  test("is linked by the mails to both sides, and there is none of what closes a guarantee", async () => {
    const { requestId } = await executed();
    const mails = await mailsAbout(world, `REQUEST_EXECUTED ${requestId}`);
    assert.deepEqual(
      mails.flatMap(({ toAddresses }) => toAddresses).sort(),
      [PEOPLE.ada.email, PEOPLE.dee.email].sort(),
    );
    const closing = await anIssuedDocument(world);
    const asked = askedIn(await ask(dee, closing, { kind: "CANCELLATION" }));
    takenIn(await take(rosa, "execute", asked));
    await makeAmendmentPaper(world.app, { requestId: asked.id });
    const { requests, attachments } = await read(closing.id);
    assert.deepEqual([requests[0].paper, attachments], [null, []]);
  });
});

describe("a reduction on a day to come", () => {
  test("is agreed to when it is accepted and done on its day, stage by stage, unless a claim stands against it", async () => {
    const document = await anIssuedDocument(world);
    const stage = async (amount: string, scheduledDate: string) =>
      askedIn(await ask(ada, document, { kind: "REDUCTION", amount, scheduledDate }));
    const first = await stage("100000", "2026-11-25");
    const second = await stage("100000", "2026-11-26");
    assert.deepEqual(Object.keys(refusalOf(await take(rosa, "accept", first))), ["agreement"]);
    for (const each of [first, second])
      takenIn(await take(rosa, "accept", each, { agreement: "Contract, clause 5.4" }));
    await executeScheduledReductions(world.app);
    assert.equal((await seen(ada, document.id)).amount, "250000.00");
    try {
      world.clock.advance({ days: 6 });
      const [late, desk] = [await world.as("dee"), await world.as("rosa")];
      const claimed = askedIn(await claim(late, document, { amount: "120000" }));
      await executeScheduledReductions(world.app);
      const held = await seen(late, document.id);
      assert.deepEqual(
        [held.amount, held.requests[2].status, held.requests[1].status],
        ["150000.00", "EXECUTED", "ACCEPTED"],
      );
      takenIn(await take(desk, "decline", claimed, { answerNote: "Not signed." }));
      await executeScheduledReductions(world.app);
      await executeScheduledReductions(world.app);
      const done = await seen(late, document.id);
      assert.deepEqual(
        [done.amount, done.amendmentNumber, done.requests[1].executedBy],
        ["50000.00", 2, "Bondline"],
      );
    } finally {
      world.clock.setTo(WORLD_BEGINS);
    }
  });
});

describe("a reduction that waits for a milestone", () => {
  test("is agreed to, confirmed by the beneficiary with its day, and done then and not before", async () => {
    const document = await anIssuedDocument(world);
    const milestone = "Practical completion of stage 1";
    const said = { kind: "REDUCTION", amount: "125000", milestone };
    assert.deepEqual(
      Object.keys(refusalOf(await ask(ada, document, { ...said, scheduledDate: "2027-01-01" }))),
      ["milestone"],
    );
    const stage = askedIn(await ask(ada, document, said));
    assert.equal(refusalOf(await confirm(dee, stage, "2026-11-19")), "INVALID_TRANSITION");
    assert.deepEqual(Object.keys(refusalOf(await take(rosa, "accept", stage))), ["agreement"]);
    const accepted = takenIn(await take(rosa, "accept", stage, { agreement: "Contract, clause 5.4" }));
    await executeScheduledReductions(world.app);
    assert.equal((await seen(ada, document.id)).amount, "250000.00");
    const offered = async (api: Api) => (await seen(api, document.id)).requests[0].capabilities;
    assert.deepEqual(await Promise.all([ada, dee, rosa, sam].map(offered)), [
      ["CAN_WITHDRAW"],
      ["CAN_CONFIRM_MILESTONE"],
      ["CAN_EXECUTE", "CAN_DECLINE", "CAN_CONFIRM_MILESTONE"],
      ["CAN_EXECUTE", "CAN_DECLINE"],
    ]);
    for (const api of [ada, sam, await world.as("wes")])
      assert.equal(refusalOf(await confirm(api, accepted, "2026-11-19")), "DOCUMENT_REQUEST_NOT_FOUND");
    assert.deepEqual(refusalOf(await confirm(dee, accepted, "2026-11-21")), {
      reachedDate: "This date is in the future",
    });
    // Another stage has left less meanwhile, which crosses none that is by how much.
    const now = askedIn(await ask(dee, document, { kind: "REDUCTION", amount: "25000" }));
    takenIn(await take(rosa, "execute", now));
    assert.equal(refusalOf(await confirm(dee, { ...accepted, version: 1 }, "2026-11-19")), "CONFLICT");
    assert.equal(refusalOf(await confirm(dee, accepted, "2026-11-19")), "OK");
    const after = await seen(ada, document.id);
    assert.deepEqual(
      [after.amount, after.requests[1].status, after.requests[1].executedBy, after.amendmentNumber],
      ["100000.00", "EXECUTED", "Bondline", 2],
    );
    const confirmed = { ...accepted, version: after.requests[1].version };
    assert.equal(refusalOf(await confirm(dee, confirmed, "2026-11-19")), "INVALID_TRANSITION");
  });
});

describe("a claim", () => {
  test("in part lowers the amount and keeps the rest, in full closes, and its payment is recorded", async () => {
    const document = await anIssuedDocument(world);
    const part = askedIn(await claim(dee, document, { amount: "100000" }));
    assert.deepEqual([part.side, part.agreementNeededFrom], ["BENEFICIARY", null]);
    assert.deepEqual(Object.keys(refusalOf(await take(rosa, "execute", part))).sort(), [
      "paidDate",
      "paymentReference",
    ]);
    const paid = { paidDate: "2026-11-20", paymentReference: "RTGS 4471" };
    const done = takenIn(await take(rosa, "execute", part, paid));
    assert.deepEqual(
      [done.claimOutcome, done.paidDate, done.paymentReference, done.amountAfter],
      ["PAID", "2026-11-20", "RTGS 4471", "150000.00"],
    );
    const left = await seen(ada, document.id);
    assert.deepEqual([left.status, left.amount], ["ESTABLISHED", "150000.00"]);

    const rest = askedIn(await claim(rosa, document, { amount: "150000" }));
    assert.equal(rest.side, "PROVIDER");
    takenIn(await take(rosa, "execute", rest, paid));
    const closed = await seen(ada, document.id);
    assert.deepEqual([closed.status, closed.requests[0].amountAfter], ["CLOSED_CLAIMED", "0.00"]);
  });

  test("in Western Australia says from which day recourse may be had, by which law, to whoever is told of it", async () => {
    const document = await anIssuedDocument(world, { purpose: "PERFORMANCE" });
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query(
        "update document_party set state = 'WA' where document_id = $1 and party_variant = 'BENEFICIARY'",
        [document.id],
      ),
    );
    const asked = askedIn(await claim(dee, document, { amount: "1000" }));
    const [mail] = await mailsAbout(world, `CLAIM_MADE ${asked.id}`);
    assert.match(mail?.text ?? "", /section 57[\s\S]*recourse may be had from\s+28\/11\/2026/);
    const elsewhere = askedIn(await claim(dee, await anIssuedDocument(world), { amount: "1000" }));
    const [other] = await mailsAbout(world, `CLAIM_MADE ${elsewhere.id}`);
    assert.doesNotMatch(other?.text ?? "", /recourse/);
  });

  test("is made by nobody but the beneficiary and staff on its behalf", async () => {
    const document = await anIssuedDocument(world);
    for (const api of [ada, sam, await world.as("wes"), await world.as("fay")])
      assert.equal(refusalOf(await claim(api, document, { amount: "10" })), "DOCUMENT_NOT_FOUND");
  });

  test("goes no further than what is left, and of two at once the second is refused", async () => {
    const document = await anIssuedDocument(world);
    assert.deepEqual(refusalOf(await claim(dee, document, { amount: "250000.01" })), {
      amount: "You can claim up to $250,000.00",
    });
    const version = await versionOfDocument(world.app, document.id);
    const both = await Promise.all(
      [dee, rosa].map((api) =>
        api.mutate(
          "createDocumentClaim",
          "CreateDocumentClaimInput",
          { documentId: document.id, version, amount: "250000", claimAction: "PAY" },
          "document { id }",
        ),
      ),
    );
    assert.deepEqual(both.map(refusalOf).sort(), ["CONFLICT", "OK"]);
    assert.deepEqual(refusalOf(await claim(dee, document, { amount: "1" })), {
      amount: "Nothing is left to claim, since $250,000.00 is claimed already",
    });
    assert.deepEqual(Object.keys(refusalOf(await ask(dee, document, { kind: "REDUCTION", amount: "10" }))), [
      "amount",
    ]);
    assert.deepEqual(Object.keys(refusalOf(await ask(dee, document, { kind: "CANCELLATION" }))), ["kind"]);
  });

  test("that asks to extend or pay ends by either", async () => {
    const document = await anIssuedDocument(world);
    const asked = askedIn(
      await claim(dee, document, {
        amount: "250000",
        claimAction: "EXTEND_OR_PAY",
        requestedExpiryDate: "2029-06-30",
      }),
    );
    const extended = takenIn(await take(rosa, "execute", asked, { claimOutcome: "EXTENDED" }));
    assert.deepEqual([extended.claimOutcome, extended.paidDate], ["EXTENDED", null]);
    const after = await seen(ada, document.id);
    assert.deepEqual(
      [after.status, after.amount, after.expiresAt],
      ["ESTABLISHED", "250000.00", "2029-06-30"],
    );
  });

  test("made in time is answered after the end; nothing more can be asked from 4.00 pm, and what else waited ends", async () => {
    const document = await anIssuedDocument(world);
    const { expiryInstant } = (
      await ada.get("query ($id: ID!) { document(id: $id) { expiryInstant } }", { id: document.id })
    ).document;
    askedIn(await ask(ada, document, { kind: "EXTENSION", requestedExpiryDate: "2030-06-30" }));
    const asked = askedIn(await claim(dee, document, { amount: "100000" }));
    try {
      world.clock.setTo(expiryInstant as Instant);
      const [late, api] = [await world.as("dee"), await world.as("rosa")];
      assert.equal(refusalOf(await claim(late, document, { amount: "10" })), "INVALID_TRANSITION");
      await expireDocuments(world.app);
      assert.equal((await seen(late, document.id)).status, "ESTABLISHED");
      const paidDate = expiryInstant.slice(0, 10);
      takenIn(await take(api, "execute", asked, { paidDate, paymentReference: "RTGS 1" }));
      // The paper of the claim is made meanwhile, and a document that is in hand is passed over.
      await untilJobsAreDone(world.ownerUrl);
      await expireDocuments(world.app);
      assert.equal((await seen(late, document.id)).status, "CLOSED_EXPIRED");
      await expireDocumentRequests(world.app);
      const { requests } = await seen(late, document.id);
      assert.deepEqual(
        requests.map(({ status }: { status: string }) => status),
        ["EXECUTED", "EXPIRED"],
      );
    } finally {
      world.clock.setTo(WORLD_BEGINS);
    }
  });
});
