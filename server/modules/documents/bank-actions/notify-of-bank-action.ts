// Who hears of an action of the bank: the applicant's people and whoever issued the paper, but for who has just acted.

import type { BankActionKind } from "@bondline/domain/documents/bank-actions/bank-action.ts";
import { BANK_ACTION_KIND_TEXT } from "@bondline/domain/documents/bank-actions/bank-action-text.ts";
import type { BankActionId } from "@bondline/domain/ids.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { notifyOfDocument } from "../documents/commands/notify-of-document.ts";
import type { Document } from "../documents/public.ts";
import { type BankActionNews, bankActionMail } from "./bank-action-mails.ts";
import { listConcerned } from "./bank-action-store.ts";

type News = { id: BankActionId; kind: BankActionKind; news: BankActionNews; text: string | null };

/** A question may be asked again, so that each telling is one of its own. */
export async function notifyOfBankAction(
  tx: Transaction,
  document: Document,
  { id, kind, news, text }: News,
): Promise<void> {
  const { givenName, familyName } = requirePerson(tx.actor);
  await notifyOfDocument(tx, document, bankActionMail, await listConcerned(tx, id), {
    intent: `${news} ${id} ${tx.newId()}`,
    event: news,
    by: `${givenName} ${familyName}`,
    text,
    asked: BANK_ACTION_KIND_TEXT[kind],
  });
}
