// Takes the journals of some days that have not left for an accounting package yet, as many as it reads at once: they leave in one file, and once.

import { asJournalExportId } from "@bondline/domain/ids.ts";
import { type AccountingPackage, PACKAGE_RULES } from "@bondline/domain/money/books/accounting-package.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessJournalsToTake } from "../journal-access.ts";
import { takeOutstanding } from "../journal-store.ts";

export type CreateJournalExportInput = { package: AccountingPackage; from: string; to: string };

export const NOTHING_LEFT_MESSAGE = "Nothing was booked on these days that was not exported before.";

export async function createJournalExport(
  tx: Transaction,
  { package: of, from, to }: CreateJournalExportInput,
): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  const span = await accessJournalsToTake(tx, { of, from, to });
  const id = asJournalExportId(tx.newId());
  const { linesMax } = PACKAGE_RULES[of];
  const isTaken = await takeOutstanding(tx, { ...span, id, by: accountId, linesMax });
  if (!isTaken) refuseFields({ to: NOTHING_LEFT_MESSAGE });
  return { journalExportId: id };
}
