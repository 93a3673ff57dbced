// The rows of imports in the database, always many in one statement. SQL and nothing else.

import type { ImportVerdict } from "@bondline/domain/documents/imports/import-job.ts";
import type { ImportJobId } from "@bondline/domain/ids.ts";
import { findRow } from "../../../database/read-rows.ts";
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
  /** By what it names its beneficiary. */
  beneficiaryNumber: string | null;
  beneficiaryKey: string | null;
};

export async function insertStagedRows(
  tx: Transaction,
  { id, organisationId }: ChangingImport,
  rows: readonly StagedRow[],
): Promise<void> {
  await tx.query(
    `insert into import_row (import_job_id, organisation_id, row_number, cells, verdict, errors, bank_key, number_key, beneficiary_number, beneficiary_key)
     select $1, $2, s."rowNumber", s.cells, s.verdict, s.errors, recorded_bank_key(s."bankName"), nullif(guarantee_number_key(s."guaranteeNumber"), ''),
            s."beneficiaryNumber", s."beneficiaryKey"
       from jsonb_to_recordset($3) as s ("rowNumber" int, cells text[], verdict text, errors text[], "bankName" text, "guaranteeNumber" text,
            "beneficiaryNumber" text, "beneficiaryKey" text)`,
    [id, organisationId, JSON.stringify(rows)],
  );
}

/** Whatever repeats an earlier row of the file, or a document that is there, is no longer new. Those are found in a view that indexes serve, since no index does behind a row policy. */
export async function markDuplicates(tx: Transaction, { id, organisationId }: ChangingImport): Promise<void> {
  await tx.query(
    `with keyed as materialized (
       select r.row_number, r.verdict, r.bank_key, r.number_key,
              min(r.row_number) over (partition by r.bank_key, r.number_key) as first_row
         from import_row r where r.import_job_id = $1 and r.bank_key is not null and r.number_key is not null),
     repeated as (
       select k.row_number, nullif(k.first_row, k.row_number) as same_as_row, there.id as same_as_document
         from keyed k left join lateral (
           select d.id from organisation_document d
            where d.organisation_id = $2 and guarantee_number_key(d.guarantee_number) = k.number_key
              and coalesce(d.bank_key, bank_name_key(d.bank_name)) = k.bank_key and d.guarantee_number is not null limit 1) there on true
        where k.verdict = 'NEW' and (k.first_row < k.row_number or there.id is not null))
     update import_row r set verdict = 'DUPLICATE', same_as_row = p.same_as_row, same_as_document = p.same_as_document
       from repeated p where r.import_job_id = $1 and r.row_number = p.row_number`,
    [id, organisationId],
  );
}

/** As they count now: a cell that is empty at the end of its row may be missing. */
export async function findRowCells(
  tx: Transaction,
  { id }: ChangingImport,
  rowNumber: number,
): Promise<readonly string[] | undefined> {
  const found = await findRow<{ cells: string[] }>(
    tx,
    "select cells from import_row where import_job_id = $1 and row_number = $2",
    [id, rowNumber],
  );
  return found?.cells;
}

/** Rows that have the bank and the number of this one repeat nothing until that is looked for again. */
export async function freeRepeatsOf(
  tx: Transaction,
  { id }: ChangingImport,
  rowNumber: number,
): Promise<void> {
  await tx.query(
    `update import_row r set verdict = 'NEW', same_as_row = null, same_as_document = null
       from import_row o
      where r.import_job_id = $1 and r.verdict = 'DUPLICATE' and o.import_job_id = $1 and o.row_number = $2
        and r.bank_key = o.bank_key and r.number_key = o.number_key`,
    [id, rowNumber],
  );
}

export async function replaceStagedRow(
  tx: Transaction,
  { id }: ChangingImport,
  row: StagedRow,
): Promise<void> {
  const { rowNumber, cells, verdict, errors, bankName, guaranteeNumber } = row;
  await tx.query(
    `update import_row set cells = $3, verdict = $4, errors = $5, same_as_row = null, same_as_document = null,
            bank_key = recorded_bank_key($6), number_key = nullif(guarantee_number_key($7), ''), beneficiary_number = $8, beneficiary_key = $9
      where import_job_id = $1 and row_number = $2`,
    [
      id,
      rowNumber,
      [...cells],
      verdict,
      [...errors],
      bankName,
      guaranteeNumber,
      row.beneficiaryNumber,
      row.beneficiaryKey,
    ],
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
    `select r.row_number, r.cells, r.verdict, r.errors, r.document_id, r.same_as_row, d.reference_number as same_as_reference,
            coalesce((select json_agg(json_build_object('place', m.place, 'was', m.was, 'madeByName', m.made_by_name))
               from import_mend m where m.import_job_id = r.import_job_id and m.row_number = r.row_number), '[]') as mends
       from import_row r left join document d on d.id = r.same_as_document
      where r.import_job_id = $1 and r.verdict = any ($2) and r.row_number > $3 order by r.row_number limit $4`,
    [id, [...wanted.verdicts], wanted.after, wanted.max],
  );
}

/** With what was mended in them, and what was said of their beneficiaries. */
export async function deleteRows(tx: Transaction, { id }: ChangingImport): Promise<void> {
  await tx.query("delete from import_mend where import_job_id = $1", [id]);
  await tx.query("delete from import_row where import_job_id = $1", [id]);
  await tx.query("delete from import_beneficiary where import_job_id = $1", [id]);
}
