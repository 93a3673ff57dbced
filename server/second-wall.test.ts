// The second wall: with every door bypassed, the stores themselves show nothing to whoever has no part in the record.
// Shows: Q-035.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { DocumentId, DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import {
  countDocuments,
  findDocument,
  findDocumentOfDraft,
  listDocuments,
} from "./modules/documents/documents/document-store.ts";
import {
  countDrafts,
  countQueue,
  findDraft,
  findDraftForChange,
  listDrafts,
  updateDraftColumns,
} from "./modules/drafts/drafts/draft-store.ts";
import { findInvoice } from "./modules/money/invoices/invoice-store.ts";
import { findOrganisation } from "./modules/people/organisations/organisation-store.ts";
import { findAttachmentForChange } from "./modules/records/attachments/attachment-store.ts";
import { countHistory, listHistory } from "./modules/records/history/history-store.ts";
import type { Seat } from "./testing/access-matrix.ts";
import { aSharedDocument, type Seats, type Target, takeSeats } from "./testing/seats.ts";
import { aWorld, type World } from "./testing/world.ts";
import { runWork, type Work } from "./work/work.ts";

let world: World;
let seats: Seats;
let target: Target;
before(async () => {
  world = await aWorld();
  seats = await takeSeats(world);
  target = await aSharedDocument(world, seats);
});
after(() => world.end());

const PAGE = { size: 100, backwards: false, cursor: undefined };
const BLINDS = { objectTypes: [], columns: [] };
const NEWEST_FIRST = { field: "CREATED_AT", direction: "DESC" } as const;
/** Of a party to the record. */
const WORD = "woolworths";

/** Each way in which a store could show something of the record; nothing, to whoever should not see it. */
const WAYS: Record<string, (work: Work) => Promise<unknown>> = {
  "the draft": (work) => findDraft(work, target.draft.id as DraftId),
  "the draft, for changing": (work) => findDraftForChange(work, target.draft.id as DraftId),
  "the count of drafts": (work) => countDrafts(work, draftFilter(), 100),
  "drafts found by a word": (work) =>
    listDrafts(work, { ...draftFilter(), search: WORD }, NEWEST_FIRST, PAGE, []),
  "the count of drafts found by a word": (work) => countDrafts(work, { ...draftFilter(), search: WORD }, 100),
  "what drafts are listed from": (work) => rowsOf(work, "organisation_draft"),
  "the count of the desk's queue": (work) =>
    countQueue(work, { statuses: ["SUBMITTED", "ESTABLISHED"], search: "", supplierId: undefined }, 100),
  "the attachment": (work) => findAttachmentForChange(work, target.draft.attachmentId),
  "the invoice": (work) => findInvoice(work, target.draft.invoiceId),
  "the document": (work) => findDocument(work, target.document.id as DocumentId),
  "the document of the draft": (work) => findDocumentOfDraft(work, target.draft.id as DraftId),
  "the count of documents": (work) => countDocuments(work, documentFilter(), 100),
  "documents found by a word": (work) =>
    listDocuments(work, { ...documentFilter(), search: WORD }, NEWEST_FIRST, PAGE, []),
  "the count of documents found by a word": (work) =>
    countDocuments(work, { ...documentFilter(), search: WORD }, 100),
  "what documents are listed from": (work) => rowsOf(work, "organisation_document"),
  "the draft's history": (work) =>
    listHistory(work, { root: { type: "draft", id: target.draft.id }, blinds: BLINDS }, PAGE),
  "the count of the document's history": (work) =>
    countHistory(work, { type: "document", id: target.document.id }, BLINDS),
  "the organisation": (work) => findOrganisation(work, target.organisationId as OrganisationId),
};

const rowsOf = (work: Work, view: string) =>
  work.query(`select 1 from ${view} where organisation_id = $1 and search_text like '%' || $2 || '%'`, [
    target.organisationId,
    WORD,
  ]);

const draftFilter = () => ({
  organisationId: target.organisationId as OrganisationId,
  statuses: ["DRAFT", "SUBMITTED", "PROCESSING", "ESTABLISHED"] as const,
  search: "",
  onlyAdded: false,
});
const documentFilter = () => ({
  organisationId: target.organisationId as OrganisationId,
  statuses: ["ESTABLISHED"] as const,
  search: "",
  onlyAdded: false,
});

const OUTSIDE: Seat[] = [
  "otherAdmin",
  "otherUser",
  "otherLimited",
  "invited",
  "lapsed",
  "removed",
  "otherSupplier",
  "formerMember",
  "stranger",
  "anonymous",
];

const isNothing = (found: unknown) =>
  found === undefined || found === 0 || (Array.isArray(found) && found.length === 0);
const asSeat = <Result>(seat: Seat, act: (work: Work) => Promise<Result>) =>
  runWork(world.app, { token: seats.api[seat].token }, act);

for (const [way, look] of Object.entries(WAYS)) {
  describe(way, () => {
    test("is shown by the store to the owner's administrator", async () => {
      assert.ok(!isNothing(await asSeat("admin", look)));
    });

    for (const seat of OUTSIDE) {
      test(`is nothing to the seat ${seat}, even past the door`, async () => {
        assert.ok(isNothing(await asSeat(seat, look)));
      });
    }
  });
}

test("writing past the door changes nothing of somebody else's", async () => {
  for (const seat of OUTSIDE)
    await asSeat(seat, (work) =>
      updateDraftColumns(work, target.draft.id as DraftId, { yourReference: "taken over" }),
    );
  const draft = await asSeat("admin", (work) => findDraft(work, target.draft.id as DraftId));
  assert.notEqual(draft?.yourReference, "taken over");
});

test("a limited member who was not added sees none of the organisation's records, even past the door", async () => {
  for (const way of [
    "the draft",
    "the count of drafts",
    "drafts found by a word",
    "what drafts are listed from",
    "the document",
    "the count of documents",
    "documents found by a word",
    "what documents are listed from",
    "the invoice",
    "the draft's history",
  ])
    assert.ok(isNothing(await asSeat("limitedNotAdded", WAYS[way] as (work: Work) => Promise<unknown>)), way);
});

test("a collaborator of the document alone does not reach the draft that it came from", async () => {
  assert.ok(isNothing(await asSeat("documentOnly", WAYS["the draft"] as (work: Work) => Promise<unknown>)));
  assert.ok(
    !isNothing(await asSeat("documentOnly", WAYS["the document"] as (work: Work) => Promise<unknown>)),
  );
});
