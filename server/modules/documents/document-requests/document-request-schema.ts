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
import {
  DOCUMENT_REQUEST_FIELDS,
  SAID_IN_REQUEST,
} from "@bondline/domain/documents/document-requests/document-request-fields.ts";
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
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { SortDirectionRef } from "../../../graphql/shared-types.ts";
import { AttachmentRef } from "../../records/attachments/public.ts";
import { DocumentRef, wordingHashInForce } from "../documents/public.ts";
import {
  capabilitiesOn,
  kindsToAsk,
  listDeskRequests,
  type RequestOfDocument,
} from "./document-request-access.ts";
import { DOCUMENT_REQUEST_COLUMNS } from "./document-request-columns.ts";
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

const ENUMS = {
  agreementAnswer: AgreementAnswerRef,
  claimAction: ClaimActionRef,
  claimOutcome: ClaimOutcomeRef,
  kind: DocumentRequestKindRef,
  wordingField: WordingFieldRef,
};

const ChangeRef = builder.objectRef<ChangedSince>("DocumentRequestChange").implement({
  fields: (t) => ({
    before: t.exposeString("before"),
    now: t.exposeString("now"),
    term: t.expose("term", { type: TermRef }),
  }),
});

export const DocumentRequestRef = builder.objectRef<RequestOfDocument>("DocumentRequest").implement({
  description:
    "What somebody asks of issued paper. The document changes when it is executed, and not before.",
  fields: (t) => ({
    ...outputFieldsOf(t, SAID_IN_REQUEST, {
      // The contract calls whoever agreed as it calls whoever asked, answered and executed.
      columns: { ...DOCUMENT_REQUEST_COLUMNS, agreementByName: null },
      enums: ENUMS,
      always: ["kind"],
      descriptions: {
        agreement: "How whoever loses by it has agreed on paper, as its issuer wrote down.",
        agreementAnswer: "What whoever loses by it has answered here.",
        agreementEmail: "To whom the link was mailed by which somebody without an account answers.",
        amount: "By how much; what a claim asks for.",
        milestone: "What has to be reached before a reduction that was accepted is done.",
        scheduledDate: "The day on which a reduction that was accepted is done by itself.",
        wordingField: "What an amendment sets.",
      },
    }),
    agreementNeededFrom: t.field({
      description: "Whose agreement it needs before it is executed; null where nobody else has to agree.",
      type: RequestSideRef,
      nullable: true,
      resolve: ({ kind, side }) => agreementNeededFrom(kind, side),
    }),
    agreementAnsweredAt: t.expose("agreementAnsweredAt", { type: "DateTime", nullable: true }),
    agreementBy: t.exposeString("agreementByName", { nullable: true }),
    agreementLinkEndsAt: t.expose("agreementLinkEndsAt", { type: "DateTime", nullable: true }),
    agreementSha256: t.exposeString("agreementSha256", {
      description: "The SHA-256 of the text that was answered.",
      nullable: true,
    }),
    agreementText: t.exposeString("agreementText", {
      description: "Every word that is agreed to, as it was asked.",
      nullable: true,
    }),
    amendmentNumber: t.exposeInt("amendmentNumber", { nullable: true }),
    amountAfter: t.expose("amountAfterCents", {
      description: "What is left of the guarantee behind it.",
      type: "Decimal",
      nullable: true,
    }),
    amountBefore: t.expose("amountBeforeCents", { type: "Decimal", nullable: true }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    answeredBy: t.exposeString("answeredByName", { nullable: true }),
    capabilities: t.field({
      type: [CapabilityRef],
      resolve: async (request, _args, context) =>
        capabilitiesOn(await context.read(), { request, document: request.document }),
    }),
    changedSince: t.field({
      description: "What it would set and somebody else has changed since: it can't be executed any more.",
      type: [ChangeRef],
      resolve: (request) =>
        isOpenRequest(request) ? changedSince(request.kind, request, termsOf(request.document)) : [],
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    documentId: t.exposeID("documentId"),
    executedAt: t.expose("executedAt", { type: "DateTime", nullable: true }),
    executedBy: t.exposeString("executedByName", { nullable: true }),
    executedDate: t.expose("executedDate", { type: "Date", nullable: true }),
    expiryAfterDate: t.expose("expiryAfterDate", { type: "Date", nullable: true }),
    expiryBeforeDate: t.expose("expiryBeforeDate", { type: "Date", nullable: true }),
    fromAmount: t.expose("fromAmountCents", {
      description: "What the document said when it was asked for.",
      type: "Decimal",
    }),
    fromExpiryDate: t.expose("fromExpiryDate", { type: "Date", nullable: true }),
    fromText: t.exposeString("fromText", { nullable: true }),
    id: t.exposeID("id"),
    milestoneConfirmedBy: t.exposeString("milestoneConfirmedByName", { nullable: true }),
    milestoneReachedDate: t.expose("milestoneReachedDate", { type: "Date", nullable: true }),
    paper: t.field({
      description:
        "What was amended, as a PDF among the document's files; it comes a moment behind the execution.",
      type: AttachmentRef,
      nullable: true,
      resolve: ({ paperId, document }) => document.attachments.find(({ id }) => id === paperId),
    }),
    requestedBy: t.exposeString("requestedByName"),
    side: t.expose("side", { description: "For whom it is asked.", type: RequestSideRef }),
    status: t.expose("status", { type: StatusRef }),
    version: t.exposeInt("version"),
    waitsFor: t.field({
      description: "What holds it up while it is open.",
      type: WaitsForRef,
      nullable: true,
      resolve: async (request, _args, context) =>
        waitsFor(request, dayAt((await context.read()).now, request.document.expiryZone)),
    }),
    wordingHash: t.exposeString("wordingHash", {
      description: "The SHA-256 of the wording in force from its execution on.",
      nullable: true,
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
    resolve: (document) => requestsOf(document).map((request) => ({ ...request, document })),
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

/** A reason is read where the request is opened. */
const { reason: _, ...LISTED_IN_REQUEST } = DOCUMENT_REQUEST_FIELDS;

const StaffRequestRef = builder.objectRef<DocumentRequestOfDesk>("StaffDocumentRequest").implement({
  description: "A request after issue as the desk lists it.",
  fields: (t) => ({
    ...outputFieldsOf(t, LISTED_IN_REQUEST, {
      columns: DOCUMENT_REQUEST_COLUMNS,
      enums: ENUMS,
      always: ["kind"],
    }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    applicantName: t.exposeString("applicantName"),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    documentId: t.exposeID("documentId"),
    executedAt: t.expose("executedAt", { type: "DateTime", nullable: true }),
    fromAmount: t.expose("fromAmountCents", { type: "Decimal" }),
    fromExpiryDate: t.expose("fromExpiryDate", { type: "Date", nullable: true }),
    guaranteeNumber: t.exposeString("guaranteeNumber", { nullable: true }),
    id: t.exposeID("id"),
    organisationId: t.exposeID("organisationId"),
    referenceNumber: t.exposeString("referenceNumber"),
    requestedBy: t.exposeString("requestedByName"),
    side: t.expose("side", { type: RequestSideRef }),
    status: t.expose("status", { type: StatusRef }),
    supplierName: t.exposeString("supplierName", { nullable: true }),
    waitsFor: t.field({
      description: "What holds it up while it is open.",
      type: WaitsForRef,
      nullable: true,
      resolve: async (request, _args, context) =>
        waitsFor(request, dayAt((await context.read()).now, request.expiryZone)),
    }),
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
