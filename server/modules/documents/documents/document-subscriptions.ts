// Live updates of documents: one document, or an organisation's whole list with its drafts.

import { builder } from "../../../graphql/builder.ts";
import { findVisible, live } from "../../../graphql/live.ts";
import { selectedOf } from "../../../graphql/selection.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { type Draft, DraftRef } from "../../drafts/drafts/public.ts";
import { accessOrganisation } from "../../people/organisations/organisation-access.ts";
import { accessDocument } from "./document-access.ts";
import { documentPartsFor } from "./document-parts.ts";
import type { Document } from "./document-record.ts";
import { DocumentRef } from "./document-schema.ts";

type Change = { document: Document | undefined; draft: Draft | undefined };

const OrganisationDocumentsChangeRef = builder.objectRef<Change>("OrganisationDocumentsChange").implement({
  fields: (t) => ({
    document: t.field({ type: DocumentRef, nullable: true, resolve: ({ document }) => document }),
    draft: t.field({ type: DraftRef, nullable: true, resolve: ({ draft }) => draft }),
  }),
});

builder.subscriptionFields((t) => ({
  documentUpdated: t.field({
    type: DocumentRef,
    args: { documentId: t.arg.id({ required: true }) },
    subscribe: (_root, { documentId }, context, info) =>
      live(context, async (tx) => {
        const parts = documentPartsFor(context.application, selectedOf(info));
        const { id } = await accessDocument(tx, documentId);
        return {
          concerns: (event) => event.topic === "document" && event.id === id,
          sharedAs: `document with ${parts}`,
          load: (later) => accessDocument(later, id, parts),
          mayWatch: (later) => accessDocument(later, id, []),
          resyncEvent: { kind: "record", topic: "document", id },
        };
      }),
    resolve: (document) => document as Document,
  }),
  organisationDocumentsChanged: t.field({
    type: OrganisationDocumentsChangeRef,
    args: { organisationId: t.arg.id({ required: true }) },
    subscribe: (_root, args, context) =>
      live<Change>(context, async (tx) => {
        const { id } = await accessOrganisation(tx, args.organisationId);
        return {
          concerns: ({ topic, organisationId }) =>
            organisationId === id && (topic === "draft" || topic === "document"),
          sharedAs: `list of ${id}`,
          mayWatch: (later) => accessOrganisation(later, id),
          load: async (later, event) => {
            await accessOrganisation(later, id);
            const isDraft = event.topic === "draft";
            const record = await findVisible<Document | Draft>(() =>
              isDraft ? accessDraft(later, event.id) : accessDocument(later, event.id),
            );
            if (record === undefined) return undefined;
            return isDraft
              ? { draft: record as Draft, document: undefined }
              : { document: record as Document, draft: undefined };
          },
        };
      }),
    resolve: (change) => change as Change,
  }),
}));
