// Tells a bank's administrators once of what has become late there, by mail and in the product.

import { BANK_WORK_TEXT } from "@bondline/domain/office/bank-work/bank-work.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import { lateBankWorkMail } from "./late-bank-work-mails.ts";
import { type LateWork, listNotifiedOfLate, takeLateWork } from "./late-bank-work-store.ts";

const PORTAL = { system: "Late work of banks" };

/** One bank a transaction, so that a failure keeps no other from being told. */
export async function notifyOfLateBankWork(app: App): Promise<void> {
  while (await runTransaction(app, PORTAL, notifyOneBank));
}

async function notifyOneBank(tx: Transaction): Promise<boolean> {
  const works = await takeLateWork(tx);
  const [first] = works;
  if (first === undefined) return false;
  const people = await listNotifiedOfLate(tx, first.supplierId);
  const intent = `late at bank ${first.id}`;
  for (const { email, givenName } of people)
    await queueMail(tx, {
      intent,
      record: null,
      to: [email],
      content: lateBankWorkMail({
        givenName,
        works,
        link: `${tx.app.settings.publicUrl}/staff/bank-work?due=late`,
      }),
    });
  await notifyPeople(
    tx,
    people.map(({ accountId }) => accountId),
    { intent, kind: "BANK_WORK_LATE", draftId: null, documentId: null, ...saidOf(works, first) },
  );
  return true;
}

function saidOf(works: readonly LateWork[], { kind, reference, organisationId }: LateWork) {
  return works.length === 1
    ? { organisationId, referenceNumber: reference, about: BANK_WORK_TEXT[kind] }
    : { organisationId: null, referenceNumber: "", about: `${works.length} pieces of work` };
}
