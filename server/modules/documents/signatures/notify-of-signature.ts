// Who hears of a digital original's signature: the bank that it waits for, then both sides, but for whoever has just acted.

import type { RequestSide } from "@bondline/domain/documents/document-requests/document-request.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { notifyOfDocument } from "../documents/commands/notify-of-document.ts";
import type { Document } from "../documents/public.ts";
import { type SignatureNews, signatureMail } from "./signature-mails.ts";
import { listConcerned } from "./signature-store.ts";

type News = { id: string; news: SignatureNews; by: string; text: string | null };

/** What the bank has still to do is no news to its customers, and what was not signed none to the beneficiary. */
const SIDES_NOTIFIED: Readonly<Record<SignatureNews, readonly RequestSide[]>> = {
  SIGNATURE_ASKED: ["PROVIDER"],
  ORIGINAL_SIGNED: ["APPLICANT", "BENEFICIARY", "PROVIDER"],
  SIGNATURE_DECLINED: ["APPLICANT", "PROVIDER"],
  NOT_SIGNED_AT_SERVICE: ["PROVIDER"],
};

export async function notifyOfSignature(tx: Transaction, document: Document, { id, news, by, text }: News) {
  const concerned = await listConcerned(tx, document.id);
  const people = concerned.filter(({ side }) => SIDES_NOTIFIED[news].includes(side));
  await notifyOfDocument(tx, document, signatureMail, people, {
    intent: `${news} ${id}`,
    event: news,
    by,
    text,
  });
}
