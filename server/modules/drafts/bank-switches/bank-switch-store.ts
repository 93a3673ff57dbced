// Switches in the database: SQL and nothing else. They are read with their draft.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { BankSwitchRow } from "./bank-switch-record.ts";

type SavedSwitch = Omit<
  BankSwitchRow,
  "id" | "organisationId" | "draftId" | "returnedDate" | "createdAt" | "updatedAt"
>;

/** Called with the draft locked. */
export async function saveBankSwitch(
  tx: Transaction,
  draft: { id: DraftId; organisationId: OrganisationId },
  saved: SavedSwitch,
): Promise<void> {
  await tx.query(
    `insert into draft_bg_switch (id, organisation_id, draft_id, current_bank_name, expiry_date, guarantee_number, security_type, term_deposit_end_date,
       value_cents, details_are_true_at, bank_may_be_contacted_at, original_will_be_returned_at, declared_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)
     on conflict (draft_id) do update set current_bank_name = excluded.current_bank_name, expiry_date = excluded.expiry_date,
       guarantee_number = excluded.guarantee_number, security_type = excluded.security_type, term_deposit_end_date = excluded.term_deposit_end_date,
       value_cents = excluded.value_cents, details_are_true_at = excluded.details_are_true_at,
       bank_may_be_contacted_at = excluded.bank_may_be_contacted_at, original_will_be_returned_at = excluded.original_will_be_returned_at,
       declared_by = excluded.declared_by, updated_at = excluded.updated_at`,
    [
      tx.newId(),
      draft.organisationId,
      draft.id,
      saved.currentBankName,
      saved.expiryDate,
      saved.guaranteeNumber,
      saved.securityType,
      saved.termDepositEndDate,
      saved.valueCents,
      saved.detailsAreTrueAt,
      saved.bankMayBeContactedAt,
      saved.originalWillBeReturnedAt,
      saved.declaredBy,
      tx.now,
    ],
  );
}

export async function saveReturnedDate(
  tx: Transaction,
  draftId: DraftId,
  returnedDate: PlainDate,
): Promise<void> {
  await tx.query("update draft_bg_switch set returned_date = $2, updated_at = $3 where draft_id = $1", [
    draftId,
    returnedDate,
    tx.now,
  ]);
}
