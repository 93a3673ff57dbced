// Required documents in the contract: of their draft, alone, and live.

import {
  REQUIRED_DOCUMENT_FLOWS,
  REQUIRED_DOCUMENT_KINDS,
  REQUIRED_DOCUMENT_PARTIES,
  REQUIRED_DOCUMENT_SENDERS,
  REQUIRED_DOCUMENT_STATUSES,
  REQUIRED_DOCUMENT_TYPES,
  type RequiredDocumentType,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { live } from "../../../graphql/live.ts";
import { AttachmentRef, requestedFilesOf } from "../../records/attachments/public.ts";
import { type Draft, DraftRef, readsPart } from "../drafts/public.ts";
import {
  accessRequiredDocuments,
  REQUIRED_DOCUMENT_CAPABILITIES,
  requiredDocumentCapabilities,
} from "./required-document-access.ts";
import { filesOf } from "./required-document-file.ts";
import {
  documentsToSign,
  documentsWaiting,
  REQUIRED_DOCUMENTS_OF_DRAFT,
  requiredDocumentsOf,
} from "./required-document-part.ts";
import type { RequiredDocumentMessageRow, RequiredDocumentRow } from "./required-document-record.ts";
import { mayDecide, messagesOf } from "./required-document-thread.ts";

export const RequiredDocumentTypeRef = enumOf("RequiredDocumentType", REQUIRED_DOCUMENT_TYPES);
const StatusRef = enumOf("RequiredDocumentStatus", REQUIRED_DOCUMENT_STATUSES);
const FlowRef = enumOf("RequiredDocumentFlow", REQUIRED_DOCUMENT_FLOWS);
export const FromPartyRef = enumOf("RequiredDocumentFromParty", REQUIRED_DOCUMENT_SENDERS);
export const PartyRef = enumOf("RequiredDocumentParty", REQUIRED_DOCUMENT_PARTIES);
const CapabilityRef = enumOf("RequiredDocumentCapability", REQUIRED_DOCUMENT_CAPABILITIES);

export type OfDraft = { draft: Draft; document: RequiredDocumentRow };
type Said = OfDraft & { message: RequiredDocumentMessageRow };

const AuthorRef = builder
  .objectRef<{ givenName: string; familyName: string }>("RequiredDocumentAuthor")
  .implement({
    fields: (t) => ({ familyName: t.exposeString("familyName"), givenName: t.exposeString("givenName") }),
  });

const MessageRef = builder.objectRef<Said>("RequiredDocumentMessage").implement({
  description: "What was said about a required document, put up for it or decided about it.",
  fields: (t) => ({
    attachment: t.field({
      type: AttachmentRef,
      nullable: true,
      resolve: ({ draft, message }) => requestedFilesOf(draft).find(({ id }) => id === message.attachmentId),
    }),
    canAuthorizedUserAcceptOrReject: t.boolean({
      description: "Whether whoever asks decides on what was put up with it.",
      resolve: async ({ message, ...of }, _args, context) => mayDecide(await context.read(), of, message),
    }),
    createdByUser: t.field({
      description: "Null for what the portal says by itself.",
      type: AuthorRef,
      nullable: true,
      resolve: ({ message: { givenName, familyName } }) =>
        givenName === null || familyName === null ? null : { givenName, familyName },
    }),
    dateCreated: t.field({ type: "DateTime", resolve: ({ message }) => message.createdAt }),
    fromParty: t.field({ type: FromPartyRef, resolve: ({ message }) => message.fromParty }),
    hasApproval: t.boolean({
      description: "Whether it approves what its parent message put up; null for any other message.",
      nullable: true,
      resolve: ({ message }) => message.hasApproval,
    }),
    id: t.id({ resolve: ({ message }) => message.id }),
    isAutomatedMessage: t.boolean({ resolve: ({ message }) => message.createdBy === null }),
    message: t.string({ nullable: true, resolve: ({ message }) => message.message }),
    onBehalfOfApplicant: t.boolean({ resolve: ({ message }) => message.onBehalfOfApplicant }),
    parentMessageId: t.id({ nullable: true, resolve: ({ message }) => message.parentMessageId }),
    requiredDocumentId: t.id({ resolve: ({ message }) => message.requiredDocumentId }),
    supplierName: t.string({
      description: "Of a message of the bank's or insurer's own people: for whom they speak.",
      nullable: true,
      resolve: ({ draft, message }) =>
        message.fromParty === "SUPPLIER_ADMIN" ? (draft.feeSummary?.supplier.tradeName ?? null) : null,
    }),
  }),
});

export const RequiredDocumentRef = builder.objectRef<OfDraft>("RequiredDocument").implement({
  description: "A document that a draft needs before it is issued.",
  fields: (t) => ({
    attachments: t.field({
      description: "Its files, whether they stand in the thread yet or not.",
      type: [AttachmentRef],
      resolve: ({ draft, document }) => filesOf(draft, document.id),
    }),
    capabilities: t.field({
      type: [CapabilityRef],
      resolve: async ({ draft, document }, _args, context) =>
        requiredDocumentCapabilities((await context.read()).actor, draft, document),
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ document }) => document.createdAt }),
    draftId: t.id({ resolve: ({ document }) => document.draftId }),
    id: t.id({ resolve: ({ document }) => document.id }),
    isObligatory: t.boolean({
      description: "Whether the issue waits for it.",
      resolve: ({ document }) => document.isObligatory,
    }),
    messages: t.field({
      description: "The newest first.",
      type: [MessageRef],
      resolve: async (of, _args, context) =>
        (await messagesOf(await context.read(), of.document)).map((message) => ({ ...of, message })),
    }),
    name: t.string({
      description: "What it is called where its type does not say enough.",
      nullable: true,
      resolve: ({ document }) => document.name,
    }),
    overallStatus: t.field({
      description: "Null until something was put up.",
      type: StatusRef,
      nullable: true,
      resolve: ({ document }) => document.overallStatus,
    }),
    putUpBy: t.field({
      description: "Which side put up what is there.",
      type: PartyRef,
      nullable: true,
      resolve: ({ document }) => document.putUpBy,
    }),
    requiredDocumentFlow: t.field({
      type: FlowRef,
      resolve: ({ document }) => REQUIRED_DOCUMENT_KINDS[document.requiredDocumentType].flow,
    }),
    requiredDocumentType: t.field({
      type: RequiredDocumentTypeRef,
      resolve: ({ document }) => document.requiredDocumentType,
    }),
    templateUrl: t.string({
      description: "Where the form is that is to be filled in.",
      nullable: true,
      resolve: ({ document }) => document.templateUrl,
    }),
    withdrawnAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ document }) => document.withdrawnAt,
    }),
  }),
});

const WaitingRef = builder.objectRef<Draft>("WaitingRequiredDocuments").implement({
  description:
    "Which required documents of a draft wait, how many, and for whom; in the order in which they were asked for.",
  fields: (t) => ({
    applicantDocuments: t.field({
      type: [RequiredDocumentRef],
      resolve: (draft) => shown(draft, documentsWaiting(draft, "APPLICANT")),
    }),
    applicantTypes: t.field({
      type: [RequiredDocumentTypeRef],
      resolve: (draft) => documentsWaiting(draft, "APPLICANT").map(typeOf),
    }),
    bankDocuments: t.field({
      type: [RequiredDocumentRef],
      resolve: (draft) => shown(draft, documentsWaiting(draft, "BANK")),
    }),
    bankTypes: t.field({
      type: [RequiredDocumentTypeRef],
      resolve: (draft) => documentsWaiting(draft, "BANK").map(typeOf),
    }),
    forApplicant: t.int({ resolve: (draft) => documentsWaiting(draft, "APPLICANT").length }),
    forBank: t.int({ resolve: (draft) => documentsWaiting(draft, "BANK").length }),
    toSignDocuments: t.field({
      description: "Those that wait at an e-signature service for whoever asks to sign them now.",
      type: [RequiredDocumentRef],
      resolve: async (draft, _args, context) =>
        shown(draft, documentsToSign((await context.read()).actor, draft)),
    }),
    toSignTypes: t.field({
      type: [RequiredDocumentTypeRef],
      resolve: async (draft, _args, context) =>
        documentsToSign((await context.read()).actor, draft).map(typeOf),
    }),
  }),
});

export function shownOf(draft: Draft): OfDraft[] {
  return shown(draft, requiredDocumentsOf(draft));
}

function shown(draft: Draft, documents: readonly RequiredDocumentRow[]): OfDraft[] {
  return documents.map((document) => ({ draft, document }));
}

function typeOf({ requiredDocumentType }: RequiredDocumentRow): RequiredDocumentType {
  return requiredDocumentType;
}

builder.objectFields(DraftRef, (t) => ({
  requiredDocuments: t.field({
    type: [RequiredDocumentRef],
    description:
      "In the order in which they were asked for; none for whoever does not see the applicant's affairs.",
    resolve: async (draft, _args, context) =>
      readsPart((await context.read()).actor, draft, REQUIRED_DOCUMENTS_OF_DRAFT) ? shownOf(draft) : [],
  }),
  waitingRequiredDocuments: t.field({
    type: WaitingRef,
    nullable: true,
    resolve: async (draft, _args, context) =>
      readsPart((await context.read()).actor, draft, REQUIRED_DOCUMENTS_OF_DRAFT) ? draft : null,
  }),
}));

builder.queryField("requiredDocuments", (t) =>
  t.field({
    type: [RequiredDocumentRef],
    args: { draftId: t.arg.id({ required: true }), organisationId: t.arg.id() },
    resolve: async (_root, { draftId, organisationId }, context) =>
      shownOf(await accessRequiredDocuments(await context.read(), draftId, organisationId)),
  }),
);

builder.subscriptionField("requiredDocumentsUpdated", (t) =>
  t.field({
    type: [RequiredDocumentRef],
    description: "All required documents of a draft, whenever something has happened to it.",
    args: { draftId: t.arg.id({ required: true }), organisationId: t.arg.id() },
    subscribe: (_root, { draftId, organisationId }, context) =>
      live(context, async (tx) => {
        const { id } = await accessRequiredDocuments(tx, draftId, organisationId);
        return {
          concerns: (event) => event.topic === "draft" && event.id === id,
          load: async (later) => shownOf(await accessRequiredDocuments(later, id)),
          mayWatch: (later) => accessRequiredDocuments(later, id),
          resyncEvent: { kind: "record", topic: "draft", id },
        };
      }),
    resolve: (documents) => documents as OfDraft[],
  }),
);
