// The second wall: with every access check bypassed, the stores themselves show nothing to whoever has no part in the record.
// Shows: Q-035.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { DocumentId, DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import { buildApplication } from "../server/demo/builders/facility-application-builder.ts";
import type { Page } from "../server/graphql/list-page.ts";
import {
  countDocuments,
  findDocument,
  findDocumentOfDraft,
  listDocuments,
} from "../server/modules/documents/documents/document-store.ts";
import {
  type ChangingDraft,
  countDrafts,
  countQueue,
  findDraft,
  findDraftForChange,
  listDrafts,
  updateDraftColumns,
} from "../server/modules/drafts/drafts/draft-store.ts";
import { findInvoice } from "../server/modules/money/invoices/invoice-store.ts";
import { findOrganisation } from "../server/modules/people/organisations/organisation-store.ts";
import {
  findAttachmentForChange,
  listAttachments,
} from "../server/modules/records/attachments/attachment-store.ts";
import { readHistory } from "../server/modules/records/history/history-reads.ts";
import { countHistory } from "../server/modules/records/history/history-store.ts";
import { runTransaction, type Transaction } from "../server/transaction/transaction.ts";
import type { Persona } from "./access-matrix.ts";
import type { Api } from "./api.ts";
import { aCleanApplicationFile } from "./builders/attachment-builder.ts";
import { aSharedDocument, type Personas, signInPersonas, type Target } from "./personas.ts";
import { aWorld, type World } from "./world.ts";

let world: World;
let personas: Personas;
let target: Target;
let applicationFile: { id: string; applicationId: string };
before(async () => {
  world = await aWorld();
  personas = await signInPersonas(world);
  target = await aSharedDocument(world, personas);
  await noteFact(personas.api.admin);
  const application = await buildApplication(world.app, { status: "PROCESSING" });
  applicationFile = {
    id: await aCleanApplicationFile(world.app, application),
    applicationId: application.id,
  };
});
after(() => world.end());

async function noteFact(admin: Api): Promise<void> {
  const { organisationId } = target;
  await admin.mutate(
    "createOrganisationDocumentMetadata",
    "CreateOrganisationDocumentMetadataInput",
    { organisationId, key: "Region" },
    "organisation { id }",
  );
  const { document } = await admin.get("query ($id: ID!) { document(id: $id) { version } }", {
    id: target.document.id,
  });
  await admin.mutate(
    "createDocumentMetadata",
    "CreateDocumentMetadataInput",
    { documentId: target.document.id, version: document.version, key: "Region", value: "South" },
    "document { id }",
  );
}

const WANTED = { list: { first: 100 }, parts: [], isCounted: false };
const nodesOf = <Node>({ nodes }: Page<Node>) => nodes;
const BLINDS = { objectTypes: [], columns: [] };
const NEWEST_FIRST = { field: "CREATED_AT", direction: "DESC" } as const;
/** Of a party to the record. */
const WORD = "woolworths";

/** Each way in which a store could show something of the record; nothing, to whoever should not see it. */
const WAYS: Record<string, (tx: Transaction) => Promise<unknown>> = {
  "the draft": (tx) => findDraft(tx, target.draft.id as DraftId),
  "the draft, for changing": (tx) => findDraftForChange(tx, target.draft.id as DraftId),
  "the count of drafts": (tx) => countDrafts(tx, draftFilter(), 100),
  "drafts found by a word": (tx) =>
    listDrafts(tx, { ...draftFilter(), search: WORD }, NEWEST_FIRST, WANTED).then(nodesOf),
  "the count of drafts found by a word": (tx) => countDrafts(tx, { ...draftFilter(), search: WORD }, 100),
  "what drafts are listed from": (tx) => rowsOf(tx, "organisation_draft"),
  "the count of the desk's queue": (tx) =>
    countQueue(tx, { statuses: ["SUBMITTED", "ESTABLISHED"], search: "", supplierId: undefined }, 100),
  "the attachment": (tx) => findAttachmentForChange(tx, target.draft.attachmentId),
  "the application's file": (tx) => findAttachmentForChange(tx, applicationFile.id),
  "the application's files": (tx) =>
    listAttachments(tx, { owner: "facility application", id: applicationFile.applicationId }),
  "the invoice": (tx) => findInvoice(tx, target.draft.invoiceId),
  "the document": (tx) => findDocument(tx, target.document.id as DocumentId),
  "the document of the draft": (tx) => findDocumentOfDraft(tx, target.draft.id as DraftId),
  "the count of documents": (tx) => countDocuments(tx, documentFilter(), 100),
  "documents found by a word": (tx) =>
    listDocuments(tx, { ...documentFilter(), search: WORD }, NEWEST_FIRST, WANTED).then(nodesOf),
  "the count of documents found by a word": (tx) =>
    countDocuments(tx, { ...documentFilter(), search: WORD }, 100),
  "what documents are listed from": (tx) => rowsOf(tx, "organisation_document"),
  "what their facts are found by": (tx) =>
    tx.query("select 1 from organisation_document_fact where document_id = $1", [target.document.id]),
  "the drafts that are searched": (tx) => rowsOf(tx, "searched_draft"),
  "the documents that are searched": (tx) => rowsOf(tx, "searched_document"),
  "the invoices that are searched": (tx) => rowsOf(tx, "searched_invoice", ""),
  "what statements are made of": (tx) =>
    tx.query("select 1 from statement_entry where organisation_id = $1", [target.organisationId]),
  "the files that are searched": (tx) => rowsOf(tx, "searched_file", ""),
  "the applications that are searched": (tx) => rowsOf(tx, "searched_facility_application", ""),
  "the members who are searched": (tx) => rowsOf(tx, "searched_member", ""),
  "the draft's history": (tx) =>
    readHistory(tx, { root: { type: "draft", id: target.draft.id }, blinds: BLINDS }, WANTED.list).then(
      nodesOf,
    ),
  "the count of the document's history": (tx) =>
    countHistory(tx, { type: "document", id: target.document.id }, BLINDS),
  "the organisation": (tx) => findOrganisation(tx, target.organisationId as OrganisationId),
};

const rowsOf = (tx: Transaction, view: string, word = WORD) =>
  tx.query(`select 1 from ${view} where organisation_id = $1 and search_text like '%' || $2 || '%'`, [
    target.organisationId,
    word,
  ]);

const draftFilter = () => ({
  organisationId: target.organisationId as OrganisationId,
  statuses: ["DRAFT", "SUBMITTED", "PROCESSING", "ESTABLISHED"] as const,
  search: "",
  onlyAdded: false,
  asked: {},
});
const documentFilter = () => ({
  organisationId: target.organisationId as OrganisationId,
  statuses: ["ESTABLISHED"] as const,
  search: "",
  onlyAdded: false,
  asked: {},
});

const OUTSIDE: Persona[] = [
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
const asPersona = <Result>(persona: Persona, act: (tx: Transaction) => Promise<Result>) =>
  runTransaction(world.app, { token: personas.api[persona].token }, act);

for (const [way, look] of Object.entries(WAYS)) {
  describe(way, () => {
    test("is shown by the store to the owner's administrator", async () => {
      assert.ok(!isNothing(await asPersona("admin", look)));
    });

    for (const persona of OUTSIDE) {
      test(`is nothing to the persona ${persona}, even past the access check`, async () => {
        assert.ok(isNothing(await asPersona(persona, look)));
      });
    }
  });
}

test("writing past the access check changes nothing of somebody else's", async () => {
  for (const persona of OUTSIDE)
    await assert.rejects(
      asPersona(persona, (tx) =>
        updateDraftColumns(tx, target.draft as unknown as ChangingDraft, { yourReference: "taken over" }),
      ),
      /No row of draft was changed/,
    );
  const draft = await asPersona("admin", (tx) => findDraft(tx, target.draft.id as DraftId));
  assert.notEqual(draft?.yourReference, "taken over");
});

test("a limited member who was not added sees none of the organisation's records, even past the access check", async () => {
  for (const way of [
    "the draft",
    "the count of drafts",
    "drafts found by a word",
    "what drafts are listed from",
    "the document",
    "the count of documents",
    "documents found by a word",
    "what documents are listed from",
    "what their facts are found by",
    "the invoice",
    "the draft's history",
  ])
    assert.ok(
      isNothing(await asPersona("limitedNotAdded", WAYS[way] as (tx: Transaction) => Promise<unknown>)),
      way,
    );
});

test("a collaborator of the document alone does not reach the draft that it came from", async () => {
  assert.ok(
    isNothing(await asPersona("documentOnly", WAYS["the draft"] as (tx: Transaction) => Promise<unknown>)),
  );
  assert.ok(
    !isNothing(
      await asPersona("documentOnly", WAYS["the document"] as (tx: Transaction) => Promise<unknown>),
    ),
  );
});
