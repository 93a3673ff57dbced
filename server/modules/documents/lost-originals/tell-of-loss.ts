// Who hears of a lost original: both sides and its issuer, but for whoever has just acted, by mail and in the product.

import type { LostOriginalId } from "@bondline/domain/ids.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import type { Document } from "../documents/public.ts";
import { type LossNews, lostOriginalMail } from "./lost-original-mails.ts";
import { listConcerned } from "./lost-original-store.ts";

type News = { id: LostOriginalId; news: LossNews; by: string; text: string | null };

export async function tellOfLoss(tx: Transaction, document: Document, { id, news, by, text }: News) {
  const people = await listConcerned(tx, document.id);
  const actor = tx.actor.kind === "person" ? tx.actor.accountId : undefined;
  const beneficiaryName =
    document.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? "";
  for (const { email, givenName } of people.filter(({ accountId }) => accountId !== actor))
    await queueMail(tx, {
      intent: `${news} ${id}`,
      to: [email],
      content: lostOriginalMail({
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
