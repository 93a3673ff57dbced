// The columns of documents as a file: those of a register that is imported, under the same names, so that what was taken out can be brought back.

import { DOCUMENT_STATUS_TEXT } from "../../documents/documents/document-text.ts";
import { importColumns } from "../../documents/imports/import-columns.ts";
import { columnOf, type ExportColumn } from "./export-column.ts";

/** What is no field of a document, and of what it costs the sum. */
const STATUS = {
  key: "status",
  label: "Status",
  kind: "text",
  isUsual: true,
  texts: DOCUMENT_STATUS_TEXT,
} as const;
const FACILITY = { key: "facility", label: "Facility", kind: "text" } as const;
const COST_TO_DATE = { key: "costToDate", label: "Cost to date", kind: "money", isUsual: true } as const;

const USUAL: ReadonlySet<string> = new Set([
  "referenceNumber",
  "guaranteeNumber",
  "documentVariant",
  "issuer.name",
  "beneficiary.name",
  "bankName",
  "amount",
  "establishedAt",
  "expiryType",
  "expiresAt",
]);

/** What was issued here has a number of ours there. */
const LABELS: Readonly<Record<string, string>> = { referenceNumber: "Reference" };

type DocumentColumnsFor = { metadataKeys: readonly string[]; seesCosts: boolean };

export function documentExportColumns({
  metadataKeys,
  seesCosts,
}: DocumentColumnsFor): readonly ExportColumn[] {
  const fields = importColumns(metadataKeys).map(({ path, name, field }) =>
    columnOf(field, { key: path, label: LABELS[path] ?? name, isUsual: USUAL.has(path) }),
  );
  const shown = fields.filter(({ key }) => seesCosts || !key.startsWith("costs."));
  const [kind, ...others] = shown;
  const own = kind === undefined ? [] : [kind];
  return [...own, STATUS, ...others, FACILITY, ...(seesCosts ? [COST_TO_DATE] : [])];
}

const CLIENT = { key: "client", label: "Client", kind: "text", isUsual: true } as const;

/** Of all clients, for the desk: the facts are each client's own, and what it costs is no bank's to read. */
export function staffDocumentExportColumns({
  seesCosts,
}: Pick<DocumentColumnsFor, "seesCosts">): readonly ExportColumn[] {
  return [CLIENT, ...documentExportColumns({ metadataKeys: [], seesCosts })];
}

export const METADATA_COLUMN = "metadata.";
