// The rows of what fees have earned: of a month, a kind of line or a product, each with the address of the lines behind it.

import {
  type AccrualSums,
  FEE_LINE_KIND_TEXT,
  FEE_LINE_KINDS,
  type FeeLineKind,
} from "@bondline/domain/money/books/accrual.ts";
import { PROCESS_TYPE_TEXT, PROCESS_TYPES, type ProcessType } from "@bondline/domain/process-type.ts";
import { dateParts, formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { AccrualFiguresFragment, AccrualSumsShownFragment } from "../../../api/generated/graphql.ts";
import type { ListShape } from "../../../app/list/list-place.ts";
import { paths } from "../../../paths.ts";
import { monthTitle } from "../../../ui/calendar-month.ts";
import { ACCRUAL_WORDS as WORDS } from "./accrual-words.ts";

/** In the order in which they are added up; the tax stands apart. */
export const ACCRUAL_FIGURES = ["before", "invoiced", "credited", "earned", "toCome", "gst"] as const;
export type AccrualFigure = (typeof ACCRUAL_FIGURES)[number];
export const ACCRUAL_FIGURE_TEXT: Readonly<Record<AccrualFigure, string>> = {
  before: "To come before",
  invoiced: "Invoiced",
  credited: "Credited or taken back",
  earned: "Earned",
  toCome: "To come",
  gst: "GST",
} satisfies Record<
  keyof { [Name in keyof AccrualSums as Name extends `${infer Figure}Cents` ? Figure : never]: 0 },
  string
>;

export type AccrualRow = {
  readonly name: string;
  readonly href: string;
  readonly isTotal: boolean;
  readonly sums: AccrualSumsShownFragment;
};

type Narrowed = { readonly month?: string; readonly kind?: FeeLineKind; readonly product?: ProcessType };

export type AccrualName = "asAt" | "kind" | "month" | "product";
const MONTHS = ["", ...Array.from({ length: 12 }, (_, at) => String(at + 1))];
export const ACCRUAL_LINES_SHAPE: ListShape<string, AccrualName> = {
  filters: { asAt: [], kind: ["", ...FEE_LINE_KINDS], month: MONTHS, product: ["", ...PROCESS_TYPES] },
  sizeName: "accruals",
};

export const SUMMED_BY = ["MONTHS", "KINDS", "PRODUCTS"] as const;
export type SummedBy = (typeof SUMMED_BY)[number];

/** The newest month last, and the whole year below. */
export function accrualRows(accruals: AccrualFiguresFragment, by: SummedBy): readonly AccrualRow[] {
  const { from, to, total } = accruals;
  const rows = ROWS[by](accruals);
  if (rows.length === 0) return [];
  const name = WORDS.total(formatDate(plainDate(from)), formatDate(plainDate(to)));
  return [...rows, { name, href: linesHref(to, {}), isTotal: true, sums: total }];
}

const ROWS: Readonly<Record<SummedBy, (accruals: AccrualFiguresFragment) => readonly AccrualRow[]>> = {
  MONTHS: ({ to, months }) =>
    months.map(({ from, sums }) =>
      rowOf(monthTitle(plainDate(from)), linesHref(to, { month: monthOf(from) }), sums),
    ),
  KINDS: ({ to, kinds }) =>
    kinds.map(({ kind, sums }) => rowOf(FEE_LINE_KIND_TEXT[kind], linesHref(to, { kind }), sums)),
  PRODUCTS: ({ to, products }) =>
    products.map(({ product, sums }) => rowOf(PROCESS_TYPE_TEXT[product], linesHref(to, { product }), sums)),
};

function rowOf(name: string, href: string, sums: AccrualSumsShownFragment): AccrualRow {
  return { name, href, isTotal: false, sums };
}

function linesHref(asAt: string, narrowed: Narrowed): string {
  return `${paths.staffAccrualLines()}?${new URLSearchParams({ asAt, ...narrowed })}`;
}

/** The row whose lines are shown, by what their address says; none of a month or a kind that has nothing. */
export function rowShown(
  accruals: AccrualFiguresFragment,
  { month, kind, product }: Readonly<Record<Exclude<AccrualName, "asAt">, string>>,
): AccrualSumsShownFragment | undefined {
  if (month !== "") return accruals.months.find(({ from }) => monthOf(from) === month)?.sums;
  if (kind !== "") return accruals.kinds.find((each) => each.kind === kind)?.sums;
  if (product !== "") return accruals.products.find((each) => each.product === product)?.sums;
  return accruals.total;
}

function monthOf(day: string): string {
  return String(dateParts(plainDate(day)).month);
}
