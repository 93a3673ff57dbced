// Money that waits for a person: payments that matched nothing, and what is due back. For the doctor.

import { cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Pool } from "../database/connect.ts";

export type WaitingMoney = {
  /** Payments that wait at a draft for a decision. */
  unmatched: number;
  /** Events about payments that name no invoice of ours. */
  unknown: number;
  refundsDue: readonly { currency: string; count: number; sum: string; oldestDate: PlainDate }[];
};

/** `pool` must see every row: the owner's connection, never the application's. */
export async function waitingMoney(pool: Pick<Pool, "query">): Promise<WaitingMoney> {
  const { rows: counts } = await pool.query<{ unmatched: number; unknown: number }>(
    `select (select count(*)::int from unmatched_payment where status = 'WAITING') as unmatched,
            (select count(*)::int from payment_event where fault is not null and applied_at is null) as unknown`,
  );
  const { rows: refunds } = await pool.query<{
    currency: string;
    count: number;
    cents: string;
    oldest: PlainDate;
  }>(
    `select currency, count(*)::int as count, sum(amount_cents)::text as cents, (min(created_at) at time zone '${DEFAULT_ZONE}')::date::text as oldest
       from refund where status = 'DUE' group by currency order by currency`,
  );
  const refundsDue = refunds.map(({ currency, count, cents: sum, oldest }) => ({
    currency,
    count,
    sum: formatAud(cents(BigInt(sum))).replace("$", ""),
    oldestDate: oldest,
  }));
  return { unmatched: counts[0]?.unmatched ?? 0, unknown: counts[0]?.unknown ?? 0, refundsDue };
}
