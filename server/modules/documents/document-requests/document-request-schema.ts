// Requests after issue in the contract: on their document, in the list of the desk, and as what the calls answer with.

import {
  AGREEMENT_ANSWERS,
  agreementNeededFrom,
  CLAIM_ACTIONS,
  CLAIM_OUTCOMES,
  DOCUMENT_REQUEST_KINDS,
  isOpenRequest,
  REQUEST_SIDES,
  REQUEST_TERMS,
  WORDING_FIELDS,
} from "@bondline/domain/documents/document-requests/document-request.ts";
import { DOCUMENT_REQUEST_CAPABILITIES } from "@bondline/domain/documents/document-requests/document-request-capabilities.ts";
import { DOCUMENT_REQUEST_FILTERS } from "@bondline/domain/documents/document-requests/document-request-filters.ts";
import {
  type ChangedSince,
  changedSince,
} from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { WAITS_FOR, waitsFor } from "@bondline/domain/documents/document-requests/request-agreement.ts";
import { DOCUMENT_REQUEST_STATUSES } from "@bondline/domain/documents/documents/document.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { SortDirectionRef } from "../../../graphql/shared-types.ts";
import { AttachmentRef } from "../../records/attachments/public.ts";
import { DocumentRef, wordingHashInForce } from "../documents/public.ts";
import {
  capabilitiesOn,
  kindsToAsk,
  listDeskRequests,
  type RequestOnDocument,
} from "./document-request-access.ts";
import { requestsOf, termsOf, wholeWordingOf } from "./document-request-part.ts";
import type { DocumentRequestOfDesk } from "./document-request-record.ts";
import { listAllRequests } from "./document-request-register-access.ts";

export const DocumentRequestKindRef = enumOf("DocumentRequestKind", DOCUMENT_REQUEST_KINDS);
export const ClaimActionRef = enumOf("ClaimAction", CLAIM_ACTIONS);
export const ClaimOutcomeRef = enumOf("ClaimOutcome", CLAIM_OUTCOMES);
export const WordingFieldRef = enumOf("DocumentWordingField", WORDING_FIELDS);
export const AgreementAnswerRef = enumOf("DocumentRequestAgreementAnswer", AGREEMENT_ANSWERS);
export const WaitsForRef = enumOf("DocumentRequestWaitsFor", WAITS_FOR);
const StatusRef = enumOf("DocumentRequestStatus", DOCUMENT_REQUEST_STATUSES);
export const RequestSideRef = enumOf("DocumentRequestSide", REQUEST_SIDES);
const CapabilityRef = enumOf("DocumentRequestCapability", DOCUMENT_REQUEST_CAPABILITIES);
const TermRef = enumOf("DocumentRequestTerm", REQUEST_TERMS);

const ChangeRef = builder.objectRef<ChangedSince>("DocumentRequestChange").implement({
  fields: (t) => ({
    before: t.exposeString("before"),
    now: t.exposeString("now"),
    term: t.expose("term", { type: TermRef }),
  }),
});

export const DocumentRequestRef = builder.objectRef<RequestOnDocument>("DocumentRequest").implement({
  description:
    "What somebody asks of issued paper. The document changes when it is executed, and not before.",
  fields: (t) => ({
    agreement: t.string({
      description: "How whoever loses by it has agreed on paper, as its issuer wrote down.",
      nullable: true,
      resolve: ({ request }) => request.agreement,
    }),
    agreementNeededFrom: t.field({
      description: "Whose agreement it needs before it is executed; null where nobody else has to agree.",
      type: RequestSideRef,
      nullable: true,
      resolve: ({ request: { kind, side } }) => agreementNeededFrom(kind, side),
    }),
    agreementAnswer: t.field({
      description: "What whoever loses by it has answered here.",
      type: AgreementAnswerRef,
      nullable: true,
      resolve: ({ request }) => request.agreementAnswer,
    }),
    agreementAnsweredAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ request }) => request.agreementAnsweredAt,
    }),
    agreementBy: t.string({ nullable: true, resolve: ({ request }) => request.agreementByName }),
    agreementEmail: t.string({
      description: "To whom the link was mailed by which somebody without an account answers.",
      nullable: true,
      resolve: ({ request }) => request.agreementEmail,
    }),
    agreementLinkEndsAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ request }) => request.agreementLinkEndsAt,
    }),
    agreementReason: t.string({ nullable: true, resolve: ({ request }) => request.agreementReason }),
    agreementSha256: t.string({
      description: "The SHA-256 of the text that was answered.",
      nullable: true,
      resolve: ({ request }) => request.agreementSha256,
    }),
    agreementText: t.string({
      description: "Every word that is agreed to, as it was asked.",
      nullable: true,
      resolve: ({ request }) => request.agreementText,
    }),
    amendmentNumber: t.int({ nullable: true, resolve: ({ request }) => request.amendmentNumber }),
    amount: t.field({
      description: "By how much; what a claim asks for.",
      type: "Decimal",
      nullable: true,
      resolve: ({ request }) => request.amountCents,
    }),
    amountAfter: t.field({
      description: "What is left of the guarantee behind it.",
      type: "Decimal",
      nullable: true,
      resolve: ({ request }) => request.amountAfterCents,
    }),
    amountBefore: t.field({
      type: "Decimal",
      nullable: true,
      resolve: ({ request }) => request.amountBeforeCents,
    }),
    answerNote: t.string({ nullable: true, resolve: ({ request }) => request.answerNote }),
    answeredAt: t.field({ type: "DateTime", nullable: true, resolve: ({ request }) => request.answeredAt }),
    answeredBy: t.string({ nullable: true, resolve: ({ request }) => request.answeredByName }),
    capabilities: t.field({
      type: [CapabilityRef],
      resolve: async (on, _args, context) => capabilitiesOn(await context.read(), on),
    }),
    changedSince: t.field({
      description: "What it would set and somebody else has changed since: it can't be executed any more.",
      type: [ChangeRef],
      resolve: ({ request, document }) =>
        isOpenRequest(request) ? changedSince(request.kind, request, termsOf(document)) : [],
    }),
    claimAction: t.field({
      type: ClaimActionRef,
      nullable: true,
      resolve: ({ request }) => request.claimAction,
    }),
    claimOutcome: t.field({
      type: ClaimOutcomeRef,
      nullable: true,
      resolve: ({ request }) => request.claimOutcome,
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ request }) => request.createdAt }),
    documentId: t.id({ resolve: ({ request }) => request.documentId }),
    executedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ request }) => request.executedAt }),
    executedBy: t.string({ nullable: true, resolve: ({ request }) => request.executedByName }),
    executedDate: t.field({ type: "Date", nullable: true, resolve: ({ request }) => request.executedDate }),
    expiryAfterDate: t.field({
      type: "Date",
      nullable: true,
      resolve: ({ request }) => request.expiryAfterDate,
    }),
    expiryBeforeDate: t.field({
      type: "Date",
      nullable: true,
      resolve: ({ request }) => request.expiryBeforeDate,
    }),
    fromAmount: t.field({
      description: "What the document said when it was asked for.",
      type: "Decimal",
      resolve: ({ request }) => request.fromAmountCents,
    }),
    fromExpiryDate: t.field({
      type: "Date",
      nullable: true,
      resolve: ({ request }) => request.fromExpiryDate,
    }),
    fromText: t.string({ nullable: true, resolve: ({ request }) => request.fromText }),
    id: t.id({ resolve: ({ request }) => request.id }),
    kind: t.field({ type: DocumentRequestKindRef, resolve: ({ request }) => request.kind }),
    milestone: t.string({
      description: "What has to be reached before a reduction that was accepted is done.",
      nullable: true,
      resolve: ({ request }) => request.milestone,
    }),
    milestoneConfirmedBy: t.string({
      nullable: true,
      resolve: ({ request }) => request.milestoneConfirmedByName,
    }),
    milestoneReachedDate: t.field({
      type: "Date",
      nullable: true,
      resolve: ({ request }) => request.milestoneReachedDate,
    }),
    newText: t.string({ nullable: true, resolve: ({ request }) => request.newText }),
    paidDate: t.field({ type: "Date", nullable: true, resolve: ({ request }) => request.paidDate }),
    paymentReference: t.string({ nullable: true, resolve: ({ request }) => request.paymentReference }),
    paper: t.field({
      description:
        "What was amended, as a PDF among the document's files; it comes a moment behind the execution.",
      type: AttachmentRef,
      nullable: true,
      resolve: ({ request, document }) => document.attachments.find(({ id }) => id === request.paperId),
    }),
    reason: t.string({ nullable: true, resolve: ({ request }) => request.reason }),
    requestedBy: t.string({ resolve: ({ request }) => request.requestedByName }),
    requestedExpiryDate: t.field({
      type: "Date",
      nullable: true,
      resolve: ({ request }) => request.requestedExpiryDate,
    }),
    scheduledDate: t.field({
      description: "The day on which a reduction that was accepted is done by itself.",
      type: "Date",
      nullable: true,
      resolve: ({ request }) => request.scheduledDate,
    }),
    side: t.field({
      description: "For whom it is asked.",
      type: RequestSideRef,
      resolve: ({ request }) => request.side,
    }),
    status: t.field({ type: StatusRef, resolve: ({ request }) => request.status }),
    version: t.int({ resolve: ({ request }) => request.version }),
    waitsFor: t.field({
      description: "What holds it up while it is open.",
      type: WaitsForRef,
      nullable: true,
      resolve: async ({ request, document: { expiryZone } }, _args, context) =>
        waitsFor(request, dayAt((await context.read()).now, expiryZone)),
    }),
    wordingField: t.field({
      description: "What an amendment sets.",
      type: WordingFieldRef,
      nullable: true,
      resolve: ({ request }) => request.wordingField,
    }),
    wordingHash: t.string({
      description: "The SHA-256 of the wording in force from its execution on.",
      nullable: true,
      resolve: ({ request }) => request.wordingHash,
    }),
  }),
});

builder.objectFields(DocumentRef, (t) => ({
  requestKinds: t.field({
    description: "What the person who asks may ask of it now.",
    type: [DocumentRequestKindRef],
    resolve: async (document, _args, context) => kindsToAsk((await context.read()).actor, document),
  }),
  requests: t.field({
    description: "What has been asked of it since it was issued, the newest first.",
    type: [DocumentRequestRef],
    resolve: (document) => requestsOf(document).map((request) => ({ request, document })),
  }),
  wholeWording: t.string({
    description:
      "What it says as text, a line for each part: as issued, or as the last amendment of it left it.",
    nullable: true,
    resolve: (document) => wholeWordingOf(document),
  }),
  wordingInForceHash: t.string({
    description: "The SHA-256 of the wording in force: as issued, or as the last amendment left it.",
    nullable: true,
    resolve: (document) => wordingHashInForce(document),
  }),
}));

const StaffRequestRef = builder.objectRef<DocumentRequestOfDesk>("StaffDocumentRequest").implement({
  description: "A request after issue as the desk lists it.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal", nullable: true }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    applicantName: t.exposeString("applicantName"),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    claimAction: t.expose("claimAction", { type: ClaimActionRef, nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    documentId: t.exposeID("documentId"),
    executedAt: t.expose("executedAt", { type: "DateTime", nullable: true }),
    fromAmount: t.expose("fromAmountCents", { type: "Decimal" }),
    fromExpiryDate: t.expose("fromExpiryDate", { type: "Date", nullable: true }),
    guaranteeNumber: t.exposeString("guaranteeNumber", { nullable: true }),
    id: t.exposeID("id"),
    milestone: t.exposeString("milestone", { nullable: true }),
    kind: t.expose("kind", { type: DocumentRequestKindRef }),
    organisationId: t.exposeID("organisationId"),
    referenceNumber: t.exposeString("referenceNumber"),
    requestedBy: t.exposeString("requestedByName"),
    requestedExpiryDate: t.expose("requestedExpiryDate", { type: "Date", nullable: true }),
    scheduledDate: t.expose("scheduledDate", { type: "Date", nullable: true }),
    side: t.expose("side", { type: RequestSideRef }),
    newText: t.exposeString("newText", { nullable: true }),
    status: t.expose("status", { type: StatusRef }),
    supplierName: t.exposeString("supplierName", { nullable: true }),
    waitsFor: t.field({
      description: "What holds it up while it is open.",
      type: WaitsForRef,
      nullable: true,
      resolve: async (request, _args, context) =>
        waitsFor(request, dayAt((await context.read()).now, request.expiryZone)),
    }),
    wordingField: t.expose("wordingField", { type: WordingFieldRef, nullable: true }),
  }),
});
const StaffRequestConnectionRef = connectionOf(StaffRequestRef, {
  name: "StaffDocumentRequest",
  cappedAt: COUNT_MAX,
});

export const StaffRequestFilterRef = builder.inputType("StaffDocumentRequestFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, DOCUMENT_REQUEST_FILTERS, {
      kinds: DocumentRequestKindRef,
      sides: RequestSideRef,
      statuses: StatusRef,
    }),
});

export const StaffRequestSortRef = builder.inputType("StaffDocumentRequestSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({
      type: enumOf("StaffDocumentRequestSortField", ["AMOUNT", "CREATED_AT"]),
      required: true,
    }),
  }),
});

builder.queryField("staffRequestRegister", (t) =>
  t.field({
    type: StaffRequestConnectionRef,
    description:
      "What was asked of all clients' guarantees, also what is over, to a supplier's own people on what it issued: the newest first unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: StaffRequestFilterRef }),
      search: t.arg.string({ description: "In the clients' names and the documents' words and numbers." }),
      sort: t.arg({ type: StaffRequestSortRef }),
    },
    resolve: async (_root, args, context) => listAllRequests(await context.read(), args),
  }),
);

builder.queryField("staffDocumentRequests", (t) =>
  t.field({
    type: StaffRequestConnectionRef,
    description: "The longest waiting first; to a supplier's own people those on what it issued.",
    args: { ...forwards(t.arg), isOpen: t.arg.boolean() },
    resolve: async (_root, args, context) => listDeskRequests(await context.read(), args),
  }),
);
