// New drafts from documents in the contract: on the document, on the draft and on what it was issued as.

import { SUCCESSOR_KINDS, SUCCESSOR_RELEASES } from "@bondline/domain/documents/successors/successor.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { DraftRef, DraftStatusRef } from "../../drafts/drafts/public.ts";
import { accessDocument } from "../documents/document-access.ts";
import { DocumentRef } from "../documents/public.ts";
import { copyDraft } from "./commands/copy-draft.ts";
import { createDraftFromDocument } from "./commands/create-draft-from-document.ts";
import { kindsToMake } from "./successor-access.ts";
import { predecessorOf, successorsOf } from "./successor-part.ts";
import type { Succession } from "./successor-record.ts";

const KindRef = enumOf("DocumentSuccessorKind", SUCCESSOR_KINDS);
const ReleaseRef = enumOf("DocumentSuccessorRelease", SUCCESSOR_RELEASES);

const SuccessorRef = builder.objectRef<Succession>("DocumentSuccessor").implement({
  description: "A new draft that was made from a document, and what has become of the document since.",
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    documentId: t.exposeID("documentId", { description: "What it was made from." }),
    documentReference: t.exposeString("documentReference"),
    draftId: t.exposeID("draftId"),
    draftReference: t.exposeString("draftReference"),
    draftStatus: t.expose("draftStatus", { type: DraftStatusRef }),
    id: t.exposeID("id"),
    isCountedTwice: t.exposeBoolean("isCountedTwice", {
      description: "Both of them take room on one facility until the earlier one is closed.",
    }),
    kind: t.expose("kind", { type: KindRef }),
    leftOut: t.exposeString("leftOut", {
      nullable: true,
      description: "What the document says and a draft may not say any more.",
    }),
    madeBy: t.exposeString("madeByName"),
    newDocumentId: t.id({
      nullable: true,
      description: "What the draft was issued as.",
      resolve: ({ newDocumentId }) => newDocumentId,
    }),
    newDocumentReference: t.exposeString("newDocumentReference", { nullable: true }),
    release: t.expose("release", { type: ReleaseRef }),
    releasedAt: t.expose("releasedAt", { type: "DateTime", nullable: true }),
  }),
});

builder.objectFields(DocumentRef, (t) => ({
  predecessor: t.field({
    type: SuccessorRef,
    nullable: true,
    description: "What it was issued to replace, or as a copy of.",
    resolve: (document) => predecessorOf(document),
  }),
  successorKinds: t.field({
    type: [KindRef],
    description: "Which new drafts the person who asks may make from it now.",
    resolve: async (document, _args, context) => kindsToMake((await context.read()).actor, document),
  }),
  successors: t.field({
    type: [SuccessorRef],
    description: "The newest first.",
    resolve: (document) => successorsOf(document),
  }),
}));

builder.objectFields(DraftRef, (t) => ({
  predecessor: t.field({
    type: SuccessorRef,
    nullable: true,
    description: "The document that it was made from.",
    resolve: (draft) => predecessorOf(draft),
  }),
}));

mutation("createDraftFromDocument", {
  whileActing: "AS_MEMBER",
  input: inputOf("CreateDraftFromDocumentInput", (t) => ({
    documentId: t.id({ required: true }),
    kind: t.field({ type: KindRef, required: true }),
    version: t.int({ required: true, description: "Of the document." }),
  })),
  payload: payloadOf("CreateDraftFromDocumentPayload", {
    document: record(DocumentRef, accessDocument, "documentId"),
    draft: record(DraftRef, accessDraft, "draftId"),
  }),
  run: createDraftFromDocument,
});

mutation("copyDraft", {
  whileActing: "AS_MEMBER",
  input: inputOf("CopyDraftInput", (t) => ({ id: t.id({ required: true }) })),
  payload: payloadOf("CopyDraftPayload", { draft: record(DraftRef, accessDraft, "draftId") }),
  run: copyDraft,
});
