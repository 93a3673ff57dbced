// What banks and insurers ask of applicants in the contract: all versions of each, and proposing one; for administrators.

import { ASKED_MOMENTS, type AskedDocument } from "@bondline/domain/drafts/asked-documents/asked-document.ts";
import { ASKED_VERSION_FIELDS } from "@bondline/domain/drafts/asked-documents/asked-document-text.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { listWaitingChanges, OfficeChangePayloadRef } from "../../office/changes/public.ts";
import { RequiredDocumentTypeRef } from "../required-documents/public.ts";
import { type AskedVersionRow, accessAskedDocuments, type OfficeAsked } from "./asked-documents-access.ts";
import { proposeAskedDocuments } from "./commands/propose-asked-documents.ts";

const AskedMomentRef = enumOf("AskedMoment", ASKED_MOMENTS);

const AskedDocumentRef = builder.objectRef<AskedDocument>("AskedDocument").implement({
  description: "A document that a bank or insurer asks of applicants.",
  fields: (t) => ({
    explanation: t.exposeString("explanation", { nullable: true, description: "What the applicant reads." }),
    isObligatory: t.exposeBoolean("isObligatory", { description: "Whether the issue waits for it." }),
    moment: t.expose("moment", { type: AskedMomentRef }),
    name: t.exposeString("name", { nullable: true, description: "Where its type does not say enough." }),
    processTypes: t.expose("processTypes", { type: [ProcessTypeRef] }),
    requiredDocumentType: t.expose("requiredDocumentType", { type: RequiredDocumentTypeRef }),
    templateUrl: t.exposeString("templateUrl", { nullable: true, description: "Where its form is." }),
  }),
});

const AskedVersionRef = builder.objectRef<AskedVersionRow>("AskedDocumentsVersion").implement({
  description: "What is asked of drafts that are begun from a moment on, until the next version.",
  fields: (t) => ({
    approvedBy: t.exposeString("approvedByName", { nullable: true }),
    documents: t.expose("documents", { type: [AskedDocumentRef] }),
    id: t.exposeID("id"),
    proposedBy: t.exposeString("proposedByName"),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
  }),
});

type Shown = OfficeAsked & { waitingChangeId: string | null };

const OfficeAskedDocumentsRef = builder.objectRef<Shown>("OfficeAskedDocuments").implement({
  fields: (t) => ({
    documents: t.field({
      type: [AskedDocumentRef],
      description: "In force for drafts that are begun now.",
      resolve: ({ inForce }) => inForce.documents,
    }),
    first: t.field({
      type: [AskedDocumentRef],
      description: "What was asked for before the first version.",
      resolve: ({ first }) => first,
    }),
    startsAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Null before the first version.",
      resolve: ({ inForce }) => inForce.startsAt,
    }),
    supplierId: t.id({ resolve: ({ supplier }) => supplier.id }),
    versions: t.field({
      type: [AskedVersionRef],
      description: "The newest first.",
      resolve: ({ versions }) => versions,
    }),
    waitingChangeId: t.exposeID("waitingChangeId", {
      nullable: true,
      description: "A change of it that waits for approval.",
    }),
  }),
});

builder.queryField("officeAskedDocuments", (t) =>
  t.field({
    type: [OfficeAskedDocumentsRef],
    description: "Of each bank and insurer, by trade name.",
    resolve: async (_root, _args, context) => {
      const tx = await context.read();
      const asked = await accessAskedDocuments(tx);
      const waiting = await listWaitingChanges(tx, "ASKED_DOCUMENTS");
      return asked.map((each) => ({
        ...each,
        waitingChangeId: waiting.find(({ subjectId }) => subjectId === each.supplier.id)?.id ?? null,
      }));
    },
  }),
);

const AskedDocumentInputRef = builder.inputType("AskedDocumentInput", {
  fields: (t) => ({
    explanation: t.string(),
    isObligatory: t.boolean({ required: true }),
    moment: t.field({ type: AskedMomentRef, required: true }),
    name: t.string({ description: "Needed for an other document." }),
    processTypes: t.field({ type: [ProcessTypeRef], required: true }),
    requiredDocumentType: t.field({ type: RequiredDocumentTypeRef, required: true }),
    templateUrl: t.string(),
  }),
});

const { startsDate } = ASKED_VERSION_FIELDS;

mutation("proposeAskedDocuments", {
  whileActing: "OFFICE",
  input: inputOf("ProposeAskedDocumentsInput", (t) => ({
    ...inputFieldsOf(t, { startsDate }),
    documents: t.field({ type: [AskedDocumentInputRef], required: true }),
    reason: t.string({ required: true }),
    supplierId: t.id({ required: true }),
    versionCount: t.int({ required: true, description: "How many versions there were when it was read." }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposeAskedDocuments,
});
