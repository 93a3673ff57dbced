// Exports in the contract: what may be exported with which columns, one that is being made or ready, and one's own.

import {
  EXPORT_FORMATS,
  EXPORT_KEPT_DAYS,
  EXPORT_KINDS,
  EXPORT_STATUSES,
} from "@bondline/domain/records/exports/export.ts";
import type { SheetColumn } from "@bondline/domain/sheet-column.ts";
import { addWholeDays } from "@bondline/domain/values/time/instant.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { chosenRowFields } from "../../../graphql/chosen-rows.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import type { InputBuilder, InputFields } from "../../../graphql/inputs.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { StaffRequestFilterRef, StaffRequestSortRef } from "../../documents/document-requests/public.ts";
import {
  DocumentFilterRef,
  DocumentSortRef,
  DocumentTabRef,
  ReportFilterRef,
  StaffDocumentFilterRef,
} from "../../documents/documents/public.ts";
import {
  DraftFilterRef,
  DraftSortRef,
  DraftTabRef,
  StaffDraftFilterRef,
  StaffDraftSortRef,
} from "../../drafts/drafts/public.ts";
import {
  StaffRequiredDocumentFilterRef,
  StaffRequiredDocumentSortRef,
} from "../../drafts/required-documents/public.ts";
import {
  DocumentFacilitySortRef,
  FacilityFilterRef,
  FacilityTabRef,
  StaffFacilityFilterRef,
} from "../../facilities/facilities/public.ts";
import {
  FacilityApplicationFilterRef,
  FacilityApplicationSortRef,
  StaffApplicationFilterRef,
  StaffApplicationSortRef,
} from "../../facilities/facility-applications/public.ts";
import { FeeLineKindRef } from "../../money/books/public.ts";
import { StaffEnquiryFilterRef, StaffEnquirySortRef } from "../../money/finance/public.ts";
import {
  ArrearsFilterRef,
  ArrearsSortRef,
  InvoiceFilterRef,
  InvoiceSortRef,
  InvoiceStatusRef,
  StaffCreditNoteFilterRef,
  StaffCreditNoteSortRef,
  StaffDisputeFilterRef,
  StaffDisputeSortRef,
  StaffInvoiceFilterRef,
  StaffRefundFilterRef,
  StaffRefundSortRef,
} from "../../money/invoices/public.ts";
import { StaffReferralFilterRef, StaffReferralSortRef } from "../../money/referrals/public.ts";
import { ClientFilterRef, ClientSortRef } from "../../people/clients/public.ts";
import { MemberFilterRef, MemberSortRef } from "../../people/members/public.ts";
import { AttachmentDownloadRef } from "../attachments/public.ts";
import { accessExport, listOwnExports, mayHaveFile } from "./export-access.ts";
import { CONTENT_TYPES } from "./export-file.ts";
import type { Export } from "./export-record.ts";
import { type ExportSource, exportSourceOf } from "./export-sources.ts";

export const ExportFormatRef = enumOf("ExportFormat", EXPORT_FORMATS);
const ExportKindRef = enumOf("ExportKind", EXPORT_KINDS);
const ExportStatusRef = enumOf("ExportStatus", EXPORT_STATUSES);

function listToExport(name: string, fields: (t: InputBuilder) => InputFields) {
  return builder.inputType(name, { description: "As the list takes them.", fields });
}

const ClientsToExportRef = listToExport("ClientsToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: ClientFilterRef }),
  search: t.string(),
  sort: t.field({ type: ClientSortRef }),
}));

const DocumentsToExportRef = listToExport("DocumentsToExport", (t) => ({
  documentIds: t.idList({ description: "Only these of those that fit." }),
  exceptIds: t.idList({ description: "All that fit but these." }),
  filter: t.field({ type: DocumentFilterRef }),
  search: t.string(),
  sort: t.field({ type: DocumentSortRef }),
  tab: t.field({ type: DocumentTabRef }),
}));

const DraftsToExportRef = listToExport("DraftsToExport", (t) => ({
  filter: t.field({ type: DraftFilterRef }),
  search: t.string(),
  sort: t.field({ type: DraftSortRef }),
  tab: t.field({ type: DraftTabRef }),
}));

const FacilitiesToExportRef = listToExport("FacilitiesToExport", (t) => ({
  filter: t.field({ type: FacilityFilterRef }),
  search: t.string(),
  sort: t.field({ type: DocumentFacilitySortRef }),
  tab: t.field({ type: FacilityTabRef }),
}));

const FacilityApplicationsToExportRef = listToExport("FacilityApplicationsToExport", (t) => ({
  filter: t.field({ type: FacilityApplicationFilterRef }),
  search: t.string(),
  sort: t.field({ type: FacilityApplicationSortRef }),
}));

const InvoicesToExportRef = listToExport("InvoicesToExport", (t) => ({
  filter: t.field({ type: InvoiceFilterRef }),
  search: t.string(),
  sort: t.field({ type: InvoiceSortRef }),
  status: t.field({ type: InvoiceStatusRef }),
}));

const MembersToExportRef = listToExport("MembersToExport", (t) => ({
  filter: t.field({ type: MemberFilterRef }),
  search: t.string(),
  sort: t.field({ type: MemberSortRef }),
}));

const StatementToExportRef = builder.inputType("StatementToExport", {
  description: "Both days; without them the last whole month.",
  fields: (t) => ({ from: t.field({ type: "Date" }), to: t.field({ type: "Date" }) }),
});
const StaffDocumentsToExportRef = listToExport("StaffDocumentsToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: StaffDocumentFilterRef }),
  search: t.string(),
  sort: t.field({ type: DocumentSortRef }),
}));

const StaffDraftsToExportRef = listToExport("StaffDraftsToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: StaffDraftFilterRef }),
  search: t.string(),
  sort: t.field({ type: StaffDraftSortRef }),
}));

const AccrualsToExportRef = builder.inputType("AccrualsToExport", {
  description:
    "What fees have earned, for the provider's administrators: as at today unless it is said, of the financial year up to that day or a month of it.",
  fields: (t) => ({
    asAt: t.field({ type: "Date" }),
    kind: t.field({ type: FeeLineKindRef }),
    month: t.int(),
    product: t.field({ type: ProcessTypeRef }),
  }),
});

const BooksToExportRef = builder.inputType("BooksToExport", {
  description:
    "Of the provider, for its administrators: this financial year unless it is said, or one calendar month of it.",
  fields: (t) => ({ month: t.int(), year: t.int() }),
});

const JournalsToExportRef = builder.inputType("JournalsToExport", {
  description:
    "For an accounting package: what left in one export of journals, in the columns of its template.",
  fields: (t) => ({ journalExportId: t.id({ required: true }) }),
});

const ReferrerStatementToExportRef = builder.inputType("ReferrerStatementToExport", {
  description: "Both days; without them the last whole month.",
  fields: (t) => ({
    from: t.field({ type: "Date" }),
    personId: t.id({ required: true }),
    to: t.field({ type: "Date" }),
  }),
});
const StaffApplicationsToExportRef = listToExport("StaffFacilityApplicationsToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: StaffApplicationFilterRef }),
  search: t.string(),
  sort: t.field({ type: StaffApplicationSortRef }),
}));

const StaffEnquiriesToExportRef = listToExport("StaffFinanceEnquiriesToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: StaffEnquiryFilterRef }),
  search: t.string(),
  sort: t.field({ type: StaffEnquirySortRef }),
}));

const StaffReferralsToExportRef = listToExport("StaffReferralsToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: StaffReferralFilterRef }),
  search: t.string(),
  sort: t.field({ type: StaffReferralSortRef }),
}));

const StaffRequestsToExportRef = listToExport("StaffDocumentRequestsToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: StaffRequestFilterRef }),
  search: t.string(),
  sort: t.field({ type: StaffRequestSortRef }),
}));

const StaffRequiredDocumentsToExportRef = listToExport("StaffRequiredDocumentsToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: StaffRequiredDocumentFilterRef }),
  search: t.string(),
  sort: t.field({ type: StaffRequiredDocumentSortRef }),
}));

const StaffFacilitiesToExportRef = listToExport("StaffFacilitiesToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: StaffFacilityFilterRef }),
  search: t.string(),
  sort: t.field({ type: DocumentFacilitySortRef }),
}));

const StaffArrearsToExportRef = listToExport("StaffArrearsToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: ArrearsFilterRef }),
  search: t.string(),
  sort: t.field({ type: ArrearsSortRef }),
}));

const StaffInvoicesToExportRef = listToExport("StaffInvoicesToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: StaffInvoiceFilterRef }),
  search: t.string(),
  sort: t.field({ type: InvoiceSortRef }),
}));

const StaffCreditNotesToExportRef = listToExport("StaffCreditNotesToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: StaffCreditNoteFilterRef }),
  search: t.string(),
  sort: t.field({ type: StaffCreditNoteSortRef }),
}));

const StaffDisputesToExportRef = listToExport("StaffDisputesToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: StaffDisputeFilterRef }),
  search: t.string(),
  sort: t.field({ type: StaffDisputeSortRef }),
}));

const StaffRefundsToExportRef = listToExport("StaffRefundsToExport", (t) => ({
  ...chosenRowFields(t),
  filter: t.field({ type: StaffRefundFilterRef }),
  search: t.string(),
  sort: t.field({ type: StaffRefundSortRef }),
}));

const HistoryToExportRef = builder.inputType("HistoryToExport", {
  description: "One of the four.",
  fields: (t) => ({ documentId: t.id(), draftId: t.id(), facilityApplicationId: t.id(), facilityId: t.id() }),
});

export const ExportWantedRef = builder.inputType("ExportWanted", {
  description:
    "One list, report or history, everything, or one's own data; all but a history, one's own data, and what is over all organisations, of one of these.",
  fields: (t) => ({
    accruals: t.field({ type: AccrualsToExportRef }),
    books: t.field({ type: BooksToExportRef }),
    clients: t.field({ type: ClientsToExportRef }),
    documents: t.field({ type: DocumentsToExportRef }),
    drafts: t.field({ type: DraftsToExportRef }),
    everything: t.boolean({
      description: "All that the organisation has, as a zip; the columns are its parts.",
    }),
    facilities: t.field({ type: FacilitiesToExportRef }),
    facilityApplications: t.field({ type: FacilityApplicationsToExportRef }),
    history: t.field({ type: HistoryToExportRef }),
    invoices: t.field({ type: InvoicesToExportRef }),
    journals: t.field({ type: JournalsToExportRef }),
    members: t.field({ type: MembersToExportRef }),
    myself: t.boolean({
      description: "What is held about whoever asks, as a zip; the columns are its parts.",
    }),
    organisationId: t.id(),
    referrerStatement: t.field({ type: ReferrerStatementToExportRef }),
    report: t.field({ type: ReportFilterRef }),
    statement: t.field({ type: StatementToExportRef }),
    staffArrears: t.field({ type: StaffArrearsToExportRef }),
    staffCreditNotes: t.field({ type: StaffCreditNotesToExportRef }),
    staffDisputes: t.field({ type: StaffDisputesToExportRef }),
    staffDocuments: t.field({ type: StaffDocumentsToExportRef }),
    staffDraftRegister: t.field({ type: StaffDraftsToExportRef }),
    staffFacilityApplications: t.field({ type: StaffApplicationsToExportRef }),
    staffFinanceEnquiries: t.field({ type: StaffEnquiriesToExportRef }),
    staffFacilities: t.field({ type: StaffFacilitiesToExportRef }),
    staffInvoices: t.field({ type: StaffInvoicesToExportRef }),
    staffReferrals: t.field({ type: StaffReferralsToExportRef }),
    staffRefunds: t.field({ type: StaffRefundsToExportRef }),
    staffRequestRegister: t.field({ type: StaffRequestsToExportRef }),
    staffRequiredDocuments: t.field({ type: StaffRequiredDocumentsToExportRef }),
  }),
});

const ExportColumnRef = builder.objectRef<SheetColumn>("ExportColumn").implement({
  fields: (t) => ({
    isUsual: t.boolean({
      description: "Chosen where nobody has chosen otherwise.",
      resolve: ({ isUsual }) => isUsual === true,
    }),
    key: t.exposeString("key"),
    label: t.exposeString("label"),
  }),
});

const ExportOfferRef = builder.objectRef<ExportSource>("ExportOffer").implement({
  description: "What may be exported now, and how much it is.",
  fields: (t) => ({
    columns: t.field({ type: [ExportColumnRef], resolve: ({ columns }) => [...columns] }),
    rowCount: t.int({ resolve: async (source) => Math.min(await source.count(), COUNT_MAX) }),
    rowCountIsCapped: t.boolean({ resolve: async (source) => (await source.count()) > COUNT_MAX }),
  }),
});

export const ExportRef = builder.objectRef<Export>("Export").implement({
  description: "A list, a report or a history as a file, made in the background for whoever asked.",
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    download: t.field({
      type: AttachmentDownloadRef,
      nullable: true,
      description:
        "While it is kept, and the person has the rights by which it was made; the link lives five minutes.",
      resolve: async (job, _args, context) => downloadOf(await context.read(), job),
    }),
    expiresAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When its file is removed.",
      resolve: ({ status, finishedAt }) =>
        status === "READY" && finishedAt !== null ? addWholeDays(finishedAt, EXPORT_KEPT_DAYS) : null,
    }),
    fileName: t.exposeString("fileName"),
    fileSize: t.float({
      nullable: true,
      description: "In bytes.",
      resolve: ({ fileSize }) => (fileSize === null ? null : Number(fileSize)),
    }),
    format: t.expose("format", { type: ExportFormatRef }),
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: ExportKindRef }),
    organisationId: t.exposeID("organisationId", { nullable: true }),
    rowsExpected: t.exposeInt("rowsExpected", {
      nullable: true,
      description: "As counted when it was asked for; null over ten thousand.",
    }),
    rowsWritten: t.exposeInt("rowsWritten"),
    status: t.expose("status", { type: ExportStatusRef }),
  }),
});

const LINK_SECONDS = 300;

async function downloadOf(tx: Transaction, job: Export): Promise<{ url: string } | null> {
  const { storageKey: key, fileName, format } = job;
  if (key === null || !(await mayHaveFile(tx, job))) return null;
  const permit = { key, fileName, contentType: CONTENT_TYPES[format], expiresInSeconds: LINK_SECONDS };
  return { url: await tx.app.ports.files.presignDownload(permit) };
}

const ExportConnectionRef = connectionOf(ExportRef, { name: "Export" });

builder.queryFields((t) => ({
  export: t.field({
    type: ExportRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessExport(await context.read(), id),
  }),
  exportOffer: t.field({
    type: ExportOfferRef,
    args: { wanted: t.arg({ type: ExportWantedRef, required: true }) },
    resolve: async (_root, { wanted }, context) => exportSourceOf(await context.read(), wanted),
  }),
  exports: t.field({
    type: ExportConnectionRef,
    description: "One's own, newest first.",
    args: { ...forwards(t.arg), kind: t.arg({ type: ExportKindRef }) },
    resolve: async (_root, list, context) => listOwnExports(await context.read(), list),
  }),
}));
