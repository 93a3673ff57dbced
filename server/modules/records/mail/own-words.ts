// What a mail says as it is written: in the operator's own words, where some are in force for such a mail.

import type { MailContent, OwnWords } from "../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { listWordsInForce } from "./mail-store.ts";

const byTransaction = new WeakMap<Transaction, Promise<OwnWords>>();

/** A mail that waits in the outbox stays as it was written, whatever begins meanwhile. */
export async function inOwnWords(tx: Transaction, content: MailContent): Promise<MailContent> {
  const { inWords } = content;
  return inWords === undefined ? content : inWords(await wordsInForce(tx));
}

/** Read once for all the mails of one piece of work. */
async function wordsInForce(tx: Transaction): Promise<OwnWords> {
  const known = byTransaction.get(tx);
  if (known !== undefined) return await known;
  const read = listWordsInForce(tx).then(
    (rows) => new Map(rows.map(({ template, ...words }) => [template, words])),
  );
  byTransaction.set(tx, read);
  return await read;
}
