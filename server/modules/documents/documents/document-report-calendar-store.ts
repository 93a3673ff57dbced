// What ends on each day of a month, in the database: by the index of ends, so that only the month is read. SQL and nothing else.

import type { DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { GROUPED_BY, type ReportFilter, valuesOf, where } from "./document-report-store.ts";

export type CalendarEntry = {
  id: DocumentId;
  organisationId: OrganisationId;
  reference: string;
  beneficiary: string | null;
};

export type CalendarDay = { day: PlainDate; count: number; amountCents: Cents; largest: CalendarEntry[] };

/** More of a day are behind its link. */
const SHOWN_OF_A_DAY = 3;

export async function listEndings(
  tx: Transaction,
  filter: ReportFilter,
  { first, beyond }: { first: PlainDate; beyond: PlainDate },
): Promise<CalendarDay[]> {
  const values = valuesOf(filter);
  const days = await tx.query<Omit<CalendarDay, "largest"> & { ids: DocumentId[] }>(
    `select d.expires_at as day, count(*)::int as count, sum(d.amount_cents)::bigint as amount_cents,
        (array_agg(d.id order by d.amount_cents desc, d.id))[1:${SHOWN_OF_A_DAY}] as ids
       from document d
      where ${where(filter)} and d.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')
        and d.expires_at >= $${values.length + 1}::date and d.expires_at < $${values.length + 2}::date
      group by d.expires_at order by d.expires_at`,
    [...values, first, beyond],
  );
  const named = await listNamed(
    tx,
    days.flatMap(({ ids }) => ids),
  );
  return days.map(({ ids, ...day }) => ({ ...day, largest: ids.flatMap((id) => named.get(id) ?? []) }));
}

async function listNamed(tx: Transaction, ids: readonly DocumentId[]): Promise<Map<string, CalendarEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<CalendarEntry>(
    `select d.id, d.organisation_id, coalesce(d.guarantee_number, d.reference_number) as reference, ${GROUPED_BY.BENEFICIARY} as beneficiary
       from document d where d.id = any ($1::uuid[])`,
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
