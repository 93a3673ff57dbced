// The access check of the books as journals of an accounting package: the provider's administrators set the codes, see what has left, and have it as a file.

import { asJournalExportId } from "@bondline/domain/ids.ts";
import {
  ACCOUNTING_PACKAGE_TEXT,
  type AccountCode,
  type AccountingPackage,
  accountsWithoutCode,
  codesMissingMessage,
} from "@bondline/domain/money/books/accounting-package.ts";
import { BOOK_ACCOUNTS, type BookAccount } from "@bondline/domain/money/books/books.ts";
import { journalNumberOf, requireJournalDays } from "@bondline/domain/money/books/journal.ts";
import { JOURNAL_EXPORT_COLUMNS } from "@bondline/domain/records/exports/journal-export-columns.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { lockProviderRow } from "../../office/changes/public.ts";
import { listAccountCodes, versionOfCodes } from "./account-code-store.ts";
import { journalRows } from "./journal-file.ts";
import {
  findJournal,
  findJournalExport,
  type Journal,
  type JournalExport,
  type JournalSpan,
  listAccountsOf,
  listEarlierExports,
  type Outstanding,
  sumOutstanding,
} from "./journal-store.ts";
import { requireBooks } from "./revenue-access.ts";

export type { Journal, JournalExport };

export type AccountCodes = { of: AccountingPackage; version: number; codes: readonly AccountCode[] };

/** All accounts in their order, those without a code too. */
export async function accessAccountCodes(tx: Transaction, of: AccountingPackage): Promise<AccountCodes> {
  requireBooks(tx);
  const [rows, version] = [await listAccountCodes(tx, of), await versionOfCodes(tx, of)];
  const codes = BOOK_ACCOUNTS.map(
    (account) => rows.find((row) => row.account === account) ?? { account, code: null, taxCode: null },
  );
  return { of, version, codes };
}

/** Nobody else changes them until this transaction ends. */
export async function accessAccountCodesToChange(
  tx: Transaction,
  { of, version }: { of: AccountingPackage; version: number },
): Promise<{ providerId: string }> {
  requireBooks(tx);
  const providerId = await lockProviderRow(tx);
  requireCurrent({ version: await versionOfCodes(tx, of) }, version);
  return { providerId };
}

export type JournalsQuery = { of: AccountingPackage; from: string; to: string };
export type JournalOffer = Omit<Outstanding, "accounts"> & {
  withoutCode: readonly BookAccount[];
  earlier: readonly JournalExport[];
};

export async function accessJournalOffer(tx: Transaction, asked: JournalsQuery): Promise<JournalOffer> {
  requireBooks(tx);
  const span = { of: asked.of, ...requireJournalDays(asked) };
  const { accounts, ...outstanding } = await sumOutstanding(tx, span);
  const codes = await listAccountCodes(tx, asked.of);
  const earlier = await listEarlierExports(tx, span);
  return { ...outstanding, withoutCode: accountsWithoutCode(asked.of, codes, accounts), earlier };
}

/** Nobody else takes journals until this transaction ends: none leaves twice. */
export async function accessJournalsToTake(tx: Transaction, asked: JournalsQuery): Promise<JournalSpan> {
  requireBooks(tx);
  const span = { of: asked.of, ...requireJournalDays(asked) };
  await lockProviderRow(tx);
  await requireCodes(tx, asked.of, (await sumOutstanding(tx, span)).accounts);
  return span;
}

export async function accessJournalExport(tx: Transaction, id: string): Promise<JournalExport> {
  requireBooks(tx);
  return (await findJournalExport(tx, asJournalExportId(id))) ?? refuse("EXPORT_NOT_FOUND", { id });
}

const NO_JOURNAL_MESSAGE = "There is no journal with this reference.";

export async function accessJournal(tx: Transaction, reference: string): Promise<Journal> {
  requireBooks(tx);
  const number = journalNumberOf(reference);
  const found = number === undefined ? undefined : await findJournal(tx, number);
  return found ?? refuseFields({ reference: NO_JOURNAL_MESSAGE });
}

export type JournalsToExport = { journalExportId: string };

/** The same lines whenever it is made, by the codes as they are set then. */
export async function accessJournalsToExport(
  tx: Transaction,
  { journalExportId }: JournalsToExport,
): Promise<RowSource> {
  const exported = await accessJournalExport(tx, journalExportId);
  const { package: of, fromDate, toDate, lineCount } = exported;
  await requireCodes(tx, of, await listAccountsOf(tx, exported.id));
  return {
    name: [`${ACCOUNTING_PACKAGE_TEXT[of]} journals`, `${fromDate} to ${toDate}`],
    columns: JOURNAL_EXPORT_COLUMNS[of],
    rights: "PROVIDER_ADMINISTRATOR",
    count: async () => lineCount,
    rows: (columns) => journalRows(tx, exported, columns),
  };
}

async function requireCodes(tx: Transaction, of: AccountingPackage, used: readonly BookAccount[]) {
  const missing = accountsWithoutCode(of, await listAccountCodes(tx, of), used);
  if (missing.length > 0) refuseFields({ codes: codesMissingMessage(of, missing) });
}
