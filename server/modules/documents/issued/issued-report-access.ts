// The access check of a bank's or insurer's report: for its own people alone, over what is its own.

import { sumByAge, type WaitingSum } from "@bondline/domain/documents/issued/waiting-age.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addMonthsClamped, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireIssuer } from "./issued-access.ts";
import {
  type IssuedGroup,
  type IssuedLevels,
  type IssuedSums,
  type IssuedTime,
  levelsByMonth,
  sumByMonth,
  sumInForce,
  sumWaiting,
  timeToIssue,
} from "./issued-report-store.ts";

/** So many months, the present one included. */
const MONTHS_BACK = 12;

export type IssuedReport = Omit<IssuedSums, "total"> & {
  asOf: PlainDate;
  /** The first day of the first month of those that were. */
  since: PlainDate;
  totalCount: number;
  totalCents: Cents;
  issuedByMonth: IssuedGroup[];
  returnedByMonth: IssuedGroup[];
  timeByMonth: IssuedTime[];
  levelByMonth: IssuedLevels[];
  waiting: WaitingSum[];
};

export async function readIssuedReport(tx: Transaction): Promise<IssuedReport> {
  const supplierId = requireIssuer(tx);
  const asOf = dayAt(tx.now, DEFAULT_ZONE);
  const since = addMonthsClamped(plainDate(`${asOf.slice(0, 7)}-01`), 1 - MONTHS_BACK);
  const { total, ...sums } = await sumInForce(tx, supplierId);
  return {
    ...sums,
    asOf,
    since,
    totalCount: total[0]?.count ?? 0,
    totalCents: total[0]?.amountCents ?? ZERO_CENTS,
    issuedByMonth: await sumByMonth(tx, "issued", { supplierId, since }),
    returnedByMonth: await sumByMonth(tx, "returned", { supplierId, since }),
    timeByMonth: await timeToIssue(tx, { supplierId, since }),
    levelByMonth: await levelsByMonth(tx, { supplierId, since }),
    waiting: sumByAge(await sumWaiting(tx, supplierId), asOf),
  };
}
