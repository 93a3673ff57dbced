// What is issued ahead of its day, through the API: pending until the day has come, and what it can and cannot be meanwhile.
// Shows: DOC-081, DOC-008, X-14.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { asDraftId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { anAskedRequest } from "../../../../testing/builders/document-request-builder.ts";
import { call } from "../../../../testing/draft-calls.ts";
import { paperOf } from "../../../../testing/examples/verification-examples.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { callAs } from "../../../demo/sessions.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { executeDocumentRequest } from "../document-requests/commands/execute-document-request.ts";
import { beginDocuments } from "./document-jobs.ts";
import { findDocumentOfDraft } from "./document-store.ts";

const DAY = "2026-12-01";
const MORNING = "2026-11-30T13:00:00.000Z" as Instant;

let world: World;
before(async () => {
  world = await aWorld();
});
afterEach(() => world.clock.setTo(WORLD_BEGINS));
after(() => world.end());

let number = 0;
async function issue(establishedDate: string, fields = {}) {
  number += 1;
  const draft = await world.draft({ status: "PROCESSING", fields });
  const rosa = await world.as("rosa");
  return {
    draft,
    answer: await call(
      rosa,
      "establishDraft",
      { id: draft.id, version: draft.version, guaranteeNumber: `AH ${number}`, establishedDate, bank: {} },
      "document { id organisationId version status establishedAt actionDate costs { accruedCost } }",
    ),
  };
}

async function anIssueAhead() {
  const { answer, draft } = await issue(DAY);
  assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
  const { document } = answer.data.establishDraft;
  await shareWith(world.app, "document", document, {
    person: "dee",
    roles: ["BENEFICIARY"],
    emailAddress: `dee${number}@beneficiary.example`,
  });
  const now = () =>
    runTransaction(world.app, { system: "Test" }, (tx) => findDocumentOfDraft(tx, asDraftId(draft.id)));
  return { document, now };
}

const VERIFY = "verification { state }";
async function verified(id: string) {
  const { guaranteeNumber, checkCode } = await paperOf(world, id);
  const { data } = await world.anonymous.mutate(
    "verifyDocument",
    "VerifyDocumentInput",
    { guaranteeNumber, checkCode },
    VERIFY,
  );
  return data.verifyDocument.verification.state;
}

test("it is pending, stands among the established, costs nothing yet, and whoever checks its paper is told", async () => {
  const { document } = await anIssueAhead();
  assert.deepEqual(
    [document.status, document.establishedAt, document.actionDate, document.costs.accruedCost],
    ["PENDING", DAY, "2026-11-20", "0.00"],
  );
  const ada = await world.as("ada");
  const listed =
    "query ($o: ID!) { documents(organisationId: $o, tab: ESTABLISHED) { edges { node { id status } } } }";
  const { documents } = (await ada.get(listed, { o: document.organisationId })) as {
    documents: { edges: { node: { id: string; status: string } }[] };
  };
  assert.equal(documents.edges.find(({ node }) => node.id === document.id)?.node.status, "PENDING");
  assert.equal(await verified(document.id), "PENDING");
});

test("nothing can be claimed under it, and it can be cancelled before it begins", async () => {
  const { document, now } = await anIssueAhead();
  const dee = await world.as("dee");
  const claim = {
    documentId: document.id,
    version: document.version,
    claimAction: "PAY",
    amount: "100",
    reason: "Default",
  };
  const refused = await dee.mutate(
    "createDocumentClaim",
    "CreateDocumentClaimInput",
    claim,
    "document { id }",
  );
  assert.equal(refused.errors?.[0]?.extensions.code, "INVALID_TRANSITION");
  const { id } = await anAskedRequest(world.app, document.id, { kind: "CANCELLATION", amount: undefined });
  const agreement = "Letter of the beneficiary, 20 November";
  await callAs(world.app, "rosa", executeDocumentRequest, { id, version: 1, agreement });
  assert.equal((await now())?.status, "CLOSED_CANCELLED");
  world.clock.setTo(MORNING);
  await beginDocuments(world.app);
  assert.equal((await now())?.status, "CLOSED_CANCELLED", "what was cancelled does not begin");
});

test("on the morning of its day it takes effect, once, and from then on it is as any other", async () => {
  const { document, now } = await anIssueAhead();
  world.clock.setTo("2026-11-30T12:59:59.000Z" as Instant);
  await beginDocuments(world.app);
  assert.equal((await now())?.status, "PENDING");
  world.clock.setTo(MORNING);
  await Promise.all([beginDocuments(world.app), beginDocuments(world.app)]);
  const begun = await now();
  assert.deepEqual([begun?.status, begun?.version], ["ESTABLISHED", document.version + 1]);
  await beginDocuments(world.app);
  assert.equal((await now())?.version, begun?.version);
  assert.equal(await verified(document.id), "CURRENT");
});

test("a day beyond thirty, or after its own expiry, is refused at the day", async () => {
  const { answer } = await issue("2026-12-21");
  assert.deepEqual(answer.errors?.[0]?.extensions.fields, {
    establishedDate: "This date must be on or before 20/12/2026",
  });
  const { answer: late } = await issue("2026-12-10", { expiryType: "FIXED", expiresAt: "2026-12-05" });
  assert.deepEqual(late.errors?.[0]?.extensions.fields, {
    establishedDate: "This is after its expiry on 05/12/2026.",
  });
});
