// Who hears of a digital original's signature: the bank that it waits for, then both sides, but for whoever has just acted, by mail and in the product.

import type { RequestSide } from "@bondline/domain/documents/document-requests/document-request.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import type { Document } from "../documents/public.ts";
import { type SignatureNews, signatureMail } from "./signature-mails.ts";
import { listConcerned } from "./signature-store.ts";

type News = { id: string; news: SignatureNews; by: string; text: string | null };

/** What is only asked of the bank is no news to its customers, and what was not signed none to the beneficiary. */
const TOLD: Readonly<Record<SignatureNews, readonly RequestSide[]>> = {
  SIGNATURE_ASKED: ["PROVIDER"],
  ORIGINAL_SIGNED: ["APPLICANT", "BENEFICIARY", "PROVIDER"],
  SIGNATURE_DECLINED: ["APPLICANT", "PROVIDER"],
};

export async function tellOfSignature(tx: Transaction, document: Document, { id, news, by, text }: News) {
  const concerned = await listConcerned(tx, document.id);
  const people = concerned.filter(({ side }) => TOLD[news].includes(side));
  const actor = tx.actor.kind === "person" ? tx.actor.accountId : undefined;
  const beneficiaryName =
    document.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? "";
  for (const { email, givenName } of people.filter(({ accountId }) => accountId !== actor))
    await queueMail(tx, {
      intent: `${news} ${id}`,
      to: [email],
      content: signatureMail({
        event: news,
        by,
        text,
        givenName: givenName ?? undefined,
        what: PROCESS_TYPE_TEXT[document.documentVariant].toLowerCase(),
        reference: document.referenceNumber,
        amountCents: document.amountCents,
        applicantName: document.organisation.name,
        beneficiaryName,
        link: `${tx.app.settings.publicUrl}/documents/${document.id}/view`,
      }),
    });
  await notifyPeople(
    tx,
    people.map(({ accountId }) => accountId),
    {
      intent: `${news} ${id}`,
      kind: news,
      organisationId: document.organisationId,
      draftId: null,
      documentId: document.id,
      referenceNumber: document.referenceNumber,
      about: beneficiaryName,
    },
  );
}
