// The applicant answers what the bank asked back, with a file where that is what was missing.

import { REPLY_RULES } from "@bondline/domain/documents/bank-actions/bank-action.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireFileOf } from "../../document-files/public.ts";
import { accessBankAction, type BankActionInput } from "../bank-action-access.ts";
import { saveBankAction } from "../bank-action-store.ts";
import { notifyOfBankAction } from "../notify-of-bank-action.ts";

export type ReplyToBankActionInput = BankActionInput & { reply: string; fileId?: string | null | undefined };

export async function replyToBankAction(
  tx: Transaction,
  { id: named, documentId, fileId: sent, ...texts }: ReplyToBankActionInput,
): Promise<CommandResult> {
  const { givenName, familyName } = requirePerson(tx.actor);
  const { action, status, document } = await accessBankAction(tx, { id: named, documentId }, "reply");
  const { reply } = requireFields(REPLY_RULES, texts);
  const { id, kind } = action;
  const fileId = requireFileOf(document, sent) ?? action.fileId;

  const repliedByName = `${givenName} ${familyName}`;
  await saveBankAction(tx, document, id, { reply, repliedByName, fileId, status });
  await notifyOfBankAction(tx, document, { id, kind, news: "BANK_ACTION_REPLIED", text: reply });
  return { documentId: document.id };
}
