// Actions of the bank in the database: SQL and nothing else. Who may see one is asked of its document.

import type { AccountId, BankActionId, DocumentId, SupplierId } from "@bondline/domain/ids.ts";
import { listRows } from "../../../database/read-rows.ts";
import { type Changes, insertRow, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingDocument } from "../documents/public.ts";
import type { BankActionOfDesk, BankActionRow } from "./bank-action-record.ts";

type NewAction = Omit<
  NewRow<"document_bank_action">,
  "organisationId" | "documentId" | "createdAt" | "status"
>;

export async function insertBankAction(
  tx: Transaction,
  { id: documentId, organisationId }: ChangingDocument,
  action: NewAction,
): Promise<void> {
  await insertRow(tx, "document_bank_action", {
    ...action,
    status: "REQUESTED",
    organisationId,
    documentId,
    createdAt: tx.now,
  });
  await tx.announce("document", { id: documentId, organisationId });
}

/** With the document locked: whoever works on what was asked takes turns at its document. What is typed elsewhere stays current. */
export async function saveBankAction(
  tx: Transaction,
  { id: documentId, organisationId }: ChangingDocument,
  id: BankActionId,
  changes: Changes<"document_bank_action">,
): Promise<void> {
  await updateRow(tx, "document_bank_action", { id }, changes);
  await tx.announce("document", { id: documentId, organisationId });
}

/** Every one there was, the oldest first. */
export async function listBankActions(tx: Transaction, id: DocumentId): Promise<BankActionRow[]> {
  return await tx.query<BankActionRow>(
    "select b.* from document_bank_action b where b.document_id = $1 order by b.created_at, b.id",
    [id],
  );
}

export type Concerned = { accountId: AccountId; email: string; givenName: string | null };

/** Who asked for it and who raised the guarantee, and the staff of whoever issued it. */
export async function listConcerned(tx: Transaction, id: BankActionId): Promise<Concerned[]> {
  return await tx.query<Concerned>("select * from bank_action_people($1)", [id]);
}

/** What waits for the bank, the longest waiting first; for a supplier's own people what it issued. */
export async function listBankActionsOfDesk(
  tx: Transaction,
  supplierId: SupplierId | undefined,
  list: PageArguments,
) {
  return await listRows<BankActionOfDesk>(tx, list, {
    keyset: { column: "b.created_at", cast: "timestamptz", id: "b.id", direction: "ASC" },
    columns: `b.*, d.reference_number, d.guarantee_number, d.amount_cents,
      (select n.name from organisation_names(array[b.organisation_id]) n) as applicant_name`,
    from: "document_bank_action b join document d on d.id = b.document_id",
    where: "b.status in ('REQUESTED', 'TAKEN') and ($1::uuid is null or d.supplier_id = $1)",
    values: [supplierId ?? null],
  });
}
