// Who hears of a lost original: both sides and its issuer, but for whoever has just acted.

import type { LostOriginalId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { notifyOfDocument } from "../documents/commands/notify-of-document.ts";
import type { Document } from "../documents/public.ts";
import { type LossNews, lostOriginalMail } from "./lost-original-mails.ts";
import { listConcerned } from "./lost-original-store.ts";

type News = { id: LostOriginalId; news: LossNews; by: string; text: string | null };

export async function notifyOfLoss(tx: Transaction, document: Document, { id, news, by, text }: News) {
  const people = await listConcerned(tx, document.id);
  await notifyOfDocument(tx, document, lostOriginalMail, people, {
    intent: `${news} ${id}`,
    event: news,
    by,
    text,
  });
}
