// What watchers are shown: the record as a fresh reading would show it, on every instance, and nothing once they may no longer see it.
// Shows: L-01..L-03, API-003, API-004, API-117..API-119, DOC-062.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { holdSecurity } from "../../../../testing/builders/security-builder.ts";
import { type DraftCall, must, seenDraft } from "../../../../testing/draft-calls.ts";
import { upload } from "../../../../testing/uploads.ts";
import { type Watch, watch } from "../../../../testing/waiting.ts";
import { aWorld, testSettings, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { aGuest, joinAs, leave } from "../../../demo/builders/guest-builder.ts";
import { addViewer, shareWith, stopSharing } from "../../../demo/builders/sharing-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { type RunningServer, startServer } from "../../../start-server.ts";
import { expireDocuments } from "../../documents/documents/document-jobs.ts";
import type { Draft } from "./draft-record.ts";

const HARBOUR = idOf("organisation", "harbour");
const DRAFT = `id status version amount yourReference capabilities editableFields requestChangeReason totalFees documentId waitingFor
  attachments { id received infectedFileStatus } invoices { id stripeInvoiceStatus paymentStatus paidAmount } parties { name } progress { label state at }`;
const ONE_DRAFT = `subscription ($id: ID!) { draftUpdated(draftId: $id) { ${DRAFT} } }`;
const LIST =
  "subscription ($id: ID!) { organisationDocumentsChanged(organisationId: $id) { draft { id status } document { id status } } }";
const DESK = "subscription { staffDraftsChanged { id status } }";

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

/** Deliveries may be joined or come twice; the last one shows what is. */
async function showsWhatIs(watching: Watch, api: Api, draft: Draft): Promise<void> {
  for (;;) {
    const delivered = (await watching.next()).data.draftUpdated;
    if (JSON.stringify(delivered) === JSON.stringify(await seenDraft(api, draft.id, DRAFT))) return;
  }
}

const step = async (api: Api, name: DraftCall, draft: Draft, input: object = {}) =>
  must(api, name, { id: draft.id, version: (await seenDraft(ada, draft.id)).version, ...input });

describe("a draft that is being watched", () => {
  test("is delivered after each command as a fresh reading shows it", async () => {
    const draft = await world.draft();
    const watching = await watch(world, ada, { query: ONE_DRAFT, variables: { id: draft.id.toUpperCase() } });
    const STEPS: (() => Promise<unknown>)[] = [
      () =>
        step(ada, "updateDraft", draft, {
          draft: {
            yourReference: "HC-105",
            parties: draft.parties.map(({ id }) => ({ id, isDeleted: true })),
          },
        }),
      () => step(ada, "updateDraft", draft, { draft: { parties: draft.parties.map(asSent) } }),
      () => upload(world, ada, draft.id),
      () => step(ada, "beginDraftSubmission", draft),
      () => step(ada, "cancelDraftSubmission", draft),
      () => step(ada, "beginDraftSubmission", draft),
      () => step(ada, "completeDraftSubmission", draft, { acceptSubmissionTerms: true }),
      () => step(rosa, "requestDraftChanges", draft, { reason: "Once more." }),
      () => step(ada, "beginDraftSubmission", draft),
      () => step(ada, "completeDraftSubmission", draft, { acceptSubmissionTerms: true }),
      () => step(rosa, "approveDraft", draft, { feeSummaryId: draft.feeSummaryId }),
      () => payment("100"),
      () => payment("3675"),
      () => holdSecurity(rosa, draft),
      () =>
        step(rosa, "establishDraft", draft, {
          guaranteeNumber: "MQ-LIVE",
          establishedDate: "2026-11-20",
          bank: { name: "Macquarie Bank Limited" },
        }),
    ];
    const payment = async (amount: string) => {
      const { invoices } = await seenDraft(rosa, draft.id, "invoices { id }");
      await step(rosa, "recordDraftPayment", draft, {
        invoiceId: invoices[0].id,
        amount,
        receivedDate: "2026-11-20",
      });
    };
    for (const take of STEPS) {
      await take();
      await showsWhatIs(watching, ada, draft);
    }
    assert.equal((await seenDraft(ada, draft.id)).status, "ESTABLISHED");
    await watching.end();
  });

  test("shows each watcher what that watcher may see", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
    const dee = await world.as("dee");
    const watching = await watch(world, dee, { query: ONE_DRAFT, variables: { id: draft.id } });
    await step(rosa, "recordDraftPayment", draft, {
      invoiceId: draft.invoices[0]?.id,
      amount: "1",
      receivedDate: "2026-11-20",
    });
    const { draftUpdated } = (await watching.next()).data;
    assert.deepEqual([draftUpdated.invoices, draftUpdated.totalFees, draftUpdated.progress], [[], null, []]);
    await watching.end();
  });

  test("is no longer told to a collaborator who was taken off it: the stream ends without a word", async () => {
    const draft = await world.draft();
    await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
    const dee = await world.as("dee");
    const watching = await watch(world, dee, { query: ONE_DRAFT, variables: { id: draft.id } });
    await stopSharing(world.app, "draft", draft, "dee");
    await step(ada, "updateDraft", draft, { draft: { amount: "300000" } });
    assert.equal(await watching.next(), undefined);
    await watching.end();
  });
});

describe("an organisation's list that is being watched", () => {
  test("tells of drafts and documents, each as it is now", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const watching = await watch(world, ada, { query: LIST, variables: { id: HARBOUR } });
    const { document } = await must(
      rosa,
      "establishDraft",
      {
        id: draft.id,
        version: draft.version,
        guaranteeNumber: "MQ-LIST",
        establishedDate: "2026-11-20",
        bank: { name: "Macquarie Bank Limited" },
      },
      "document { id }",
    );
    // The draft's own start may still be on its way and be told first.
    const missing = new Set(["draft ESTABLISHED", "document ESTABLISHED"]);
    while (missing.size > 0) {
      const change = (await watching.next()).data.organisationDocumentsChanged;
      if (change.draft?.id === draft.id) missing.delete(`draft ${change.draft.status}`);
      if (change.document?.id === document.id) missing.delete(`document ${change.document.status}`);
    }
    await watching.end();
  });

  test("tells a limited user of added records alone, and of no other organisation's", async () => {
    const cam = await world.as("cam");
    const [hidden, added, theirs] = [
      await world.draft(),
      await world.draft(),
      await world.draft({ owner: "wesfarmers" }),
    ];
    await addViewer(world.app, "draft", added, "cam");
    const watching = await watch(world, cam, { query: LIST, variables: { id: HARBOUR } });
    const wes = await world.as("wes");
    await must(wes, "updateDraft", { id: theirs.id, version: theirs.version, draft: { amount: "300000" } });
    await step(ada, "updateDraft", hidden, { draft: { amount: "300000" } });
    await step(ada, "updateDraft", added, { draft: { amount: "300000" } });
    assert.equal((await watching.next()).data.organisationDocumentsChanged.draft.id, added.id);
    await watching.end();
  });

  test("ends for a member who was removed", async () => {
    const guest = await aGuest(world.app, "Noor");
    await joinAs(world.app, guest, { organisationId: HARBOUR, role: "USER" });
    const watching = await watch(world, apiOf(world.url, guest.token), {
      query: LIST,
      variables: { id: HARBOUR },
    });
    await leave(world.app, guest);
    const draft = await world.draft();
    await step(ada, "updateDraft", draft, { draft: { amount: "300000" } });
    assert.equal(await watching.next(), undefined);
    await watching.end();
  });
});

describe("the desk", () => {
  test("hears of a draft from its submission on, and a supplier once it was sent to it", async () => {
    const sam = await world.as("sam");
    const provider = await watch(world, rosa, { query: DESK });
    const supplier = await watch(world, sam, { query: DESK });
    const draft = await world.draft();
    await step(ada, "updateDraft", draft, { draft: { amount: "300000" } });
    await step(ada, "beginDraftSubmission", draft);
    await step(ada, "completeDraftSubmission", draft, { acceptSubmissionTerms: true });
    assert.deepEqual((await provider.next()).data.staffDraftsChanged, { id: draft.id, status: "SUBMITTED" });
    await step(rosa, "approveDraft", draft, { feeSummaryId: draft.feeSummaryId });
    assert.deepEqual((await supplier.next()).data.staffDraftsChanged, {
      id: draft.id,
      status: "PENDING_PAYMENT",
    });
    await provider.end();
    await supplier.end();
  });
});

describe("a document that is being watched", () => {
  test("is told as closed when the clock has closed it", async () => {
    const draft = await world.draft({
      status: "ESTABLISHED",
      fields: { expiresAt: "2026-11-21", expectedReturnDate: "2026-11-21" },
    });
    world.clock.setTo("2026-11-20T20:00:00.000Z" as Instant);
    const watching = await watch(world, await world.as("ada"), {
      query: "subscription ($id: ID!) { documentUpdated(documentId: $id) { id status closedAt } }",
      variables: { id: draft.documentId },
    });
    world.clock.setTo("2026-11-21T05:00:00.000Z" as Instant);
    await expireDocuments(world.app);
    assert.deepEqual((await watching.next()).data.documentUpdated, {
      id: draft.documentId,
      status: "CLOSED_EXPIRED",
      closedAt: "2026-11-21T05:00:00.000Z",
    });
    world.clock.setTo(WORLD_BEGINS);
    await watching.end();
  });
});

describe("two instances over one database", () => {
  test("a change made on one arrives with whoever watches on the other", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bondline-other-"));
    const other: RunningServer = await startServer({
      settings: await testSettings(folder),
      ownerUrl: world.ownerUrl,
      clock: world.clock,
      logLevel: "silent",
    });
    try {
      const draft = await world.draft();
      const there = apiOf(other.url, ada.token);
      const watching = await watch(other, there, { query: ONE_DRAFT, variables: { id: draft.id } });
      await step(ada, "updateDraft", draft, { draft: { yourReference: "from here" } });
      await showsWhatIs(watching, there, draft);
      const back = await watch(world, ada, { query: ONE_DRAFT, variables: { id: draft.id } });
      await step(there, "updateDraft", draft, { draft: { yourReference: "from there" } });
      await showsWhatIs(back, ada, draft);
      await watching.end();
      await back.end();
    } finally {
      await other.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

function asSent(party: Draft["parties"][number]): object {
  const { partyVariant, name, abn, address, state, postcode, partyEntityType } = party;
  return {
    partyVariant,
    name,
    abn,
    address,
    state,
    postcode,
    partyEntityType,
    primaryContact: {
      givenName: party.contactGivenName,
      familyName: party.contactFamilyName,
      email: party.contactEmail,
      phoneNumber: party.contactPhoneNumber,
    },
  };
}
