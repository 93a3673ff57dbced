// Takes a line of a bank statement out of an invoice of a draft to which it does not belong.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { BankMatch } from "@bondline/domain/money/invoices/bank-match.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { undoBankDeposit } from "../../../money/invoices/commands/undo-bank-deposit.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { saveDraftStatus } from "../../drafts/public.ts";

type TakenBack = { draftId: DraftId; invoiceId: string; paymentId: string; match: BankMatch };

export async function takeBackBankDeposit(
  tx: Transaction,
  { draftId, ...deposit }: TakenBack,
): Promise<void> {
  const draft = await accessDraftToChange(tx, { id: draftId, version: undefined }, "CAN_SETTLE_PAYMENT");
  await undoBankDeposit(tx, deposit);
  await saveDraftStatus(tx, draft, draft.status, { statusChangedAt: draft.statusChangedAt });
}
