// Cells of a register that were mended, in the database: what counts instead of what stands in the file. SQL and nothing else.

import type { AccountId, ImportJobId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingImport } from "./import-record.ts";

/** In one row, or wherever the column holds what it holds there. */
export type Mend = { place: number; text: string; rowNumber: number; isEverywhere: boolean };
export type Mender = { madeBy: AccountId; madeByName: string };

const MEANT = `select r.row_number, coalesce(m.was, r.cells[$3 + 1], '') as was
    from import_row r left join import_mend m on m.import_job_id = $1 and m.row_number = r.row_number and m.place = $3
   where r.import_job_id = $1 and (r.row_number = $4 or $5 and coalesce(r.cells[$3 + 1], '') = (
     select coalesce(o.cells[$3 + 1], '') from import_row o where o.import_job_id = $1 and o.row_number = $4))`;

/** What stood in the file is kept from the first time on; where that is said again, the cell is mended no longer. */
export async function saveMend(
  tx: Transaction,
  { id, organisationId }: ChangingImport,
  { place, text, rowNumber, isEverywhere, madeBy, madeByName }: Mend & Mender,
): Promise<void> {
  await tx.query(
    `with meant as materialized (${MEANT}),
     gone as (delete from import_mend d using meant where d.import_job_id = $1 and d.row_number = meant.row_number and d.place = $3 and meant.was = $6)
     insert into import_mend (import_job_id, organisation_id, row_number, place, was, text, made_by, made_by_name, made_at)
     select $1, $2, row_number, $3, was, $6, $7, $8, $9 from meant where was <> $6
     on conflict (import_job_id, row_number, place)
       do update set text = excluded.text, made_by = excluded.made_by, made_by_name = excluded.made_by_name, made_at = excluded.made_at`,
    [id, organisationId, place, rowNumber, isEverywhere, text, madeBy, madeByName, tx.now],
  );
}

/** By their rows. */
export async function listMends(
  tx: Transaction,
  id: ImportJobId,
): Promise<ReadonlyMap<number, readonly { place: number; text: string }[]>> {
  const rows = await tx.query<{ rowNumber: number; place: number; text: string }>(
    "select row_number, place, text from import_mend where import_job_id = $1",
    [id],
  );
  return Map.groupBy(rows, ({ rowNumber }) => rowNumber);
}
