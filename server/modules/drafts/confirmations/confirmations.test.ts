// The beneficiary confirms its name, its number and the wording: asked by a link or signed in, answered once, frozen with a hash, and taken back by any change.

import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { Api } from "../../../../testing/api.ts";
import { aWordingProposal } from "../../../../testing/builders/wording-proposal-builder.ts";
import { must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { PEOPLE, type PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import type { Draft } from "../drafts/draft-record.ts";

const CONFIRMATION = `id status emailAddress mailsSent version sha256 text beneficiaryName beneficiaryAbn whatChanged
  answeredByName answeredByPosition answeredAt disputeReason endedAt askedByName`;
const SEEN = `id version confirmationCapabilities confirmations { ${CONFIRMATION} }`;
const DAY_MINUTES = 24 * 60;

let world: World;
let ada: Api;
let rosa: Api;
let anybody: Api;
before(async () => {
  world = await aWorld();
  [ada, rosa] = await Promise.all([world.as("ada"), world.as("rosa")]);
  anybody = world.anonymous;
});
after(() => world.end());

const ask = (api: Api, draftId: string, said: object = {}) =>
  api.mutate("askDraftConfirmation", "AskDraftConfirmationInput", { draftId, ...said }, `draft { ${SEEN} }`);
const cancel = (api: Api, id: string) =>
  api.mutate("cancelDraftConfirmation", "CancelDraftConfirmationInput", { id }, `draft { ${SEEN} }`);
const seen = (api: Api, { id }: { id: string }) => seenDraft(api, id, SEEN);

type Link = { draftConfirmationId: string; code?: string };
const READ = `query ($draftConfirmationId: ID!, $code: String) { draftConfirmation(draftConfirmationId: $draftConfirmationId, code: $code) {
  applicantName askedByName beneficiaryName beneficiaryAbn amount processType issuerName wording sha256 version isWhole referenceNumber } }`;
const read = (link: Link, api = anybody) => api.ask(READ, link);
const answer = (link: Link, said: object = {}, api = anybody) =>
  api.mutate(
    "answerDraftConfirmation",
    "AnswerDraftConfirmationInput",
    { ...link, version: 1, answer: "CONFIRMED", name: "Mona Petrou", position: "Contracts manager", ...said },
    "clientMutationId",
  );

/** The links that were mailed for a draft, the newest last. */
async function linksOf(draft: { id: string }) {
  const { confirmations } = await seen(ada, draft);
  const links = [];
  for (const { id } of [...confirmations].reverse())
    for (const { text, toAddresses, subject, intent } of await mailsAbout(world, `confirmation ${id}`)) {
      const [, draftConfirmationId = "", code = ""] = /\/confirm\/([0-9a-f-]+)#(\w+)/.exec(text) ?? [];
      if (intent.startsWith("confirmation "))
        links.push({ toAddresses, subject, link: { draftConfirmationId, code } });
    }
  return links;
}

async function lastLink(draft: { id: string }): Promise<Link> {
  const link = (await linksOf(draft)).at(-1)?.link;
  assert.ok(link);
  return link;
}

async function confirmed(draft: Draft): Promise<void> {
  assert.equal(refusalOf(await ask(ada, draft.id)), "OK");
  assert.equal(refusalOf(await answer(await lastLink(draft))), "OK");
}

const rename = async (draft: { id: string }, name: string) => {
  const { parties, version } = await seenDraft(ada, draft.id, "version parties { id partyVariant }");
  const { id } = parties.find(({ partyVariant }: { partyVariant: string }) => partyVariant === "BENEFICIARY");
  const kept = parties.map((party: { id: string }) => (party.id === id ? { id, name } : { id: party.id }));
  await must(ada, "updateDraft", { id: draft.id, version, draft: { parties: kept } });
};

describe("a beneficiary that is asked", () => {
  test("sees who asks and every word, confirms without an account, once; it is frozen with its hash, and both sides hear of it", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const asked = (await ask(ada, draft.id)).data.askDraftConfirmation.draft;
    assert.deepEqual(asked.confirmationCapabilities, ["CAN_ASK_AGAIN", "CAN_CANCEL"]);
    const [mail] = await linksOf(draft);
    assert.deepEqual(mail?.toAddresses, [PEOPLE.dee.email]);
    const link = await lastLink(draft);
    const shown = (await read(link)).data.draftConfirmation;
    assert.equal(shown.applicantName, "Harbour Civil Pty Ltd");
    assert.equal(shown.askedByName, "Ada Nguyen");
    assert.equal(shown.beneficiaryName, "Woolworths Group Limited");
    assert.equal(shown.beneficiaryAbn, "88000014675");
    assert.equal(shown.amount, "250000.00");
    assert.equal(shown.isWhole, true);
    assert.match(shown.wording, /Woolworths Group Limited/);
    assert.equal(createHash("sha256").update(asked.confirmations[0].text).digest("hex"), shown.sha256);

    const watching = await watch(world, rosa, {
      query: "subscription ($id: ID!) { draftUpdated(draftId: $id) { confirmations { status } } }",
      variables: { id: draft.id },
    });
    assert.equal(refusalOf(await answer(link)), "OK");
    assert.deepEqual((await watching.next()).data.draftUpdated.confirmations, [{ status: "CONFIRMED" }]);
    await watching.end();
    const after = await seen(ada, draft);
    assert.deepEqual(after.confirmationCapabilities, []);
    const [confirmation] = after.confirmations;
    assert.deepEqual(
      [confirmation.answeredByName, confirmation.answeredByPosition, confirmation.sha256],
      ["Mona Petrou", "Contracts manager", shown.sha256],
    );
    assert.equal(refusalOf(await answer(link)), "CONFIRMATION_NOT_FOUND");
    assert.equal(refusalOf(await read(link)), "CONFIRMATION_NOT_FOUND");
    assert.equal(refusalOf(await ask(ada, draft.id)), "INVALID_TRANSITION");

    const receivers = async (kind: string) =>
      (await mailsAbout(world, `${kind} ${confirmation.id}`)).flatMap(({ toAddresses }) => toAddresses);
    assert.deepEqual(await receivers("CONFIRMATION_GIVEN"), [PEOPLE.ada.email]);
    assert.ok((await receivers("CONFIRMATION_RECEIVED")).includes(PEOPLE.rosa.email));
    const { draftHistory } = await rosa.get(
      "query ($id: ID!) { draftHistory(draftId: $id, first: 1) { edges { node { triggeredBy { name } } } } }",
      { id: draft.id },
    );
    assert.match(
      draftHistory.edges[0].node.triggeredBy.name,
      /^Mona Petrou, Contracts manager, by the confirmation link emailed to /,
    );
  });

  test("says what is wrong in words that both sides read, and is asked again once it is corrected", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    await ask(rosa, draft.id);
    const link = await lastLink(draft);
    assert.deepEqual(Object.keys(refusalOf(await answer(link, { answer: "DISPUTED" }))), ["reason"]);
    assert.deepEqual(Object.keys(refusalOf(await answer(link, { name: " ", position: "" }))), [
      "name",
      "position",
    ]);
    const reason = "Our ABN is that of the trust.";
    assert.equal(refusalOf(await answer(link, { answer: "DISPUTED", reason })), "OK");
    const { confirmations, confirmationCapabilities } = await seen(ada, draft);
    assert.deepEqual([confirmations[0].status, confirmations[0].disputeReason], ["DISPUTED", reason]);
    assert.deepEqual(confirmationCapabilities, ["CAN_ASK"]);
    const mails = await mailsAbout(world, `CONFIRMATION_DISPUTED ${confirmations[0].id}`);
    assert.match(mails[0]?.text ?? "", /Our ABN is that of the trust\./);
    await ask(ada, draft.id);
    assert.deepEqual(
      (await seen(ada, draft)).confirmations.map(({ status }: { status: string }) => status),
      ["ASKED", "DISPUTED"],
    );
  });

  test("is asked by whoever may, at the address on the draft, or at another that the desk names; never on the applicant's side", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    for (const person of ["wes", "fay", "dee"] as const)
      assert.equal(refusalOf(await ask(await world.as(person), draft.id)), "DRAFT_NOT_FOUND");
    const emailAddress = "legal@woolworths.example";
    assert.deepEqual(Object.keys(refusalOf(await ask(ada, draft.id, { emailAddress }))), ["emailAddress"]);
    assert.deepEqual(Object.keys(refusalOf(await ask(rosa, draft.id, { emailAddress: PEOPLE.ben.email }))), [
      "emailAddress",
    ]);
    assert.deepEqual(Object.keys(refusalOf(await ask(rosa, draft.id, { emailAddress: "nobody" }))), [
      "emailAddress",
    ]);
    assert.equal(refusalOf(await ask(rosa, draft.id, { emailAddress })), "OK");
    assert.deepEqual((await linksOf(draft))[0]?.toAddresses, [emailAddress]);
  });

  test("is not asked about what is still to be filled in, nor about a draft that is over", async () => {
    const gap = await world.draft({ fields: { contractNumber: null, feeSummaryId: null } });
    assert.deepEqual(Object.keys(refusalOf(await ask(ada, gap.id))), ["wording"]);
    const over = await world.draft({ status: "CANCELLED" });
    assert.equal(refusalOf(await ask(ada, over.id)), "INVALID_TRANSITION");
    const draft = await world.draft();
    await ask(ada, draft.id);
    const link = await lastLink(draft);
    await must(ada, "cancelDraft", await seenDraft(ada, draft.id, "id version"));
    assert.equal(refusalOf(await read(link)), "CONFIRMATION_NOT_FOUND");
    assert.equal((await seen(ada, draft)).confirmations[0].status, "CANCELLED");
  });
});

describe("a link", () => {
  test("is ended by a newer one, by a cancellation and by time, and says nothing of which", async () => {
    const draft = await world.draft();
    await ask(ada, draft.id);
    const first = await lastLink(draft);
    await ask(ada, draft.id);
    const second = await lastLink(draft);
    assert.equal(first.draftConfirmationId, second.draftConfirmationId);
    assert.notEqual(first.code, second.code);
    assert.equal(refusalOf(await read(first)), "CONFIRMATION_NOT_FOUND");
    assert.equal(refusalOf(await read(second)), "OK");
    assert.equal(
      refusalOf(await cancel(await world.as("wes"), second.draftConfirmationId)),
      "CONFIRMATION_NOT_FOUND",
    );
    assert.equal(refusalOf(await cancel(ada, second.draftConfirmationId)), "OK");
    assert.equal(refusalOf(await cancel(ada, second.draftConfirmationId)), "INVALID_TRANSITION");
    assert.equal(refusalOf(await read(second)), "CONFIRMATION_NOT_FOUND");
    await ask(ada, draft.id);
    const third = await lastLink(draft);
    const now = world.clock.now();
    world.clock.setTo(addMinutes(now, 14 * DAY_MINUTES));
    assert.equal(refusalOf(await read(third)), "CONFIRMATION_NOT_FOUND");
    assert.equal(refusalOf(await answer(third)), "CONFIRMATION_NOT_FOUND");
    world.clock.setTo(now);
    assert.equal(
      refusalOf(await read({ draftConfirmationId: "nothing", code: "x" })),
      "CONFIRMATION_NOT_FOUND",
    );
  });

  test("takes five wrong codes an hour, for what is there and for what is not", async () => {
    const draft = await world.draft();
    await ask(ada, draft.id);
    const link = await lastLink(draft);
    for (const draftConfirmationId of [link.draftConfirmationId, randomUUID()]) {
      for (let tries = 0; tries < 5; tries++)
        assert.equal(
          refusalOf(await read({ draftConfirmationId, code: `wrong${tries}` })),
          "CONFIRMATION_NOT_FOUND",
        );
      assert.equal(refusalOf(await read({ ...link, draftConfirmationId })), "RATE_LIMITED");
    }
  });
});

describe("a change", () => {
  test("of the name takes a confirmation back in the same transaction, says so, and asks anew; other fields leave it", async () => {
    const draft = await world.draft({ status: "CHANGES_REQUESTED" });
    await confirmed(draft);
    const { version } = await seenDraft(ada, draft.id, "version");
    await must(ada, "updateDraft", { id: draft.id, version, draft: { yourReference: "HC-105" } });
    assert.equal((await seen(ada, draft)).confirmations[0].status, "CONFIRMED");

    await rename(draft, "Woolworths Holdings Limited");
    const { confirmations } = await seen(ada, draft);
    assert.deepEqual(
      confirmations.map(({ status, whatChanged }: { status: string; whatChanged: string[] }) => [
        status,
        whatChanged,
      ]),
      [
        ["ASKED", []],
        ["SUPERSEDED", ["NAME", "WORDING"]],
      ],
    );
    assert.equal(confirmations[1].beneficiaryName, "Woolworths Group Limited");
    assert.equal(confirmations[1].answeredByName, "Mona Petrou");
    const mails = await linksOf(draft);
    assert.equal(mails.length, 2);
    assert.match(mails[1]?.subject ?? "", /^Confirm again: /);
    assert.match(
      (await mailsAbout(world, `CONFIRMATION_GONE ${confirmations[1].id}`))[0]?.text ?? "",
      /the beneficiary’s name and the wording changed/,
    );

    // Whoever goes on typing sends no further mail: the link shows what would be issued now.
    await rename(draft, "Woolworths Holdings Pty Limited");
    assert.equal((await linksOf(draft)).length, 2);
    const link = await lastLink(draft);
    const shown = (await read(link)).data.draftConfirmation;
    assert.deepEqual([shown.beneficiaryName, shown.version], ["Woolworths Holdings Pty Limited", 2]);
    assert.equal(refusalOf(await answer(link, { version: 1 })), "CONFLICT");
    assert.equal(refusalOf(await answer(link, { version: 2 })), "OK");
  });

  test("of the wording by agreement takes it back too", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    await confirmed(draft);
    const of = {
      draftId: draft.id,
      id: await aWordingProposal(world.app, draft.id, "ada"),
      version: (await seenDraft(ada, draft.id)).version,
    };
    const { errors } = await rosa.mutate(
      "acceptWordingProposal",
      "AcceptWordingProposalInput",
      of,
      "clientMutationId",
    );
    assert.equal(errors, undefined);
    const { confirmations } = await seen(ada, draft);
    assert.deepEqual(
      confirmations.map(({ status, whatChanged }: { status: string; whatChanged: string[] }) => [
        status,
        whatChanged,
      ]),
      [
        ["ASKED", []],
        ["SUPERSEDED", ["WORDING"]],
      ],
    );
    assert.match(
      (await read(await lastLink(draft))).data.draftConfirmation.wording,
      /any branch of the Issuer in Melbourne/,
    );
  });

  test("of a field in the wording takes it back too, and a gap that it leaves is not confirmed", async () => {
    const draft = await world.draft();
    await confirmed(draft);
    const { version } = await seenDraft(ada, draft.id, "version");
    await must(ada, "updateDraft", { id: draft.id, version, draft: { feeSummaryId: null } });
    const { confirmations } = await seen(ada, draft);
    assert.deepEqual(confirmations[1].whatChanged, ["WORDING"]);
    const link = await lastLink(draft);
    assert.equal((await read(link)).data.draftConfirmation.isWhole, false);
    assert.deepEqual(Object.keys(refusalOf(await answer(link))), ["answer"]);
    assert.equal(refusalOf(await answer(link, { answer: "DISPUTED", reason: "Who is the bank?" })), "OK");
  });
});

describe("without a link", () => {
  test("the asked address answers signed in, and nobody of the applicant's side or from outside does", async () => {
    const draft = await world.draft();
    await ask(ada, draft.id);
    const { draftConfirmationId } = await lastLink(draft);
    for (const person of ["ada", "rosa", "wes", "fay"] as const)
      assert.equal(
        refusalOf(await read({ draftConfirmationId }, await world.as(person))),
        "CONFIRMATION_NOT_FOUND",
      );
    assert.equal(refusalOf(await read({ draftConfirmationId })), "CONFIRMATION_NOT_FOUND");
    const dee = await world.as("dee");
    assert.equal(refusalOf(await read({ draftConfirmationId }, dee)), "OK");
    assert.equal(refusalOf(await answer({ draftConfirmationId }, {}, dee)), "OK");
    assert.equal((await seen(ada, draft)).confirmations[0].status, "CONFIRMED");
  });

  test("so do the people of the organisation whose confirmed number is the beneficiary's", async () => {
    const draft = await world.draft({
      beneficiary: {
        name: "Wesfarmers Limited",
        abn: "28008984049",
        address: "40 The Esplanade, Perth WA 6000",
        state: "WA",
        postcode: "6000",
      },
    });
    await ask(ada, draft.id);
    const { draftConfirmationId } = await lastLink(draft);
    for (const [person, expected] of [
      ["lou", "CONFIRMATION_NOT_FOUND"],
      ["una", "OK"],
    ] as const)
      assert.equal(refusalOf(await read({ draftConfirmationId }, await world.as(person))), expected);
    assert.equal(refusalOf(await answer({ draftConfirmationId }, {}, await world.as("una"))), "OK");
  });

  const waitingFor = async (person: PersonName, organisationId?: string) => {
    const { confirmationsToAnswer } = await (await world.as(person)).get(
      `query ($organisationId: ID) { confirmationsToAnswer(organisationId: $organisationId) {
         id applicantName beneficiaryName referenceNumber amount askedAt linkEndsAt } }`,
      { organisationId },
    );
    return confirmationsToAnswer as { id: string }[];
  };

  test("what waits is listed for those who may answer it, with no more than its page begins with, until it is answered", async () => {
    const wesfarmers = idOf("organisation", "wesfarmers");
    const draft = await world.draft({
      beneficiary: {
        name: "Wesfarmers Limited",
        abn: "28008984049",
        address: "40 The Esplanade, Perth WA 6000",
        state: "WA",
        postcode: "6000",
      },
    });
    await ask(ada, draft.id);
    const { draftConfirmationId } = await lastLink(draft);
    const listed = async (person: PersonName, organisationId?: string) =>
      (await waitingFor(person, organisationId)).some(({ id }) => id === draftConfirmationId);
    assert.equal(await listed("una", wesfarmers), true);
    const mine = (await waitingFor("wes", wesfarmers)).find(({ id }) => id === draftConfirmationId);
    assert.deepEqual(
      { ...mine, askedAt: "", linkEndsAt: "" },
      {
        id: draftConfirmationId,
        applicantName: "Harbour Civil Pty Ltd",
        beneficiaryName: "Wesfarmers Limited",
        referenceNumber: draft.referenceNumber,
        amount: (await seenDraft(ada, draft.id, "amount")).amount,
        askedAt: "",
        linkEndsAt: "",
      },
    );
    // By the number for the organisation that is named alone; a limited member answers nothing, and neither do the applicant's people or the desk.
    assert.equal(await listed("una"), false);
    assert.equal(await listed("lou", wesfarmers), false);
    assert.equal(await listed("ada", idOf("organisation", "harbour")), false);
    for (const person of ["rosa", "sam", "fay"] as const) assert.equal(await listed(person), false);
    for (const person of ["ada", "fay"] as const)
      assert.equal(
        await (await world.as(person)).codeOf(
          `{ confirmationsToAnswer(organisationId: "${wesfarmers}") { id } }`,
        ),
        "ORGANISATION_NOT_FOUND",
      );
    assert.equal(
      await (await world.as("una")).codeOf(`{ draft(id: "${draft.id}") { id } }`),
      "DRAFT_NOT_FOUND",
    );

    assert.equal(refusalOf(await answer({ draftConfirmationId }, {}, await world.as("una"))), "OK");
    assert.equal(await listed("una", wesfarmers), false);
  });

  test("what was mailed to an address is listed for its person, and no longer once its link has ended", async () => {
    const draft = await world.draft();
    await ask(ada, draft.id);
    const { draftConfirmationId } = await lastLink(draft);
    const ids = async () => (await waitingFor("dee")).map(({ id }) => id);
    assert.ok((await ids()).includes(draftConfirmationId));
    world.clock.advance({ days: 15 });
    assert.deepEqual(await ids(), []);
  });
});
