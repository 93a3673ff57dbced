// An import as the server holds it: its row with its file, and how many of the file's rows are how far.

import { IMPORT_VERDICTS, type ImportCounts } from "@bondline/domain/documents/imports/import-job.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { AttachmentRow } from "../../records/attachments/public.ts";

export type ImportJob = Omit<
  Tables["import_job"],
  "keptDuplicate" | "keptImported" | "keptNew" | "keptRefused" | "reading" | "updatedAt"
> & {
  files: AttachmentRow[];
  rowsNew: number;
  rowsRefused: number;
  rowsDuplicate: number;
  rowsImported: number;
};

export type ImportRow = Pick<
  Tables["import_row"],
  "rowNumber" | "cells" | "verdict" | "errors" | "documentId"
> & {
  sameAsRow: number | null;
  sameAsReference: string | null;
  mends: readonly { place: number; was: string; madeByName: string }[];
};

/** What an import is changed by: its access check, its creation, or the portal's own work for whoever asked. */
export type ChangingImport = Granted<
  Pick<ImportJob, "id" | "organisationId">,
  | "AS_SYSTEM"
  | "CAN_CANCEL"
  | "CAN_MAP"
  | "CAN_MEND"
  | "CAN_START"
  | "CAN_UNDO"
  | "CREATED"
  | "BEING_READ"
  | "BEING_RUN"
  | "BEING_UNDONE"
>;

export function countsOf({ rowsNew, rowsRefused, rowsDuplicate, rowsImported }: ImportJob): ImportCounts {
  const counts = [rowsNew, rowsRefused, rowsDuplicate, rowsImported];
  return Object.fromEntries(
    IMPORT_VERDICTS.map((verdict, place) => [verdict, counts[place]]),
  ) as ImportCounts;
}
