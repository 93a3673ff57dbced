// What the accounts of the books are called in an accounting package, in the database: SQL and nothing else.

import {
  ACCOUNTING_PACKAGE_TEXT,
  type AccountCode,
  type AccountingPackage,
} from "@bondline/domain/money/books/accounting-package.ts";
import { BOOK_ACCOUNT_TEXT } from "@bondline/domain/money/books/books.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export async function listAccountCodes(tx: Transaction, of: AccountingPackage): Promise<AccountCode[]> {
  return await tx.query<AccountCode>(
    "select account, code, tax_code from accounting_code where package = $1",
    [of],
  );
}

/** Of all codes of the package together: no row ever goes, so that it only grows. */
export async function versionOfCodes(tx: Transaction, of: AccountingPackage): Promise<number> {
  const found = await findRow<{ version: number }>(
    tx,
    "select coalesce(sum(version), 0)::int as version from accounting_code where package = $1",
    [of],
  );
  return found?.version ?? 0;
}

type CodesToSave = { of: AccountingPackage; codes: readonly AccountCode[]; providerId: string };

/** What is as it was stays untouched, and what has nothing gets no row. */
export async function saveAccountCodes(
  tx: Transaction,
  { of, codes, providerId }: CodesToSave,
): Promise<void> {
  const rows = codes.map(({ account, code, taxCode }) => ({
    id: tx.newId(),
    account,
    account_name: `${ACCOUNTING_PACKAGE_TEXT[of]}, ${BOOK_ACCOUNT_TEXT[account]}`,
    code,
    tax_code: taxCode,
  }));
  await tx.query(
    `insert into accounting_code as c (id, provider_id, package, account, account_name, code, tax_code, created_at, updated_at)
     select r.id, $2, $3, r.account, r.account_name, r.code, r.tax_code, $4, $4 from jsonb_populate_recordset(null::accounting_code, $1) r
      where r.code is not null or r.tax_code is not null or exists (select from accounting_code a where a.package = $3 and a.account = r.account)
     on conflict (package, account) do update set code = excluded.code, tax_code = excluded.tax_code, version = c.version + 1, updated_at = excluded.updated_at
      where (c.code, c.tax_code) is distinct from (excluded.code, excluded.tax_code)`,
    [JSON.stringify(rows), providerId, of, tx.now],
  );
}
