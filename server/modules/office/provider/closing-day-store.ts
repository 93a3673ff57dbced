// The provider's closing days in the database: SQL and nothing else.

import type { ClosingDay } from "@bondline/domain/office/closing-days/closing-day.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** By their days: some a year. */
export async function listClosingDays(tx: Transaction): Promise<ClosingDay[]> {
  return await tx.query<ClosingDay>("select date, name from closing_day order by date");
}

export async function insertClosingDay(tx: Transaction, providerId: string, day: ClosingDay): Promise<void> {
  await insertRow(tx, "closing_day", { ...day, providerId, id: tx.newId(), createdAt: tx.now });
}

export async function deleteClosingDay(tx: Transaction, date: PlainDate): Promise<void> {
  await tx.query("delete from closing_day where date = $1", [date]);
}
