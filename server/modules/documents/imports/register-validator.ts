// How the rows of a register are validated for its organisation: the row as it counts, what is wrong with it, and by what another would repeat it.

import { withoutTextMark } from "@bondline/domain/csv-text.ts";
import { businessNameKey, numberKey } from "@bondline/domain/documents/imports/import-beneficiary.ts";
import { type ImportColumn, importColumns } from "@bondline/domain/documents/imports/import-columns.ts";
import { rowReader } from "@bondline/domain/documents/imports/import-row.ts";
import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { listMetadataKeyNamesOf } from "../../people/organisations/metadata-key-access.ts";
import { accessOrganisation } from "../../people/organisations/organisation-access.ts";
import type { StagedRow } from "./import-row-store.ts";

export type RegisterRules = {
  columns: readonly ImportColumn[];
  context: Parameters<typeof rowReader>[1];
};
type Row = { number: number; cells: readonly string[] };

export async function rulesOf(tx: Transaction, organisationId: OrganisationId): Promise<RegisterRules> {
  const organisation = await accessOrganisation(tx, organisationId, "CAN_ADD_DOCUMENTS");
  const columns = importColumns(await listMetadataKeyNamesOf(tx, organisation));
  return { columns, context: { now: tx.now, homeState: organisation.state } };
}

export function validatorOf(
  { headers, paths }: { headers: readonly string[]; paths: readonly string[] },
  { columns, context }: RegisterRules,
): (row: Row) => StagedRow {
  const read = rowReader({ headers, paths, columns }, context);
  const cellOf = (cells: readonly string[], path: string) => {
    const text = withoutTextMark(cells[paths.indexOf(path)] ?? "").trim();
    return text === "" ? null : text;
  };
  return ({ number, cells }) => {
    const result = read(cells);
    const beneficiary = cellOf(cells, "beneficiary.name");
    return {
      rowNumber: number,
      cells,
      verdict: result.ok ? "NEW" : "REFUSED",
      errors: result.ok ? [] : result.errors.flatMap(({ path, message }) => [path, message]),
      bankName: cellOf(cells, "bankName"),
      guaranteeNumber: cellOf(cells, "guaranteeNumber"),
      beneficiaryNumber: numberKey(cellOf(cells, "beneficiary.abn") ?? "") ?? null,
      beneficiaryKey: beneficiary === null ? null : businessNameKey(beneficiary),
    };
  };
}

/** A row as it counts: its cells, and over them what somebody has mended. */
export function mendedCells(
  cells: readonly string[],
  mends: readonly { place: number; text: string }[] = [],
): readonly string[] {
  if (mends.length === 0) return cells;
  const longest = Math.max(cells.length, ...mends.map(({ place }) => place + 1));
  const mended = Array.from({ length: longest }, (_, at) => cells[at] ?? "");
  for (const { place, text } of mends) mended[place] = text;
  return mended;
}
