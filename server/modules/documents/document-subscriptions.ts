// Live updates of documents: one document, or an organisation's whole list with its drafts.

import { builder } from "../../graphql/builder.ts";
import { findVisible, live } from "../../graphql/live.ts";
import { selectedOf } from "../../graphql/selection.ts";
import { runWork } from "../../work/work.ts";
import { accessDraft } from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/draft-record.ts";
import { DraftRef } from "../drafts/draft-schema.ts";
import { accessOrganisation } from "../organisations/organisation-access.ts";
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
    subscribe: async (_root, { documentId }, context, info) => {
      const parts = documentPartsFor(selectedOf(info));
      const document = await runWork(context.application, { token: context.client.token }, (work) =>
        accessDocument(work, documentId),
      );
      return live(context, {
        concerns: ({ topic, id }) => topic === "document" && id === document.id,
        sharedAs: `document with ${parts}`,
        load: (work) => accessDocument(work, document.id, parts),
        mayWatch: (work) => accessDocument(work, document.id, []),
        afresh: { kind: "record", topic: "document", id: document.id },
      });
    },
    resolve: (document) => document as Document,
  }),
  organisationDocumentsChanged: t.field({
    type: OrganisationDocumentsChangeRef,
    args: { organisationId: t.arg.id({ required: true }) },
    subscribe: async (_root, args, context) => {
      const { id } = await runWork(context.application, { token: context.client.token }, (work) =>
        accessOrganisation(work, args.organisationId),
      );
      return live<Change>(context, {
        concerns: ({ topic, organisationId }) =>
          organisationId === id && (topic === "draft" || topic === "document"),
        sharedAs: `list of ${id}`,
        mayWatch: (work) => accessOrganisation(work, id),
        load: async (work, event) => {
          await accessOrganisation(work, id);
          const isDraft = event.topic === "draft";
          const record = await findVisible<Document | Draft>(() =>
            isDraft ? accessDraft(work, event.id) : accessDocument(work, event.id),
          );
          if (record === undefined) return undefined;
          return isDraft
            ? { draft: record as Draft, document: undefined }
            : { document: record as Document, draft: undefined };
        },
      });
    },
    resolve: (change) => change as Change,
  }),
}));
