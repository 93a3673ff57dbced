// Records a line of a bank statement as money for an invoice of a draft, in whatever status the draft is: it moves on once all is paid.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import {
  type BankDeposit,
  type BankDepositOutcome,
  receiveBankDeposit,
} from "../../../money/invoices/commands/receive-bank-deposit.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { settleDraftPayment } from "./settle-draft-payment.ts";

export async function recordBankDeposit(
  tx: Transaction,
  { draftId, ...deposit }: BankDeposit & { draftId: DraftId },
): Promise<BankDepositOutcome> {
  const draft = await accessDraftToChange(tx, { id: draftId, version: undefined }, "CAN_SETTLE_PAYMENT");
  const received = await receiveBankDeposit(tx, draft, deposit);
  if (received.outcome === "APPLIED") await settleDraftPayment(tx, draft);
  return received;
}
