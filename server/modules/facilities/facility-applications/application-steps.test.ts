// An application on its way between applicant, desk and bank: what is asked and answered, paid or waived, said, told by mail and in the product, and seen live.
// Shows: FA-139..FA-141, FA-143, FA-149, API-126.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { announce } from "../../../../testing/uploads.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import {
  type ApplicationOverrides,
  buildApplication,
} from "../../../demo/builders/facility-application-builder.ts";

let world: World;
let ada: Api;
let rosa: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  [ada, rosa, sam] = [await world.as("ada"), await world.as("rosa"), await world.as("sam")];
});
after(() => world.end());

const built = (overrides: ApplicationOverrides) => buildApplication(world.app, overrides);
const SHOWN =
  "facilityApplication { version status capabilities nextStep nextStepWith feeWaivedReason questions { question answer askedBy answeredBy isFromSupplier } }";
const ask = (api: Api, { id, version }: { id: string; version: number }, question = "Which year?") =>
  api.mutate("askFacilityApplicant", "AskFacilityApplicantInput", { id, version, question }, SHOWN);
const answer = (api: Api, id: string, version: number, text: string) =>
  api.mutate(
    "answerFacilityApplicationQuestion",
    "AnswerFacilityApplicationQuestionInput",
    { id, version, answer: text },
    SHOWN,
  );
const step = (api: Api, name: string, input: object) =>
  api.mutate(name, "FacilityApplicationVersionInput", input, SHOWN);
const seen = async (api: Api, id: string, selection: string) =>
  (await api.get(`query ($id: ID!) { facilityApplication(id: $id) { ${selection} } }`, { id }))
    .facilityApplication;
const subjectsOf = async (id: string) =>
  (await mailsAbout(world, id)).map(({ toAddresses, subject }) => `${toAddresses}: ${subject}`);
const noticesOf = async (api: Api, id: string) =>
  (
    await api.get("{ notifications(first: 50) { edges { node { kind facilityApplicationId } } } }")
  ).notifications.edges.flatMap(({ node }: { node: { kind: string; facilityApplicationId: string } }) =>
    node.facilityApplicationId === id ? [node.kind] : [],
  );

describe("a question", () => {
  test("gives the application back to its applicant, who answers it once and may attach files with it", async () => {
    const application = await built({ status: "PROCESSING" });
    const { id } = application;
    assert.deepEqual(refusalOf(await ask(sam, application, " ")), { question: "This field is required." });
    assert.equal(refusalOf(await ask(ada, application)), "FACILITY_APPLICATION_NOT_FOUND");
    assert.equal(refusalOf(await announce(ada, { applicationId: id })), "INVALID_TRANSITION");

    const asked = (await ask(sam, application)).data.askFacilityApplicant.facilityApplication;
    assert.deepEqual([asked.nextStep, asked.nextStepWith], ["ANSWER", "APPLICANT"]);
    assert.equal(refusalOf(await ask(rosa, { id, version: asked.version })), "INVALID_TRANSITION");
    assert.equal((await announce(ada, { applicationId: id })).errors, undefined);
    assert.deepEqual(await noticesOf(ada, id), ["APPLICATION_QUESTION", "APPLICATION_SENT"]);

    const answered = (await answer(ada, id, asked.version, "The last one.")).data
      .answerFacilityApplicationQuestion.facilityApplication;
    assert.deepEqual([answered.nextStep, answered.nextStepWith], ["BANK_DECISION", "SUPPLIER"]);
    assert.equal(answered.questions[0].answer, "The last one.");
    assert.equal(answered.questions[0].isFromSupplier, true);
    assert.equal(refusalOf(await answer(ada, id, answered.version, "Again.")), "INVALID_TRANSITION");
    assert.ok((await noticesOf(sam, id)).includes("APPLICATION_ANSWERED"));
    assert.ok((await subjectsOf(id)).some((subject) => /sam@.*Answered: a question/.test(subject)));
  });

  test("leaves what was handed in as desk and bank have it", async () => {
    const application = await built({ status: "SUBMITTED", question: "Which year?" });
    const removed = await ada.mutate(
      "removeFacilityApplicationAttachment",
      "RemoveFacilityApplicationAttachmentInput",
      { applicationId: application.id, id: application.id },
      "clientMutationId",
    );
    assert.equal(refusalOf(removed), "ATTACHMENT_NOT_FOUND");
  });
});

describe("the application fee", () => {
  test("is asked for with where to pay it, by the applicant and the provider alone", async () => {
    const { id, referenceNumber } = await built({ status: "PENDING_PAYMENT" });
    const selection = "paymentDetails { totalAmount paymentDescription bankAccountNumber } nextStep";
    const { paymentDetails, nextStep } = await seen(ada, id, selection);
    assert.deepEqual(
      [paymentDetails.totalAmount, paymentDetails.paymentDescription, nextStep],
      ["850.00", referenceNumber, "PAY_FEE"],
    );
    assert.equal((await seen(sam, id, selection)).paymentDetails, null);
    assert.ok((await subjectsOf(id)).some((subject) => /ada@.*Please pay \$850\.00/.test(subject)));
  });

  test("is waived for a reason that the applicant reads, and the history says by whom", async () => {
    const { id, version } = await built({ status: "PENDING_PAYMENT" });
    assert.deepEqual(refusalOf(await step(rosa, "approveFacilityApplication", { id, version })), {
      reason: "This field is required.",
    });
    const { data } = await step(rosa, "approveFacilityApplication", { id, version, reason: "A goodwill." });
    const approved = data.approveFacilityApplication.facilityApplication;
    assert.deepEqual([approved.status, approved.nextStep], ["APPROVED", "ESTABLISH"]);
    assert.equal((await seen(ada, id, "feeWaivedReason")).feeWaivedReason, "A goodwill.");
    const { facilityApplicationHistory } = await ada.get(
      "query ($id: ID!) { facilityApplicationHistory(facilityApplicationId: $id, first: 1) { edges { node { triggeredBy { name } changes { label newDisplayValue } } } } }",
      { id },
    );
    const [{ node }] = facilityApplicationHistory.edges;
    assert.match(node.triggeredBy.name, /Rosa/);
    assert.ok(
      node.changes.some(
        (change: { label: string; newDisplayValue: string }) =>
          change.label === "Why the fee is waived" && change.newDisplayValue === "A goodwill.",
      ),
    );
  });
});

test("each step is told to those whom it concerns, by mail and in the product, and to nobody who has done it", async () => {
  const { id } = await built({ status: "APPROVED" });
  assert.deepEqual((await noticesOf(ada, id)).toReversed(), [
    "APPLICATION_SENT",
    "APPLICATION_FEE_ASKED",
    "APPLICATION_APPROVED",
  ]);
  assert.deepEqual(await noticesOf(sam, id), ["APPLICATION_TO_DECIDE"]);
  assert.ok((await noticesOf(rosa, id)).includes("APPLICATION_ARRIVED"));
  assert.ok(!(await noticesOf(rosa, id)).includes("APPLICATION_OUTCOME"), "she recorded it herself");
});

test("an application that is closed is told to desk and bank, one that was never handed in to nobody", async () => {
  const handedIn = await built({ status: "PROCESSING" });
  await step(ada, "closeFacilityApplication", { id: handedIn.id, version: handedIn.version });
  assert.ok((await noticesOf(rosa, handedIn.id)).includes("APPLICATION_CLOSED"));
  assert.ok((await noticesOf(sam, handedIn.id)).includes("APPLICATION_CLOSED"));
  const draft = await built({});
  await step(ada, "closeFacilityApplication", { id: draft.id, version: draft.version });
  assert.deepEqual(await subjectsOf(draft.id), []);
});

test("whoever has it open sees each change, and the desk what has changed; a bank that it was not sent to does not", async () => {
  const application = await built({ status: "SUBMITTED" });
  const { id } = application;
  const own = await watch(world, ada, {
    query: "subscription ($id: ID!) { facilityApplicationUpdated(id: $id) { id nextStep } }",
    variables: { id },
  });
  const desk = await watch(world, rosa, {
    query: "subscription { staffFacilityApplicationsChanged { id nextStep } }",
    variables: {},
  });
  await ask(rosa, application);
  assert.deepEqual((await own.next()).data.facilityApplicationUpdated, { id, nextStep: "ANSWER" });
  assert.deepEqual((await desk.next()).data.staffFacilityApplicationsChanged, { id, nextStep: "ANSWER" });
  await own.end();
  await desk.end();
});

test("applicant, desk and bank comment on it, and nobody before it is handed in", async () => {
  const { id } = await built({ status: "PROCESSING" });
  const say = (api: Api, facilityApplicationId: string, content: string) =>
    api.mutate(
      "createFacilityApplicationComment",
      "CreateFacilityApplicationCommentInput",
      { facilityApplicationId, content },
      "commentId",
    );
  for (const api of [ada, rosa, sam]) assert.equal((await say(api, id, "Noted.")).errors, undefined);
  assert.equal(refusalOf(await say(await world.as("bea"), id, "Oh.")), "FACILITY_APPLICATION_NOT_FOUND");
  assert.equal(refusalOf(await say(ada, (await built({})).id, "Oh.")), "INVALID_TRANSITION");
  const { facilityApplicationComments } = await sam.get(
    "query ($id: ID!) { facilityApplicationComments(facilityApplicationId: $id, first: 10) { totalCount } }",
    { id },
  );
  assert.equal(facilityApplicationComments.totalCount, 3);
});

test("a bank is told of what was sent to it alone", async () => {
  const { id } = await built({ status: "SUBMITTED" });
  assert.deepEqual(
    (await subjectsOf(id)).filter((subject) => /sam@|bea@/.test(subject)),
    [],
  );
});
