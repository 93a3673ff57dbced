// What may be taken away as a file: each kind by the access check of the list, report or record that it is of.

import { type ExportKind, isArchive } from "@bondline/domain/records/exports/export.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessAllRequestsToExport } from "../../documents/document-requests/document-request-register-access.ts";
import {
  accessDocumentsToExport,
  accessReportToExport,
} from "../../documents/documents/document-export-access.ts";
import { accessAllDocumentsToExport } from "../../documents/documents/document-register-access.ts";
import { accessDraftsToExport } from "../../drafts/drafts/draft-export-access.ts";
import { accessAllDraftsToExport } from "../../drafts/drafts/draft-register-access.ts";
import { accessAllRequiredDocumentsToExport } from "../../drafts/required-documents/required-document-register-access.ts";
import { accessFacilitiesToExport } from "../../facilities/facilities/facility-access.ts";
import { accessAllFacilitiesToExport } from "../../facilities/facilities/facility-register-access.ts";
import { accessApplicationsToExport } from "../../facilities/facility-applications/application-access.ts";
import { accessAllApplicationsToExport } from "../../facilities/facility-applications/application-register-access.ts";
import { accessAccrualsToExport } from "../../money/books/accrual-access.ts";
import { accessJournalsToExport } from "../../money/books/journal-access.ts";
import { accessBooksToExport } from "../../money/books/revenue-access.ts";
import { accessStatementToExport } from "../../money/client-statements/client-statement-access.ts";
import { accessAllEnquiriesToExport } from "../../money/finance/finance-register-access.ts";
import { accessArrearsToExport } from "../../money/invoices/arrears-register-access.ts";
import { ALL_CREDIT_NOTES } from "../../money/invoices/credit-note-register-access.ts";
import { ALL_DISPUTES } from "../../money/invoices/dispute-register-access.ts";
import { accessInvoicesToExport } from "../../money/invoices/invoice-access.ts";
import { accessAllInvoicesToExport } from "../../money/invoices/invoice-register-access.ts";
import { ALL_REFUNDS } from "../../money/invoices/refund-register-access.ts";
import { accessAllReferralsToExport } from "../../money/referrals/referral-register-access.ts";
import { accessReferrerStatementToExport } from "../../money/referrer-statements/referrer-statement-access.ts";
import { accessClientsToExport } from "../../people/clients/client-access.ts";
import { accessMembersToExport } from "../../people/members/member-access.ts";
import { accessHistoryToExport } from "../history/history-export-access.ts";
import type { ArchiveSource } from "./archive-source.ts";
import type { ExportWanted } from "./export-record.ts";
import { findZoneOf } from "./export-store.ts";
import { accessOrganisationData } from "./organisation-data.ts";
import { accessPersonalData } from "./personal-data.ts";

const ONE_MESSAGE = "Name one list, report or history to export, everything, or your own data.";

export type TableSource = RowSource & { kind: Exclude<ExportKind, ArchiveKind> };
type ArchiveKind = "ORGANISATION" | "PERSON";
type WholeSource = ArchiveSource & { kind: ArchiveKind };
export type ExportSource = TableSource | WholeSource;

/** Many tables, and made as a zip. */
export function isWhole(source: ExportSource): source is WholeSource {
  return isArchive(source);
}

export async function exportSourceOf(tx: Transaction, wanted: ExportWanted): Promise<ExportSource> {
  const { accountId } = requirePerson(tx.actor);
  const { everything, myself, organisationId } = wanted;
  const [name, ...others] = WANTED_NAMES.filter((each) => wanted[each]);
  const wholes = [everything, myself].filter((each) => each === true).length;
  if (others.length + (name === undefined ? 0 : 1) + wholes !== 1) refuseFields({ wanted: ONE_MESSAGE });
  const zone = await findZoneOf(tx, accountId);
  if (myself === true) return { kind: "PERSON", ...(await accessPersonalData(tx, zone)) };
  if (name === undefined)
    return { kind: "ORGANISATION", ...(await accessOrganisationData(tx, organisationId ?? "", zone)) };
  const [kind] = SOURCES[name];
  return { kind, ...(await sourceOf(tx, name, { wanted, zone })) };
}

type WantedName = Exclude<keyof ExportWanted, "everything" | "myself" | "organisationId">;
type Access<Name extends WantedName> = (
  tx: Transaction,
  asked: NonNullable<ExportWanted[Name]> & { organisationId: string },
  zone: string,
) => Promise<RowSource>;

const SOURCES: { readonly [Name in WantedName]: readonly [TableSource["kind"], Access<Name>] } = {
  accruals: ["REPORT", accessAccrualsToExport],
  books: ["REPORT", accessBooksToExport],
  clients: ["CLIENTS", accessClientsToExport],
  documents: ["DOCUMENTS", accessDocumentsToExport],
  drafts: ["DRAFTS", accessDraftsToExport],
  facilities: ["FACILITIES", accessFacilitiesToExport],
  facilityApplications: ["FACILITY_APPLICATIONS", accessApplicationsToExport],
  history: ["HISTORY", accessHistoryToExport],
  invoices: ["INVOICES", accessInvoicesToExport],
  journals: ["REPORT", accessJournalsToExport],
  members: ["MEMBERS", accessMembersToExport],
  referrerStatement: ["REPORT", accessReferrerStatementToExport],
  report: [
    "REPORT",
    (tx, { organisationId, ...filter }) => accessReportToExport(tx, { filter, organisationId }),
  ],
  statement: ["REPORT", accessStatementToExport],
  staffArrears: ["STAFF_ARREARS", accessArrearsToExport],
  staffCreditNotes: ["STAFF_CREDIT_NOTES", ALL_CREDIT_NOTES.toExport],
  staffDisputes: ["STAFF_DISPUTES", ALL_DISPUTES.toExport],
  staffDocuments: ["STAFF_DOCUMENTS", accessAllDocumentsToExport],
  staffDraftRegister: ["STAFF_DRAFTS", accessAllDraftsToExport],
  staffFacilityApplications: ["STAFF_APPLICATIONS", accessAllApplicationsToExport],
  staffFinanceEnquiries: ["STAFF_ENQUIRIES", accessAllEnquiriesToExport],
  staffFacilities: ["STAFF_FACILITIES", accessAllFacilitiesToExport],
  staffInvoices: ["STAFF_INVOICES", accessAllInvoicesToExport],
  staffReferrals: ["STAFF_REFERRALS", accessAllReferralsToExport],
  staffRefunds: ["STAFF_REFUNDS", ALL_REFUNDS.toExport],
  staffRequestRegister: ["STAFF_REQUESTS", accessAllRequestsToExport],
  staffRequiredDocuments: ["STAFF_REQUIRED_DOCUMENTS", accessAllRequiredDocumentsToExport],
};
const WANTED_NAMES = codesIn(SOURCES);

type Asking = { wanted: ExportWanted; zone: string };

async function sourceOf<Name extends WantedName>(tx: Transaction, name: Name, { wanted, zone }: Asking) {
  const asked = { ...wanted[name], organisationId: wanted.organisationId ?? "" } as Parameters<
    Access<Name>
  >[1];
  return await SOURCES[name][1](tx, asked, zone);
}
