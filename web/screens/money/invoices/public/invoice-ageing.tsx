// What is owed, by how long it has been due; its room is kept while it is read, so that what stands below it stays where it is.

import {
  AGEING_PERIODS,
  AGEING_TEXT,
  type AgeingPeriod,
} from "@bondline/domain/money/invoices/invoice-ageing.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { InvoiceAgeingFragment } from "../../../../api/generated/graphql.ts";
import { type Figure, FigureStrip } from "../../../../ui/figure-strip.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { INVOICE_WORDS as WORDS } from "./invoice-words.ts";

type AgeingProps = {
  readonly ageing: InvoiceAgeingFragment | undefined;
  /** Where the invoices of a period are. */
  readonly hrefOf?: ((period: AgeingPeriod, asOf: string) => string) | undefined;
};

const UNREAD = "\u00a0";

export function InvoiceAgeing({ ageing, hrefOf }: AgeingProps) {
  const total = {
    label: WORDS.owing,
    value: ageing === undefined ? UNREAD : formatAud(centsFromDecimal(ageing.total)),
    note: ageing === undefined ? UNREAD : WORDS.asOf(formatDate(plainDate(ageing.asOf))),
  };
  return (
    <FigureStrip figures={[total, ...AGEING_PERIODS.map((period) => figureOf({ ageing, hrefOf }, period))]} />
  );
}

function figureOf({ ageing, hrefOf }: AgeingProps, period: AgeingPeriod): Figure {
  const label = AGEING_TEXT[period];
  const sum = ageing?.periods.find((each) => each.period === period);
  if (ageing === undefined || sum === undefined)
    return { label, value: UNREAD, note: UNREAD, isSecond: true };
  const count = WORDS.countOf(sum.count);
  return {
    label,
    value: formatAud(centsFromDecimal(sum.amount)),
    note:
      hrefOf === undefined || sum.count === 0 ? (
        count
      ) : (
        <TextLink href={hrefOf(period, ageing.asOf)} aria-label={`${label}: ${count}`}>
          {count}
        </TextLink>
      ),
    tone: sum.count > 0 && period !== "NOT_DUE" ? "danger" : "plain",
    isSecond: true,
  };
}
