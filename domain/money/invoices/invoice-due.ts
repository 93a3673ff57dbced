// By when an invoice is to be paid.

import { addDays, type PlainDate } from "../../values/time/plain-date.ts";
import { INVOICE_TERM_DAYS } from "./invoice-reminder.ts";

export function invoiceDueDate(issuedDate: PlainDate): PlainDate {
  return addDays(issuedDate, INVOICE_TERM_DAYS);
}
