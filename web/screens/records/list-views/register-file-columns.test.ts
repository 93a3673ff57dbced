// Shown of the columns by which chosen rows leave: each that is named is a column of that register's file.

import { ARREARS_EXPORT_COLUMNS } from "@bondline/domain/records/exports/arrears-export-columns.ts";
import { clientExportColumns } from "@bondline/domain/records/exports/client-export-columns.ts";
import { creditNoteExportColumns } from "@bondline/domain/records/exports/credit-note-export-columns.ts";
import { disputeExportColumns } from "@bondline/domain/records/exports/dispute-export-columns.ts";
import { staffDocumentExportColumns } from "@bondline/domain/records/exports/document-export-columns.ts";
import { documentRequestExportColumns } from "@bondline/domain/records/exports/document-request-export-columns.ts";
import { staffDraftExportColumns } from "@bondline/domain/records/exports/draft-export-columns.ts";
import type { ExportColumn } from "@bondline/domain/records/exports/export-column.ts";
import { staffApplicationExportColumns } from "@bondline/domain/records/exports/facility-application-export-columns.ts";
import { staffFacilityExportColumns } from "@bondline/domain/records/exports/facility-export-columns.ts";
import { financeEnquiryExportColumns } from "@bondline/domain/records/exports/finance-enquiry-export-columns.ts";
import { STAFF_INVOICE_EXPORT_COLUMNS } from "@bondline/domain/records/exports/invoice-export-columns.ts";
import { referralExportColumns } from "@bondline/domain/records/exports/referral-export-columns.ts";
import { refundExportColumns } from "@bondline/domain/records/exports/refund-export-columns.ts";
import { requiredDocumentExportColumns } from "@bondline/domain/records/exports/required-document-export-columns.ts";
import type { ListName } from "@bondline/domain/records/list-views/list-view.ts";
import { expect, test } from "vitest";
import { fileColumnsOf, REGISTER_FILE_COLUMNS } from "./register-file-columns.ts";

const ZONE = "Australia/Sydney";
const FILES: Partial<Record<ListName, readonly ExportColumn[]>> = {
  CLIENTS: clientExportColumns(ZONE),
  STAFF_APPLICATIONS: staffApplicationExportColumns({ seesFees: false, zone: ZONE }),
  STAFF_ARREARS: ARREARS_EXPORT_COLUMNS,
  STAFF_CREDIT_NOTES: creditNoteExportColumns(ZONE),
  STAFF_DISPUTES: disputeExportColumns(ZONE),
  STAFF_DOCUMENTS: staffDocumentExportColumns({ seesCosts: false }),
  STAFF_DRAFTS: staffDraftExportColumns(ZONE),
  STAFF_ENQUIRIES: financeEnquiryExportColumns(ZONE),
  STAFF_FACILITIES: staffFacilityExportColumns({ seesCosts: false, zone: ZONE }),
  STAFF_INVOICES: STAFF_INVOICE_EXPORT_COLUMNS,
  STAFF_REFERRALS: referralExportColumns(ZONE),
  STAFF_REFUNDS: refundExportColumns(ZONE),
  STAFF_REQUESTS: documentRequestExportColumns(ZONE),
  STAFF_REQUIRED_DOCUMENTS: requiredDocumentExportColumns(ZONE),
};

test("each register names columns of its own file", () => {
  expect(Object.keys(REGISTER_FILE_COLUMNS).sort()).toEqual(Object.keys(FILES).sort());
  for (const [list, columns] of Object.entries(REGISTER_FILE_COLUMNS)) {
    const known = new Set(FILES[list as ListName]?.map(({ key }) => key));
    expect(
      Object.values(columns)
        .flat()
        .filter((key) => !known.has(key)),
      list,
    ).toEqual([]);
  }
});

test("in the order of the screen, each once", () => {
  expect(fileColumnsOf("STAFF_REQUESTS", ["done", "client", "kind"])).toEqual([
    "executedAt",
    "client",
    "guaranteeNumber",
    "referenceNumber",
    "kind",
  ]);
  expect(fileColumnsOf("STAFF_APPLICATIONS", ["next", "status"])).toEqual(["status"]);
});
