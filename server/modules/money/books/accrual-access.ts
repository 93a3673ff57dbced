// The access check of what fees have earned: the provider's administrators read it as at a day, and of which lines each row is made.

import {
  type AccrualAhead,
  type AccrualSums,
  accrualAhead,
  accrualMonthsTo,
  accrualOf,
  accrualSums,
  accruedOf,
  FEE_LINE_KINDS,
  type FeeLineKind,
  requireAccrualSpan,
} from "@bondline/domain/money/books/accrual.ts";
import type { RevenueSpan } from "@bondline/domain/money/books/revenue.ts";
import { PROCESS_TYPES, type ProcessType } from "@bondline/domain/process-type.ts";
import { ACCRUAL_EXPORT_COLUMNS } from "@bondline/domain/records/exports/accrual-export-columns.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Listed, Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  type AccrualLineRow,
  type AccrualSpan,
  accrualLinesToExport,
  countAccrualLines,
  findUnknownPeriods,
  listAccrualLines,
  listAccruedBalances,
  periodOf,
  sumAccruedMoves,
  type UnknownPeriods,
} from "./accrual-store.ts";
import { requireBooks } from "./revenue-access.ts";

export type AccrualMonth = RevenueSpan & { sums: AccrualSums };
export type AccrualKind = { kind: FeeLineKind; sums: AccrualSums };
export type AccrualProduct = { product: ProcessType; sums: AccrualSums };
export type Accruals = RevenueSpan & {
  months: AccrualMonth[];
  kinds: AccrualKind[];
  products: AccrualProduct[];
  total: AccrualSums;
  ahead: AccrualAhead[];
  unknown: UnknownPeriods;
};

export async function readAccruals(tx: Transaction, { asAt }: { asAt: string }): Promise<Accruals> {
  requireBooks(tx);
  const span = spanOf(tx, { asAt });
  const [balances, moves, unknown] = await Promise.all([
    listAccruedBalances(tx, span),
    sumAccruedMoves(tx, span),
    findUnknownPeriods(tx, span),
  ]);
  const accrued = { balances, moves };
  const kinds = FEE_LINE_KINDS.map((kind) => ({
    kind,
    sums: accrualSums(
      accruedOf(accrued, (row) => row.kind === kind),
      span,
    ),
  }));
  const products = PROCESS_TYPES.map((product) => ({
    product,
    sums: accrualSums(
      accruedOf(accrued, (row) => row.product === product),
      span,
    ),
  }));
  return {
    ...span,
    months: accrualMonthsTo(span.to).map((month) => ({ ...month, sums: accrualSums(accrued, month) })),
    kinds: kinds.filter(({ sums }) => isSomething(sums)),
    products: products.filter(({ sums }) => isSomething(sums)),
    total: accrualSums(accrued, span),
    ahead: accrualAhead(accrued, span.to),
    unknown,
  };
}

function isSomething(sums: AccrualSums): boolean {
  return Object.values(sums).some((amount) => amount !== 0n);
}

export type AccrualLinesQuery = {
  asAt: string;
  month?: number | null | undefined;
  kind?: FeeLineKind | null | undefined;
  product?: ProcessType | null | undefined;
};
export type AccrualLine = Listed<AccrualLineRow> & { sums: AccrualSums };

export async function listAccrualWorking(
  tx: Transaction,
  { asAt, month, kind, product, ...list }: AccrualLinesQuery & PageArguments,
): Promise<Page<AccrualLine>> {
  requireBooks(tx);
  const span = narrowed(tx, { asAt, month, kind, product });
  const page = await listAccrualLines(tx, span, list);
  const sumsOf = (row: AccrualLineRow): AccrualSums => ({
    ...accrualOf({ ...row, period: periodOf(row) }, span),
    gstCents: row.gstCents,
  });
  return { ...page, nodes: page.nodes.map((row) => ({ ...row, sums: sumsOf(row) })) };
}

export type AccrualsToExport = Omit<AccrualLinesQuery, "asAt"> & { asAt?: string | null | undefined };

/** As at today, unless it is said. */
export async function accessAccrualsToExport(
  tx: Transaction,
  { asAt, ...asked }: AccrualsToExport,
): Promise<RowSource> {
  requireBooks(tx);
  const span = narrowed(tx, { ...asked, asAt: asAt ?? dayAt(tx.now, DEFAULT_ZONE) });
  return listSourceOf(tx, {
    name: ["Earned and to come", `${span.from} to ${span.to}`],
    columns: ACCRUAL_EXPORT_COLUMNS,
    rights: "PROVIDER_ADMINISTRATOR",
    count: () => countAccrualLines(tx, span),
    statement: accrualLinesToExport(span),
  });
}

function narrowed(tx: Transaction, { kind, product, ...asked }: AccrualLinesQuery): AccrualSpan {
  return { ...spanOf(tx, asked), kind: kind ?? null, product: product ?? null };
}

function spanOf(
  { now }: Transaction,
  { asAt, month }: Pick<AccrualLinesQuery, "asAt" | "month">,
): RevenueSpan {
  return requireAccrualSpan(asAt, { month: month ?? null, today: dayAt(now, DEFAULT_ZONE) });
}
