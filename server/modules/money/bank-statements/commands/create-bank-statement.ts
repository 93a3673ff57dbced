// Begins a bank statement: its file is announced, and is read once it has arrived and was scanned. Nothing is recorded before somebody has seen the dry run.

import { asBankStatementId } from "@bondline/domain/ids.ts";
import { checkFile } from "@bondline/domain/records/attachments/attachment.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireDepositAccount } from "../../../office/provider/provider-access.ts";
import { type AnnouncedFile, announceFile } from "../../../records/attachments/public.ts";
import { requireDepositStaff } from "../bank-statement-access.ts";
import { insertStatement } from "../bank-statement-store.ts";

export type CreateBankStatementInput = { file: AnnouncedFile };

const VARIANT = "STATEMENT";
const PURPOSE = "BANK_STATEMENT";

export async function createBankStatement(
  tx: Transaction,
  { file }: CreateBankStatementInput,
): Promise<CommandResult> {
  requireDepositStaff(tx, "");
  const checked = checkFile({ ...file, sizeBytes: file.fileSize }, PURPOSE);
  if (!checked.ok) refuseFields({ file: checked.message });
  const { fileName, contentType } = checked.value;
  const { providerId, bsb, accountNumber } = await requireDepositAccount(tx);
  const person = requirePerson(tx.actor);
  const statement = await insertStatement(tx, {
    id: asBankStatementId(tx.newId()),
    providerId,
    accountKey: `${bsb} ${accountNumber}`,
    createdBy: person.accountId,
    createdByName: `${person.givenName} ${person.familyName}`,
    fileName,
    statementFormat: contentType === "text/csv" ? "CSV" : "CAMT_053",
  });
  const record = { id: statement.id, organisationId: null };
  const place = {
    owner: "bank statement",
    record,
    files: [],
    purpose: PURPOSE,
    variants: [VARIANT],
  } as const;
  await announceFile(tx, place, { ...file, variant: VARIANT });
  await tx.announce("bank_statement", { id: statement.id });
  return { bankStatementId: statement.id };
}
