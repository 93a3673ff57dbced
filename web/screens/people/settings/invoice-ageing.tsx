// What is owed, by how long it has been due; its room is kept while it is read, so that the list below stays where it is.

import {
  AGEING_PERIODS,
  AGEING_TEXT,
  type AgeingPeriod,
} from "@bondline/domain/money/invoices/invoice-ageing.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { SettingsInvoicesQuery } from "../../../api/generated/graphql.ts";
import { type Figure, FigureStrip } from "../../../ui/figure-strip.tsx";
import { BILLING_WORDS as WORDS } from "./settings-words.ts";

type Ageing = SettingsInvoicesQuery["invoiceAgeing"];

const UNREAD = "\u00a0";

export function InvoiceAgeing({ ageing }: { readonly ageing: Ageing | undefined }) {
  const total = {
    label: WORDS.owing,
    value: ageing === undefined ? UNREAD : formatAud(centsFromDecimal(ageing.total)),
    note: ageing === undefined ? UNREAD : WORDS.asOf(formatDate(plainDate(ageing.asOf))),
  };
  return <FigureStrip figures={[total, ...AGEING_PERIODS.map((period) => figureOf(ageing, period))]} />;
}

function figureOf(ageing: Ageing | undefined, period: AgeingPeriod): Figure {
  const label = AGEING_TEXT[period];
  const sum = ageing?.periods.find((each) => each.period === period);
  if (sum === undefined) return { label, value: UNREAD, note: UNREAD, isSecond: true };
  return {
    label,
    value: formatAud(centsFromDecimal(sum.amount)),
    note: WORDS.countOf(sum.count),
    tone: sum.count > 0 && period !== "NOT_DUE" ? "danger" : "plain",
    isSecond: true,
  };
}
