// Documents in the contract: the record as its readers may see it, and the queries about it.

import { actionDateOf } from "@bondline/domain/documents/documents/action-date.ts";
import { COST_RATE_FIELDS } from "@bondline/domain/documents/documents/cost-rate.ts";
import {
  DOCUMENT_STATUSES,
  DOCUMENT_TABS,
  RETENTION_TYPES,
} from "@bondline/domain/documents/documents/document.ts";
import {
  DOCUMENT_CAPABILITIES,
  documentCapabilities,
} from "@bondline/domain/documents/documents/document-capabilities.ts";
import { DOCUMENT_OWN_FIELDS } from "@bondline/domain/documents/documents/document-fields.ts";
import { DOCUMENT_FILTERS } from "@bondline/domain/documents/documents/document-filters.ts";
import { DRAFT_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { asOrganisationId } from "@bondline/domain/ids.ts";
import { RECURRING_COST_FIELDS } from "@bondline/domain/money/fees/recurring-cost-fields.ts";
import { archiveDateOfClosed } from "@bondline/domain/records/archive/archive-date.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { bothWays, connectionOf } from "../../../graphql/connection.ts";
import { oneOf, oneOfCodes } from "../../../graphql/field-options.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import type { InputBuilder } from "../../../graphql/inputs.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { PAGE_COUNT_MAX } from "../../../graphql/list-page.ts";
import { selectedOf, selectedOfNodes, selectsCount } from "../../../graphql/selection.ts";
import {
  ArchiveStateRef,
  ExpiryTypeRef,
  ProcessTypeRef,
  SecurityTypeRef,
  SortDirectionRef,
} from "../../../graphql/shared-types.ts";
import {
  DeliveryTypeRef,
  RECURRING_COST_OUTPUT,
  RecurringFeeTypeRef,
} from "../../money/fee-summaries/public.ts";
import { FeeStepRef, InvoiceRef } from "../../money/invoices/public.ts";
import { SecurityMoneyRef, securityMoney } from "../../money/security-money/public.ts";
import { PartyRef } from "../../parties/parties/public.ts";
import { DraftOrganisationRef } from "../../people/organisations/public.ts";
import { AttachmentDownloadRef, AttachmentRef, downloadOf } from "../../records/attachments/public.ts";
import {
  accessDocument,
  accessDocumentOfDraft,
  countAccessibleDocuments,
  documentFacts,
  listAccessibleDocuments,
  listChosenDocuments,
  listDocumentsSharedWithMe,
} from "./document-access.ts";
import { COST_RATE_COLUMNS, DOCUMENT_COLUMNS } from "./document-columns.ts";
import { costsOf, type DocumentCosts } from "./document-costs.ts";
import { documentPartsFor } from "./document-parts.ts";
import { mayReadPart } from "./document-readers.ts";
import type { CostRateRow, Document, MetadataRow } from "./document-record.ts";

export const DocumentStatusRef = enumOf("DocumentStatus", DOCUMENT_STATUSES);
export const DocumentTabRef = enumOf("DocumentTab", codesIn(DOCUMENT_TABS));

const RetentionTypeRef = enumOf("RetentionType", RETENTION_TYPES);

export const DOCUMENT_ENUMS = {
  documentVariant: ProcessTypeRef,
  expiryType: ExpiryTypeRef,
  retentionType: RetentionTypeRef,
  securityType: SecurityTypeRef,
  "costs.recurringFeeType": RecurringFeeTypeRef,
};

const DocumentMetadataRef = builder.objectRef<MetadataRow>("DocumentMetadata").implement({
  fields: (t) => ({ id: t.exposeID("id"), key: t.exposeString("key"), value: t.exposeString("value") }),
});

const BankDetailsRef = builder.objectRef<Document>("BankDetails").implement({
  fields: (t) => ({
    address: t.exposeString("bankAddress", { nullable: true }),
    bsb: t.string({
      nullable: true,
      resolve: ({ bankBsb }) => (bankBsb === null ? null : formatBsb(bankBsb)),
    }),
    name: t.exposeString("bankName", { nullable: true }),
  }),
});

const DocumentCostRateRef = builder.objectRef<CostRateRow>("DocumentCostRate").implement({
  description: "The rate of a document's fee from a day on.",
  fields: (t) => ({
    ...outputFieldsOf(t, COST_RATE_FIELDS, { columns: COST_RATE_COLUMNS, always: ["fromDate"] }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    setBy: t.exposeString("setByName"),
  }),
});

const DocumentCostsRef = builder.objectRef<DocumentCosts>("DocumentCosts").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, RECURRING_COST_FIELDS, RECURRING_COST_OUTPUT),
    accruedCost: t.expose("accruedCents", { type: "Decimal" }),
    adjustedCost: t.expose("annualCents", { type: "Decimal" }),
    amount: t.expose("baseCents", { type: "Decimal", description: "What a percentage is taken of now." }),
    interestEndDate: t.expose("interestEndDate", { type: "Date", nullable: true }),
    interestStartDate: t.expose("interestStartDate", { type: "Date" }),
    nextInvoiceAmount: t.field({
      type: "Decimal",
      nullable: true,
      resolve: ({ nextInvoice }) => nextInvoice?.amountCents,
    }),
    nextInvoiceDate: t.field({
      type: "Date",
      nullable: true,
      resolve: ({ nextInvoice }) => nextInvoice?.date,
    }),
    rates: t.field({
      type: [DocumentCostRateRef],
      description:
        "New rates from a day on, the earliest first. The rate of the fee itself is the one that it began with.",
      resolve: ({ rates }) => [...rates],
    }),
    setUpCost: t.expose("setUpCostCents", { type: "Decimal" }),
    steps: t.field({ type: [FeeStepRef], resolve: ({ steps }) => [...steps] }),
  }),
});

/** The bank's name stands among what else is known of the bank. */
const { bankName: _, ...OUTSIDE_BANK } = DOCUMENT_OWN_FIELDS;

export const DocumentRef = builder.objectRef<Document>("Document").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, OUTSIDE_BANK, {
      columns: DOCUMENT_COLUMNS,
      enums: DOCUMENT_ENUMS,
      always: ["documentVariant", "amount", "expiryType", "referenceNumber"],
    }),
    actionDate: t.field({
      type: "Date",
      description: "The day since which its status is what it is, where its end is reckoned.",
      resolve: (document) => actionDateOf(document),
    }),
    amendmentNumber: t.exposeInt("amendmentNumber", {
      description: "How often what was issued has been changed by a request that was executed.",
    }),
    attachments: t.field({ type: [AttachmentRef], resolve: ({ attachments }) => attachments }),
    bank: t.field({ type: BankDetailsRef, resolve: (document) => document }),
    capabilities: t.stringList({
      ...oneOfCodes(DOCUMENT_CAPABILITIES),
      resolve: async (document, _args, context) =>
        documentCapabilities(documentFacts((await context.read()).actor, document)),
    }),
    closeReason: t.exposeString("closeReason", { nullable: true, description: "Why a record was closed." }),
    closedAt: t.expose("closedAt", { type: "DateTime", nullable: true }),
    archivedAt: t.expose("archivedAt", { type: "DateTime", nullable: true }),
    archiveDate: t.field({
      type: "Date",
      nullable: true,
      description: "Of what is closed: the day from which it is archived, where nothing keeps it.",
      resolve: ({ closedAt }) => archiveDateOfClosed(closedAt),
    }),
    contractDatesAt: t.expose("contractDatesAt", { type: "DateTime", nullable: true }),
    contractDatesBy: t.exposeString("contractDatesByName", {
      nullable: true,
      description: "Who has said the dates of the contract behind it.",
    }),
    costs: t.field({
      type: DocumentCostsRef,
      nullable: true,
      resolve: async (document, _args, context) => {
        const { actor, now } = await context.read();
        return mayReadPart(actor, document, "cost") ? costsOf(document, now) : undefined;
      },
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    deliveryType: t.expose("deliveryType", {
      type: DeliveryTypeRef,
      nullable: true,
      description: "How the original of what was issued is delivered.",
    }),
    expiryInstant: t.expose("expiryInstant", { type: "DateTime", nullable: true }),
    facilityId: t.exposeID("facilityId", { nullable: true }),
    id: t.exposeID("id"),
    interestEndDate: t.expose("interestEndDate", { type: "Date", nullable: true }),
    interestStartDate: t.expose("interestStartDate", { type: "Date", nullable: true }),
    invoices: t.field({
      type: [InvoiceRef],
      resolve: async (document, _args, context) =>
        mayReadPart((await context.read()).actor, document, "invoices") ? document.invoices : [],
    }),
    isHeld: t.exposeBoolean("isHeld", {
      description: "The organisation's own record of paper that it holds as the beneficiary.",
    }),
    isSystemDocument: t.exposeBoolean("isSystemDocument"),
    metadata: t.field({ type: [DocumentMetadataRef], resolve: ({ metadata }) => metadata }),
    organisation: t.field({ type: DraftOrganisationRef, resolve: ({ organisation }) => organisation }),
    organisationId: t.exposeID("organisationId"),
    originalDraftId: t.exposeID("originalDraftId", { nullable: true }),
    parties: t.field({ type: [PartyRef], resolve: ({ parties }) => parties }),
    securityMoney: t.field({
      description: "What is lodged behind the guarantee; null where nothing is.",
      type: SecurityMoneyRef,
      nullable: true,
      resolve: async (document, _args, context) => {
        const { securityMoney: row } = document;
        if (row === null || !mayReadPart((await context.read()).actor, document, "securityMoney"))
          return null;
        return securityMoney(row);
      },
    }),
    specialProduct: t.expose("specialProduct", {
      ...oneOf(DRAFT_FIELDS.specialProduct.options ?? []),
      nullable: true,
      type: "String",
    }),
    status: t.expose("status", { type: DocumentStatusRef }),
    supplierName: t.exposeString("supplierName", { nullable: true }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    version: t.exposeInt("version"),
  }),
});

export const DocumentConnectionRef = connectionOf(DocumentRef, {
  name: "Document",
  cappedAt: PAGE_COUNT_MAX,
});

const DocumentCountRef = builder
  .objectRef<Record<keyof typeof DOCUMENT_TABS, number>>("DocumentCount")
  .implement({
    fields: (t) => ({
      awaitingReturn: t.exposeInt("AWAITING_RETURN"),
      closed: t.exposeInt("CLOSED"),
      established: t.exposeInt("ESTABLISHED"),
      projected: t.exposeInt("PROJECTED"),
    }),
  });

export const DocumentSortRef = builder.inputType("DocumentSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({
      type: enumOf("DocumentSortField", ["AMOUNT", "CREATED_AT", "ESTABLISHED_AT", "EXPIRES_AT"]),
      required: true,
    }),
  }),
});

export const DOCUMENT_FILTER_ENUMS = {
  statuses: DocumentStatusRef,
  variants: ProcessTypeRef,
  retentionTypes: RetentionTypeRef,
  securityTypes: SecurityTypeRef,
  archived: ArchiveStateRef,
};

/** What lists of documents and reports over them are narrowed by. */
export function documentFilterFields(t: InputBuilder) {
  return filterFieldsOf(t, DOCUMENT_FILTERS, DOCUMENT_FILTER_ENUMS);
}

export const DocumentFilterRef = builder.inputType("DocumentFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: documentFilterFields,
});

builder.queryFields((t) => ({
  document: t.field({
    type: DocumentRef,
    args: { draftId: t.arg.id(), id: t.arg.id() },
    resolve: async (_root, { draftId, id }, context, info) => {
      const tx = await context.read();
      const ofDraft = draftId ? await accessDocumentOfDraft(tx, draftId) : undefined;
      if (!id) return ofDraft ?? refuseFields({ id: "Name a document or a draft." });
      // A draft that is named beside the document is a condition, not a second way to it.
      if (ofDraft !== undefined && ofDraft.id !== id.toLowerCase()) refuse("DOCUMENT_NOT_FOUND", { id });
      return await accessDocument(tx, id, documentPartsFor(context.application, selectedOf(info)));
    },
  }),
  documents: t.field({
    type: DocumentConnectionRef,
    args: {
      ...bothWays(t.arg),
      filter: t.arg({ type: DocumentFilterRef }),
      organisationId: t.arg.id({ required: true }),
      search: t.arg.string(),
      sort: t.arg({ type: DocumentSortRef }),
      tab: t.arg({ type: DocumentTabRef }),
    },
    resolve: async (_root, args, context, info) => {
      const parts = documentPartsFor(context.application, selectedOfNodes(info));
      return listAccessibleDocuments(await context.read(), args, { parts, isCounted: selectsCount(info) });
    },
  }),
  chosenDocuments: t.field({
    type: [DocumentRef],
    description:
      "All documents that fit, but those left out, to act on them together: refused as CONFLICT where they are not as many as were seen.",
    args: {
      count: t.arg.int({ required: true }),
      exceptIds: t.arg.idList(),
      filter: t.arg({ type: DocumentFilterRef }),
      organisationId: t.arg.id({ required: true }),
      search: t.arg.string(),
      tab: t.arg({ type: DocumentTabRef }),
    },
    resolve: async (_root, args, context, info) =>
      listChosenDocuments(
        await context.read(),
        args,
        documentPartsFor(context.application, selectedOf(info)),
      ),
  }),
  documentsSharedWithMe: t.field({
    type: DocumentConnectionRef,
    args: { ...bothWays(t.arg), search: t.arg.string() },
    resolve: async (_root, args, context, info) => {
      const parts = documentPartsFor(context.application, selectedOfNodes(info));
      return listDocumentsSharedWithMe(await context.read(), args, parts);
    },
  }),
  documentCount: t.field({
    type: DocumentCountRef,
    args: { organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, { organisationId }, context) =>
      countAccessibleDocuments(await context.read(), asOrganisationId(organisationId)),
  }),
  documentAttachmentDownload: t.field({
    type: AttachmentDownloadRef,
    args: { documentId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_root, { documentId, id }, context) => {
      const tx = await context.read();
      return downloadOf(tx, (await accessDocument(tx, documentId)).attachments, id);
    },
  }),
}));
