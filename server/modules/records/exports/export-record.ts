// An export as the server holds it, and what of the product it is: one list, report or history.

import type { Tables } from "../../../database/generated/rows.ts";
import type { SentRows } from "../../../graphql/chosen-rows.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { RequestRegister } from "../../documents/document-requests/document-request-register-access.ts";
import type { DocumentsToExport } from "../../documents/documents/document-export-access.ts";
import type { DocumentRegister } from "../../documents/documents/document-register-access.ts";
import type { ReportArguments } from "../../documents/documents/document-report-access.ts";
import type { DraftsToExport } from "../../drafts/drafts/draft-export-access.ts";
import type { DraftRegister } from "../../drafts/drafts/draft-register-access.ts";
import type { RequiredDocumentRegister } from "../../drafts/required-documents/required-document-register-access.ts";
import type { FacilityList } from "../../facilities/facilities/facility-access.ts";
import type { FacilityRegister } from "../../facilities/facilities/facility-register-access.ts";
import type { ApplicationList } from "../../facilities/facility-applications/application-access.ts";
import type { ApplicationRegister } from "../../facilities/facility-applications/application-register-access.ts";
import type { AccrualsToExport } from "../../money/books/accrual-access.ts";
import type { JournalsToExport } from "../../money/books/journal-access.ts";
import type { BooksToExport } from "../../money/books/revenue-access.ts";
import type { StatementToExport } from "../../money/client-statements/client-statement-access.ts";
import type { EnquiryRegister } from "../../money/finance/finance-register-access.ts";
import type { ArrearsRegister } from "../../money/invoices/arrears-register-access.ts";
import type { InvoiceList } from "../../money/invoices/invoice-access.ts";
import type { InvoiceRegister } from "../../money/invoices/invoice-register-access.ts";
import type { MoneyList } from "../../money/invoices/money-register-access.ts";
import type { ReferralRegister } from "../../money/referrals/referral-register-access.ts";
import type { ReferrerStatementToExport } from "../../money/referrer-statements/referrer-statement-access.ts";
import type { ClientList } from "../../people/clients/client-access.ts";
import type { MemberList } from "../../people/members/member-access.ts";
import type { HistoryToExport } from "../history/history-export-access.ts";

type Given<Part> = Part | null | undefined;
type ListOf<Part> = Given<Omit<Part, "organisationId">>;
type RowsOf<List> = Given<List & SentRows>;

/** Exactly one beside the organisation; kept as it was asked for. */
export type ExportWanted = {
  organisationId?: Given<string>;
  accruals?: Given<AccrualsToExport>;
  books?: Given<BooksToExport>;
  clients?: Given<ClientList>;
  documents?: ListOf<DocumentsToExport>;
  drafts?: ListOf<DraftsToExport>;
  facilities?: ListOf<FacilityList>;
  facilityApplications?: ListOf<ApplicationList>;
  history?: ListOf<HistoryToExport>;
  invoices?: ListOf<InvoiceList>;
  journals?: Given<JournalsToExport>;
  members?: ListOf<MemberList>;
  referrerStatement?: Given<ReferrerStatementToExport>;
  report?: ReportArguments["filter"];
  statement?: ListOf<StatementToExport>;
  staffArrears?: RowsOf<ArrearsRegister>;
  staffCreditNotes?: RowsOf<MoneyList>;
  staffDisputes?: RowsOf<MoneyList>;
  staffDocuments?: RowsOf<DocumentRegister>;
  staffDraftRegister?: RowsOf<DraftRegister>;
  staffFacilityApplications?: RowsOf<ApplicationRegister>;
  staffFinanceEnquiries?: RowsOf<EnquiryRegister>;
  staffFacilities?: RowsOf<FacilityRegister>;
  staffInvoices?: RowsOf<InvoiceRegister>;
  staffReferrals?: RowsOf<ReferralRegister>;
  staffRefunds?: RowsOf<MoneyList>;
  staffRequestRegister?: RowsOf<RequestRegister>;
  staffRequiredDocuments?: RowsOf<RequiredDocumentRegister>;
  /** All that the organisation has. */
  everything?: Given<boolean>;
  /** What is held about whoever asks. */
  myself?: Given<boolean>;
};

export type Export = Omit<Tables["export_job"], "updatedAt" | "wanted"> & { wanted: ExportWanted };

/** What an export is changed by: its creation, its own person, or the portal's work for them. */
export type ChangingExport = Granted<
  Pick<Export, "id">,
  "AS_SYSTEM" | "BEING_MADE" | "CAN_CANCEL" | "CREATED"
>;
