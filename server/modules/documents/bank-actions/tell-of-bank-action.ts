// Who hears of an action of the bank: the applicant's people and whoever issued the paper, but for who has just acted, by mail and in the product.

import type { BankActionKind } from "@bondline/domain/documents/bank-actions/bank-action.ts";
import { BANK_ACTION_KIND_TEXT } from "@bondline/domain/documents/bank-actions/bank-action-text.ts";
import type { BankActionId } from "@bondline/domain/ids.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import type { Document } from "../documents/public.ts";
import { type BankActionNews, bankActionMail } from "./bank-action-mails.ts";
import { listConcerned } from "./bank-action-store.ts";

type News = { id: BankActionId; kind: BankActionKind; news: BankActionNews; text: string | null };

/** A question may be asked again, so that each telling is one of its own. */
export async function tellOfBankAction(
  tx: Transaction,
  document: Document,
  { id, kind, news, text }: News,
): Promise<void> {
  const { accountId: actor, givenName: given, familyName } = requirePerson(tx.actor);
  const people = await listConcerned(tx, id);
  const intent = `${news} ${id} ${tx.newId()}`;
  for (const { email, givenName } of people.filter(({ accountId }) => accountId !== actor))
    await queueMail(tx, {
      intent,
      to: [email],
      content: bankActionMail({
        event: news,
        by: `${given} ${familyName}`,
        asked: BANK_ACTION_KIND_TEXT[kind],
        text,
        givenName: givenName ?? undefined,
        what: PROCESS_TYPE_TEXT[document.documentVariant].toLowerCase(),
        reference: document.referenceNumber,
        guaranteeNumber: document.guaranteeNumber,
        amountCents: document.amountCents,
        applicantName: document.organisation.name,
        link: `${tx.app.settings.publicUrl}/documents/${document.id}/view`,
      }),
    });
  await notifyPeople(
    tx,
    people.map(({ accountId }) => accountId),
    {
      intent,
      kind: news,
      organisationId: document.organisationId,
      draftId: null,
      documentId: document.id,
      referenceNumber: document.referenceNumber,
      about: BANK_ACTION_KIND_TEXT[kind],
    },
  );
}
