// What fees have earned in the database: what stands and is earned by kind and product on some days, the lines behind it, and those lines for a file.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import {
  type AccruedBalance,
  type AccruedMove,
  type AccruingLine,
  accrualDays,
  type FeeLineKind,
} from "@bondline/domain/money/books/accrual.ts";
import type { RevenueSpan } from "@bondline/domain/money/books/revenue.ts";
import type { LinePeriod } from "@bondline/domain/money/invoices/invoice.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { countRows, findRow, listRows } from "../../../database/read-rows.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";

const KIND = "coalesce(l.line_kind, 'UNKNOWN')";
const PRODUCT = "d.process_type";

/** The domain's `earnedBy`, where sums are made. */
function earnedSql(net: string, day: string): string {
  const days = "(l.period_until_date - l.period_from_date)";
  const passed = `greatest(least(${day} - l.period_from_date + 1, ${days}), 0)`;
  return `case when l.period_until_date is null then ${net}
    else (sign(${net}) * div(abs(${net})::numeric * ${passed} * 2 + ${days}, ${days} * 2))::bigint end`;
}

/** Lines that the days of the span ($1 to $2) could say something of. */
const TOUCHED = `select f.invoice_line_id from fee_movement f where f.move_date between $1 and $2
  union select id from invoice_line where period_until_date > $1`;

export async function listAccruedBalances(
  tx: Transaction,
  { from, to }: RevenueSpan,
): Promise<AccruedBalance[]> {
  return await tx.query<AccruedBalance>(
    `with part as materialized (
       select f.invoice_line_id, f.move_date, f.amount_cents from fee_movement f where f.invoice_line_id in (${TOUCHED}) and f.move_date <= $2),
     stood as (
       select p.invoice_line_id, a.day, sum(p.amount_cents)::bigint as cents from unnest($3::date[]) a (day) join part p on p.move_date <= a.day group by 1, 2)
     select s.day, ${KIND} as kind, ${PRODUCT} as product, sum(s.cents)::bigint as net_cents, sum(${earnedSql("s.cents", "s.day")})::bigint as earned_cents
       from stood s join invoice_line l on l.id = s.invoice_line_id join draft d on d.id = l.draft_id group by 1, 2, 3`,
    [from, to, accrualDays(to)],
  );
}

/** What came is what was invoiced; all that takes it back is credited. */
const INVOICED = "case when f.kind = 'ISSUED' then f.amount_cents else 0 end";
const CREDITED = "case when f.kind = 'ISSUED' then 0 else -f.amount_cents end";

export async function sumAccruedMoves(tx: Transaction, { from, to }: RevenueSpan): Promise<AccruedMove[]> {
  return await tx.query<AccruedMove>(
    `select date_trunc('month', f.move_date)::date as month, ${KIND} as kind, ${PRODUCT} as product, sum(${INVOICED})::bigint as invoiced_cents,
            sum(${CREDITED})::bigint as credited_cents, sum(f.gst_cents)::bigint as gst_cents
       from fee_movement f join invoice_line l on l.id = f.invoice_line_id join draft d on d.id = l.draft_id
      where f.move_date between $1 and $2 group by 1, 2, 3`,
    [from, to],
  );
}

/** For a period, and nothing says which. */
const IS_UNKNOWN =
  "l.period_until_date is null and coalesce(l.line_kind, 'FIRST_PERIOD') in ('FIRST_PERIOD', 'LATER_PERIOD')";

export type UnknownPeriods = { count: number; cents: Cents };

export async function findUnknownPeriods(
  tx: Transaction,
  { from, to }: RevenueSpan,
): Promise<UnknownPeriods> {
  const found = await findRow<UnknownPeriods>(
    tx,
    `select count(distinct l.id)::int as count, coalesce(sum(f.amount_cents), 0)::bigint as cents
       from fee_movement f join invoice_line l on l.id = f.invoice_line_id where f.move_date between $1 and $2 and ${IS_UNKNOWN}`,
    [from, to],
  );
  return found ?? { count: 0, cents: ZERO_CENTS };
}

export type AccrualSpan = RevenueSpan & {
  kind: FeeLineKind | null;
  product: ProcessType | null;
};

export type AccrualLineRow = Omit<AccruingLine, "period"> & {
  id: string;
  invoiceNumber: string;
  description: string;
  kind: FeeLineKind;
  periodFromDate: PlainDate | null;
  periodUntilDate: PlainDate | null;
  isPeriodUnknown: boolean;
  gstCents: Cents;
  organisationId: OrganisationId;
  organisationName: string;
  draftId: DraftId;
  draftReferenceNumber: string;
};

export function periodOf({ periodFromDate, periodUntilDate }: AccrualLineRow): LinePeriod | null {
  if (periodFromDate === null || periodUntilDate === null) return null;
  return { startDate: periodFromDate, endDate: periodUntilDate };
}

/** With what stood of the line before the span, and what the span adds to it and takes back. */
const LINES = `invoice_line l join draft d on d.id = l.draft_id cross join lateral (
    select coalesce(sum(f.amount_cents) filter (where f.move_date < $1), 0)::bigint as net_cents,
           coalesce(sum(${INVOICED}) filter (where f.move_date >= $1), 0)::bigint as invoiced_cents,
           coalesce(sum(${CREDITED}) filter (where f.move_date >= $1), 0)::bigint as credited_cents,
           coalesce(sum(f.gst_cents) filter (where f.move_date >= $1), 0)::bigint as gst_cents,
           count(*) filter (where f.move_date >= $1) as moves
      from fee_movement f where f.invoice_line_id = l.id and f.move_date <= $2) s`;
const NAMED = "join invoice i on i.id = l.invoice_id join organisation o on o.id = l.organisation_id";
/** What was all taken back before has nothing to say any more. */
const BEHIND = `l.id = any (array(${TOUCHED})) and (s.moves > 0 or s.net_cents <> 0)
  and ($3::text is null or ${KIND} = $3) and ($4::text is null or ${PRODUCT} = $4)`;

function valuesOf({ from, to, kind, product }: AccrualSpan): SqlValue[] {
  return [from, to, kind, product];
}

export async function listAccrualLines(tx: Transaction, span: AccrualSpan, list: PageArguments) {
  return await listRows<AccrualLineRow>(tx, list, {
    keyset: { column: "l.created_at", cast: "timestamptz", id: "l.id", direction: "ASC" },
    columns: `l.id, i.invoice_number, l.description, ${KIND} as kind, l.period_from_date, l.period_until_date, ${IS_UNKNOWN} as is_period_unknown,
      s.net_cents, s.invoiced_cents, s.credited_cents, s.gst_cents, l.organisation_id, o.name as organisation_name, l.draft_id,
      d.reference_number as draft_reference_number`,
    from: `${LINES} ${NAMED}`,
    where: BEHIND,
    values: valuesOf(span),
    counted: LINES,
  });
}

export async function countAccrualLines(tx: Transaction, span: AccrualSpan): Promise<number> {
  return await countRows(tx, `${LINES} where ${BEHIND}`, valuesOf(span));
}

const STOOD_LAST = "(s.net_cents + s.invoiced_cents - s.credited_cents)";
const BEFORE = `(s.net_cents - ${earnedSql("s.net_cents", "($1::date - 1)")})`;
const TO_COME = `(${STOOD_LAST} - ${earnedSql(STOOD_LAST, "$2::date")})`;

export function accrualLinesToExport(span: AccrualSpan): LongStatement {
  return {
    cells: {
      number: "i.invoice_number",
      draftReference: "d.reference_number",
      client: "o.name",
      line: "l.description",
      kind: KIND,
      product: PRODUCT,
      from: "l.period_from_date::text",
      to: "(l.period_until_date - 1)::text",
      isPeriodUnknown: `case when ${IS_UNKNOWN} then 'Yes' else '' end`,
      before: `${BEFORE}::text`,
      invoiced: "s.invoiced_cents::text",
      credited: "s.credited_cents::text",
      earned: `(${BEFORE} + s.invoiced_cents - s.credited_cents - ${TO_COME})::text`,
      toCome: `${TO_COME}::text`,
      gst: "s.gst_cents::text",
    },
    from: () => `${LINES} ${NAMED} where ${BEHIND} order by l.created_at, l.id`,
    values: valuesOf(span),
  };
}
