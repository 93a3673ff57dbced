// The provider and the accounts that deposits go to, in the database: SQL and nothing else.

import type { SecondApprovalSums } from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import type { ReminderSteps } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import type { DeskServiceValues } from "@bondline/domain/office/desk/desk-service-fields.ts";
import type {
  DepositAccountValues,
  ProviderValues,
} from "@bondline/domain/office/provider/provider-fields.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, updateRecord } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ProviderRow = Tables["provider"];
export type DepositAccountRow = Tables["deposit_account"];

export async function findProvider(tx: Transaction): Promise<ProviderRow | undefined> {
  return await findRow<ProviderRow>(tx, "select * from provider", []);
}

/** Who runs the portal, as the law knows them. */
export type Operator = Pick<ProviderRow, "name" | "abn">;

/** For everybody, signed in or not; undefined before the first run. */
export async function findOperator(tx: Transaction): Promise<Operator | undefined> {
  return await findRow<Operator>(tx, "select * from portal_operator()", []);
}

/** Nobody else changes it until this transaction ends. */
export async function findProviderForChange(tx: Transaction): Promise<ProviderRow | undefined> {
  return await findRow<ProviderRow>(tx, "select * from provider for no key update", []);
}

export async function insertProvider(
  tx: Transaction,
  provider: ProviderValues & { id: string },
): Promise<void> {
  await insertRow(tx, "provider", { ...provider, createdAt: tx.now, updatedAt: tx.now });
}

export async function saveProvider(tx: Transaction, id: string, provider: ProviderValues): Promise<void> {
  await updateRecord(tx, "provider", id, provider);
}

export async function saveDeskService(
  tx: Transaction,
  id: string,
  service: DeskServiceValues,
): Promise<void> {
  await updateRecord(tx, "provider", id, service);
}

export async function saveReminders(tx: Transaction, id: string, steps: ReminderSteps): Promise<void> {
  await updateRecord(tx, "provider", id, steps);
}

export async function saveSecondApprovalSums(
  tx: Transaction,
  id: string,
  sums: SecondApprovalSums,
): Promise<void> {
  await updateRecord(tx, "provider", id, {
    secondFromBankGuaranteeCents: sums.secondFromBankGuarantee,
    secondFromSuretyBondCents: sums.secondFromSuretyBond,
    secondFromCashSecurityCents: sums.secondFromCashSecurity,
    secondFromLeaseBondCents: sums.secondFromLeaseBond,
    secondFromSecurityReturnCents: sums.secondFromSecurityReturn,
    secondFromBankGuaranteeReturnCents: sums.secondFromBankGuaranteeReturn,
    secondFromSuretyBondReturnCents: sums.secondFromSuretyBondReturn,
    secondFromCashSecurityReturnCents: sums.secondFromCashSecurityReturn,
    secondFromLeaseBondReturnCents: sums.secondFromLeaseBondReturn,
    secondFromBankGuaranteeDiscountCents: sums.secondFromBankGuaranteeDiscount,
    secondFromSuretyBondDiscountCents: sums.secondFromSuretyBondDiscount,
    secondFromCashSecurityDiscountCents: sums.secondFromCashSecurityDiscount,
    secondFromLeaseBondDiscountCents: sums.secondFromLeaseBondDiscount,
    secondFromDepositCents: sums.secondFromDeposit,
    secondFromPropertyFacilityCents: sums.secondFromPropertyFacility,
    secondFromSuretyFacilityCents: sums.secondFromSuretyFacility,
  });
}

/** The one that deposits go to now. */
export async function findDepositAccount(tx: Transaction): Promise<DepositAccountRow | undefined> {
  return await findRow<DepositAccountRow>(
    tx,
    "select * from deposit_account where starts_at <= $1 order by starts_at desc limit 1",
    [tx.now],
  );
}

/** The newest first: few, each approved by two. */
export async function listDepositAccounts(tx: Transaction): Promise<DepositAccountRow[]> {
  return await tx.query<DepositAccountRow>("select * from deposit_account order by starts_at desc");
}

export async function insertDepositAccount(
  tx: Transaction,
  account: DepositAccountValues & { providerId: string },
): Promise<void> {
  await insertRow(tx, "deposit_account", { ...account, id: tx.newId(), startsAt: tx.now, createdAt: tx.now });
}
