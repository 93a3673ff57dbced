// By when an invoice is to be paid: on the day on which its first reminder would be sent.

import { addDays, type PlainDate } from "../../values/time/plain-date.ts";
import { FIRST_REMINDER_DAYS } from "./invoice-reminder.ts";

export function invoiceDueDate(issuedDate: PlainDate): PlainDate {
  return addDays(issuedDate, FIRST_REMINDER_DAYS);
}
