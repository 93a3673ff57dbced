// Beneficiaries that a register names by the number of an organisation of the portal, in the database: what was found, and what was answered. SQL and nothing else.

import type { AccountId, OrganisationId } from "@bondline/domain/ids.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingImport, ImportJob } from "./import-record.ts";

export type ImportBeneficiary = {
  number: string;
  /** As the provider has confirmed them. */
  abn: string;
  legalName: string;
  isAccepted: boolean | null;
  rowCount: number;
  /** Of them those that say another name, or no number. */
  differingCount: number;
  /** What they say instead, the most frequent first. */
  names: readonly string[];
};

/** Rows are a beneficiary's by its number; without one by its name, where that is the name of no other. */
const MEMBERS = `
  select b.number, r.row_number, r.cells, r.beneficiary_number from import_beneficiary b
    join import_row r on r.import_job_id = b.import_job_id and r.beneficiary_number = b.number
   where b.import_job_id = $1
  union all
  select b.number, r.row_number, r.cells, r.beneficiary_number from import_beneficiary b
    join import_row r on r.import_job_id = b.import_job_id and r.beneficiary_number is null and r.beneficiary_key = b.name_key
   where b.import_job_id = $1 and not exists (
     select 1 from import_beneficiary o where o.import_job_id = $1 and o.name_key = b.name_key and o.number <> b.number)`;

/** Who has lost the number since is no longer told. */
const FOUND = `select b.number, b.is_accepted, o.name as legal_name, o.abn from import_beneficiary b cross join lateral legal_names(array[b.holder_id]) o
   where b.import_job_id = $1 and b.holder_id = organisation_of_number(b.number)`;

/** Those of the most rows first. `place` is the column of their name, from 0. */
export async function listImportBeneficiaries(
  tx: Transaction,
  { id }: Pick<ImportJob, "id">,
  place: number,
): Promise<ImportBeneficiary[]> {
  return await tx.query<ImportBeneficiary>(
    `with found as materialized (${FOUND}),
     said as materialized (
       select m.number, coalesce(m.cells[$2 + 1], '') as name, m.beneficiary_number is null as is_nameless, count(*)::int as rows
         from (${MEMBERS}) m group by 1, 2, 3),
     other_names as (
       select o.number, array_agg(o.name order by o.rows desc, o.name) as names
         from (select s.number, s.name, sum(s.rows) as rows from said s join found f on f.number = s.number
                where s.name not in (f.legal_name, '') group by 1, 2) o group by 1)
     select f.number, f.is_accepted, f.legal_name, f.abn, coalesce(sum(s.rows), 0)::int as row_count,
            coalesce(sum(s.rows) filter (where s.name <> f.legal_name or s.is_nameless), 0)::int as differing_count,
            coalesce(o.names, '{}') as names
       from found f left join said s on s.number = f.number left join other_names o on o.number = f.number
      group by f.number, f.is_accepted, f.legal_name, f.abn, o.names order by row_count desc, f.legal_name, f.number`,
    [id, place],
  );
}

const NOT_LOOKED_UP = `select r.beneficiary_number as number, count(*) as rows from import_row r
   where r.import_job_id = $1 and r.beneficiary_number is not null
     and not exists (select 1 from import_beneficiary b where b.import_job_id = $1 and b.number = r.beneficiary_number)
   group by r.beneficiary_number`;

export async function countNotLookedUp(tx: Transaction, { id }: Pick<ImportJob, "id">): Promise<number> {
  const found = await findRow<{ count: number }>(
    tx,
    `select count(*)::int as count from (${NOT_LOOKED_UP}) n`,
    [id],
  );
  return found?.count ?? 0;
}

/** Those of the most rows first. */
export async function listNotLookedUp(
  tx: Transaction,
  { id }: ChangingImport,
  max: number,
): Promise<string[]> {
  const rows = await tx.query<{ number: string }>(
    `select n.number from (${NOT_LOOKED_UP}) n order by n.rows desc, n.number limit $2`,
    [id, max],
  );
  return rows.map(({ number }) => number);
}

export type NumberHolder = { number: string; holderId: OrganisationId | null; legalName: string | null };

/** Whoever is not confirmed looks nobody up. */
export async function mayLookUp(tx: Transaction, { organisationId }: ChangingImport): Promise<boolean> {
  return await hasRow(tx, "select 1 where organisation_is_confirmed($1)", [organisationId]);
}

/** By the same look-up as a facility is shared by; an organisation is no beneficiary of its own. */
export async function listHolders(
  tx: Transaction,
  { organisationId }: ChangingImport,
  numbers: readonly string[],
): Promise<NumberHolder[]> {
  return await tx.query<NumberHolder>(
    `select n.number, o.id as holder_id, o.name as legal_name
       from unnest($2::text[]) as n (number) left join lateral legal_names(array[organisation_of_number(n.number)]) o on o.id <> $1`,
    [organisationId, [...numbers]],
  );
}

export type LookedUp = { number: string; holderId: OrganisationId | null; nameKey: string | null };

export async function insertLookedUp(
  tx: Transaction,
  { id, organisationId }: ChangingImport,
  found: readonly LookedUp[],
): Promise<void> {
  await tx.query(
    `insert into import_beneficiary (import_job_id, organisation_id, number, holder_id, name_key)
     select $1, $2, f.number, f."holderId", f."nameKey" from jsonb_to_recordset($3) as f (number text, "holderId" uuid, "nameKey" text)`,
    [id, organisationId, JSON.stringify(found)],
  );
}

type Answered = { numbers: readonly string[]; isAccepted: boolean };
export type Answerer = { answeredBy: AccountId; answeredByName: string };

export async function saveAnswers(
  tx: Transaction,
  { id }: ChangingImport,
  { numbers, isAccepted, answeredBy, answeredByName }: Answered & Answerer,
): Promise<void> {
  await tx.query(
    `update import_beneficiary set is_accepted = $3, answered_by = $4, answered_by_name = $5, answered_at = $6
      where import_job_id = $1 and number = any ($2)`,
    [id, [...numbers], isAccepted, answeredBy, answeredByName, tx.now],
  );
}

/** In which of the file's columns what stands, from 0; null where it has none. */
export type NamingColumn = { place: number; holds: "abn" | "legal_name" };

/** The rows of these beneficiaries say their confirmed name, and their number where they had none: as a mend of each. */
export async function mendNames(
  tx: Transaction,
  { id, organisationId }: ChangingImport,
  { numbers, place, holds, answeredBy, answeredByName }: Pick<Answered, "numbers"> & NamingColumn & Answerer,
): Promise<void> {
  await tx.query(
    `with found as materialized (${FOUND} and b.number = any ($3)),
     meant as materialized (
       select m.row_number, coalesce(e.was, m.cells[$4 + 1], '') as was, f.${holds} as text
         from found f join (${MEMBERS}) m on m.number = f.number
         left join import_mend e on e.import_job_id = $1 and e.row_number = m.row_number and e.place = $4
        where ${holds === "abn" ? "m.beneficiary_number is null" : "true"}),
     gone as (delete from import_mend d using meant where d.import_job_id = $1 and d.row_number = meant.row_number and d.place = $4 and meant.was = meant.text)
     insert into import_mend (import_job_id, organisation_id, row_number, place, was, text, made_by, made_by_name, made_at)
     select $1, $2, row_number, $4, was, text, $5, $6, $7 from meant where was <> text
     on conflict (import_job_id, row_number, place)
       do update set text = excluded.text, made_by = excluded.made_by, made_by_name = excluded.made_by_name, made_at = excluded.made_at`,
    [id, organisationId, [...numbers], place, answeredBy, answeredByName, tx.now],
  );
}

/** They say again what stands in the file. */
export async function forgetNames(
  tx: Transaction,
  { id }: ChangingImport,
  { numbers, place, holds }: Pick<Answered, "numbers"> & NamingColumn,
): Promise<void> {
  await tx.query(
    `delete from import_mend d using (${FOUND} and b.number = any ($2)) f, (${MEMBERS}) m
      where m.number = f.number and d.import_job_id = $1 and d.row_number = m.row_number and d.place = $3 and d.text = f.${holds}`,
    [id, [...numbers], place],
  );
}
