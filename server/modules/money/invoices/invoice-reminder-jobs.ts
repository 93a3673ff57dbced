// Reminds of invoices that nobody has paid: once for each step of the ladder, until they are paid or void.

import { FIRST_REMINDER_DAYS, reminderDue } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import { addMinutes, millisecondsOf } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { remindOfPayment } from "../../drafts/drafts/commands/remind-of-payment.ts";
import {
  type InvoicePlaceInLine,
  insertInvoiceReminder,
  listUnpaidInvoices,
  type UnpaidInvoice,
} from "./invoice-reminder-store.ts";

const BATCH = 100;
const DAY_MINUTES = 24 * 60;
const DAY_MILLISECONDS = DAY_MINUTES * 60_000;

/** Each batch in a transaction of its own: a crash in the middle repeats nothing and leaves nothing out. */
export async function remindOfInvoices(app: App): Promise<void> {
  let after: InvoicePlaceInLine | undefined;
  do {
    after = await runTransaction(app, { system: "Payment reminders" }, (tx) => remindBatch(tx, after));
  } while (after !== undefined);
}

/** Answers where the next batch begins, if there is one. */
async function remindBatch(
  tx: Transaction,
  after: InvoicePlaceInLine | undefined,
): Promise<InvoicePlaceInLine | undefined> {
  const raisedBefore = addMinutes(tx.now, -FIRST_REMINDER_DAYS * DAY_MINUTES);
  const unpaid = await listUnpaidInvoices(tx, raisedBefore, { after, max: BATCH });
  for (const invoice of unpaid) await remind(tx, invoice);
  return unpaid.length < BATCH ? undefined : unpaid.at(-1);
}

async function remind(tx: Transaction, invoice: UnpaidInvoice): Promise<void> {
  const daysOpen = (millisecondsOf(tx.now) - millisecondsOf(invoice.createdAt)) / DAY_MILLISECONDS;
  const due = reminderDue(daysOpen);
  if (due === undefined || due <= invoice.remindedDays) return;
  if (await insertInvoiceReminder(tx, invoice, due)) await remindOfPayment(tx, invoice, due);
}
