// The rows of imports in the database, always many in one statement. SQL and nothing else.

import type { ImportVerdict } from "@bondline/domain/documents/imports/import-job.ts";
import type { ImportJobId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingImport, ImportJob, ImportRow } from "./import-record.ts";

export type StagedRow = {
  rowNumber: number;
  cells: readonly string[];
  verdict: "NEW" | "REFUSED";
  /** The field's path and what is wrong with it, by turns. */
  errors: readonly string[];
  bankName: string | null;
  guaranteeNumber: string | null;
};

export async function insertStagedRows(
  tx: Transaction,
  { id, organisationId }: ChangingImport,
  rows: readonly StagedRow[],
): Promise<void> {
  await tx.query(
    `insert into import_row (import_job_id, organisation_id, row_number, cells, verdict, errors, bank_key, number_key)
     select $1, $2, s."rowNumber", s.cells, s.verdict, s.errors, recorded_bank_key(s."bankName"), nullif(guarantee_number_key(s."guaranteeNumber"), '')
       from jsonb_to_recordset($3) as s ("rowNumber" int, cells text[], verdict text, errors text[], "bankName" text, "guaranteeNumber" text)`,
    [id, organisationId, JSON.stringify(rows)],
  );
}

/** Whatever repeats an earlier row of the file, or a document that is there, is no longer new. */
export async function markDuplicates(tx: Transaction, { id, organisationId }: ChangingImport): Promise<void> {
  await tx.query(
    `with keyed as materialized (
       select r.row_number, r.verdict, r.bank_key, r.number_key,
              min(r.row_number) over (partition by r.bank_key, r.number_key) as first_row
         from import_row r where r.import_job_id = $1 and r.bank_key is not null and r.number_key is not null),
     repeated as (
       select k.row_number, nullif(k.first_row, k.row_number) as same_as_row, there.id as same_as_document
         from keyed k left join lateral (
           select d.id from document d
            where d.organisation_id = $2 and guarantee_number_key(d.guarantee_number) = k.number_key
              and coalesce(d.bank_key, bank_name_key(d.bank_name)) = k.bank_key and d.guarantee_number is not null limit 1) there on true
        where k.verdict = 'NEW' and (k.first_row < k.row_number or there.id is not null))
     update import_row r set verdict = 'DUPLICATE', same_as_row = p.same_as_row, same_as_document = p.same_as_document
       from repeated p where r.import_job_id = $1 and r.row_number = p.row_number`,
    [id, organisationId],
  );
}

export async function listNewRows(
  tx: Transaction,
  { id }: Pick<ImportJob, "id">,
  max: number,
): Promise<Pick<ImportRow, "rowNumber" | "cells">[]> {
  return await tx.query(
    "select row_number, cells from import_row where import_job_id = $1 and verdict = 'NEW' order by row_number limit $2",
    [id, max],
  );
}

export type SettledRow = {
  rowNumber: number;
  verdict: Exclude<ImportVerdict, "NEW">;
  errors: readonly string[];
  documentId: string | null;
};

export async function settleRows(
  tx: Transaction,
  { id }: ChangingImport,
  rows: readonly SettledRow[],
): Promise<void> {
  await tx.query(
    `update import_row r set verdict = s.verdict, errors = s.errors, document_id = s."documentId"
       from jsonb_to_recordset($2) as s ("rowNumber" int, verdict text, errors text[], "documentId" uuid)
      where r.import_job_id = $1 and r.row_number = s."rowNumber"`,
    [id, JSON.stringify(rows)],
  );
}

export type RowsWanted = { verdicts: readonly ImportVerdict[]; after: number; max: number };

export async function listImportRows(
  tx: Transaction,
  id: ImportJobId,
  wanted: RowsWanted,
): Promise<ImportRow[]> {
  return await tx.query<ImportRow>(
    `select r.row_number, r.cells, r.verdict, r.errors, r.document_id, r.same_as_row, d.reference_number as same_as_reference
       from import_row r left join document d on d.id = r.same_as_document
      where r.import_job_id = $1 and r.verdict = any ($2) and r.row_number > $3 order by r.row_number limit $4`,
    [id, [...wanted.verdicts], wanted.after, wanted.max],
  );
}

export async function deleteRows(tx: Transaction, { id }: ChangingImport): Promise<void> {
  await tx.query("delete from import_row where import_job_id = $1", [id]);
}
