// Reminds of invoices that nobody has paid: once for each step of the ladder, until they are paid or void.

import {
  INVOICE_TERM_DAYS,
  type Reminder,
  type ReminderSteps,
  reminderDue,
} from "@bondline/domain/money/invoices/invoice-reminder.ts";
import { addMinutes, millisecondsOf } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { reminderSteps } from "../../office/provider/public.ts";
import {
  type InvoicePlaceInLine,
  insertInvoiceReminder,
  listUnpaidInvoices,
  type UnpaidInvoice,
} from "./invoice-reminder-store.ts";

const BATCH = 100;
const DAY_MINUTES = 24 * 60;
const DAY_MILLISECONDS = DAY_MINUTES * 60_000;

/** Called with the invoice locked, once for each step. */
export type Remind = (tx: Transaction, invoice: UnpaidInvoice, reminder: Reminder) => Promise<void>;

/** Each batch in a transaction of its own: a crash in the middle repeats nothing and leaves nothing out. */
export async function remindOfUnpaid(app: App, remind: Remind): Promise<void> {
  let after: InvoicePlaceInLine | undefined;
  do {
    after = await runTransaction(app, { system: "Payment reminders" }, (tx) =>
      remindBatch(tx, { after, remind }),
    );
  } while (after !== undefined);
}

/** Answers where the next batch begins, if there is one. */
async function remindBatch(
  tx: Transaction,
  { after, remind }: { after: InvoicePlaceInLine | undefined; remind: Remind },
): Promise<InvoicePlaceInLine | undefined> {
  const steps = await reminderSteps(tx);
  const raisedBefore = addMinutes(tx.now, -(INVOICE_TERM_DAYS + steps.firstReminderDays) * DAY_MINUTES);
  const unpaid = await listUnpaidInvoices(tx, raisedBefore, { after, max: BATCH });
  for (const invoice of unpaid) await remindOnce(tx, invoice, { steps, remind });
  return unpaid.length < BATCH ? undefined : unpaid.at(-1);
}

type Reminding = { steps: ReminderSteps; remind: Remind };

async function remindOnce(
  tx: Transaction,
  invoice: UnpaidInvoice,
  { steps, remind }: Reminding,
): Promise<void> {
  const daysOpen = (millisecondsOf(tx.now) - millisecondsOf(invoice.createdAt)) / DAY_MILLISECONDS;
  const due = reminderDue(daysOpen, steps);
  if (due === undefined || due.daysOpen <= invoice.remindedDays) return;
  if (await insertInvoiceReminder(tx, invoice, due.daysOpen)) await remind(tx, invoice, due);
}
