// The columns of documents as a file: those of a register that is imported, under the same names, so that what was taken out can be brought back.

import { importColumns } from "../../documents/imports/import-columns.ts";
import type { CellKind, SheetColumn } from "../../sheet-column.ts";
import type { Field, FieldKind } from "../../values/fields/field.ts";

/** `field` says how a kept text of it is shown; the others are worked out. */
export type ExportColumn = SheetColumn & { readonly field?: Field<unknown> };

/** What is no field of a document, and of what it costs the sum. */
const STATUS = { key: "status", label: "Status", kind: "text", isUsual: true } as const;
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

const CELL_KINDS: Readonly<Partial<Record<FieldKind, CellKind>>> = {
  count: "number",
  day: "day",
  money: "money",
  number: "number",
  percentage: "number",
};

export type DocumentColumnsFor = { metadataKeys: readonly string[]; seesCosts: boolean };

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

export function columnOf(field: Field<unknown>, named: Omit<SheetColumn, "kind">): ExportColumn {
  return { ...named, kind: CELL_KINDS[field.kind] ?? "text", field };
}

export const METADATA_COLUMN = "metadata.";
