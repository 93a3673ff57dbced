// Prepared requests in the database: SQL and nothing else. Who may see one is asked in origination-access.

import type { AccountId, DraftId, OrganisationId, OriginationId, SupplierId } from "@bondline/domain/ids.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { PageRequest } from "../../../graphql/connection.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";
import type { OriginationDetails, OriginationRow } from "./origination-record.ts";

const ORIGINATION = `select o.*, o.created_at::text as sort_text, f.name || ', ' || s.trade_name as product_name
  from origination o left join fee_summary f on f.id = o.fee_summary_id left join supplier s on s.id = f.supplier_id`;

export async function findOrigination(
  tx: Transaction,
  id: OriginationId,
): Promise<OriginationRow | undefined> {
  const [origination] = await tx.query<OriginationRow>(`${ORIGINATION} where o.id = $1`, [id]);
  return origination;
}

/** Nobody else makes a draft of it or withdraws it until this transaction ends. */
export async function findOriginationForChange(
  tx: Transaction,
  id: OriginationId,
): Promise<OriginationRow | undefined> {
  await tx.query("select 1 from origination where id = $1 for no key update", [id]);
  return await findOrigination(tx, id);
}

type NewOrigination = OriginationDetails & {
  id: OriginationId;
  supplierId: SupplierId | null;
  preparedBy: string;
  createdBy: AccountId;
};

export async function insertOrigination(tx: Transaction, row: NewOrigination): Promise<void> {
  await tx.query(
    `insert into origination (id, email_address, supplier_id, process_type, amount_cents, purpose, specified_other_purpose, beneficiary_name,
       beneficiary_abn, project_address, contract_title, contract_number, agreement_content, fee_summary_id, note, last_date, prepared_by,
       created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    [
      row.id,
      row.emailAddress,
      row.supplierId,
      row.processType,
      row.amountCents,
      row.purpose,
      row.specifiedOtherPurpose,
      row.beneficiaryName,
      row.beneficiaryAbn,
      row.projectAddress,
      row.contractTitle,
      row.contractNumber,
      row.agreementContent,
      row.feeSummaryId,
      row.note,
      row.lastDate,
      row.preparedBy,
      row.createdBy,
      tx.now,
    ],
  );
}

export async function saveWithdrawal(tx: Transaction, id: OriginationId): Promise<void> {
  await tx.query("update origination set withdrawn_at = $2, version = version + 1 where id = $1", [
    id,
    tx.now,
  ]);
}

export async function saveUse(
  tx: Transaction,
  id: OriginationId,
  draft: { id: DraftId; organisationId: OrganisationId },
): Promise<void> {
  await tx.query(
    "update origination set used_at = $2, draft_id = $3, organisation_id = $4, version = version + 1 where id = $1",
    [id, tx.now, draft.id, draft.organisationId],
  );
}

export type OriginationFilter = {
  /** For a supplier's own people: what they prepared. */
  supplierId: SupplierId | undefined;
  /** Only those of which a draft can be made on this day. */
  openOn: PlainDate | undefined;
};
export type OriginationListRow = OriginationRow & { sortText: string };

/** Newest first, one row more than the page holds. */
export async function listOriginations(
  tx: Transaction,
  filter: OriginationFilter,
  { size, cursor }: PageRequest,
): Promise<OriginationListRow[]> {
  const { where, values } = conditionOf(filter);
  const place = values.length;
  const beyond =
    cursor === undefined
      ? ""
      : `and (o.created_at, o.id) < ($${place + 1}::timestamptz, $${place + 2}::uuid)`;
  return await tx.query<OriginationListRow>(
    `${ORIGINATION} where ${where} ${beyond} order by o.created_at desc, o.id desc limit ${size + 1}`,
    [...values, ...(cursor === undefined ? [] : [cursor.value, cursor.id])],
  );
}

export async function countOriginations(
  tx: Transaction,
  filter: OriginationFilter,
  max: number,
): Promise<number> {
  const { where, values } = conditionOf(filter);
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from origination o where ${where} limit ${max + 1}) counted`,
    values,
  );
  return counted?.count ?? 0;
}

function conditionOf({ supplierId, openOn }: OriginationFilter): { where: string; values: SqlValue[] } {
  const ofSupplier = supplierId === undefined ? "$1::uuid is null" : "o.supplier_id = $1";
  const isOpen =
    openOn === undefined ? "" : " and o.used_at is null and o.withdrawn_at is null and o.last_date >= $2";
  return {
    where: ofSupplier + isOpen,
    values: [supplierId ?? null, ...(openOn === undefined ? [] : [openOn])],
  };
}
