// Handing over a paper original through the API: who may, what the mailed link shows and confirms, once and for how long.
// Shows: DOC-052..DOC-057, API-103..API-105, X-36, Q-072.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { anIssuedDocument } from "../../../../testing/builders/document-request-builder.ts";
import { aHandover, KEEPER } from "../../../../testing/builders/handover-builder.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { PEOPLE, type PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { remindOfHandovers } from "./handover-jobs.ts";

const RECORD = `document { id version handover { id name emailAddress storageAddress notes requestedBy linkEndsAt }
  custodian { name emailAddress storageAddress notes dateReceived } }`;
const SEEN = `query ($d: ID!, $c: String!) { documentHandover(documentId: $d, handoverCode: $c) {
  documentVariant guaranteeNumber amount beneficiaryName bankName handedOverBy organisationName name storageAddress notes } }`;
const RECEIPT = {
  name: "Mona Petrou",
  storageAddress: "Safe 4, 1 Woolworths Way, Bella Vista NSW 2153",
  dateReceived: "2026-11-19",
  notes: "Complete, two pages.",
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

async function create(api: Api, documentId: string, changes: object = {}): Promise<ApiReply> {
  const input = { ...KEEPER, documentId, version: 1, ...changes };
  return await api.mutate(
    "createDocumentHandover",
    "CreateDocumentHandoverInput",
    input,
    `secondCode ${RECORD}`,
  );
}

/** The document as it is now, and the code that its mail carries. */
async function handedOver(fields: object = {}) {
  const documentId = await recordDocument(world.app, { fields: { guaranteeNumber: null, ...fields } });
  // An address is not written to more than five times an hour.
  const emailAddress = `keeper-${documentId}@keeper.example`;
  const { data, errors } = await create(ben, documentId, { emailAddress });
  assert.equal(errors, undefined);
  const { document, secondCode } = data.createDocumentHandover;
  const handoverCode = await mailedCode(document.handover.id);
  return { documentId, document, emailAddress, handoverCode, secondCode };
}

async function mailedCode(handoverId: string): Promise<string> {
  const mails = await mailsAbout(world, handoverId);
  return /\/handover\/[0-9a-f-]+\/(\w+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
}

type Link = { documentId: string; handoverCode: string; secondCode?: string };
const look = (api: Api, { documentId, handoverCode }: Link) =>
  api.ask(SEEN, { d: documentId, c: handoverCode });
const confirm = (api: Api, { documentId, handoverCode, secondCode = "" }: Link, changes: object = {}) =>
  api.mutate(
    "confirmDocumentHandover",
    "ConfirmDocumentHandoverInput",
    { documentId, handoverCode, secondCode, ...RECEIPT, ...changes },
    "clientMutationId",
  );
const remove = (api: Api, input: object) =>
  api.mutate("removeDocumentHandover", "RemoveDocumentHandoverInput", input, RECORD);

async function documentOf(documentId: string) {
  const { document } = await ben.get(
    `query ($id: ID!) { document(id: $id) { version status handover { id } custodian { name emailAddress storageAddress notes dateReceived } } }`,
    { id: documentId },
  );
  return document;
}

describe("handing over", () => {
  test("a member names the recipient, who is mailed a link for thirty days", async () => {
    const { document, emailAddress } = await handedOver({ guaranteeNumber: "HO-1" });
    const { id, ...handover } = document.handover;
    assert.deepEqual(handover, {
      ...KEEPER,
      emailAddress,
      requestedBy: "Ben Okafor",
      linkEndsAt: "2026-12-20T00:00:00.000Z",
    });
    assert.deepEqual([document.version, document.custodian], [2, null]);
    const [mail] = await mailsAbout(world, id);
    assert.deepEqual(mail?.toAddresses, [emailAddress]);
    assert.match(mail?.text ?? "", /HO-1/);
    assert.match(mail?.text ?? "", /30 days/);
  });

  test("nobody else may, a stale version is a conflict, and faulty details are named", async () => {
    const documentId = await recordDocument(world.app);
    for (const person of ["wes", "fay"] as const)
      assert.equal(codeOf(await create(await world.as(person), documentId)), "DOCUMENT_NOT_FOUND", person);
    assert.equal(codeOf(await create(anybody, documentId)), "AUTH_NOT_AUTHENTICATED");
    assert.equal(codeOf(await create(ben, documentId, { version: 9 })), "CONFLICT");
    const faulty = await create(ben, documentId, { name: " ", emailAddress: "nobody" });
    assert.deepEqual(fieldsOf(faulty), {
      name: "This field is required.",
      emailAddress: "This field must be a valid email",
    });
    assert.equal(codeOf(await create(ben, documentId)), "OK");
  });

  test("what is only projected has no original, and one that waits must be removed before the next", async () => {
    const projected = await recordDocument(world.app, { isProjected: true });
    assert.equal(codeOf(await create(ben, projected)), "INVALID_TRANSITION");

    const { documentId, document, handoverCode } = await handedOver();
    assert.equal(codeOf(await create(ben, documentId, { version: 2 })), "INVALID_TRANSITION");
    const { id } = document.handover;
    const wes = await world.as("wes");
    assert.equal(codeOf(await remove(wes, { documentId, id, version: 2 })), "DOCUMENT_NOT_FOUND");
    assert.equal(codeOf(await remove(ben, { documentId, id, version: 1 })), "CONFLICT");
    const { data } = await remove(ben, { documentId, id, version: 2 });
    assert.equal(data.removeDocumentHandover.document.handover, null);
    assert.equal(codeOf(await look(anybody, { documentId, handoverCode })), "HANDOVER_NOT_FOUND");
    assert.equal(codeOf(await remove(ben, { documentId, id, version: 3 })), "HANDOVER_NOT_FOUND");
    assert.equal(codeOf(await create(ben, documentId, { version: 3 })), "OK");
  });
});

describe("the link", () => {
  test("shows what a bearer needs, to anybody who holds it, signed in or not", async () => {
    const link = await handedOver({ guaranteeNumber: "HO-2" });
    const { data } = await look(anybody, link);
    assert.deepEqual(data.documentHandover, {
      documentVariant: "BANK_GUARANTEE",
      guaranteeNumber: "HO-2",
      amount: "100000.00",
      beneficiaryName: "Woolworths Group Limited",
      bankName: "Westpac",
      handedOverBy: "Ben Okafor",
      organisationName: "Harbour Civil Pty Ltd",
      name: KEEPER.name,
      storageAddress: KEEPER.storageAddress,
      notes: KEEPER.notes,
    });
    assert.equal(codeOf(await look(await world.as("fay"), link)), "OK");
  });

  test("confirmed, it makes its bearer the custodian, once, and the owner is told", async () => {
    const link = await handedOver();
    assert.equal(codeOf(await confirm(anybody, link)), "OK");
    assert.deepEqual(await documentOf(link.documentId), {
      version: 3,
      status: "ESTABLISHED",
      handover: null,
      custodian: { ...RECEIPT, emailAddress: link.emailAddress },
    });
    const mails = await mailsAbout(world, link.document.handover.id);
    assert.deepEqual(mails.at(-1)?.toAddresses, ["ben@harbourcivil.example"]);
    assert.match(mails.at(-1)?.subject ?? "", /^The original of \S+ has been received$/);
    assert.match(mails.at(-1)?.attached.join() ?? "", /^Handover receipt \S+\.pdf$/);
    assert.equal(codeOf(await confirm(anybody, link)), "HANDOVER_NOT_FOUND");
    assert.equal(codeOf(await look(anybody, link)), "HANDOVER_NOT_FOUND");
  });

  test("an open page learns of the custodian at once", async () => {
    const link = await handedOver();
    const page = await watch(world, ben, {
      query:
        "subscription ($id: ID!) { documentUpdated(documentId: $id) { custodian { name } handover { id } } }",
      variables: { id: link.documentId },
    });
    await confirm(anybody, link);
    assert.deepEqual((await page.next()).data.documentUpdated, {
      custodian: { name: RECEIPT.name },
      handover: null,
    });
    await page.end();
  });

  test("who has left the organisation is not told where the original is", async () => {
    const { documentId, handoverId, handoverCode, secondCode } = await aHandover(world.app);
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update document_handover set requested_by = $2 where id = $1", [
        handoverId,
        idOf("person", "fay"),
      ]),
    );
    assert.equal(codeOf(await confirm(anybody, { documentId, handoverCode, secondCode })), "OK");
    assert.deepEqual(await mailsAbout(world, handoverId), []);
  });

  test("the history says by whose typed name, and that it was by the link", async () => {
    const link = await handedOver();
    await confirm(anybody, link, { name: "Priya Nair" });
    const entries = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ objectType: string; actorLabel: string; changes: string }>(
        "select object_type, actor_label, changes::text as changes from history_entry where root_id = $1 order by sequence desc limit 3",
        [link.documentId],
      ),
    );
    assert.deepEqual(
      entries.map(({ objectType, actorLabel }) => `${objectType}: ${actorLabel}`),
      [
        "Custody: Priya Nair, by the handover link",
        "Custodian: Priya Nair, by the handover link",
        "Handover: Priya Nair, by the handover link",
      ],
    );
    assert.ok(!entries.some(({ changes }) => changes.includes(link.handoverCode)));
  });

  test("the details are validated: the day cannot lie ahead, and nothing is done by halves", async () => {
    const link = await handedOver();
    const faulty = await confirm(anybody, link, {
      name: "",
      storageAddress: " ",
      dateReceived: "2026-11-21",
    });
    assert.deepEqual(fieldsOf(faulty), {
      name: "This field is required.",
      storageAddress: "This field is required.",
      dateReceived: "This date is in the future. Enter the day you received the original.",
    });
    assert.equal((await documentOf(link.documentId)).custodian, null);
    assert.equal(codeOf(await confirm(anybody, link, { dateReceived: "2026-11-20" })), "OK");
  });

  test("of two confirmations at the same moment one counts", async () => {
    const link = await handedOver();
    const answers = await Promise.all([confirm(anybody, link), confirm(anybody, link)]);
    assert.deepEqual(answers.map(codeOf).sort(), ["HANDOVER_NOT_FOUND", "OK"]);
  });

  test("a wrong code answers like a document that is not there, and after ten wrong ones none is taken for an hour", async () => {
    const link = await handedOver();
    const wrong = { ...link, handoverCode: "A".repeat(22) };
    const nowhere = { ...link, documentId: "0198c000-0000-7000-8000-00000000dead" };
    const [one, other] = [await look(anybody, wrong), await look(anybody, nowhere)];
    assert.deepEqual(one.errors?.[0]?.extensions, other.errors?.[0]?.extensions);
    assert.equal(codeOf(one), "HANDOVER_NOT_FOUND");
    assert.equal(codeOf(await look(anybody, { ...wrong, documentId: "no id" })), "HANDOVER_NOT_FOUND");

    for (let tries = 1; tries < 10; tries += 1)
      assert.equal(codeOf(await confirm(anybody, wrong)), "HANDOVER_NOT_FOUND");
    assert.equal(codeOf(await look(anybody, wrong)), "RATE_LIMITED");
    assert.equal(codeOf(await look(anybody, link)), "RATE_LIMITED");
    const begun = world.app.ports.clock.now();
    world.clock.advance({ minutes: 61 });
    assert.equal(codeOf(await look(anybody, link)), "OK");
    world.clock.setTo(begun);
  });

  test("the code is kept as a hash alone", async () => {
    const { handoverId, handoverCode, secondCode } = await aHandover(world.app);
    const kept = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ text: string }>(
        `select h::text as text from document_handover h where id = $1
         union all select e.changes::text from history_entry e where e.record_id = $1`,
        [handoverId],
      ),
    );
    assert.equal(kept.length, 2);
    assert.ok(kept.every(({ text }) => !text.includes(handoverCode) && !text.includes(secondCode)));
  });

  test("after thirty days it opens nothing, and another handover takes its place", async () => {
    const link = await handedOver();
    world.clock.advance({ days: 30 });
    assert.equal(codeOf(await look(anybody, link)), "HANDOVER_NOT_FOUND");
    assert.equal(codeOf(await confirm(anybody, link)), "HANDOVER_NOT_FOUND");
    const { data } = await create(await world.as("ben"), link.documentId, { version: 2 });
    assert.notEqual(data.createDocumentHandover.document.handover.id, link.document.handover.id);
  });
});

const WRONG = "This code is not right. It came with the paper, or ask the sender.";
const LOCKED = "This handover is locked after 5 wrong codes. Ask Ben Okafor for a new code.";
const refusedCode = (reply: ApiReply) => fieldsOf(reply)?.secondCode;

// The clock stands a month later by now.
describe("the second code", () => {
  before(async () => {
    ben = await world.as("ben");
  });
  const renew = (documentId: string, id: string, version: number) =>
    ben.mutate(
      "renewDocumentHandoverCode",
      "RenewDocumentHandoverCodeInput",
      { documentId, id, version },
      "secondCode document { version handover { isLocked hasSecondCode } }",
    );
  const notices = async () => {
    const { notifications } = await ben.get(
      "{ notifications(first: 50) { edges { node { kind documentId } } } }",
    );
    return notifications.edges.map(({ node }: { node: object }) => node) as {
      kind: string;
      documentId: string;
    }[];
  };

  test("is told once to whoever asks, stands in no mail, and the link alone confirms nothing", async () => {
    const link = await handedOver();
    assert.match(link.secondCode, /^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const mails = await mailsAbout(world, link.document.handover.id);
    const bare = link.secondCode.replace("-", "");
    assert.ok(mails.every(({ text }) => !text.includes(link.secondCode) && !text.includes(bare)));
    const { data } = await anybody.ask(
      "query ($d: ID!, $c: String!) { documentHandover(documentId: $d, handoverCode: $c) { needsSecondCode } }",
      { d: link.documentId, c: link.handoverCode },
    );
    assert.equal(data.documentHandover.needsSecondCode, true);
    assert.equal(refusedCode(await confirm(anybody, { ...link, secondCode: "" })), "This field is required.");
    assert.equal(refusedCode(await confirm(anybody, { ...link, secondCode: "AAAA-AAAA" })), WRONG);
    const other = await handedOver();
    assert.equal(refusedCode(await confirm(anybody, { ...link, secondCode: other.secondCode })), WRONG);
    const typed = ` ${bare.toLowerCase()} `;
    assert.equal(codeOf(await confirm(anybody, { ...link, secondCode: typed })), "OK");
    assert.ok(
      (await notices()).some(
        ({ kind, documentId }) => kind === "HANDOVER_CONFIRMED" && documentId === link.documentId,
      ),
    );
  });

  test("is not tried by what cannot be one", async () => {
    const link = await handedOver();
    for (const secondCode of ["AAAA", "AAAA-AAAA-A", "0000-0000", "'; --"])
      assert.match(
        String(refusedCode(await confirm(anybody, { ...link, secondCode }))),
        /^Enter the 8 letters/,
      );
    const wrong = { ...link, secondCode: "AAAA-AAAA" };
    for (let tries = 1; tries < 5; tries += 1)
      assert.equal(refusedCode(await confirm(anybody, wrong)), WRONG);
    assert.equal(codeOf(await confirm(anybody, link)), "OK");
  });

  test("is locked after five wrong ones, even for the right one, until there is a new code", async () => {
    const link = await handedOver();
    const wrong = { ...link, secondCode: "AAAA-AAAA" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(anybody, wrong)));
    assert.deepEqual(answers.map(refusedCode).toSorted(), [LOCKED, WRONG, WRONG, WRONG, WRONG].toSorted());
    assert.equal(refusedCode(await confirm(anybody, link)), LOCKED);
    assert.ok(
      (await notices()).some(
        ({ kind, documentId }) => kind === "HANDOVER_LOCKED" && documentId === link.documentId,
      ),
    );

    const { id } = link.document.handover;
    const { version } = await documentOf(link.documentId);
    const { data } = await renew(link.documentId, id, version);
    const renewed = data.renewDocumentHandoverCode;
    assert.deepEqual(renewed.document.handover, { isLocked: false, hasSecondCode: true });
    assert.notEqual(renewed.secondCode, link.secondCode);
    assert.equal(refusedCode(await confirm(anybody, link)), WRONG);
    assert.equal(codeOf(await confirm(anybody, { ...link, secondCode: renewed.secondCode })), "OK");
    assert.equal(
      codeOf(await renew(link.documentId, id, renewed.document.version + 1)),
      "HANDOVER_NOT_FOUND",
    );
  });

  test("is not asked for where a handover of an earlier version has none", async () => {
    const link = await aHandover(world.app);
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update document_handover set second_code_hash = null, second_code_number = 0 where id = $1", [
        link.handoverId,
      ]),
    );
    assert.equal(codeOf(await confirm(anybody, { ...link, secondCode: "" })), "OK");
    const { document } = await ben.get(
      "query ($id: ID!) { document(id: $id) { custody { kind acknowledgement to place saidBy movedDate } } }",
      { id: link.documentId },
    );
    assert.deepEqual(document.custody.at(-1), {
      kind: "HANDOVER_CONFIRMED",
      acknowledgement: "LINK",
      to: RECEIPT.name,
      place: RECEIPT.storageAddress,
      saidBy: RECEIPT.name,
      movedDate: RECEIPT.dateReceived,
    });
  });
});

describe("a handover that waits", () => {
  test("is reminded of every week by a new link, and ends after thirty days, which its sender is told", async () => {
    const begun = world.app.ports.clock.now();
    const link = await handedOver();
    const { id } = link.document.handover;
    world.clock.advance({ days: 7 });
    await remindOfHandovers(world.app);
    await remindOfHandovers(world.app);
    const mails = await mailsAbout(world, id);
    assert.equal(mails.length, 2);
    assert.match(mails[1]?.subject ?? "", /^Reminder: /);
    const newer = { ...link, handoverCode: await mailedCode(id) };
    assert.equal(codeOf(await look(anybody, link)), "HANDOVER_NOT_FOUND");
    assert.equal(codeOf(await look(anybody, newer)), "OK");

    world.clock.advance({ days: 23 });
    await remindOfHandovers(world.app);
    const again = await world.as("ben");
    const { document } = await again.get(
      "query ($id: ID!) { document(id: $id) { handover { id } custody { kind to } } }",
      { id: link.documentId },
    );
    assert.equal(document.handover, null);
    assert.deepEqual(
      document.custody.map(({ kind }: { kind: string }) => kind),
      ["ISSUED", "HANDOVER_ASKED", "HANDOVER_EXPIRED"],
    );
    const last = (await mailsAbout(world, id)).at(-1);
    assert.match(last?.subject ?? "", /was not confirmed$/);
    assert.deepEqual(last?.toAddresses, ["ben@harbourcivil.example"]);
    world.clock.setTo(begun);
  });
});

test("an original on its way waits for whoever it was sent to, as far as they see the guarantee, until it is confirmed", async () => {
  const { id, organisationId } = await anIssuedDocument(world);
  await shareWith(world.app, "document", { id, organisationId }, { person: "ida", roles: ["BENEFICIARY"] });
  const link = await aHandover(world.app, id, { emailAddress: PEOPLE.dee.email });
  const waitsFor = async (person: PersonName) => {
    const { documentTasks } = await (await world.as(person)).get(
      "{ documentTasks { kind tasks { documentId } } }",
    );
    return documentTasks.flatMap(({ kind, tasks }: { kind: string; tasks: { documentId: string }[] }) =>
      kind === "CONFIRM_RECEIPT" ? tasks.map(({ documentId }) => documentId) : [],
    );
  };
  assert.deepEqual(await waitsFor("dee"), [id]);
  assert.deepEqual(await waitsFor("ida"), []);
  assert.equal(codeOf(await confirm(anybody, link)), "OK");
  assert.deepEqual(await waitsFor("dee"), []);
});
