// The calendar of a report: what of all that is in force ends on each day of a month.

import { refuseFields } from "@bondline/domain/refusals.ts";
import { DATE_MESSAGE } from "@bondline/domain/values/fields/date.ts";
import { addMonthsClamped, findPlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type ReportArguments, reportFilterOf } from "./document-report-access.ts";
import { type CalendarDay, listEndings } from "./document-report-calendar-store.ts";

export async function endingsIn(
  tx: Transaction,
  report: ReportArguments,
  month: string,
): Promise<CalendarDay[]> {
  const filter = reportFilterOf(tx, report);
  const first = findPlainDate(`${month}-01`);
  if (first === undefined) return refuseFields({ month: DATE_MESSAGE });
  return await listEndings(tx, filter, { first, beyond: addMonthsClamped(first, 1) });
}
