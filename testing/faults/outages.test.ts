// An outside service is away or slow: what needs it waits, nothing else notices, and all is made up for.
// Shows: REL-11, REL-13.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { TASKS } from "../../server/jobs.ts";
import { applyPaymentEvent } from "../../server/modules/drafts/draft-payments/draft-payment-jobs.ts";
import type { Draft } from "../../server/modules/drafts/drafts/draft-record.ts";
import { receiveAttachment } from "../../server/modules/records/attachments/attachment-jobs.ts";
import { makeTestClock } from "../../server/ports/clock/test-clock.ts";
import type { Api } from "../api.ts";
import { GOOD_CARD, hostedPageOf, postEvent, pressOn } from "../card-payer.ts";
import { seenDraft } from "../draft-calls.ts";
import { type FakeS3, startFakeS3 } from "../fakes/fake-s3.ts";
import { aPdf } from "../sample-files.ts";
import { mustAnnounce, put } from "../uploads.ts";
import { eventually } from "../waiting.ts";
import { aWorld, WORLD_BEGINS, type World } from "../world.ts";

let store: FakeS3;
let world: World;
let ada: Api;
before(async () => {
  store = await startFakeS3(makeTestClock(WORLD_BEGINS));
  world = await aWorld({
    S3_BUCKET: store.bucket,
    S3_ENDPOINT: store.endpoint,
    S3_REGION: store.region,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    S3_FORCE_PATH_STYLE: "true",
  });
  ada = await world.as("ada");
});
after(async () => {
  await world.end();
  await store.stop();
});

test("a file store that is away holds up its own files alone, and they are received when it is back", async () => {
  const draft = await world.draft();
  const bytes = aPdf();
  const { attachmentId, fileUpload } = await mustAnnounce(ada, draft.id, { bytes });
  assert.equal(await put(fileUpload, bytes), 200);
  store.failWith(503);
  await assert.rejects(receiveAttachment(world.app, { attachmentId }));
  assert.deepEqual(await fileOf(draft, attachmentId), [false, "NOT_SCANNED"]);
  assert.equal(await ada.codeOf("{ me { givenName } }"), "OK");
  assert.equal((await fetch(`${world.url}/ready`)).status, 200);
  store.failWith(undefined);
  await receiveAttachment(world.app, { attachmentId });
  assert.deepEqual(await fileOf(draft, attachmentId), [true, "CLEAN"]);
});

test("a scanner that was away lets nothing through, and what has waited is scanned within the minute after it is back", async () => {
  const draft = await world.draft();
  const files = await Promise.all([aPdf("one"), aPdf("two")].map((bytes) => sent(draft, bytes)));
  const announced = await mustAnnounce(ada, draft.id, { bytes: aPdf("never sent") });
  const { scan } = world.app.ports;
  const present = scan.scan;
  scan.scan = async () => ({ outcome: "FAILED", retriable: true, detail: "nobody answers" });
  try {
    for (const attachmentId of files)
      await assert.rejects(receiveAttachment(world.app, { attachmentId }), /nobody answers/);
    world.clock.advance({ minutes: 3 });
    await TASKS["receive-waiting-files"](world.app);
    for (const id of files) assert.deepEqual(await fileOf(draft, id), [true, "NOT_SCANNED"]);
  } finally {
    scan.scan = present;
  }
  await TASKS["receive-waiting-files"](world.app);
  for (const id of files) assert.deepEqual(await fileOf(draft, id), [true, "CLEAN"]);
  assert.deepEqual(await fileOf(draft, announced.attachmentId), [false, "NOT_SCANNED"]);

  world.clock.advance({ minutes: 20 });
  await TASKS["receive-waiting-files"](world.app);
  assert.equal(await fileOf(draft, announced.attachmentId), undefined, "what never came is struck out");
});

test("a card provider that is slow holds up neither its own events nor anybody's calls, and moves a draft once", async () => {
  const { draft, page } = await invoicedDraft();
  const answer = Promise.withResolvers<void>();
  const { cardPayments } = world.app.ports;
  const slow = {
    ...cardPayments,
    fetchPayment: async (id: string) => {
      await answer.promise;
      return await cardPayments.fetchPayment(id);
    },
  };
  const slowApp = { ...world.app, ports: { ...world.app.ports, cardPayments: slow } };
  const event = { eventId: "evt_slow", providerPaymentId: page.payment.providerPaymentId };
  const applying = applyPaymentEvent(slowApp, event);
  assert.equal(await postEvent(world, page, { eventId: "evt_slow_1" }), 200);
  assert.equal(await ada.codeOf("{ me { givenName } }"), "OK");
  assert.equal((await seenDraft(ada, draft.id)).status, "PENDING_PAYMENT");
  await pressOn(page, "card", GOOD_CARD);
  answer.resolve();
  await applying;
  await eventually(world, async () => (await seenDraft(ada, draft.id)).status === "PROCESSING");
  assert.ok(await isPaidOnce(draft));
});

/** Announced and put into the store; nobody has said that it is there. */
async function sent(draft: Draft, bytes: Buffer): Promise<string> {
  const { attachmentId, fileUpload } = await mustAnnounce(ada, draft.id, { bytes });
  assert.equal(await put(fileUpload, bytes), 200);
  return attachmentId;
}

async function fileOf(draft: Draft, attachmentId: string): Promise<unknown[] | undefined> {
  const { attachments } = await seenDraft(ada, draft.id, "attachments { id received infectedFileStatus }");
  const file = attachments.find(({ id }: { id: string }) => id === attachmentId);
  return file && [file.received, file.infectedFileStatus];
}

async function invoicedDraft() {
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  const page = await hostedPageOf(world, draft.invoices[0]?.id ?? "");
  return { draft, page };
}

/** Twice would be more than the total. */
async function isPaidOnce(draft: Draft): Promise<boolean> {
  const { invoices } = await seenDraft(ada, draft.id, "invoices { paidAmount total }");
  return invoices.length === 1 && invoices[0].paidAmount === invoices[0].total;
}
