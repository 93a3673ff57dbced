// The service levels of banks and insurers, in the database: SQL and nothing else.

import type { SupplierId } from "@bondline/domain/ids.ts";
import type { BankServiceValues } from "@bondline/domain/office/bank-work/bank-service-fields.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { updateRecord } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type BankServiceRow = Tables["bank_service"];

export async function findBankService(tx: Transaction, supplierId: SupplierId) {
  return await findRow<BankServiceRow>(tx, "select * from bank_service where supplier_id = $1", [supplierId]);
}

/** Nobody else changes them until this transaction ends. */
export async function findBankServiceForChange(tx: Transaction, supplierId: SupplierId) {
  return await findRow<BankServiceRow>(
    tx,
    "select * from bank_service where supplier_id = $1 for no key update",
    [supplierId],
  );
}

/** The first of a bank; false where somebody else has just set them. */
export async function insertBankService(
  tx: Transaction,
  supplierId: SupplierId,
  { issueHours, applicationHours, requestHours }: BankServiceValues,
): Promise<boolean> {
  const made = await tx.query(
    `insert into bank_service (id, supplier_id, issue_hours, application_hours, request_hours, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6) on conflict (supplier_id) do nothing returning 1 as made`,
    [tx.newId(), supplierId, issueHours, applicationHours, requestHours, tx.now],
  );
  return made.length > 0;
}

export async function saveBankService(tx: Transaction, { id }: BankServiceRow, levels: BankServiceValues) {
  await updateRecord(tx, "bank_service", id, levels);
}
