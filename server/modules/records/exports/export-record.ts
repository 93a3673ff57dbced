// An export as the server holds it, and what of the product it is: one list or report.

import type { Tables } from "../../../database/generated/rows.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { DocumentsToExport } from "../../documents/documents/document-export-access.ts";
import type { ReportArguments } from "../../documents/documents/document-report-access.ts";

type Given<Part> = Part | null | undefined;

/** Exactly one of the two beside the organisation; kept as it was asked for. */
export type ExportWanted = {
  organisationId?: Given<string>;
  documents?: Given<Omit<DocumentsToExport, "organisationId">>;
  report?: ReportArguments["filter"];
};

export type Export = Omit<Tables["export_job"], "updatedAt" | "wanted"> & { wanted: ExportWanted };

/** What an export is changed by: its creation, its own person, or the portal's work for them. */
export type ChangingExport = Granted<
  Pick<Export, "id">,
  "AS_SYSTEM" | "BEING_MADE" | "CAN_CANCEL" | "CREATED"
>;
