// Reminds the holders of originals that they were asked for, as often as was agreed, until they answer, and asks again on the day that they have named.

import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import {
  nextReminderAt,
  returnLinkEndsAt,
} from "@bondline/domain/documents/return-requests/return-request.ts";
import { asReturnRequestId } from "@bondline/domain/ids.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { linkCodeHash, newLinkCode } from "../../people/accounts/public.ts";
import { moveDocument } from "../documents/commands/move-document.ts";
import { accessDocumentAsSystem } from "../documents/document-access.ts";
import { isLost } from "../lost-originals/public.ts";
import { sendReturnRequest } from "./notify-of-return.ts";
import { placeOfHolder } from "./return-place.ts";
import { requestForReturnOf } from "./return-request-part.ts";
import {
  type DueReminder,
  insertReturnRequest,
  listDueReminders,
  listToAskAgain,
  saveReturnRequest,
} from "./return-request-store.ts";

const PORTAL = { system: "Reminders of returns" };
const BATCH = 200;

/** One walk along the index, a page at a time; each reminder in a transaction of its own, so that a crash repeats none. */
export async function remindOfReturns(app: App): Promise<void> {
  let after: Awaited<ReturnType<typeof listDueReminders>>[number] | undefined;
  do {
    const due = await runTransaction(app, PORTAL, (tx) => listDueReminders(tx, { after, max: BATCH }));
    for (const each of due) await runTransaction(app, PORTAL, (tx) => remindOne(tx, each));
    after = due.length < BATCH ? undefined : due.at(-1);
  } while (after !== undefined);
  await askAgain(app);
}

/** Each leaves the list by being asked again, or by being passed over for good: what was asked, returned or closed meanwhile needs no more. */
async function askAgain(app: App): Promise<void> {
  for (;;) {
    const due = await runTransaction(app, PORTAL, (tx) => listToAskAgain(tx, BATCH));
    for (const each of due) await runTransaction(app, PORTAL, (tx) => askOneAgain(tx, each));
    if (due.length < BATCH) return;
  }
}

async function askOneAgain(tx: Transaction, { id, documentId }: DueReminder): Promise<void> {
  const document = await accessDocumentAsSystem(tx, documentId);
  const last = requestForReturnOf(document);
  await saveReturnRequest(tx, document, id, { askAgainAt: null });
  if (last?.id !== id || last.askAgainAt === null || document.status !== "ESTABLISHED") return;
  const { name, emailAddress, obligationsEndedDate, reason, recurringFrequency } = last;
  const code = newLinkCode();
  const request = {
    name,
    emailAddress,
    obligationsEndedDate,
    reason,
    recurringFrequency,
    id: asReturnRequestId(tx.newId()),
    mailsSent: 1,
    requestedBy: last.requestedBy,
    requestedByName: last.requestedByName,
  };
  await insertReturnRequest(tx, document, {
    ...request,
    status: "REQUESTED",
    codeHash: linkCodeHash(code),
    linkEndsAt: returnLinkEndsAt(tx.now),
    nextReminderAt:
      recurringFrequency === null
        ? null
        : nextReminderAt(tx.now, recurringFrequency, placeOfHolder(document)),
  });
  await moveDocument(tx, document, { status: documentStatusAfter(document.status, "requestReturn") });
  await sendReturnRequest(tx, document, request, code);
}

/** Read again under the lock: what was answered or reminded of meanwhile is passed over. */
async function remindOne(tx: Transaction, { id, documentId }: DueReminder): Promise<void> {
  const document = await accessDocumentAsSystem(tx, documentId);
  const request = requestForReturnOf(document);
  if (request?.id !== id || request.recurringFrequency === null || request.nextReminderAt === null) return;
  if (instant(request.nextReminderAt) > tx.now || isLost(document)) return;

  const code = newLinkCode();
  const mailsSent = request.mailsSent + 1;
  await saveReturnRequest(tx, document, id, {
    mailsSent,
    codeHash: linkCodeHash(code),
    linkEndsAt: returnLinkEndsAt(tx.now),
    nextReminderAt: nextReminderAt(tx.now, request.recurringFrequency, placeOfHolder(document)),
  });
  await sendReturnRequest(tx, document, { ...request, mailsSent }, code);
  await tx.announce("document", { id: documentId, organisationId: document.organisationId });
}
